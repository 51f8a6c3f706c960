import type { Paisa } from '@samity/shared-api/contract'
import type { DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import type { Sql } from '../../database/database.ts'
import { firstDayOf, monthOfDay } from './periods.ts'

/** A period that an advocate is charged, and whether it is paid or waived. */
export type ChargedPeriod = {
  kind: DuesKind
  period: number
  amount: Paisa
  source: 'schedule' | 'opening'
  is_paid: boolean
  is_waived: boolean
}

/**
 * Reads every period that an advocate is charged up to the one that contains `until`, oldest first. Receipts count up to
 * `paidUntil`.
 */
export const readChargedPeriods = (
  sql: Sql,
  advocateId: number,
  until: string,
  paidUntil: string,
): Promise<ChargedPeriod[]> => sql<ChargedPeriod[]>`
  select kind, period, amount, source, is_paid, is_waived
  from charged_periods(${until}, ${paidUntil}, ${advocateId})
  order by period_day(kind, period), kind`

type DelayRuleRow = {
  kind: DuesKind
  from_day: string
  after_month: number
  after_day: number
  amount: number
  percent: number
  cap: number | null
}
type DelayWaiver = { kind: DuesKind; first: number; last: number }

/** The rules of late payments, newest first, and the delay fees that an advocate need not pay. */
export type DelayRules = { rules: DelayRuleRow[]; waivers: DelayWaiver[] }

export async function readDelayRules(sql: Sql, advocateId: number): Promise<DelayRules> {
  const [rules, waivers] = await Promise.all([
    sql<DelayRuleRow[]>`
      select kind, from_day, after_month, after_day, amount, percent, cap from delay_rules order by from_day desc`,
    sql<DelayWaiver[]>`
      select kind, lower(span) as first, upper(span) - 1 as last from dues_waivers
      where advocate_id = ${advocateId} and covers = 'delay' and voided_at is null`,
  ])
  return { rules: [...rules], waivers: [...waivers] }
}

type Priced = Pick<ChargedPeriod, 'kind' | 'period' | 'amount'>

/**
 * What a period costs more when it is paid on a day. The rule of the period's first day decides. A month of delay counts as
 * soon as it has begun after the last day of grace, which is the last day of a shorter month.
 */
export function delayFeeOf(
  { rules, waivers }: DelayRules,
  { kind, period, amount }: Priced,
  on: string,
): Paisa {
  const isWaived = waivers.some(
    (waiver) => waiver.kind === kind && waiver.first <= period && period <= waiver.last,
  )
  const firstDay = firstDayOf(kind, period)
  const rule = rules.find((candidate) => candidate.kind === kind && candidate.from_day <= firstDay)
  if (isWaived || !rule) return 0 as Paisa
  const lastMonth = monthOfDay(firstDay) + rule.after_month - 1
  const isAfterDay = Number(on.slice(8, 10)) > rule.after_day
  const monthsLate = Math.max(monthOfDay(on) - lastMonth + (isAfterDay ? 1 : 0), 0)
  // both are whole numbers; percent is in hundredths
  const percentFee = Number((BigInt(amount) * BigInt(rule.percent) * BigInt(monthsLate) + 5000n) / 10_000n)
  const fee = rule.amount * monthsLate + percentFee
  return (rule.cap === null ? fee : Math.min(fee, rule.cap)) as Paisa
}
