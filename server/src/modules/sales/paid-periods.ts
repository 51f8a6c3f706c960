import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../../platform/database.ts'
import { typed } from '../../platform/typed.ts'
import { findAdvocate, findBuilding } from '../ledger/parties.ts'
import { rentUnit } from './months.ts'

const text = z.string().default('')
const querystring = z.object({ advocate_id: text, building_name: text, floor: text, room: text })
type Asked = z.infer<typeof querystring>
type Held = { kind: PaidPeriod['kind']; first: number; last: number; number: string }

const month = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
const written: Record<PaidPeriod['kind'], (index: number) => string> = {
  rent: month,
  monthly: month,
  yearly: String,
  entry: () => '',
}

/** Whose periods are meant: a member's fees, or the rent of a unit; undefined when nobody is. */
async function subjectOf(sql: Sql, { advocate_id, ...unit }: Asked) {
  const member = await findAdvocate(sql, advocate_id)
  if (member) return { subject: String(member.id), kinds: ['entry', 'monthly', 'yearly'] }
  if (advocate_id === '' && unit.building_name !== '')
    return { subject: rentUnit(await findBuilding(sql, unit.building_name), unit), kinds: ['rent'] }
  return undefined
}

/** What is already paid, newest first, so that nobody has to try. */
export async function paidPeriods(app: FastifyInstance): Promise<void> {
  typed(app).get('/paid-periods', { schema: { querystring } }, async ({ query }): Promise<PaidPeriod[]> => {
    const asked = await subjectOf(app.sql, query)
    if (!asked) return []
    const held = await app.sql<Held[]>`
      select p.kind, lower(p.span) as first, upper(p.span) - 1 as last, r.number
      from paid_periods p join receipts r on r.id = p.receipt_id
      where p.live and p.subject = ${asked.subject} and p.kind in ${app.sql(asked.kinds)}
      order by p.kind, last desc`
    return held.map(({ kind, first, last, number }) => ({
      kind,
      from: written[kind](first),
      to: written[kind](last),
      number,
    }))
  })
}
