import type { Day } from '@samity/shared-api/contract'

/** `GET` and `PUT lock/`: nothing dated on or before the day is booked, changed or voided. */
export type Lock = { locked_up_to: Day | null; version: number }

/** An exception lasts so many hours at most. */
export const maxExceptionHours = 72

/** `lock/exceptions/`: for some days of the locked period, for a while, for a reason. */
export type LockException = {
  id: number
  first_day: Day
  last_day: Day
  /** Its end, if nobody ends it before */
  until: string
  reason: string
  made_by: string
  made_at: string
  ended_by: string | null
  ended_at: string | null
  open: boolean
  /** How many entries of the audit trail stand under it: `lock/exceptions/{id}/entries/` */
  entries: number
}
