import type { Words } from '@samity/shared-api/contract'
import type { SerialRange } from '@samity/shared-api/contract/sales/serials'
import type { Sql } from '../database/database.ts'
import { conflict, type FieldMessages } from '../http/errors.ts'
import { lockStockForSale, findSerialConflicts, serialConflictMessage } from './serial-conflicts.ts'

/** What a receipt held before it was changed. */
export type ReceiptSerials = { paper: string; serials: string }

/**
 * Holds ranges of serials of one paper for a receipt. The database refuses an overlap with any live sale; asking first
 * is for the sentence, which names the receipt that holds them. Once some of the paper has been received, only what is
 * on hand can be sold, besides what the receipt had already; before that the answer is a warning.
 */
export async function reserveSerials(
  sql: Sql,
  receiptId: number,
  stationery: string,
  field: string,
  ranges: SerialRange[],
  oldSerials?: ReceiptSerials,
): Promise<Words | undefined> {
  const ownSerials = oldSerials?.paper === stationery ? oldSerials.serials : '{}'
  const [, conflicts] = await Promise.all([
    lockStockForSale(sql, stationery).execute(),
    findSerialConflicts(sql, { stationery, ranges, ownSerials, receiptId }).execute(),
  ])
  const blockers = conflicts.filter(({ why, opened }) => why !== 'missing' || opened)
  if (blockers.length > 0) {
    const fields: FieldMessages = {}
    for (const blocker of blockers)
      fields[`${field}.${blocker.position}.from_serial`] ??= serialConflictMessage(blocker)
    throw conflict(serialConflictMessage(blockers[0]!), fields)
  }
  await sql`
    insert into serial_ranges ${sql(
      ranges.map((range, position) => ({
        receipt_id: receiptId,
        position,
        paper: stationery,
        serials: `[${range.from_serial},${range.to_serial}]`,
        width: range.width,
      })),
    )}`
  return conflicts[0] && serialConflictMessage(conflicts[0])
}

/** Gives back what a receipt holds, to be held anew. */
export async function releaseSerials(sql: Sql, receiptId: number): Promise<ReceiptSerials | undefined> {
  const [oldSerials] = await sql<ReceiptSerials[]>`
    with gone as (delete from serial_ranges where receipt_id = ${receiptId} returning paper, serials)
    select paper, range_agg(serials)::text as serials from gone group by paper`
  return oldSerials
}
