import { dayBefore, today, type Day, type Role } from '@samity/shared-api/contract'

/** The allowed days of a new money record. Without `first`, every unlocked day up to `last` is allowed. */
export type BookingDays = { first?: Day; last: Day }

/**
 * No money record is dated after today. A cashier may book today and yesterday, everyone else any unlocked
 * day.
 */
export function bookingDays(role: Role | undefined, last: Day = today()): BookingDays {
  return role === 'cashier' ? { first: dayBefore(last), last } : { last }
}
