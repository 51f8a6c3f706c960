import type { AdvocateLookupEntry } from '../config/advocate.ts'
import type { ReceiptSeries } from '../sales/money-record.ts'

export type ReceiptHit = {
  number: string
  book_no: string | null
  stream: ReceiptSeries
  date: string
  /** Who paid; where no name was asked for, what else the receipt is about, such as the form */
  payer: string
  total: string
  /** Void receipts are found too */
  voided_at: string | null
  /** The range that holds the serial that was asked for */
  serials: { from_serial: number; to_serial: number; width: number } | null
}
export type AdvocateHit = AdvocateLookupEntry
export type RenterHit = {
  id: number
  renter_name: string
  phone: string
  building_name: string
  floor_no: string
  room_no: string
  archived_at: string | null
}

/** What `GET search/?q=` answers, the best first; receipts that hold the serial asked for stand apart. */
export type SearchResult = {
  receipts: ReceiptHit[]
  serials: ReceiptHit[]
  members: AdvocateHit[]
  renters: RenterHit[]
}
