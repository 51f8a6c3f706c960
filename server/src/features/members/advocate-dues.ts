import { fromDecimal, sum, toDecimal, type Day, type Paisa } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import type { AdvocateDues, KindDues } from '@samity/shared-api/contract/members/dues'
import {
  ageingBuckets,
  duesKinds,
  type AgeingBucket,
  type DuesCourt,
  type DuesKind,
} from '@samity/shared-api/contract/members/dues-kinds'
import type { Sql } from '../../database/database.ts'
import { notFound } from '../../http/errors.ts'
import { readChargedPeriods, type ChargedPeriod } from './charged-periods.ts'
import { proposeFees } from './dues-proposal.ts'
import { firstDayOf, monthOfDay, toWirePeriod } from './periods.ts'
import { readStanding } from './standing.ts'
import { readYearlyCost } from './yearly-cost.ts'

type AdvocateRow = {
  bar_registration_number: string
  name_english: string
  name_bengali: string
  court_type: DuesCourt
  benevolent: boolean
  has_schedule: boolean
}

/** The bucket of an age in months; null for 0. */
export const bucketOf = (months: number): AgeingBucket | null =>
  months === 0 ? null : (ageingBuckets.find(({ max }) => max === null || months <= max)?.value ?? null)

const isUnpaid = ({ is_paid, is_waived }: ChargedPeriod) => !is_paid && !is_waived

function kindDuesOf(
  kind: DuesKind,
  charged: readonly ChargedPeriod[],
  { yearlyCost, paidUntil }: { yearlyCost: Paisa; paidUntil: number | undefined },
): KindDues {
  const total = (periods: readonly { amount: number }[]) =>
    toDecimal(sum(periods.map(({ amount }) => amount)))
  const unpaid = charged.filter(isUnpaid)
  return {
    kind,
    charged: total(charged),
    waived: total(charged.filter(({ is_waived }) => is_waived)),
    paid: total(charged.filter(({ is_paid }) => is_paid)),
    owed: total(unpaid),
    delay_fee: toDecimal(sum(unpaid.map(({ delay_fee }) => delay_fee))),
    cost: toDecimal(kind === 'yearly' ? yearlyCost * unpaid.length : 0),
    unpaid: unpaid.length,
    paid_until: paidUntil === undefined ? null : toWirePeriod(kind, paidUntil),
  }
}

const totalOf = (
  kinds: readonly KindDues[],
  name: 'charged' | 'waived' | 'paid' | 'owed' | 'delay_fee' | 'cost',
) => sum(kinds.map((kind) => fromDecimal(kind[name])))

/**
 * Reads what an advocate owes on a day, with the proposal for the form of fees. Throws 404 for an unknown id.
 */
export async function readAdvocateDues(sql: Sql, id: number, on: Day): Promise<AdvocateDues> {
  const [[row], charged, yearlyCost, { standing }, paidUntil] = await Promise.all([
    sql<AdvocateRow[]>`
      select a.bar_registration_number, a.name_english, a.name_bengali, coalesce(t.court_type, 'L/C') as court_type,
        coalesce(t.benevolent, true) as benevolent,
        exists (select from fee_schedules)
          or exists (select from opening_dues o where o.advocate_id = a.id and o.voided_at is null) as has_schedule
      from advocates a
      left join lateral (
        select court_type, benevolent from dues_terms
        where advocate_id = a.id and superseded_at is null and from_day <= ${on}
        order by from_day desc
        limit 1
      ) t on true
      where a.id = ${id}`,
    readChargedPeriods(sql, id, on, on),
    readYearlyCost(sql, on),
    readStanding(sql, id, on),
    sql<{ kind: DuesKind; last: number }[]>`
      select kind, upper(spans) - 1 as last from paid_dues_totals where advocate_id = ${id} and not isempty(spans)`,
  ])
  if (!row) throw notFound(advocate.name)
  const unpaid = charged.filter(isUnpaid)
  const kinds = duesKinds.map(({ value: kind }) =>
    kindDuesOf(
      kind,
      charged.filter((one) => one.kind === kind),
      { yearlyCost, paidUntil: paidUntil.find((one) => one.kind === kind)?.last },
    ),
  )
  const [oldest] = unpaid
  const age = oldest ? monthOfDay(on) - monthOfDay(firstDayOf(oldest.kind, oldest.period)) + 1 : 0
  const [owed, delayFee, cost] = [totalOf(kinds, 'owed'), totalOf(kinds, 'delay_fee'), totalOf(kinds, 'cost')]
  return {
    advocate_id: id,
    bar_registration_number: row.bar_registration_number,
    name_english: row.name_english,
    name_bengali: row.name_bengali,
    on,
    has_schedule: row.has_schedule,
    standing,
    court_type: row.court_type,
    benevolent: row.benevolent,
    charged: toDecimal(totalOf(kinds, 'charged')),
    waived: toDecimal(totalOf(kinds, 'waived')),
    paid: toDecimal(totalOf(kinds, 'paid')),
    owed: toDecimal(owed),
    delay_fee: toDecimal(delayFee),
    cost: toDecimal(cost),
    total: toDecimal(owed + delayFee + cost),
    months_owed: unpaid.filter(({ kind }) => kind === 'monthly').length,
    ageing: bucketOf(age),
    kinds,
    periods: unpaid.map(({ kind, period, amount, delay_fee, source }) => ({
      kind,
      period: toWirePeriod(kind, period),
      amount: toDecimal(amount),
      delay_fee: toDecimal(delay_fee),
      source,
    })),
    proposal: proposeFees(unpaid, { court: row.court_type, yearlyCost }),
  }
}
