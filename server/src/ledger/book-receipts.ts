import { yearOf, type Day } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { insertLines, insertReceipt, type ReceiptHeader } from './book-receipt.ts'
import { assertOpen } from './period-lock.ts'
import { postMany } from './post.ts'
import { takeNumbers } from './receipt-counter.ts'
import type { Line } from './receipt-lines.ts'

/** Learns which of several receipts the next statements are about, so that an error names it; null: all */
export type WorkOn = (index: number | null) => void

type SavedReceipt = { id: number; header: ReceiptHeader; lines: Line[] }

/**
 * Numbers several receipts and posts them, like `bookReceipt` one. All of them take the locks of one kind
 * before the first takes one of the next kind: two transactions with the same kinds of receipts in opposite
 * orders never wait for each other in a circle.
 */
export async function bookReceipts(
  sql: Sql,
  receipts: readonly SavedReceipt[],
  userId: number | null,
  workOn: WorkOn,
): Promise<void> {
  for (const [index, { header }] of receipts.entries()) {
    workOn(index)
    await assertOpen(sql, header.day)
  }
  for (const [index, { id, header, lines }] of receipts.entries()) {
    workOn(index)
    await insertLines(sql, id, { lines, day: header.day, userId })
  }
  await enterDays(sql, receipts, userId, workOn)
  workOn(null)
  const keyOf = (series: string, year: number) => `${series} ${year}`
  const groups = Map.groupBy(receipts, ({ header: { series, day } }) => keyOf(series, yearOf(day)))
  const counters = [...groups.values()].map((group) => {
    const { series, day } = group[0]!.header
    return { series, year: yearOf(day), count: group.length }
  })
  const last = new Map(
    (await takeNumbers(sql, counters)).map((one) => [keyOf(one.series, one.year), one.last]),
  )
  for (const [index, receipt] of receipts.entries()) {
    workOn(index)
    const { series, day } = receipt.header
    const key = keyOf(series, yearOf(day))
    const group = groups.get(key)!
    await insertReceipt(sql, receipt.id, receipt, {
      year: yearOf(day),
      serial: last.get(key)! - group.length + 1 + group.indexOf(receipt),
      userId,
      box: sql`receipt_box(${receipt.id}, ${userId}::int, ${day}::date)`,
    })
  }
  workOn(null)
  await postMany(
    sql,
    receipts.map(({ id }) => id),
    'booked',
  )
}

/** Enters the days of the boxes, in the order of all who enter several. */
async function enterDays(
  sql: Sql,
  receipts: readonly SavedReceipt[],
  userId: number | null,
  workOn: WorkOn,
): Promise<void> {
  const rows = receipts.map(({ id, header }, index) => ({ id, day: header.day, index }))
  const entries = await sql<{ place: number; day: Day; index: number }[]>`
    select p.place, r.day, min(r.index) as index
    from jsonb_to_recordset(${sql.json(rows)}) as r (id int, day date, index int)
    cross join lateral (
      select receipt_box(r.id, ${userId}::int, r.day) as place
      union
      select place_id from receipt_lines where receipt_id = r.id
    ) p
    where has_cash_day(p.place, r.day)
    group by 1, 2
    order by 1, 2`
  for (const { place, day, index } of entries) {
    workOn(index)
    await sql`select enter_cash_day(${place}, ${day}::date)`
  }
}
