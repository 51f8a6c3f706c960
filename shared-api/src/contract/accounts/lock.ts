import type { Instant } from '../moment.ts'
import { date, defineAction, int, result, text, type Day } from '@samity/shared-api/contract'

/** The body of `GET` and `PUT lock/`. Nothing dated on or before the day can be booked, changed or voided. */
export type Lock = { locked_up_to: Day | null; version: number }

export const maxExceptionHours = 72

/**
 * An exception to the lock (`lock/exceptions/`). It opens some days of the locked period for a limited time
 * and has a reason.
 */
export type LockException = {
  id: number
  first_day: Day
  last_day: Day
  /** The end of the exception, unless someone ends it earlier */
  until: Instant
  reason: string
  made_by: string
  made_at: Instant
  ended_by: string | null
  ended_at: Instant | null
  open: boolean
  /** The number of audit events under the exception (`lock/exceptions/{id}/entries/`) */
  entries: number
}

export const openLockedDays = defineAction({
  path: 'lock/exceptions',
  name: { en: 'open the days', bn: 'দিনগুলো খোলা' },
  fields: {
    first_day: date({ en: 'First day', bn: 'প্রথম দিন' }),
    last_day: date({ en: 'Last day', bn: 'শেষ দিন' }),
    hours: int({ en: 'For how many hours', bn: 'কত ঘণ্টার জন্য' }, 1, maxExceptionHours),
    reason: text({ en: 'Reason', bn: 'কারণ' }, 1000),
  },
  result: result<LockException>(),
})
