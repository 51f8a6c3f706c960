import { bengali } from '@samity/shared-api/contract'
import { hash } from 'node:crypto'
import type { Sql } from '../../platform/database.ts'
import { Refusal } from '../../platform/errors.ts'
import { usernameKey } from './credentials.ts'

/** Who is counted: an account, whether it exists or not, or an address. */
export type Subject = { key: string; free: number; window: string }

/** `db/views/users.sql` finds an account's row by the same key. */
export const account = (username: string): Subject => ({
  key: `account:${hash('sha256', usernameKey(username))}`,
  free: 5,
  window: '1 hour',
})
/** Many people may sit behind one address, so it has more tries. Whoever has hung up already has none any more. */
export const address = (ip: string | undefined): Subject => ({
  key: `address:${hash('sha256', ip ?? '')}`,
  free: 20,
  window: '15 minutes',
})

/** Whoever asks for accounts: each request counts. */
export const registrations = (ip: string | undefined): Subject => ({
  key: `register:${hash('sha256', ip ?? '')}`,
  free: 40,
  window: '1 hour',
})

/** 429 with Retry-After while one of them is blocked. */
export async function refuseBlocked(sql: Sql, subjects: Subject[]): Promise<void> {
  const [{ wait } = { wait: null }] = await sql<{ wait: number | null }[]>`
    select ceil(extract(epoch from max(blocked_until) - now())) as wait
    from sign_in_failures
    where subject in ${sql(subjects.map(({ key }) => key))} and blocked_until > now()`
  if (wait === null) return
  throw new Refusal(
    429,
    {
      en: `Too many attempts. Please try again in ${wait} seconds.`,
      bn: bengali`অনেকবার চেষ্টা করা হয়েছে। ${wait} সেকেন্ড পরে আবার চেষ্টা করুন।`,
    },
    {},
    { headers: { 'retry-after': String(wait) } },
  )
}

/**
 * Counts a failure. After the free ones each blocks twice as long as the one before, from 5 seconds to 15 minutes; a
 * quiet window makes good for all. Answers whether this failure was the one that began the blocking.
 */
export async function countFailure(sql: Sql, { key, free, window }: Subject): Promise<boolean> {
  const [{ failures } = { failures: 0 }] = await sql<{ failures: number }[]>`
    insert into sign_in_failures as f (subject, failures) values (${key}, 1)
    on conflict (subject) do update set
      failures = case when f.last_at < now() - ${window}::interval then 1 else f.failures + 1 end,
      last_at = now()
    returning failures`
  if (failures < free) return false
  await sql`
    update sign_in_failures
    set blocked_until = now() + least(interval '15 minutes', interval '5 seconds' * power(2, ${Math.min(failures - free, 20)}::int))
    where subject = ${key}`
  return failures === free
}

/** A success, or an administrator, makes good for an account's failures. */
export async function forgiveFailures(sql: Sql, { key }: Subject): Promise<boolean> {
  const { count } = await sql`delete from sign_in_failures where subject = ${key}`
  return count > 0
}
