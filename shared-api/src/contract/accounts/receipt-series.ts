import { defineAction, result } from '../action.ts'
import { optionalMoney } from '../fields.ts'
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
  /** The most that the module may post in a day without a person, in taka; null when it may not */
  automatic_limit: string | null
  /** The administrator who allowed it; null when nobody has, or no longer is one */
  automatic_by: string | null
  /** The sum that it has posted today without a person, void receipts included */
  automatic_today: string
}

/** Allows the module of a series to post receipts without a person, up to an amount a day. */
export const automaticReceipts = defineAction({
  path: 'receipt-series/{code}/automatic',
  name: { en: 'set the limit of automatic receipts', bn: 'স্বয়ংক্রিয় রসিদের সীমা ঠিক করা' },
  fields: {
    /** In taka; blank or 0 allows none */
    daily_limit: optionalMoney({ en: 'Limit for each day', bn: 'প্রতিদিনের সীমা' }),
  },
  result: result<ModuleSeries>(),
})

/**
 * The body of `POST receipt-series/{code}/approve/`. `category` is the id or name of the income category of
 * the series' head. Without it the head gets a category of its own name.
 */
export type SeriesApproval = {
  category?: string | number
}
