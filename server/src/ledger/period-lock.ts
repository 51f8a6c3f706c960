import { digitWords, fillWords, showDay, type Day } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'

/**
 * Returns the last day of the locked period, or null. Locks the row until the transaction ends, so that a new
 * period lock waits for bookings under way. The statement leaves at once: one that is only awaited leaves
 * after those that a booking sends with it, and its lock comes before theirs.
 */
export async function readLastLockedDay(sql: Sql): Promise<Day | null> {
  const [lock] = await sql<
    { locked_up_to: Day | null }[]
  >`select locked_up_to from period_lock for share`.execute()
  return lock?.locked_up_to ?? null
}

/**
 * Returns whether an open exception permits all these days. If so, the rest of the transaction runs under the
 * exception, which then lists the audit events of the transaction. The exception's row is locked: a person
 * who ends the exception waits until this transaction commits.
 */
async function applyException(sql: Sql, days: readonly string[]): Promise<boolean> {
  const exceptions = await sql`
    with open as (
      select id from lock_exceptions
      where ended_at is null and until > now() and first_day <= all (${days}::date[]) and last_day >= all (${days}::date[])
      order by id limit 1 for share
    )
    select set_config('samity.lock_exception', id::text, true) from open`
  return exceptions.length > 0
}

/**
 * Returns the last locked day when a day is locked and no exception permits it; null when all days are open.
 */
export async function findBlockingLock(sql: Sql, ...days: string[]): Promise<Day | null> {
  const lastLockedDay = await readLastLockedDay(sql)
  if (!lastLockedDay) return null
  const lockedDays = days.filter((day) => day <= lastLockedDay)
  return lockedDays.length === 0 || (await applyException(sql, lockedDays)) ? null : lastLockedDay
}

/** Refuses anything dated on or before the locked day (409), unless an exception is open for it. */
export async function assertOpen(sql: Sql, ...days: string[]): Promise<void> {
  const lastLockedDay = await findBlockingLock(sql, ...days)
  if (!lastLockedDay) return
  throw conflict(
    fillWords(
      {
        en: 'The books are locked up to {day}. Nothing dated on or before that day can be booked, changed or deleted.',
        bn: 'হিসাব {day} পর্যন্ত বন্ধ। সেই দিন বা তার আগের তারিখে কিছু যোগ, পরিবর্তন বা মুছে ফেলা যাবে না।',
      },
      { day: digitWords(showDay(lastLockedDay)) },
    ),
  ).as('period.locked')
}
