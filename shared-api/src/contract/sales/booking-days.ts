import { dayBefore, today, type Day, type Role } from '@samity/shared-api/contract'

/** The days that a new money record may carry; without `first` every open day up to `last`. */
export type BookingDays = { first?: Day; last: Day }

/** Nobody dates money after today. A cashier books on today or yesterday, everyone else on any open day. */
export function bookingDays(role: Role | undefined, last: Day = today()): BookingDays {
  return role === 'cashier' ? { first: dayBefore(last), last } : { last }
}
