import type { FastifyRequest } from 'fastify'
import { digitWords, fillWords, showDay, type Day } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'

/*
 * The count of a cash box is blind: until the own box is counted, its cashier reads no sum, balance, opening
 * or expectation of any box. Each route that answers with one asks here, and `blind-count.test.ts` walks all
 * routes to find one that forgot.
 */

type UncountedDay = { day: Day; name_english: string; name_bengali: string }

/**
 * Finds the first uncounted day of the box that a cashier, or a member of the staff, keeps. Undefined when
 * every day is counted or closed, for people without a box with day close, and for administrators and
 * auditors.
 */
export async function findUncountedDay(
  sql: Sql,
  { user }: Pick<FastifyRequest, 'user'>,
): Promise<UncountedDay | undefined> {
  if (user?.role !== 'cashier' && user?.role !== 'staff') return undefined
  const [day] = await sql<UncountedDay[]>`
    select day, name_english, name_bengali
    from cash_day_records
    where place_id = (
        select id from money_places where holder_id = ${user.id} and archived_at is null and day_close
      )
      and closed_at is null and (state = 'open' or is_count_outdated)
    order by day
    limit 1`
  return day
}

/** True if sums and balances stay hidden from the person who asks, because the own box is not counted. */
export const isBlind = async (sql: Sql, request: Pick<FastifyRequest, 'user'>): Promise<boolean> =>
  (await findUncountedDay(sql, request)) !== undefined

/** Refuses (409) a route that answers with sums of money, until the own box is counted. */
export async function refuseBeforeCount(request: FastifyRequest): Promise<void> {
  const uncounted = await findUncountedDay(request.server.sql, request)
  if (!uncounted) return
  const day = showDay(uncounted.day)
  throw conflict(
    digitWords(
      fillWords(
        {
          en: 'Count the cash of {box} for {day} first. Sums and balances are shown after the count.',
          bn: 'আগে {box}-এর {day} তারিখের নগদ গুনুন। যোগফল ও স্থিতি গোনার পরে দেখানো হবে।',
        },
        { box: { en: uncounted.name_english, bn: uncounted.name_bengali }, day },
      ),
    ),
  ).as('day.not_counted')
}
