import type { Words } from '@samity/shared-api/contract'
import type { SerialRange } from '@samity/shared-api/contract/sales/serials'
import type { Sql } from '../database/database.ts'
import { conflict, type FieldMessages } from '../http/errors.ts'
import {
  findSerialConflicts,
  lockStockForSale,
  receiptInTheWay,
  serialConflictMessage,
} from './serial-conflicts.ts'

/** The serials of a receipt before a change. */
export type ReceiptSerials = { stationery: string; serials: string }

/**
 * Reserves ranges of serials of one stationery for a receipt. The database refuses an overlap with any live sale. The
 * query before the insert finds the conflict first, so that the error can name the receipt (409).
 * Once any of the stationery has been received, only serials on hand can be sold, and those that the receipt already had.
 * Before that, the function returns a warning about serials that were never received.
 */
export async function reserveSerials(
  sql: Sql,
  receiptId: number,
  stationery: string,
  field: string,
  ranges: SerialRange[],
  oldSerials?: ReceiptSerials,
): Promise<Words | undefined> {
  const ownSerials = oldSerials?.stationery === stationery ? oldSerials.serials : '{}'
  const [, conflicts] = await Promise.all([
    lockStockForSale(sql, stationery).execute(),
    findSerialConflicts(sql, { stationery, ranges, ownSerials, receiptId }).execute(),
  ])
  const blockers = conflicts.filter(({ why, opened }) => why !== 'missing' || opened)
  if (blockers.length > 0) {
    const fields: FieldMessages = {}
    for (const blocker of blockers)
      fields[`${field}.${blocker.position}.from_serial`] ??= serialConflictMessage(blocker)
    throw conflict(serialConflictMessage(blockers[0]!), fields).as(
      'serials.overlap',
      receiptInTheWay(blockers[0]!),
    )
  }
  await sql`
    insert into serial_ranges ${sql(
      ranges.map((range, position) => ({
        receipt_id: receiptId,
        position,
        stationery,
        serials: `[${range.from_serial},${range.to_serial}]`,
        width: range.width,
      })),
    )}`
  return conflicts[0] && serialConflictMessage(conflicts[0])
}

/** Releases the serials of a receipt and returns them, so that a change can reserve them again. */
export async function releaseSerials(sql: Sql, receiptId: number): Promise<ReceiptSerials | undefined> {
  const [oldSerials] = await sql<ReceiptSerials[]>`
    with deleted as (delete from serial_ranges where receipt_id = ${receiptId} returning stationery, serials)
    select stationery, range_agg(serials)::text as serials from deleted group by stationery`
  return oldSerials
}
