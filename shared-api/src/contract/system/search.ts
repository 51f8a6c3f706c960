import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import type { AdvocateLookupEntry } from '../config/advocate.ts'
import type { ReceiptSeries } from '../sales/money-record.ts'
import type { Words } from '../words.ts'

export type ReceiptHit = {
  number: string
  book_no: string | null
  stream: ReceiptSeries
  /** The title of a module's series; absent for built-in ones */
  stream_title?: Words
  date: Day
  /** The payer. Where a kind of receipt has no name, something else that identifies it, such as the form. */
  payer: string
  /** With the advocate's Bengali name. Always there; optional for modules that were built before. */
  payer_bengali?: string
  total: string
  /** Results include void receipts */
  voided_at: Instant | null
  /** The range with the requested serial */
  serials: { from_serial: number; to_serial: number; width: number } | null
}
export type AdvocateHit = AdvocateLookupEntry
export type RenterHit = {
  id: number
  renter_name: string
  phone: string
  building_name: string
  /** '' shows the other name. Always there; optional for modules that were built before. */
  building_name_bengali?: string
  floor_no: string
  room_no: string
  archived_at: Instant | null
}

/**
 * The response of `GET search/?q=`, best results first. `serials` are the receipts with the requested serial.
 */
export type SearchResult = {
  receipts: ReceiptHit[]
  serials: ReceiptHit[]
  members: AdvocateHit[]
  renters: RenterHit[]
}
