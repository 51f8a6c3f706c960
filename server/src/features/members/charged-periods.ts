import type { Paisa } from '@samity/shared-api/contract'
import type { DuesCourt, DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import type { Sql } from '../../database/database.ts'
import { firstDayOf, monthOfDay } from './periods.ts'

export type Period = { kind: DuesKind; period: number }

/** A period that an advocate is charged, and whether it is paid or waived. */
export type ChargedPeriod = Period & {
  /** The court for which the advocate pays */
  court: DuesCourt
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
  select kind, period, court, amount, source, is_paid, is_waived
  from charged_periods(${until}, ${paidUntil}, ${advocateId})
  order by period_day(kind, period), kind`

/** Reads the periods up to the one that contains `until` for which the schedules say 0. */
export const readFreePeriods = (sql: Sql, advocateId: number, until: string): Promise<Period[]> => sql<
  Period[]
>`
  select kind, period from free_periods(${until}, ${advocateId})`

type DelayRuleRow = {
  kind: DuesKind
  /** '': every court */
  court_type: DuesCourt | ''
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
      select kind, court_type, from_day, after_month, after_day, amount, percent, cap from delay_rules order by from_day desc`,
    sql<DelayWaiver[]>`
      select kind, lower(span) as first, upper(span) - 1 as last from dues_waivers
      where advocate_id = ${advocateId} and covers = 'delay' and voided_at is null`,
  ])
  return { rules: [...rules], waivers: [...waivers] }
}

type Priced = Pick<ChargedPeriod, 'kind' | 'period' | 'court' | 'amount'>

/**
 * What a period costs more when it is paid on a day. The rule of the period's first day decides; one for the court comes before
 * one for every court. A month of delay counts as
 * soon as it has begun after the last day of grace, which is the last day of a shorter month.
 */
export function delayFeeOf(
  { rules, waivers }: DelayRules,
  { kind, period, court, amount }: Priced,
  on: string,
): Paisa {
  const isWaived = waivers.some(
    (waiver) => waiver.kind === kind && waiver.first <= period && period <= waiver.last,
  )
  const firstDay = firstDayOf(kind, period)
  const ruleFor = (courtType: DuesCourt | '') =>
    rules.find((one) => one.kind === kind && one.court_type === courtType && one.from_day <= firstDay)
  const rule = ruleFor(court) ?? ruleFor('')
  if (isWaived || !rule) return 0 as Paisa
  const lastMonth = monthOfDay(firstDay) + rule.after_month - 1
  const isAfterDay = Number(on.slice(8, 10)) > rule.after_day
  const monthsLate = Math.max(monthOfDay(on) - lastMonth + (isAfterDay ? 1 : 0), 0)
  // both are whole numbers; percent is in hundredths
  const percentFee = Number((BigInt(amount) * BigInt(rule.percent) * BigInt(monthsLate) + 5000n) / 10_000n)
  const fee = rule.amount * monthsLate + percentFee
  return (rule.cap === null ? fee : Math.min(fee, rule.cap)) as Paisa
}
