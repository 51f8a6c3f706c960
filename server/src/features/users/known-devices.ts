import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Sql } from '../../database/database.ts'
import { newToken, tokenHash } from '../../auth/sessions.ts'

/*
 * A browser that signed in keeps a random token in a cookie that scripts cannot read and that goes to the sign-in only.
 * It opens nothing. It only gives this browser a counter of its own for wrong passwords of the accounts that signed in
 * there, so that a stranger who guesses cannot keep their owners out.
 */

const cookieName = 'samity_device'
const lifetimeDays = 180

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1]

/** The hash of the token that the browser brought; undefined when it brought none. */
export function deviceHashOf(request: FastifyRequest): Buffer | undefined {
  const token = tokenOf(request)
  return token === undefined ? undefined : tokenHash(token)
}

/** After a sign-in: the browser is known for this account from now on. One token serves all accounts of a browser. */
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
  // a token that this server never gave is not taken up
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

/** No device is known for the account any more: after a new password, or when the account is disabled. */
export const forgetDevices = async (sql: Sql, user: number): Promise<void> => {
  await sql`delete from known_devices where user_id = ${user}`
}

export const sweepDevices = async (sql: Database): Promise<void> => {
  await sql`delete from known_devices where last_used_at < now() - ${lifetimeDays} * interval '1 day'`
}
