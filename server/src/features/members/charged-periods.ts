import type { Paisa } from '@samity/shared-api/contract'
import type { DuesCourt, DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import type { Sql } from '../../database/database.ts'

export type FeePeriod = { kind: DuesKind; period: number }

export type ChargedPeriod = FeePeriod & {
  court: DuesCourt
  amount: Paisa
  /** The extra for late payment on the day up to which receipts count */
  delay_fee: Paisa
  source: 'schedule' | 'opening'
  is_paid: boolean
  is_waived: boolean
}

/**
 * Reads every period that an advocate is charged up to the one that contains `until`, oldest first. Receipts
 * count up to `paidUntil`, and delay fees are those of that day.
 */
export const readChargedPeriods = (
  sql: Sql,
  advocateId: number,
  until: string,
  paidUntil: string,
): Promise<ChargedPeriod[]> => sql<ChargedPeriod[]>`
  select kind, period, court, amount, delay_fee, source, is_paid, is_waived
  from charged_periods(${until}, ${paidUntil}, ${advocateId})
  order by period_day(kind, period), kind`

/** Reads the periods up to the one that contains `until` for which the schedules say 0. */
export const readFreePeriods = (sql: Sql, advocateId: number, until: string): Promise<FeePeriod[]> => sql<
  FeePeriod[]
>`
  select kind, period from free_periods(${until}, ${advocateId})`
