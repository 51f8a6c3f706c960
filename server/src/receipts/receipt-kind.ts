import type { Input, Resource } from '@samity/shared-api/contract'
import type { BuiltInSeries, ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Fragment, Sql } from '../database/database.ts'
import type { ReadOptions } from '../resources/list.ts'
import type { ReceiptHeader } from '../ledger/book-receipt.ts'
import type { Line } from '../ledger/receipt-lines.ts'
import type { PaidPeriodRow } from '../ledger/paid-periods.ts'
import type { LiveReceipt } from '../ledger/receipts.ts'
import type { SerialRequest } from '../ledger/serial-ranges.ts'

export type PreparedReceipt<S extends ReceiptSeries = ReceiptSeries> = {
  header: ReceiptHeader<S>
  details: Record<string, unknown>
  lines: Line[]
  serials?: SerialRequest
  periods?: PaidPeriodRow[]
  /** Saves what else belongs to the receipt with this id, which may not be inserted yet */
  saveMore?: (sql: Sql, id: number) => Promise<void>
}

/**
 * A kind of receipt. All kinds share `write-receipts.ts`; each supplies `prepare`, its own rules, which gets
 * the saved receipt when the request changes one. The id of a row of `table` is the receipt's id. `subject`
 * is that of its audit events, by default the path of the resource. `where` is for a relation that also
 * contains other series. `buyer` is the field with the advocate in whose name the sale or registration is
 * made; a deceased or archived advocate is refused.
 */
export type ReceiptKind<R extends Resource, S extends ReceiptSeries = BuiltInSeries> = {
  resource: R
  table: string
  series: readonly S[]
  subject?: string
  extraColumns?: readonly string[]
  filters?: NonNullable<ReadOptions['filters']>
  where?: (sql: Sql) => Fragment
  buyer?: string
  prepare: (sql: Sql, input: Input<R>, current?: LiveReceipt) => Promise<PreparedReceipt<S>>
  beforeVoid?: (sql: Sql, receipt: LiveReceipt) => Promise<void>
}
