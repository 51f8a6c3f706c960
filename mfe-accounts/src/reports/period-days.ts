import { daysOfMonth, dayOf } from '@samity/shared-api/contract'
import { periods, type YearReport } from '@samity/shared-api/contract/accounts/reports'

export function periodDaysOf({ year, period }: Pick<YearReport, 'year' | 'period'>): {
  from: string
  to: string
} {
  const [first, last] = periods[period].months
  return { from: dayOf(year, first, 1), to: daysOfMonth(year, last).at(-1)! }
}
