import type { PaidPeriod, RentDue } from '@samity/shared-api/contract/sales/paid-period'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../../database/database.ts'
import { withZod } from '../../http/with-zod.ts'
import { findAdvocateByNumber, findBuilding } from '../../ledger/parties.ts'
import { rentSubjects } from './months.ts'
import { lookups } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

const text = z.string().default('')
const unitQuery = z.object({ building_name: text, floor: text, room: text })
const querystring = unitQuery.extend({ advocate_id: text })
type PeriodQuery = z.infer<typeof querystring>
type PeriodRow = { kind: PaidPeriod['kind']; first: number; last: number; number: string }

const showMonth = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
const formatters: Record<PaidPeriod['kind'], (index: number) => string> = {
  rent: showMonth,
  monthly: showMonth,
  yearly: String,
  benevolent: String,
  relief: String,
  entry: () => '',
}

async function subjectOf(sql: Sql, { advocate_id, ...unit }: PeriodQuery) {
  const advocate = await findAdvocateByNumber(sql, advocate_id)
  if (advocate)
    return { subjects: [String(advocate.id)], kinds: ['entry', 'monthly', 'yearly', 'benevolent', 'relief'] }
  if (advocate_id === '' && unit.building_name !== '') {
    const { subject, earlierSubjects } = await rentSubjects(
      sql,
      await findBuilding(sql, unit.building_name),
      unit,
    )
    return { subjects: [subject, ...earlierSubjects], kinds: ['rent'] }
  }
  return undefined
}

const route = routesOf({ area: 'sales', tokens: 'sales' })

export async function paidPeriods(app: FastifyInstance): Promise<void> {
  withZod(app).get(
    '/paid-periods',
    route({
      roles: lookups,
      summary: 'Periods that are already paid, of an advocate or a rent unit',
      returns: 'PaidPeriod[]',
      schema: { querystring },
    }),
    async ({ query }): Promise<PaidPeriod[]> => {
      const target = await subjectOf(app.sql, query)
      if (!target) return []
      const rows = await app.sql<PeriodRow[]>`
      select p.kind, lower(p.span) as first, upper(p.span) - 1 as last, r.number
      from paid_periods p join receipts r on r.id = p.receipt_id
      where p.live and p.subject in ${app.sql(target.subjects)} and p.kind in ${app.sql(target.kinds)}
      order by p.kind, last desc`
      return rows.map(({ kind, first, last, number }) => ({
        kind,
        from: formatters[kind](first),
        to: formatters[kind](last),
        number,
      }))
    },
  )
}

/**
 * The months that are due for a unit, from the view that defines rent due. The response contains only months:
 * a person who takes the money does not need to know who else has rented the unit.
 */
export async function rentDue(app: FastifyInstance): Promise<void> {
  withZod(app).get(
    '/rent-due',
    route({
      roles: lookups,
      summary: 'Months that are due for a rent unit',
      returns: 'RentDue',
      schema: { querystring: unitQuery },
    }),
    async ({ query }): Promise<RentDue> => {
      const buildingId = await findBuilding(app.sql, query.building_name)
      const leases = await app.sql<{ due_months: string[] }[]>`
      select due_months from renter_balances
      where archived_at is null and building_id = ${buildingId}
        and name_key(floor_no) = name_key(${query.floor}) and name_key(room_no) = name_key(${query.room})`
      if (leases.length === 0) return { due_months: null }
      return { due_months: [...new Set(leases.flatMap(({ due_months }) => due_months))].sort() }
    },
  )
}
