import { transferSeries } from '@samity/shared-api/contract/treasury/transfer'
import type { Fragment, Sql } from '../database/database.ts'

type Counter = { series: string; year: number }

/** The number of a receipt or transfer: 'VKL-2026-000012'. */
export const numberOf = (sql: Sql, { series, year }: Counter, serial: number | Fragment): Fragment =>
  sql`${`${series}-${year}-`} || lpad(${serial}::text, greatest(6, length(${serial}::text)), '0')`

/**
 * Waits for the counter of a series and year, until the transaction ends. A commit wakes every transaction
 * that waits for a row, but only the first one that waits for an advisory lock.
 */
export const waitForTurn = (sql: Sql, { series, year }: Counter): Fragment =>
  sql`select pg_advisory_xact_lock(hashtext('receipt counter'), hashtext(${`${series} ${year}`}))`

export const lockTransferNumbers = (sql: Sql, cashDayId: number) => sql`
  select pg_advisory_xact_lock(hashtext('receipt counter'), hashtext(${transferSeries} || ' ' || extract(year from day)::text))
  from cash_days where id = ${cashDayId}`

/**
 * Takes the next numbers of several series and years. Returns the last one of each, and waits for their turns
 * in one order.
 */
export const takeNumbers = (sql: Sql, counters: readonly (Counter & { count: number })[]) => sql<
  (Counter & { last: number })[]
>`
  with turns as (
    select series, year, count,
      pg_advisory_xact_lock(hashtext('receipt counter'), hashtext(series || ' ' || year))
    from (
      select series, year, count
      from jsonb_to_recordset(${sql.json(counters as (Counter & { count: number })[])}) as n (series text, year int, count int)
      order by series, year offset 0
    ) sorted
  )
  insert into receipt_counters as c (series, year, last) select series, year, count from turns
  on conflict (series, year) do update set last = c.last + excluded.last
  returning series, year, last`

/**
 * Queries `turn` and `counter`, which takes the next number: `last` and `number`. `from` names a query that
 * is done before.
 */
export const takesNumber = (sql: Sql, counter: Counter, from: Fragment = sql``): Fragment => sql`
    turn as (
      ${waitForTurn(sql, counter)} ${from}
    ), counter as (
      insert into receipt_counters as c (series, year, last) select ${counter.series}, ${counter.year}, 1 from turn
      on conflict (series, year) do update set last = c.last + 1
      returning last, ${numberOf(sql, counter, sql`last`)} as number
    )`
