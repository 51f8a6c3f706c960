import type { Words } from '@samity/shared-api/contract'
import type { PaymentType, ReceiptSeries } from '../sales/money-record.ts'
import type { Side } from './reports.ts'

/** Which ledger lines a figure adds up; 'collected' is income and money passed on together. */
export type LedgerSide = Side | 'passed_on' | 'collected'

/** What `GET ledger-records/` is asked: the receipts behind one figure of a report. */
export type LedgerQuery = {
  side: LedgerSide
  /** A category's id, or those of several: '1,2,5' */
  category?: number | string
  /** Categories that are left out */
  without?: string
  /** A head's id */
  head?: number
  payment_type?: PaymentType
  from: string
  to: string
}

/** A receipt with what it brought to the asked figure on one day; the amounts of all of them are the figure. */
export type LedgerRecord = {
  /** Receipt and day: a correction of a locked period stands on another day than its receipt */
  id: string
  number: string
  receipt_no: string
  stream: ReceiptSeries
  date: string
  payer: string
  payer_note: string
  /** What the money was for */
  purposes: Words[]
  payment_types: PaymentType[]
  amount: string
  voided_at: string | null
}
