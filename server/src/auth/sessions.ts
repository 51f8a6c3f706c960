import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Role } from '@samity/shared-api/contract'
import type { Database, Sql } from '../database/database.ts'
import type { SignedInUser } from '../http/access.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
  }
}

export const newToken = (): string => randomBytes(32).toString('base64url')
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
/** Hashes a token with SHA-256. A plain hash is enough because tokens are long and random. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Returns the value of the session's picture cookie, which gives access to pictures only (picture-cookie.ts).
 */
export const pictureSecretOf = (token: string): string =>
  createHash('sha256').update(`pictures\n${token}`).digest('base64url')

/** Opens a session and returns its token. The database stores only the token's hash. */
export async function openSession(sql: Sql, user: number, device: string): Promise<string> {
  const token = newToken()
  const picture_cookie_hash = tokenHash(pictureSecretOf(token))
  await sql`
    insert into sessions ${sql({ user_id: user, token_hash: tokenHash(token), picture_cookie_hash, device: device.slice(0, 300) })}`
  return token
}

/** Ends sessions of a user: all, all except one, or only one. Returns the number of ended sessions. */
export async function endSessions(
  sql: Sql,
  user: number,
  which: { except?: number; only?: number } = {},
): Promise<number> {
  const { count } = await sql`
    delete from sessions
    where user_id = ${user}
      and id is distinct from ${which.except ?? null}::bigint
      and (${which.only ?? null}::bigint is null or id = ${which.only ?? null}::bigint)`
  return count
}

const secondMs = 1000
const secondsToMs = (count: number) => count * secondMs
const minutesToMs = (count: number) => secondsToMs(60 * count)
/** A cached session is valid for this time without a change notification from the database. */
const sessionCacheTtlMs = secondsToMs(5)
const maxCachedSessions = 5000
const lastSeenIntervalMs = minutesToMs(5)

type CachedSession = { user: SignedInUser; lastSeenAtMs: number }
export type Sessions = {
  userOf(request: FastifyRequest): Promise<SignedInUser | null>
  /**
   * True if the person of the session has signed in or confirmed within the last ten minutes. Never cached.
   */
  isConfirmed(session: number): Promise<boolean>
  /**
   * Empties the session cache. Call it after a change in this process that must take effect before its
   * response.
   */
  forget(): void
}

/** Creates the session cache. A change of a user or the end of a session empties it immediately. */
export function makeSessions(app: FastifyInstance): Sessions {
  const cache = new LRUCache<string, CachedSession>({ max: maxCachedSessions, ttl: sessionCacheTtlMs })
  let generation = 0
  const forget = () => {
    cache.clear()
    generation++
  }
  app.onChange((table) => {
    if (table === undefined || ['sessions', 'users', 'two_factor_roles'].includes(table)) forget()
  })

  async function userOf(request: FastifyRequest): Promise<SignedInUser | null> {
    const token = bearerOf(request)
    if (!token) return null
    const hash = tokenHash(token)
    const key = hash.toString('base64')
    const now = Date.now()
    const entry = cache.get(key)
    if (entry && now - entry.lastSeenAtMs < lastSeenIntervalMs) return entry.user
    const generationBefore = generation
    const session = await findSession(app.sql, hash)
    if (!session) return null
    const { last_seen_at, ...user } = session
    const lastSeenAtMs = Date.parse(last_seen_at)
    if (now - lastSeenAtMs >= lastSeenIntervalMs)
      await app.sql`update sessions set last_seen_at = now() where id = ${user.session}`
    // do not cache a session that was read before a change notification arrived
    if (generationBefore === generation)
      cache.set(key, {
        user,
        lastSeenAtMs: now - lastSeenAtMs >= lastSeenIntervalMs ? now : lastSeenAtMs,
      })
    return user
  }

  async function isConfirmed(session: number): Promise<boolean> {
    const rows = await app.sql`
      select 1 from sessions
      where id = ${session} and greatest(created_at, confirmed_at) > now() - interval '10 minutes'`
    return rows.length > 0
  }

  return { userOf, isConfirmed, forget }
}

async function findSession(
  sql: Database,
  hash: Buffer,
): Promise<(SignedInUser & { last_seen_at: string }) | undefined> {
  const [session] = await sql<(SignedInUser & { last_seen_at: string })[]>`
    select s.id as session, s.last_seen_at, u.id, u.username, u.email, u.role, u.name, u.name_bengali, u.phone, u.photo, u.language, u.digits,
      f.two_factor_due
    from sessions s
    join users u on u.id = s.user_id
    join two_factor_status f on f.user_id = u.id
    where s.token_hash = ${hash} and u.status = 'active'
      and s.last_seen_at > now() - interval '12 hours' and s.created_at > now() - interval '7 days'`
  return session
}

export async function roleOfPictureCookie(sql: Database, hash: Buffer): Promise<Role | undefined> {
  const [row] = await sql<{ role: Role }[]>`
    select u.role
    from sessions s
    join users u on u.id = s.user_id
    where s.picture_cookie_hash = ${hash} and u.status = 'active'
      and s.last_seen_at > now() - interval '12 hours' and s.created_at > now() - interval '7 days'`
  return row?.role
}

export const sweepSessions = async (sql: Database): Promise<void> => {
  await sql`delete from sessions where last_seen_at < now() - interval '12 hours' or created_at < now() - interval '7 days'`
  await sql`delete from one_time_tokens where expires_at < now()`
}
