import type { Instant } from '../moment.ts'
import type { Words } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '../sales/money-record.ts'

/** A series that a module declares, or has declared. Every role may read them: `GET receipt-series/`. */
export type ModuleSeries = {
  code: ReceiptSeries
  title: Words
  head: Words
  /** The module that the series belongs to */
  module: string
  /** 'pending' until an administrator approves it; receipts can only be posted while it is 'approved' */
  status: 'pending' | 'approved' | 'withdrawn'
  /**
   * True if an active release of the module declares it. If not, its receipts stay, and nobody can post new
   * ones.
   */
  is_declared: boolean
  /** The income category of its head; null before the first approval */
  category: string | null
  /** The last approval; null before the first one */
  approved_by: string | null
  approved_at: Instant | null
}

/**
 * The body of `POST receipt-series/{code}/approve/`. `category` is the id or name of the income category of
 * the series' head. Without it the head gets a category of its own name.
 */
export type SeriesApproval = {
  category?: string | number
}
