import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseDay, toDecimal, today, type Day } from '@samity/shared-api/contract'
import {
  duesOrderings,
  type AdvocateDues,
  type CashierDues,
  type FeeOverride,
} from '@samity/shared-api/contract/members/dues'
import { lookups, readers } from '../../http/access.ts'
import {
  flagSchema,
  onParameters,
  orderingParameters,
  pageParameters,
  rangeParameters,
  searchParameters,
  textSchema,
  wholeSchema,
  type QueryParameters,
} from '../../http/describe-routes.ts'
import { malformed } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { idParams } from '../../resources/crud.ts'
import { readDayParameter, readIntegerParameter, type ListQuery } from '../../resources/list-query.ts'
import { readAdvocateDues } from './advocate-dues.ts'
import { readCharges } from './module-charges.ts'
import { listDues, summarizeDues } from './dues-list.ts'
import type { Sql } from '../../database/database.ts'
import { routesOf } from '../../http/route.ts'

const duesFilters: QueryParameters = {
  ...onParameters,
  ...searchParameters,
  all: flagSchema('1 lists advocates who owe nothing, too'),
  standing: textSchema('A standing, or in_arrears'),
  court: textSchema('L/C or H/C'),
  ageing: textSchema('How old the oldest unpaid month is'),
  months_min: wholeSchema('At least this many months', 0),
  months_max: wholeSchema('At most this many months', 0),
  amount_min: textSchema('At least this amount'),
  amount_max: textSchema('At most this amount'),
}

const onQuery = z.object({ on: z.string().default('') })

/** The day of `?on=`; today when it is left out. Throws 400 for another text. */
export function readOnDay(on: string): Day {
  const day = on.trim() === '' ? today() : parseDay(on)
  if (!day) throw malformed(undefined, { on: { en: 'This value cannot be read', bn: 'এই মান পড়া যায়নি' } })
  return day
}

function forCashier(dues: Required<AdvocateDues>): CashierDues {
  const {
    advocate_id,
    bar_registration_number,
    name_english,
    name_bengali,
    on,
    has_schedule,
    total,
    proposal,
    periods,
    charges,
  } = dues
  return {
    advocate_id,
    bar_registration_number,
    name_english,
    name_bengali,
    on,
    has_schedule,
    total,
    proposal,
    periods,
    charges,
  }
}

type OverrideRow = Omit<FeeOverride, 'proposed' | 'taken'> & {
  proposed: number
  taken: number
  count: number
}

async function listOverrides(sql: Sql, query: ListQuery): Promise<{ rows: FeeOverride[]; count: number }> {
  const limit = readIntegerParameter(query, 'limit', 1, 1000) ?? 1000
  const offset = readIntegerParameter(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0
  const from = readDayParameter(query, 'from') ?? '-infinity'
  const to = readDayParameter(query, 'to') ?? 'infinity'
  const rows = await sql<OverrideRow[]>`
    select r.id, r.number, r.day, r.advocate_id as advocate, f.advocate_number as advocate_id, f.advocate_name,
      in_bengali(f.advocate_name, r.advocate_id, null) as advocate_name_bengali, o.proposed,
      o.taken, o.reason, coalesce((select username from users where id = r.created_by), '') as created_by, r.voided_at,
      count(*) over () as count
    from fee_overrides o
    join receipts r on r.id = o.receipt_id
    join advocate_fees f on f.id = r.id
    where r.day between ${from} and ${to}
    order by r.day desc, r.id desc
    limit ${limit} offset ${offset}`
  return {
    rows: rows.map(({ count: _count, proposed, taken, ...row }) => ({
      ...row,
      proposed: toDecimal(proposed),
      taken: toDecimal(taken),
    })),
    count: rows[0]?.count ?? 0,
  }
}

const route = routesOf({ area: 'members', tokens: 'members' })

export async function duesRoutes(app: FastifyInstance): Promise<void> {
  withZod(app).get(
    '/advocates/:id/dues',
    route({
      roles: lookups,
      summary: 'Advocate: dues on a day',
      description: 'A cashier sees fewer figures.',
      returns: 'CashierDues',
      schema: { params: idParams, querystring: onQuery },
    }),
    async (request) => {
      const { id } = request.params
      const on = readOnDay(request.query.on)
      const dues = await readAdvocateDues(app.sql, id, on)
      const result = { ...dues, charges: await readCharges(app, request, id, on) }
      return request.user?.role === 'cashier' ? forCashier(result) : result
    },
  )
  app.get<{ Querystring: ListQuery }>(
    '/dues',
    route({
      roles: readers,
      summary: 'Dues of all advocates',
      returns: 'DuesRow[]',
      query: { ...pageParameters, ...orderingParameters(duesOrderings), ...duesFilters },
      total: 'amount',
    }),
    async ({ query }, reply) => {
      const { rows, count, amount } = await listDues(app.sql, query)
      return reply.headers({ 'x-total-count': count, 'x-total-amount': toDecimal(amount) }).send(rows)
    },
  )
  app.get<{ Querystring: ListQuery }>(
    '/dues/summary',
    route({
      roles: readers,
      summary: 'Dues: totals',
      returns: 'DuesSummary',
      query: { ...pageParameters, ...orderingParameters(duesOrderings), ...duesFilters },
    }),
    ({ query }) => summarizeDues(app.sql, query),
  )
  app.get<{ Querystring: ListQuery }>(
    '/dues/overrides',
    route({
      roles: readers,
      summary: 'Fees at another amount than the schedule',
      returns: 'FeeOverride[]',
      query: { ...pageParameters, ...rangeParameters },
      total: 'count',
    }),
    async ({ query }, reply) => {
      const { rows, count } = await listOverrides(app.sql, query)
      return reply.header('x-total-count', count).send(rows)
    },
  )
}
