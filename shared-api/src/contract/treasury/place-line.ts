import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import type { PaymentType } from '../sales/payment-type.ts'
import type { PlaceLineReason } from './cash-book.ts'

/**
 * A row of `place-lines/?place=&after=&limit=`: what a record added to a money place, or took from it. Lines
 * are never changed: a change or a void posts the difference. The list begins after the id `after`, in the
 * order of the ids, at most 1,000 rows (500 without `limit`). No line with a smaller id appears later, so a
 * reader goes on after the last id that it has.
 */
export type PlaceLine = {
  id: number
  place: number
  date: Day
  posted_at: Instant
  /** A decimal string; negative for money that left the place */
  amount: string
  reason: PlaceLineReason
  /** The number of the receipt, voucher or transfer: 'EXP-2026-000012' */
  document: string
  /** The path of the record: 'transfers', 'bank-interest', 'receipts/BLD' */
  path: string
  /** The id of the record there */
  document_id: number
  /** That of the receipt's first line; '' for a transfer */
  payment_type: PaymentType | ''
}
