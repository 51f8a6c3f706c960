import type { Day } from '../day.ts'
import type { Instant } from '../moment.ts'
import type { Words } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '../sales/money-record.ts'
import type { PaymentType } from '../sales/payment-type.ts'
import type { Side } from './reports.ts'

/** The ledger entries that make up a figure. 'collected' is income and money passed on together. */
export type LedgerSide = Side | 'passed_on' | 'collected'

/**
 * The query of `GET ledger-records/`, which lists the receipts behind one figure of a report. `category` is
 * an id or several ('1,2,5'), `without` has the ids to exclude, `head` is an id.
 */
export type LedgerQuery = {
  side: LedgerSide
  category?: number | string
  without?: string
  head?: number
  payment_type?: PaymentType
  from: string
  to: string
}

/** A receipt and its part of the requested figure on one day. All amounts together are the figure. */
export type LedgerRecord = {
  /**
   * Receipt and day, because the correction of a receipt in a locked period has another day than the receipt
   */
  id: string
  number: string
  receipt_no: string
  stream: ReceiptSeries
  date: Day
  payer: string
  /** With the advocate's Bengali name. Always there; optional for modules that were built before. */
  payer_bengali?: string
  payer_note_bengali?: string
  payer_note: string
  /** The purposes of the money */
  purposes: Words[]
  payment_types: PaymentType[]
  amount: string
  voided_at: Instant | null
}
