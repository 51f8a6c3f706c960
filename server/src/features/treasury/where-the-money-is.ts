import type { FastifyInstance } from 'fastify'
import { sum, toDecimal, today, type Day } from '@samity/shared-api/contract'
import { placeFunds, placeKinds } from '@samity/shared-api/contract/treasury/money-place'
import type { PlaceBalance, WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import type { Sql } from '../../database/database.ts'
import { readers } from '../../http/access.ts'
import { refuseBeforeCount } from '../../ledger/blind-count.ts'
import { onParameters } from '../../http/describe-routes.ts'
import { readDayParameter, type ListQuery } from '../../resources/list-query.ts'
import { routesOf } from '../../http/route.ts'

type PlaceRow = Omit<PlaceBalance, 'balance' | 'overdrawn'> & {
  balance: number
  opening: number
  archived_at: string | null
}
type LedgerSums = { income: number; passed_on: number; expense: number; paid_out: number }

const readPlaces = (sql: Sql, on: Day) => sql<PlaceRow[]>`
  select p.id, p.kind, p.name_english, p.name_bengali, p.account_no, p.fund, p.archived_at,
    coalesce((select username from users u where u.id = p.holder_id), '') as holder_name,
    o.opening, (o.opening + coalesce(d.amount, 0))::bigint as balance
  from money_places p
  cross join lateral (select case when p.opening_day <= ${on} then p.opening_amount else 0 end as opening) o
  left join (
    select place_id, sum(amount_in - amount_out)::bigint as amount from place_days where day <= ${on} group by 1
  ) d on d.place_id = p.id
  order by array_position(array['cash', 'cheques', 'bank', 'wallet', 'fdr', 'on_the_way', 'differences', 'before'], p.kind),
    not p.is_default, p.id`

async function readLedgerSums(sql: Sql, on: Day): Promise<LedgerSums> {
  const rows = await sql<{ side: keyof LedgerSums; amount: number }[]>`
    select side, sum(amount)::bigint as amount
    from (
      select side, amount from ledger_category_months where month < date_trunc('month', ${on}::timestamp)
      union all
      select side, sum_days(days[1:extract(day from ${on}::date)::int]) from ledger_category_months
      where month = date_trunc('month', ${on}::timestamp)
    ) sums
    group by 1`
  const amountOf = (side: keyof LedgerSums) => rows.find((row) => row.side === side)?.amount ?? 0
  return {
    income: amountOf('income'),
    passed_on: amountOf('passed_on'),
    expense: amountOf('expense'),
    paid_out: amountOf('paid_out'),
  }
}

export async function readWhereTheMoneyIs(sql: Sql, on: Day): Promise<WhereTheMoneyIs> {
  const [everyPlace, ledger] = await Promise.all([readPlaces(sql, on), readLedgerSums(sql, on)])
  // what old books left over is part of the openings already
  const places = everyPlace.filter(({ kind }) => kind !== 'old_books')
  const oldBooks = sum(everyPlace.filter(({ kind }) => kind === 'old_books').map(({ balance }) => balance))
  const total = sum(places.map(({ balance }) => balance))
  const openings = sum(places.map(({ opening }) => opening))
  const expected = openings + ledger.income + ledger.passed_on - ledger.expense - ledger.paid_out - oldBooks
  const balanceOf = (fund: PlaceBalance['fund']) =>
    sum(places.filter((place) => place.fund === fund).map(({ balance }) => balance))
  return {
    on,
    places: places
      .filter(({ archived_at, balance }) => archived_at === null || balance !== 0)
      .map(({ opening: _opening, archived_at: _archived, balance, ...place }) => ({
        ...place,
        balance: toDecimal(balance),
        overdrawn: balance < 0 && placeKinds.some(({ value }) => value === place.kind),
      })),
    on_the_way: toDecimal(places.find(({ kind }) => kind === 'on_the_way')?.balance ?? 0),
    funds: [...placeFunds.map(({ value }) => value), '' as const].map((fund) => ({
      fund,
      balance: toDecimal(balanceOf(fund)),
    })),
    total: toDecimal(total),
    openings: toDecimal(openings),
    income: toDecimal(ledger.income),
    passed_on: toDecimal(ledger.passed_on),
    expense: toDecimal(ledger.expense),
    paid_out: toDecimal(ledger.paid_out),
    old_books: toDecimal(oldBooks),
    expected: toDecimal(expected),
    difference: toDecimal(total - expected),
  }
}

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

export async function whereTheMoneyIs(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: ListQuery }>(
    '/where-the-money-is',
    route({
      roles: readers,
      summary: 'Where the money is at the end of a day',
      returns: 'WhereTheMoneyIs',
      query: onParameters,
      config: { longRead: true },
      preHandler: refuseBeforeCount,
    }),
    ({ query }) => readWhereTheMoneyIs(app.sql, (readDayParameter(query, 'on') ?? today()) as Day),
  )
}
