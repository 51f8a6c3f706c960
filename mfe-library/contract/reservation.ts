import type { Day } from '@samity/shared-api/contract'

export const reservationStates = [
  { value: 'waiting', label: { en: 'Waiting', bn: 'অপেক্ষায়' } },
  { value: 'ready', label: { en: 'Ready for pickup', bn: 'নেওয়ার জন্য তৈরি' } },
] as const

export type Reservation = {
  id: number
  book_id: number
  title: string
  author: string
  advocate_id: number
  advocate_number: string
  advocate_name: string
  reserved_on: Day
  reserved_by: string
  /** 1 is the first in line */
  position: number
  /** 'ready': a copy is in the house for this advocate */
  state: (typeof reservationStates)[number]['value']
}

/** The body of `POST x/mfe-library/reservations/`. */
export type ReservationInput = { book_id: number; advocate_id: number }
