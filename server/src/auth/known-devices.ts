import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Sql } from '../database/database.ts'
import { newToken, tokenHash } from './sessions.ts'

/*
 * A browser gets a random token at sign-in, in a cookie that scripts cannot read and that is sent only to the
 * sign-in route. The token gives no access. It only gives this browser its own counter of wrong passwords for
 * the accounts that have signed in there, so that a stranger who guesses passwords cannot lock their owners
 * out.
 */

const cookieName = 'samity_device'
const lifetimeDays = 180

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1]

export function deviceHashOf(request: FastifyRequest): Buffer | undefined {
  const token = tokenOf(request)
  return token === undefined ? undefined : tokenHash(token)
}

/**
 * Makes the browser a known device of the account after a sign-in. One token serves all accounts of a
 * browser.
 */
export async function rememberDevice(
  sql: Sql,
  request: FastifyRequest,
  reply: FastifyReply,
  user: number,
): Promise<void> {
  const browserToken = tokenOf(request)
  const [row] = browserToken
    ? await sql`select 1 from known_devices where token_hash = ${tokenHash(browserToken)} limit 1`
    : []
  // a token that this server did not issue is replaced
  const token = row && browserToken ? browserToken : newToken()
  await sql`
    insert into known_devices ${sql({ token_hash: tokenHash(token), user_id: user })}
    on conflict (token_hash, user_id) do update set last_used_at = now()`
  const secure = request.server.environment.publicUrl.startsWith('https:') ? '; Secure' : ''
  const maxAgeSeconds = lifetimeDays * 24 * 60 * 60
  reply.header(
    'set-cookie',
    `${cookieName}=${token}; Path=/api/login; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}

export const forgetDevices = async (sql: Sql, user: number): Promise<void> => {
  await sql`delete from known_devices where user_id = ${user}`
}

export const sweepDevices = async (sql: Database): Promise<void> => {
  await sql`delete from known_devices where last_used_at < now() - ${lifetimeDays} * interval '1 day'`
}
