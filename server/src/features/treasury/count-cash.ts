import type { FastifyRequest } from 'fastify'
import { toDecimal, type Input, type Words } from '@samity/shared-api/contract'
import {
  cashDay,
  noteValues,
  type cashDayCount,
  type CashDayDetails,
} from '@samity/shared-api/contract/treasury/cash-day'
import { audit } from '../../audit/audit.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { readCashDay } from './cash-day-records.ts'
import { lockCashDay } from './lock-cash-day.ts'

/** Expected by the books now: cash in paisa, and the numbers of cheques and of payments by mobile banking. */
export type Expectation = {
  opening: number
  received: number
  paid: number
  expected: number
  cheques: number
  wallets: number
}

/** Reads what the books expect. Lock the day first. */
export async function readExpectation(
  sql: Sql,
  { place, date }: Pick<CashDayDetails, 'place' | 'date'>,
): Promise<Expectation> {
  const [row] = await sql<[Expectation]>`
    select f.opening, f.received, f.paid, f.opening + f.received - f.paid as expected,
      coalesce((select records from cash_day_payments(${place}, ${date}) where payment_type = 'check'), 0) as cheques,
      coalesce((select records from cash_day_payments(${place}, ${date}) where payment_type = 'mobile_banking'), 0) as wallets
    from cash_day_figures(${place}, ${date}) f`
  return row
}

const nothingEntered: Words = {
  en: 'Enter how many of each note there are. Enter 0 as coins when the box is empty.',
  bn: 'কোন নোট কয়টি আছে লিখুন। বাক্স খালি হলে কয়েনের ঘরে ০ লিখুন।',
}

/**
 * Stores a count. The expected amounts are read with it, so that the count keeps what the person could know
 * afterwards; the answer is the first one that has them.
 */
export async function countCash(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  { notes, coins, cheques, wallets }: Input<typeof cashDayCount>,
): Promise<CashDayDetails> {
  const entered = noteValues.map((note) => notes[`${note}`])
  // an empty body is no count of an empty box
  if (coins === null && entered.every((number) => number === null))
    throw unprocessable({ notes: nothingEntered }, nothingEntered)
  const day = await lockCashDay(sql, request, id)
  const expectation = await readExpectation(sql, day)
  const numbers = entered.map((number) => number ?? 0)
  const counted = noteValues.reduce<number>(
    (sum, note, index) => sum + note * 100 * numbers[index]!,
    coins ?? 0,
  )
  await sql`
    insert into cash_counts ${sql({
      cash_day_id: id,
      notes: numbers,
      coins: coins ?? 0,
      counted,
      expected: expectation.expected,
      cheques_counted: cheques,
      cheques_expected: expectation.cheques,
      wallets_counted: wallets,
      wallets_expected: expectation.wallets,
      // the rule of the route admits no request without a user
      counted_by: request.user!.id,
    })}`
  await sql`update cash_days set version = version + 1 where id = ${id}`
  const after = await readCashDay(sql, request, id)
  await audit(sql, request, {
    action: 'count',
    subject: cashDay.path,
    subject_id: id,
    after: {
      place: day.place,
      date: day.date,
      counted: toDecimal(counted),
      expected: toDecimal(expectation.expected),
      difference: toDecimal(counted - expectation.expected),
    },
  })
  return after
}
