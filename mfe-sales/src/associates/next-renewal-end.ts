import { dayOf, yearOf, type Day } from '@samity/shared-api/contract'

/** Returns the end of the year after `validUntil`, but not before the end of this year. */
export function nextRenewalEnd(validUntil: string | null, today: Day): Day {
  const last = validUntil ? yearOf(validUntil) + 1 : 0
  return dayOf(Math.max(last, yearOf(today)), 12, 31)
}
