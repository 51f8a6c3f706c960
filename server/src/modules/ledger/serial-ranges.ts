import type { Words } from '@samity/shared-api/contract'
import type { SerialRange } from '@samity/shared-api/contract/sales/serials'
import type { Sql } from '../../platform/database.ts'
import { conflict, type FieldWords } from '../../platform/errors.ts'
import { holdForSale, obstacles, sayObstacle } from './serials-held.ts'

/** What a receipt held before it was changed. */
export type Released = { paper: string; serials: string }

/**
 * Holds ranges of serials of one paper for a receipt. The database refuses an overlap with any live sale; asking first
 * is for the sentence, which names the receipt that holds them. Once some of the paper has been received, only what is
 * on hand can be sold, besides what the receipt had already; before that the answer is a warning.
 */
export async function holdSerials(
  sql: Sql,
  receiptId: number,
  paper: string,
  field: string,
  ranges: SerialRange[],
  released?: Released,
): Promise<Words | undefined> {
  const had = released?.paper === paper ? released.serials : '{}'
  const [, found] = await Promise.all([
    holdForSale(sql, paper).execute(),
    obstacles(sql, { paper, ranges, had, receiptId }).execute(),
  ])
  const refused = found.filter(({ why, opened }) => why !== 'missing' || opened)
  if (refused.length > 0) {
    const fields: FieldWords = {}
    for (const obstacle of refused)
      fields[`${field}.${obstacle.position}.from_serial`] ??= sayObstacle(obstacle)
    throw conflict(sayObstacle(refused[0]!), fields)
  }
  await sql`
    insert into serial_ranges ${sql(
      ranges.map((range, position) => ({
        receipt_id: receiptId,
        position,
        paper,
        serials: `[${range.from_serial},${range.to_serial}]`,
        width: range.width,
      })),
    )}`
  return found[0] && sayObstacle(found[0])
}

/** Gives back what a receipt holds, to be held anew. */
export async function releaseSerials(sql: Sql, receiptId: number): Promise<Released | undefined> {
  const [released] = await sql<Released[]>`
    with gone as (delete from serial_ranges where receipt_id = ${receiptId} returning paper, serials)
    select paper, range_agg(serials)::text as serials from gone group by paper`
  return released
}
