import type { FastifyRequest } from 'fastify'
import { toDecimal, type Resource } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { recordDigest } from '../audit/audit.ts'
import type { Fragment, Sql } from '../database/database.ts'
import { isBlind } from '../ledger/blind-count.ts'
import { receiptRecord } from '../ledger/receipts.ts'
import { listRecords, type ReadOptions } from '../resources/list.ts'
import type { ListQuery } from '../resources/list-query.ts'
import { readRecord } from '../resources/records.ts'
import type { WireRow } from '../resources/serialize.ts'
import { placeFilter, readPlaceFilter } from './place-filter.ts'
import type { ReceiptKind } from './receipt-kind.ts'
import { sumMoneyLines, type AmountLine, type MoneyLine } from './money-lines.ts'
import type { PlaceNames } from './place-names.ts'

const receiptColumns = [
  'number',
  'book_no',
  'receipt_no',
  'total',
  'prints',
  'created_by',
  'created_at',
  'voided_at',
  'voided_by',
  'void_reason',
] as const

const amountColumns = ['total', 'net_amount', 'rent_fee', 'bar_association_fee', 'monthly_fee', 'entry_fee']

/** Matches a receipt when any of its lines has the payment type, in any letter case. */
const paymentTypeFilter =
  (relation: string) =>
  (sql: Sql, value: string): Fragment =>
    sql`exists (
      select from receipt_lines l
      where l.receipt_id = ${sql(relation)}.id and l.payment_type = ${value.toLowerCase()})`

/**
 * Series as literals: a statement without parameters keeps its plan. They are capital letters, which the
 * registry of series checks.
 */
const literals = (sql: Sql, series: readonly ReceiptSeries[]): Fragment =>
  sql.unsafe(series.map((one) => `'${one.replaceAll(/[^A-Z]/g, '')}'`).join(', '))

const sourceOf = <R extends Resource, S extends ReceiptSeries>({
  resource,
  extraColumns = [],
  filters,
  where,
  series,
}: ReceiptKind<R, S>): ReadOptions => ({
  also: [...receiptColumns, ...extraColumns],
  amounts: amountColumns,
  // the view's column
  derived: { column: 'money_lines', fields: (lines) => sumMoneyLines(lines as MoneyLine[] | null) },
  sumColumn: 'total',
  storedTotals: (sql) => sql`
    select coalesce(sum(live_count), 0)::bigint as all_count, coalesce(sum(live_total), 0)::bigint as all_amount
    from receipt_counters where series in (${literals(sql, series)})`,
  filters: {
    payment_type: paymentTypeFilter(resource.relation),
    place: placeFilter(resource.relation),
    ...filters,
  },
  ...(where && { where }),
})

class UnknownPlace extends Error {}

const listSourceOf = <R extends Resource, S extends ReceiptSeries>(
  kind: ReceiptKind<R, S>,
  names: PlaceNames,
): ReadOptions => ({
  ...sourceOf(kind),
  derived: {
    column: 'amount_lines',
    fields: (lines) =>
      sumMoneyLines(
        (lines as AmountLine[] | null)?.map((line) => {
          const name = names.get(line[2])
          if (!name) throw new UnknownPlace(`place ${line[2]} does not exist`)
          return [...line, ...name]
        }) ?? null,
      ),
  },
})

/**
 * Reads a page of receipts and the headers with the number and the amount of all that match. Who keeps an
 * uncounted box gets no amount. Throws 400 for an unknown `place`.
 */
export async function listReceipts<R extends Resource, S extends ReceiptSeries>(
  request: FastifyRequest,
  kind: ReceiptKind<R, S>,
): Promise<{ rows: WireRow[]; headers: Record<string, number | string> }> {
  const { sql } = request.server
  // the routes describe their query parameters, and others are refused
  const query = request.query as ListQuery
  await readPlaceFilter(sql, query)
  const app = request.server
  const readPage = async (isFresh: boolean) =>
    listRecords(sql, kind.resource, query, listSourceOf(kind, await app.placeNames(isFresh)))
  const {
    rows,
    total,
    amount = 0,
  } = await readPage(false).catch((error: unknown) => {
    // another process has just added the place
    if (!(error instanceof UnknownPlace)) throw error
    return readPage(true)
  })
  const hidesSums = await isBlind(sql, request)
  return {
    rows,
    headers: { 'x-total-count': total, ...(!hidesSums && { 'x-total-amount': toDecimal(amount) }) },
  }
}

/** Reads one receipt (404 when this kind has none with the id). */
export const readReceipt = <R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  kind: ReceiptKind<R, S>,
  id: number | Fragment,
): Promise<WireRow> => readRecord(sql, kind.resource, id, sourceOf(kind))

export const readWithDigest = <R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  kind: ReceiptKind<R, S>,
  id: number,
) => Promise.all([readReceipt(sql, kind, id), recordDigest(sql, receiptRecord(id))])
