import type { SerialRange } from '@samity/shared-api/contract/sales/serials'
import type { Sql } from '../database/database.ts'
import { conflict, type MessagesByField } from '../http/errors.ts'
import {
  findSerialConflicts,
  lockStockForSale,
  receiptInTheWay,
  serialConflictMessage,
} from './serial-conflicts.ts'

export type ReceiptSerials = { stationery: string; serials: string }

export type SerialRequest = { stationery: string; earlier?: string[]; field: string; ranges: SerialRange[] }

/**
 * Checks that a receipt may have ranges of serials of one stationery, before `reserveSerials`: the error can
 * name the receipt that has them (409). `receiptId` is null for a new receipt. Once any of the stationery has
 * been received, only serials on hand can be sold, and those that the receipt already had. Before that,
 * nothing is checked against the stock.
 */
export async function checkSerials(
  sql: Sql,
  receiptId: number | null,
  { stationery, earlier = [], field, ranges }: SerialRequest,
  oldSerials?: ReceiptSerials,
): Promise<void> {
  const isOwn = oldSerials && [stationery, ...earlier].includes(oldSerials.stationery)
  const ownSerials = isOwn ? oldSerials.serials : '{}'
  const [, conflicts] = await Promise.all([
    lockStockForSale(sql, stationery).execute(),
    findSerialConflicts(sql, {
      stationery,
      earlier,
      ranges,
      ownSerials,
      receiptId: receiptId ?? 0,
    }).execute(),
  ])
  const blockers = conflicts.filter(({ why, opened }) => why !== 'missing' || opened)
  if (blockers.length > 0) {
    const fields: MessagesByField = {}
    for (const blocker of blockers)
      fields[`${field}.${blocker.position}.from_serial`] ??= serialConflictMessage(blocker)
    throw conflict(serialConflictMessage(blockers[0]!), fields).as(
      'serials.overlap',
      receiptInTheWay(blockers[0]!),
    )
  }
}

/**
 * Reserves the serials for a receipt. Another sale that takes some of them at the same time is waited for: an
 * insert that gives way to a conflict leaves no row for which the other one could wait, and sorted ranges of
 * two receipts never wait in a circle. When that sale is saved, the function throws what `checkSerials`
 * throws.
 */
export async function reserveSerials(sql: Sql, receiptId: number, request: SerialRequest): Promise<void> {
  if (!(await insertSerials(sql, [{ receiptId, ...request }]))) await checkSerials(sql, receiptId, request)
}

/**
 * Inserts the serials of one or more receipts in one order. False when another sale has some of them:
 * `checkSerials` tells which.
 */
export async function insertSerials(
  sql: Sql,
  sales: readonly ({ receiptId: number } & SerialRequest)[],
): Promise<boolean> {
  const sorted = sales
    .flatMap(({ receiptId, stationery, ranges }) =>
      ranges.map((range, position) => ({ receiptId, stationery, position, ...range })),
    )
    .toSorted((one, other) =>
      one.stationery === other.stationery
        ? one.from_serial - other.from_serial
        : one.stationery < other.stationery
          ? -1
          : 1,
    )
  const rows = sorted.map(({ receiptId, position, stationery, from_serial, to_serial, width }) => ({
    receipt_id: receiptId,
    position,
    stationery,
    serials: `[${from_serial},${to_serial}]`,
    width,
  }))
  const reserved = await sql`insert into serial_ranges ${sql(rows)} on conflict do nothing returning 1`
  return reserved.length === rows.length
}

export async function releaseSerials(sql: Sql, receiptId: number): Promise<ReceiptSerials | undefined> {
  const [oldSerials] = await sql<ReceiptSerials[]>`
    with deleted as (delete from serial_ranges where receipt_id = ${receiptId} returning stationery, serials)
    select stationery, range_agg(serials)::text as serials from deleted group by stationery`
  return oldSerials
}
