import { bengali } from '@samity/shared-api/contract'
import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database, Sql } from '../../database/database.ts'
import { ApiError } from '../../http/errors.ts'
import { networkOf } from '../../http/network.ts'
import { usernameKey } from './credentials.ts'

/** What guesses are counted by. After `maxFree` of them each blocks twice as long as the one before, up to `maxWait`. */
export type AttemptLimit = {
  key: string
  /** The hash of the account whose administrator sees the block, and lifts it */
  account?: string
  /** Counts for one account in one place: a right guess there makes good for the wrong ones before it */
  isOwn?: boolean
  maxFree: number
  /** A window without any guess starts the counting anew */
  window: string
  maxWait: string
}

const hashOf = (text: string) => hash('sha256', text)
/** `db/views/users.sql` finds the blocks of an account by the same hash. */
const accountHash = (username: string) => hashOf(usernameKey(username))

/** Whoever has hung up already has no address any more, whatever the types say. */
const addressOf = ({ ip }: { ip: string | undefined }) => ip ?? ''

/** By the network of the request; one that has a whole /48 gets five times the guesses of a /64, not 65,536 times. */
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
  return [narrowLimit, { ...narrowLimit, key: `${prefix}:${hashOf(wide)}`, maxFree: limit.maxFree * 5 }]
}

/**
 * Signing in. A device that signed in to this account before is counted by itself: no stranger and no neighbour can keep
 * its owner out. All others count by account and network, by network, and, much higher, by account.
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

/** Confirmations of whoever is signed in. They are the session's, so that strangers at the sign-in do not block them. */
export function confirmationLimits({ user }: FastifyRequest): AttemptLimit[] {
  const { username, session } = user!
  const account = accountHash(username)
  const limit = { account, window: '1 hour', maxWait: '15 minutes' }
  return [
    { ...limit, isOwn: true, key: `session:${session}`, maxFree: 5 },
    { ...limit, key: `sessions:${account}`, maxFree: 20 },
  ]
}

/** One-time links: for a new password, and for the first administrator. */
export const linkLimits = (request: FastifyRequest): AttemptLimit[] =>
  byNetwork('link', request, { maxFree: 20, window: '15 minutes' })

/** Requests for accounts: each counts, also one that succeeds. */
export const registrationLimits = (request: FastifyRequest): AttemptLimit[] =>
  byNetwork('register', request, { maxFree: 40, window: '1 hour' })

/** A guess that was counted, with the number that it got in each counter. */
export type CountedAttempt = { limits: AttemptLimit[]; counts: number[] }

/** Counts one guess in all counters before anybody judges it; 429 with Retry-After, and not counted, while one blocks. */
export async function countAttempt(sql: Database, limits: AttemptLimit[]): Promise<CountedAttempt> {
  const columnOf = <K extends keyof AttemptLimit>(name: K) => limits.map((limit) => limit[name] ?? null)
  const [row] = await sql<{ wait_s: number | null; counts: number[] }[]>`
    select wait_s, counts
    from count_guess(
      ${columnOf('key')}::text[], ${columnOf('account')}::text[], ${columnOf('maxFree')}::int[],
      ${columnOf('window')}::text[]::interval[], ${columnOf('maxWait')}::text[]::interval[]
    )`
  const { wait_s: waitSeconds, counts } = row!
  if (waitSeconds === null) return { limits, counts }
  throw new ApiError(
    429,
    {
      en: `Too many attempts. Please try again in ${waitSeconds} seconds.`,
      bn: bengali`অনেকবার চেষ্টা করা হয়েছে। ${waitSeconds} সেকেন্ড পরে আবার চেষ্টা করুন।`,
    },
    {},
    { headers: { 'retry-after': String(waitSeconds) } },
  )
}

/** Takes a counted guess back: nothing was judged, or it was right. */
export async function uncountAttempt(sql: Sql, { limits, counts }: CountedAttempt): Promise<void> {
  const [keys, freeCounts] = [limits.map(({ key }) => key), limits.map(({ maxFree }) => maxFree)]
  await sql`select uncount_guess(${keys}::text[], ${counts}::int[], ${freeCounts}::int[])`
}

/** A right guess clears its own counters. Those that others share only lose this one guess. */
export async function clearAttempt(sql: Sql, attempt: CountedAttempt): Promise<void> {
  await uncountAttempt(sql, attempt)
  const ownKeys = attempt.limits.filter(({ isOwn }) => isOwn).map(({ key }) => key)
  await sql`update sign_in_failures set failures = 0, blocked_until = null where subject = any(${ownKeys}::text[])`
}

/**
 * An administrator, or a new password, makes good for all that was counted for an account. Answers whether there was
 * any.
 */
export async function clearAccountAttempts(sql: Sql, username: string): Promise<boolean> {
  const { count } = await sql`
    update sign_in_failures set failures = 0, blocked_until = null
    where account = ${accountHash(username)} and failures > 0`
  return count > 0
}

/** What was counted a day ago blocks nobody any more. */
export const sweepAttempts = async (sql: Database): Promise<void> => {
  await sql`delete from sign_in_failures where last_at < now() - interval '1 day'`
}
