import { fillWords } from '@samity/shared-api/contract'
import { instantOf } from '@samity/shared-api/contract/moment'
import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database, Sql } from '../database/database.ts'
import { ApiError } from '../http/errors.ts'
import { networkOf } from '../http/network.ts'
import { usernameKey } from './credentials.ts'

/**
 * A counter of failed attempts. After `maxFree` attempts each further one blocks twice as long as the one
 * before, up to `maxWait`. The count restarts after a `window` without an attempt. Both are SQL intervals.
 * `account` is the hash of an account: administrators see its block on the Users screen and can lift it. A
 * counter that `isOwn` belongs to one account in one place: a successful attempt there clears the failed ones
 * before it.
 */
export type AttemptLimit = {
  key: string
  account?: string
  isOwn?: boolean
  maxFree: number
  window: string
  maxWait: string
}

const hashOf = (text: string) => hash('sha256', text)
/** `db/views/users.sql` finds the blocks of an account with the same hash. */
const accountHash = (username: string) => hashOf(usernameKey(username))

/** A client that has already disconnected has no address; the types do not say so. */
const addressOf = ({ ip }: { ip: string | undefined }) => ip ?? ''

/** A person with a whole /48 gets this many times the attempts of a /64, not 65,536 times. */
const wideFactor = 5

/** Limits by the network of the request. */
function byNetwork(
  prefix: string,
  request: FastifyRequest,
  limit: Pick<AttemptLimit, 'maxFree' | 'window'>,
): AttemptLimit[] {
  const maxWait = '15 minutes'
  const narrow = networkOf(addressOf(request), 64)
  const wide = networkOf(addressOf(request), 48)
  const narrowLimit: AttemptLimit = { key: `${prefix}:${hashOf(narrow)}`, ...limit, maxWait }
  if (wide === narrow) return [narrowLimit]
  return [
    narrowLimit,
    { ...narrowLimit, key: `${prefix}:${hashOf(wide)}`, maxFree: limit.maxFree * wideFactor },
  ]
}

/**
 * Limits for signing in. A known device of the account has its own counter, so that no stranger and no
 * neighbour can lock its owner out. Other attempts are counted by account and network, by network, and, with
 * a much higher limit, by account.
 */
export function signInLimits(
  request: FastifyRequest,
  username: string,
  device: Buffer | undefined,
): AttemptLimit[] {
  const account = accountHash(username)
  const accountLimit = { account, isOwn: true, maxFree: 5, window: '1 hour', maxWait: '15 minutes' }
  if (device) return [{ ...accountLimit, key: `account:${account}:device:${device.toString('hex')}` }]
  const network = hashOf(networkOf(addressOf(request)))
  return [
    { ...accountLimit, key: `account:${account}:network:${network}` },
    ...byNetwork('network', request, { maxFree: 20, window: '15 minutes' }),
    { key: `everywhere:${account}`, account, maxFree: 100, window: '1 hour', maxWait: '1 minute' },
  ]
}

/**
 * Limits for confirmations of a signed-in person. They count for the session, so that strangers who try to
 * sign in do not block them.
 */
export function confirmationLimits({ user }: FastifyRequest): AttemptLimit[] {
  const { username, session } = user!
  const account = accountHash(username)
  const limit = { account, window: '1 hour', maxWait: '15 minutes' }
  return [
    { ...limit, isOwn: true, key: `session:${session}`, maxFree: 5 },
    { ...limit, key: `sessions:${account}`, maxFree: 20 },
  ]
}

export const linkLimits = (request: FastifyRequest): AttemptLimit[] =>
  byNetwork('link', request, { maxFree: 20, window: '15 minutes' })

/** Limits for registrations: each counts, also a successful one. */
export const registrationLimits = (request: FastifyRequest): AttemptLimit[] =>
  byNetwork('register', request, { maxFree: 40, window: '1 hour' })

/** Limits for wrong codes of members. A court has one network for all of them. */
export const memberSignInLimits = (request: FastifyRequest): AttemptLimit[] =>
  byNetwork('member', request, { maxFree: 20, window: '15 minutes' })

/** Each counts. `networks` are the marks of the visitor's network, narrow first. */
export const memberCodeLimits = (networks: readonly string[]): AttemptLimit[] =>
  [...new Set(networks)].map((network, index) => ({
    key: `member-code:${network}`,
    maxFree: index === 0 ? 40 : 200,
    window: '1 hour',
    maxWait: '15 minutes',
  }))

/**
 * Counts what a visitor saves in an hour by the /48 of an IPv6 address. True when the /48 has saved more than
 * it may. `max` is the limit of a /64, which the caller counts.
 */
export async function exceedsWideLimit(
  sql: Sql,
  what: string,
  ip: string | undefined,
  max: number,
): Promise<boolean> {
  const wide = networkOf(addressOf({ ip }), 48)
  if (wide === networkOf(addressOf({ ip }))) return false
  const hour = instantOf(new Date()).slice(0, 13)
  const [row] = await sql<[{ counts: [number] }]>`
    select count_requests(array[${`${what}:${hashOf(wide)} ${hour}`}]) as counts`
  return row.counts[0] > max * wideFactor
}

export type CountedAttempt = { limits: AttemptLimit[]; counts: number[] }

/**
 * Counts an attempt in all counters before it is checked. While a counter blocks, the attempt is refused (429
 * with Retry-After) and not counted.
 */
export async function countAttempt(sql: Database, limits: AttemptLimit[]): Promise<CountedAttempt> {
  const columnOf = <K extends keyof AttemptLimit>(name: K) => limits.map((limit) => limit[name] ?? null)
  const [row] = await sql<{ wait_s: number | null; counts: number[] }[]>`
    select wait_s, counts
    from count_attempt(
      ${columnOf('key')}::text[], ${columnOf('account')}::text[], ${columnOf('maxFree')}::int[],
      ${columnOf('window')}::text[]::interval[], ${columnOf('maxWait')}::text[]::interval[]
    )`
  const { wait_s: waitSeconds, counts } = row!
  if (waitSeconds === null) return { limits, counts }
  throw new ApiError(
    429,
    fillWords(
      {
        en: 'Too many attempts. Please try again in {seconds} seconds.',
        bn: 'অনেকবার চেষ্টা করা হয়েছে। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।',
      },
      { seconds: waitSeconds },
    ),
    {},
    { more: { minutes: Math.ceil(waitSeconds / 60) }, headers: { 'retry-after': String(waitSeconds) } },
  ).as('rate.attempts')
}

export async function uncountAttempt(sql: Sql, { limits, counts }: CountedAttempt): Promise<void> {
  const [keys, freeCounts] = [limits.map(({ key }) => key), limits.map(({ maxFree }) => maxFree)]
  await sql`select uncount_attempt(${keys}::text[], ${counts}::int[], ${freeCounts}::int[])`
}

/** Clears the attempt's own counters after a success. Counters shared with others lose only this attempt. */
export async function clearAttempt(sql: Sql, attempt: CountedAttempt): Promise<void> {
  await uncountAttempt(sql, attempt)
  const ownKeys = attempt.limits.filter(({ isOwn }) => isOwn).map(({ key }) => key)
  await sql`update attempt_counters set attempts = 0, blocked_until = null where key = any(${ownKeys}::text[])`
}

/**
 * Clears all counters of an account, for an administrator or after a new password. Returns whether there were
 * any failed attempts.
 */
export async function clearAccountAttempts(sql: Sql, username: string): Promise<boolean> {
  const { count } = await sql`
    update attempt_counters set attempts = 0, blocked_until = null
    where account_hash = ${accountHash(username)} and attempts > 0`
  return count > 0
}

/** Also removes what a clock that was ahead has dated in the future: it would block people until then. */
export const sweepAttempts = async (sql: Database): Promise<void> => {
  await sql`delete from attempt_counters where last_at not between now() - interval '1 day' and now() + interval '1 hour'`
}
