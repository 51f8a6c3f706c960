import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayBefore, toDecimal, today, type Day } from '@samity/shared-api/contract'
import type { CashBook, CashBookRow } from '@samity/shared-api/contract/treasury/cash-book'
import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { Sql } from '../../database/database.ts'
import { lookups } from '../../http/access.ts'
import { pageParameters, rangeParameters, wholeSchema } from '../../http/describe-routes.ts'
import { malformed, notAllowed, notFound } from '../../http/errors.ts'
import { findUncountedDay } from '../../ledger/blind-count.ts'
import { readDayParameter, readIntegerParameter, type ListQuery } from '../../resources/list-query.ts'
import { routesOf } from '../../http/route.ts'

type Place = CashBook['place'] & { holder_id: number | null }
type Totals = { opening: number; amount_in: number; amount_out: number; lines: number }
type LineRow = Omit<CashBookRow, 'date' | 'in' | 'out' | 'balance'> & {
  day: Day
  amount: number
  balance: number
}

const maxPageRows = 1000
const maxId = 2_147_483_647
const required = { en: 'Choose a place', bn: 'একটি স্থান বেছে নিন' }
const orderMessage = { en: 'Must not be before the first day', bn: 'প্রথম দিনের আগে হতে পারবে না' }

/** Reads the place of the query. A cashier without `place` reads the own box; 403 for any other one. */
export async function findPlace(
  sql: Sql,
  { query, user }: FastifyRequest<{ Querystring: ListQuery }>,
): Promise<Place> {
  const id = readIntegerParameter(query, 'place', 1, maxId)
  const isCashier = user?.role === 'cashier'
  if (id === undefined && !isCashier) throw malformed(undefined, { place: required })
  const [place] = await sql<Place[]>`
    select p.id, p.kind, p.name_english, p.name_bengali, p.account_no, coalesce(u.username, '') as holder_name, p.holder_id
    from money_places p left join users u on u.id = p.holder_id
    where ${id === undefined ? sql`p.holder_id = ${user?.id ?? 0} and p.archived_at is null` : sql`p.id = ${id}`}`
  if (!place) throw notFound(moneyPlace.name)
  if (isCashier && place.holder_id !== user.id) throw notAllowed()
  return place
}

async function readTotals(sql: Sql, place: number, from: Day, to: Day): Promise<Totals> {
  const [totals] = await sql<[Totals]>`
    select
      (case when p.opening_day <= ${to} then p.opening_amount else 0 end
        + coalesce(sum(d.amount_in - d.amount_out) filter (where d.day < ${from}), 0))::bigint as opening,
      coalesce(sum(d.amount_in) filter (where d.day >= ${from}), 0)::bigint as amount_in,
      coalesce(sum(d.amount_out) filter (where d.day >= ${from}), 0)::bigint as amount_out,
      coalesce(sum(d.lines) filter (where d.day >= ${from}), 0)::int as lines
    from money_places p
    left join place_days d on d.place_id = p.id and d.day <= ${to}
    where p.id = ${place}
    group by p.id`
  return totals
}

/**
 * Reads one page of lines with the balance after each. The totals of days tell on which day the page begins,
 * so that only the lines of that day are read before it.
 */
const readLines = (
  sql: Sql,
  {
    place,
    from,
    to,
    limit,
    offset,
    opening,
  }: {
    place: number
    from: Day
    to: Day
    limit: number
    offset: number
    opening: number
  },
) => sql<LineRow[]>`
  with days as (
    select day, lines,
      coalesce(sum(lines) over earlier, 0)::bigint as lines_before,
      (${opening}::bigint + coalesce(sum(amount_in - amount_out) over earlier, 0))::bigint as opening
    from place_days
    where place_id = ${place} and day between ${from} and ${to}
    window earlier as (order by day rows between unbounded preceding and 1 preceding)
  ), first_day as (
    select day, opening, ${offset}::bigint - lines_before as skipped
    from days
    where lines_before <= ${offset}::bigint and lines_before + lines > ${offset}::bigint
  ), page as (
    select l.id, l.day, l.amount, l.position,
      f.opening + l.before + l.amount as balance
    from first_day f
    cross join lateral (
      select id, day, amount,
        row_number() over (order by day, id) as position,
        coalesce(sum(amount) over (order by day, id rows between unbounded preceding and 1 preceding), 0)::bigint as before
      from (
        select id, day, amount from place_lines
        where place_id = ${place} and day >= f.day and day <= ${to}
        order by day, id
        limit f.skipped + ${limit}
      ) lines
    ) l
    where l.position > f.skipped
  )
  select p.id::int, p.day, p.amount, p.balance, l.reason,
    case when l.receipt_id is null then 'transfer' else 'receipt' end as record,
    coalesce(l.receipt_id, l.transfer_id) as record_id,
    coalesce(r.number, t.number) as number,
    coalesce(r.book_no, r.number, t.number) as receipt_no,
    coalesce(r.series, 'TRF') as stream,
    case
      when r.id is not null then jsonb_build_object('en', r.payer, 'bn', in_bengali(r.payer, r.advocate_id, null))
      else jsonb_build_object('en', o.name_english, 'bn', o.name_bengali)
    end as party,
    coalesce(r.payer_note, t.slip_no) as note,
    coalesce(r.voided_at, t.voided_at) is not null as voided
  from page p
  join place_lines l on l.id = p.id
  left join receipts r on r.id = l.receipt_id
  left join transfers t on t.id = l.transfer_id
  left join money_places o on o.id = case when p.amount < 0 then t.to_place_id else t.from_place_id end
  order by p.position`

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

export async function cashBook(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: ListQuery }>(
    '/cash-book',
    route({
      roles: lookups,
      summary: 'Cash book of a place',
      returns: 'CashBook',
      query: {
        ...pageParameters,
        ...rangeParameters,
        place: wholeSchema('The id of the place; a cashier may leave it out', 1),
      },
      total: 'count',
      errors: [404],
      config: { longRead: true },
    }),
    async (request, reply) => {
      const { query } = request
      const { holder_id: _holder, ...place } = await findPlace(app.sql, request)
      const to = (readDayParameter(query, 'to') ?? today()) as Day
      const from = (readDayParameter(query, 'from') ?? to) as Day
      if (from > to) throw malformed(undefined, { to: orderMessage })
      const limit = readIntegerParameter(query, 'limit', 1, maxPageRows) ?? maxPageRows
      const offset = readIntegerParameter(query, 'offset', 0, maxId) ?? 0
      const uncounted = place.kind === 'cash' ? await findUncountedDay(app.sql, request) : undefined
      const last = uncounted && uncounted.day <= to ? dayBefore(uncounted.day) : to
      const shown = (paisa: number) => (uncounted ? null : toDecimal(paisa))
      const totals = await readTotals(app.sql, place.id, from, last)
      const opening = totals.opening
      const rows = await readLines(app.sql, { place: place.id, from, to: last, limit, offset, opening })
      const book: CashBook = {
        place,
        from,
        to,
        ...(last < to && { shown_until: last }),
        opening: shown(opening),
        in: shown(totals.amount_in),
        out: shown(totals.amount_out),
        closing: shown(opening + totals.amount_in - totals.amount_out),
        rows: rows.map(({ day, amount, balance, ...row }) => ({
          ...row,
          date: day,
          in: toDecimal(Math.max(amount, 0)),
          out: toDecimal(Math.max(-amount, 0)),
          balance: shown(balance),
        })),
      }
      return reply.header('x-total-count', totals.lines).send(book)
    },
  )
}
