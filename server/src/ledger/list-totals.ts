import type { Sql } from '../database/database.ts'

/*
 * The number and amount of the live receipts of each series and year, above the lists. Triggers keep them
 * with each statement. A transaction of thousands of receipts would change the same row each time, and
 * PostgreSQL passes all versions of a row until the transaction ends: such a transaction counts once, at its
 * end.
 */

/** The triggers leave the totals alone, until `countReceipts` or the end of the transaction. */
export async function countLater(sql: Sql): Promise<void> {
  await sql`select set_config('samity.count_receipts_later', 'on', true)`
}

/** Adds what these receipts change since `countLater`, by their ids. The triggers count again from now on. */
export async function countReceipts(
  sql: Sql,
  { booked, voided }: { booked: readonly number[]; voided: readonly number[] },
): Promise<void> {
  await sql`select set_config('samity.count_receipts_later', 'off', true)`
  if (booked.length + voided.length === 0) return
  await sql`
    update receipt_counters c
    set live_count = c.live_count + d.live_count, live_total = c.live_total + d.live_total
    from (
      select series, year, sum(live - live_before)::int as live_count,
        sum((live - live_before) * total)::bigint as live_total
      from (
        select r.series, r.year, r.total, (r.voided_at is null)::int as live, changed.live_before
        from (
          select id, min(live_before) as live_before
          from (
            select unnest(${booked as number[]}::int[]) as id, 0 as live_before
            union all
            select unnest(${voided as number[]}::int[]), 1
          ) both_kinds
          group by id
        ) changed
        join receipts r using (id)
      ) counted
      group by 1, 2
    ) d
    where (c.series, c.year) = (d.series, d.year)`
}
