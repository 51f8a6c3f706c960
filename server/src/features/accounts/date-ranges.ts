import { dayOf, daysOfMonth, monthOf, yearOf, type Day } from '@samity/shared-api/contract'

/**
 * Returns whether the range begins on the first day of a month and ends on the last day of one: then the
 * month sums suffice.
 */
export const areWholeMonths = (from: string, to: string): boolean =>
  from.endsWith('-01') && to === daysOfMonth(yearOf(to), monthOf(to)).at(-1)

/** The same day of the year before; 28 February for 29 February. */
export function yearBefore(day: Day): Day {
  const [year, month] = [yearOf(day) - 1, monthOf(day)]
  return dayOf(year, month, Math.min(Number(day.slice(8)), daysOfMonth(year, month).length))
}
