import type { Day } from '../day.ts'
import type { AnyPlaceKind } from './money-place.ts'
import type { ReceiptSeries } from '../sales/money-record.ts'

/** Why a line is in the cash book. A change posts the difference, so a record may have several lines. */
export type PlaceLineReason = 'booked' | 'changed' | 'voided' | 'corrected' | 'confirmed'

/** A line of the cash book. Amounts are decimal strings; one of `in` and `out` is '0.00'. */
export type CashBookRow = {
  id: number
  date: Day
  reason: PlaceLineReason
  /** The record to open: a receipt, a voucher or a transfer */
  record: 'receipt' | 'transfer'
  record_id: number
  number: string
  receipt_no: string
  /** The series of a receipt; 'TRF' for a transfer */
  stream: ReceiptSeries
  /** The payer of a receipt, the payee of a voucher; of a transfer the other place, in English and Bengali */
  party: { en: string; bn: string }
  note: string
  voided: boolean
  in: string
  out: string
  /** The balance after this line; null where the sums of the book are */
  balance: string | null
}

/**
 * The answer of `cash-book/?place=&from=&to=`: by default today's. `limit` and `offset` page the rows, at
 * most 1,000 a page, with `X-Total-Count`; opening, in, out and closing are those of the whole period.
 */
export type CashBook = {
  place: {
    id: number
    kind: AnyPlaceKind
    name_english: string
    name_bengali: string
    account_no: string
    holder_name: string
  }
  from: Day
  to: Day
  /**
   * Only for a person whose own box has uncounted days in the period: the last day with lines. The count is
   * blind.
   */
  shown_until?: Day
  /** null, as the other sums of a cash box are, for a person who keeps an uncounted box */
  opening: string | null
  in: string | null
  out: string | null
  closing: string | null
  rows: CashBookRow[]
}
