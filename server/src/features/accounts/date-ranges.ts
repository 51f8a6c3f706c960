import { dayOf, daysOfMonth, monthOf, yearOf, type Day } from '@samity/shared-api/contract'

/** From the first of a month to the last of one: the sums of months answer it. */
export const areWholeMonths = (from: string, to: string): boolean =>
  from.endsWith('-01') && to === daysOfMonth(yearOf(to), monthOf(to)).at(-1)

/** The same day of the year before; for the 29th of February the 28th. */
export function yearBefore(day: Day): Day {
  const [year, month] = [yearOf(day) - 1, monthOf(day)]
  return dayOf(year, month, Math.min(Number(day.slice(8)), daysOfMonth(year, month).length))
}
