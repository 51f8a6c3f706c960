import type { FastifyRequest } from 'fastify'
import type { Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { readCashDay } from './cash-day-records.ts'

const notClosed = {
  en: 'The day is not closed. A closed day has a file.',
  bn: 'দিনটি এখনো বন্ধ হয়নি। বন্ধ করা দিনের ফাইল থাকে।',
}

/**
 * The office's own file of a closed day: the text with its figures, whose SHA-256 is `content` of the public
 * digest. Throws 409 for a day that is not closed.
 */
export async function readDayText(
  sql: Sql,
  request: FastifyRequest,
  id: number,
): Promise<{ name: string; text: string }> {
  const { place, date, closed_at } = await readCashDay(sql, request, id)
  if (closed_at === null) throw conflict(notClosed)
  const [day] = await sql<
    [{ text: string }]
  >`select cash_day_text(c) as text from cash_days c where id = ${id}`
  return { name: `cash-day-${place}-${date}.txt`, text: day.text }
}
