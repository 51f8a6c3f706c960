import type { FastifyRequest } from 'fastify'
import { digitWords, fillWords, showDay, type Input } from '@samity/shared-api/contract'
import {
  cashDay,
  type CashDayDetails,
  type reopenNextDay,
} from '@samity/shared-api/contract/treasury/cash-day'
import { audit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { readCashDay } from './cash-day-records.ts'
import { lockCashDay } from './lock-cash-day.ts'

/**
 * Lets the next day of the box open before this one is closed, for some hours. Throws 409 while an exception
 * is open.
 */
export async function reopenNext(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  { hours, reason }: Input<typeof reopenNextDay>,
): Promise<CashDayDetails> {
  const day = await lockCashDay(sql, request, id)
  if (day.next_open_until !== null) {
    const date = showDay(day.date)
    throw conflict(
      digitWords(
        fillWords(
          {
            en: 'The day after {date} may already open. The exception ends on its own, or when {date} is closed.',
            bn: '{date} তারিখের পরের দিন এখনই খোলা যায়। ব্যতিক্রম সময়মতো, অথবা {date} বন্ধ হলে শেষ হবে।',
          },
          { date },
        ),
      ),
    )
  }
  await sql`
    insert into cash_day_exceptions (cash_day_id, until, reason, created_by)
    values (${id}, now() + make_interval(hours => ${hours}), ${reason}, ${request.user!.id})`
  await sql`update cash_days set version = version + 1 where id = ${id}`
  const after = await readCashDay(sql, request, id)
  await audit(sql, request, {
    action: 'reopen-next',
    subject: cashDay.path,
    subject_id: id,
    after: { place: day.place, date: day.date, until: after.next_open_until },
    reason,
  })
  return after
}
