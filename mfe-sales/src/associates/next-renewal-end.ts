import { dayOf, yearOf, type Day } from '@samity/shared-api/contract'

/** A renewal runs to the end of the year after the last one, at least of this year. */
export function nextRenewalEnd(validUntil: string | null, today: Day): Day {
  const last = validUntil ? yearOf(validUntil) + 1 : 0
  return dayOf(Math.max(last, yearOf(today)), 12, 31)
}
