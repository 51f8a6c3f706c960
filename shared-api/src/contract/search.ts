import type { AdvocateLookup } from './config/advocate.ts'
import type { Stream } from './sales/money-record.ts'

export type FoundReceipt = {
  number: string
  book_no: string | null
  stream: Stream
  date: string
  /** Who paid; where no name was asked for, what else the receipt is about, such as the form */
  payer: string
  total: string
  /** Void receipts are found too */
  voided_at: string | null
  /** The range that holds the serial that was asked for */
  serials: { from_serial: number; to_serial: number; width: number } | null
}
export type FoundMember = AdvocateLookup
export type FoundRenter = {
  id: number
  renter_name: string
  phone: string
  building_name: string
  floor_no: string
  room_no: string
  archived_at: string | null
}

/** What `GET search/?q=` answers, the best first; receipts that hold the serial asked for stand apart. */
export type Found = {
  receipts: FoundReceipt[]
  serials: FoundReceipt[]
  members: FoundMember[]
  renters: FoundRenter[]
}
