import type { FastifyRequest } from 'fastify'
import type { Day } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'

/** A box of a cashier with a day that nobody has counted. */
export type HiddenDays = {
  /** The last day whose figures the cashier reads */
  shown_until: Day
  /** What the box got and gave since then, in paisa */
  hidden: number
}

/**
 * Finds what a cashier must not read before the count: the days of a box with day close from the first one that is neither counted
 * nor closed. Undefined for other roles, and when every day is counted.
 */
export async function findHiddenDays(
  sql: Sql,
  { user }: FastifyRequest,
  place: number,
): Promise<HiddenDays | undefined> {
  if (user?.role !== 'cashier') return undefined
  const [days] = await sql<HiddenDays[]>`
    select f.day - 1 as shown_until, coalesce(sum(d.amount_in - d.amount_out), 0)::bigint as hidden
    from (
      select min(c.day) as day
      from cash_days c join money_places p on p.id = c.place_id and p.day_close
      where c.place_id = ${place} and c.closed_at is null
        and not exists (select from cash_counts n where n.cash_day_id = c.id)
    ) f
    left join place_days d on d.place_id = ${place} and d.day >= f.day
    where f.day is not null
    group by f.day`
  return days
}
