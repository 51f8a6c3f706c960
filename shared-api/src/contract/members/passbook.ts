import type { Instant } from '../moment.ts'
import type { Day } from '@samity/shared-api/contract'
import type { BuiltInSeries } from '@samity/shared-api/contract/sales/money-record'
import type { AdvocateDues } from './dues.ts'
import type { DuesPeriod } from './dues-kinds.ts'

/* All amounts are decimal strings. */

/** A live receipt in the name of the advocate. */
export type PassbookRow = {
  /** The receipt's id */
  id: number
  series: BuiltInSeries | (string & {})
  number: string
  receipt_no: string
  day: Day
  total: string
  /** The lines of the receipt: the head in both languages, the note of the line and its amount */
  lines: { head: { en: string; bn: string }; note: string; amount: string }[]
  /** Serials of the papers on the receipt */
  serials: { from_serial: number; to_serial: number; total: number; width: number }[]
}

/** '0101–0110, 0205', as it is printed on the papers. */
export const printedSerials = ({ serials }: Pick<PassbookRow, 'serials'>): string =>
  serials
    .map(({ from_serial, to_serial, width }) =>
      [...new Set([from_serial, to_serial])].map((serial) => String(serial).padStart(width, '0')).join('–'),
    )
    .join(', ')

/** `GET advocates/{id}/passbook/?from=&to=`, for administrators, staff and auditors. */
export type Passbook = {
  advocate_id: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  from: Day | null
  to: Day | null
  /** Oldest first */
  rows: PassbookRow[]
  /** Totals of the rows by year, newest first */
  years: { year: number; receipts: number; total: string }[]
  total: string
  /** As of today, without the proposal */
  dues: Omit<AdvocateDues, 'proposal'>
  /** Rooms that the advocate rents */
  rents: {
    /** The renter's id */
    id: number
    building_name: string
    /** '' shows the other name. Always there; optional for modules that were built before. */
    building_name_bengali?: string
    floor_no: string
    room_no: string
    rent_amount: string
    due_months: DuesPeriod[]
    due_amount: string
  }[]
  /** Associates who are registered with the advocate */
  associates: { id: number; number: string; name: string; license_no: string; valid_until: Day | null }[]
  /** Years of the benevolent fund that are paid, as spans of years */
  fund_years: { from_year: number; to_year: number; number: string }[]
  certificates: { id: number; number: string; day: Day; voided_at: Instant | null }[]
}
