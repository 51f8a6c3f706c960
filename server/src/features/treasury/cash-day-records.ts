import type { FastifyRequest } from 'fastify'
import { toDecimal } from '@samity/shared-api/contract'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'
import {
  cashDay,
  noteValues,
  type CashCount,
  type CashDay,
  type CashDayDetails,
  type ExpectedPayment,
} from '@samity/shared-api/contract/treasury/cash-day'
import type { Sql } from '../../database/database.ts'
import { isBlind } from '../../ledger/blind-count.ts'
import { listRecords, type ReadOptions } from '../../resources/list.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import { readRecord } from '../../resources/records.ts'

const extraColumns = [
  'name_english',
  'name_bengali',
  'holder_name',
  'cheques_counted',
  'cheques_expected',
  'wallets_counted',
  'wallets_expected',
  'is_count_outdated',
  'counts',
  'opened_at',
  'counted_by',
  'counted_at',
  'closed_by',
  'closed_at',
  'next_open_until',
  'digest',
] as const

function visibleDays({ user }: FastifyRequest): ReadOptions {
  const isLimited = user?.role === 'cashier'
  return {
    also: extraColumns,
    pageFrom: 'cash_day_headers',
    ...(isLimited && {
      where: (sql) => sql`place_id in (select id from money_places where holder_id = ${user.id})`,
    }),
  }
}

type CountRow = Omit<CashCount, 'notes' | 'coins' | 'counted' | 'expected'> & {
  notes: number[]
  coins: number
  counted: number
  expected: number
}

export async function readCounts(sql: Sql, cashDayId: number): Promise<CashCount[]> {
  const rows = await sql<CountRow[]>`
    select c.notes, c.coins, c.counted, c.expected, c.cheques_counted, c.cheques_expected, c.wallets_counted, c.wallets_expected,
      u.username as counted_by, c.counted_at
    from cash_counts c join users u on u.id = c.counted_by
    where c.cash_day_id = ${cashDayId}
    order by c.id`
  return rows.map(({ notes, coins, counted, expected, ...count }) => ({
    ...count,
    notes: noteValues.map((note, index) => ({ note, count: notes[index] ?? 0 })),
    coins: toDecimal(coins),
    counted: toDecimal(counted),
    expected: toDecimal(expected),
  }))
}

export async function readPayments(
  sql: Sql,
  { place, date }: Pick<CashDay, 'place' | 'date'>,
): Promise<ExpectedPayment[]> {
  const rows = await sql<{ payment_type: PaymentType; records: number; amount: number }[]>`
    select payment_type, records, amount from cash_day_payments(${place}, ${date})
    order by array_position('{cash,bank,check,mobile_banking}', payment_type)`
  return rows.map(({ amount, ...payment }) => ({ ...payment, amount: toDecimal(amount) }))
}

type HandoverRow = { id: number; number: string; amount: number; state: 'on_the_way' | 'confirmed' | 'void' }

async function readHandover(sql: Sql, cashDayId: number): Promise<CashDayDetails['handover']> {
  const [handover] = await sql<HandoverRow[]>`
    select t.id, t.number, t.amount,
      case
        when t.voided_at is not null then 'void'
        when t.needs_confirmation and t.confirmed_at is null then 'on_the_way'
        else 'confirmed'
      end as state
    from cash_days c join transfers t on t.id = c.handover_transfer_id
    where c.id = ${cashDayId}`
  return handover ? { ...handover, amount: toDecimal(handover.amount) } : null
}

async function readLastHandover(sql: Sql, place: number): Promise<CashDayDetails['last_handover']> {
  const [last] = await sql<{ to_place: number; kept: number }[]>`
    select t.to_place_id as to_place, c.closing as kept
    from cash_days c
    join transfers t on t.id = c.handover_transfer_id
    where c.place_id = ${place}
    order by c.day desc
    limit 1`
  return last ? { ...last, kept: toDecimal(last.kept) } : null
}

/**
 * A day that is not closed as a person with an uncounted box reads it: nothing of what the books have or
 * expect.
 */
const withoutFigures = <D extends CashDay>(day: D): D =>
  day.closed_at !== null
    ? day
    : {
        ...day,
        opening: null,
        received: null,
        paid: null,
        expected: null,
        difference: null,
        cheques_expected: null,
        wallets_expected: null,
      }

export async function listCashDays(
  sql: Sql,
  request: FastifyRequest,
  query: ListQuery,
): Promise<{ rows: CashDay[]; total: number }> {
  const { rows, total } = await listRecords(sql, cashDay, query, visibleDays(request))
  // the view has the declared columns
  const days = rows as unknown as CashDay[]
  return { rows: (await isBlind(sql, request)) ? days.map(withoutFigures) : days, total }
}

/**
 * The day as the person may read it: before the count of the own box without its last count, which is old.
 */
export async function showCashDay(
  sql: Sql,
  request: FastifyRequest,
  day: CashDayDetails,
): Promise<CashDayDetails> {
  if (day.closed_at !== null || !(await isBlind(sql, request))) return day
  return { ...withoutFigures(day), count: null, payments: [], last_handover: null }
}

/**
 * Reads a day with its last count and its payment types, for `showCashDay` or for a decision of the server.
 * Throws 404 for a day that the person may not see.
 */
export async function readCashDay(sql: Sql, request: FastifyRequest, id: number): Promise<CashDayDetails> {
  // the view has the declared columns
  const day = (await readRecord(sql, cashDay, id, visibleDays(request))) as unknown as CashDay
  if (day.state === 'open') return { ...day, count: null, payments: [], handover: null, last_handover: null }
  const [counts, payments, handover, last_handover] = await Promise.all([
    readCounts(sql, id),
    readPayments(sql, day),
    readHandover(sql, id),
    day.state === 'counted' ? readLastHandover(sql, day.place) : null,
  ])
  return { ...day, count: counts.at(-1) ?? null, payments, handover, last_handover }
}
