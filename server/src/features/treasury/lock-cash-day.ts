import type { FastifyRequest } from 'fastify'
import { digitWords, fillWords, showDay, today } from '@samity/shared-api/contract'
import type { CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { readPersonName } from '../../auth/people.ts'
import type { Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { readCashDay } from './cash-day-records.ts'

/**
 * Locks a day until the transaction ends, after the bookings under way, and reads it. Throws 404 for a day
 * that the person may not see, and 409 for a closed one, with who closed it.
 */
export async function lockCashDay(sql: Sql, request: FastifyRequest, id: number): Promise<CashDayDetails> {
  await readCashDay(sql, request, id)
  await sql`select id from cash_days where id = ${id} for update`
  const day = await readCashDay(sql, request, id)
  if (day.closed_at === null) return day
  const [date, closedOn] = [showDay(day.date), showDay(today(new Date(day.closed_at)))]
  const person = await readPersonName(sql, day.closed_by ?? '')
  throw conflict(
    digitWords(
      fillWords(
        {
          en: '{box} was already closed for {date} on {closedOn} by {person}.',
          bn: '{box}-এর {date} তারিখের হিসাব {closedOn} তারিখে {person} আগেই বন্ধ করেছেন।',
        },
        { box: { en: day.name_english, bn: day.name_bengali }, date, closedOn, person },
      ),
    ),
    {},
    { current: day },
  ).as('day.closed')
}
