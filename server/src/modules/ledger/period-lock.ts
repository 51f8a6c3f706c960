import { showDay, type Day } from '@samity/shared-api/contract'
import type { Sql } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'

/** The last day of the locked period, or null. Held until the transaction ends, so that no booking slips under a new lock. */
export async function lockedUpTo(sql: Sql): Promise<Day | null> {
  const [lock] = await sql<{ locked_up_to: Day | null }[]>`select locked_up_to from period_lock for share`
  return lock?.locked_up_to ?? null
}

/** Refuses anything dated on or before the locked day (409). */
export async function assertOpen(sql: Sql, ...days: string[]): Promise<void> {
  const locked = await lockedUpTo(sql)
  if (!locked || days.every((day) => day > locked)) return
  throw conflict({
    en: `The books are locked up to ${showDay(locked)}. Nothing dated on or before that day can be booked, changed or deleted.`,
    bn: `হিসাব ${showDay(locked)} পর্যন্ত বন্ধ। সেই দিন বা তার আগের তারিখে কিছু যোগ, পরিবর্তন বা মুছে ফেলা যাবে না।`,
  })
}
