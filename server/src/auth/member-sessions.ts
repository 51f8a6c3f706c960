import type { FastifyReply, FastifyRequest } from 'fastify'
import { memberHeader } from '@samity/shared-api/contract/members/own-page'
import type { Instant } from '@samity/shared-api/contract/moment'
import type { ServiceClaims } from '@samity/shared-api/module'
import type { Database, Fragment, Sql } from '../database/database.ts'
import type { Member } from '../http/access.ts'
import { networkOf } from '../http/network.ts'
import { newToken, tokenHash } from './sessions.ts'

/*
 * The session of a member on the own page, apart from those of staff (sessions.ts). A browser has it as a
 * cookie that no script can read and no other site can make it send. It opens the routes for members, and
 * tells the services of modules who asks.
 */

const cookieName = 'samity_member'

const isLive = (sql: Sql): Fragment =>
  sql`s.last_seen_at > now() - interval '30 minutes' and s.created_at > now() - interval '8 hours'`
/** Nobody else signs in, and a session ends at once when this changes. */
export const mayHaveSession = (sql: Sql): Fragment => sql`not a.is_dead and a.archived_at is null`
export const endOfSession = (sql: Sql): Fragment =>
  sql`least(s.last_seen_at + interval '30 minutes', s.created_at + interval '8 hours')`

/** The cookie of a request, to send it on; undefined without one. */
export const memberCookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  new RegExp(`(?:^|;\\s*)(${cookieName}=[\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1]

function setCookie(reply: FastifyReply, value: string, lifetime = ''): void {
  const secure = reply.server.environment.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${cookieName}=${value}; Path=/${lifetime}; HttpOnly; SameSite=Strict${secure}`)
}
export const clearMemberCookie = (reply: FastifyReply): void => setCookie(reply, '', '; Max-Age=0')

const selectMember = (sql: Sql, condition: Fragment) => sql<(Member & { last_seen_at: Instant })[]>`
  select s.id as session, a.id as "advocateId", a.bar_registration_number as number, s.last_seen_at
  from member_sessions s
  join advocates a on a.id = s.advocate_id
  where ${condition} and ${isLive(sql)} and ${mayHaveSession(sql)}`

const seenIntervalMs = 60_000

export async function memberOfCookie(request: FastifyRequest): Promise<Member | null> {
  const { server, headers } = request
  const { sql } = server
  const [, secret] = memberCookieOf(request)?.split('=') ?? []
  if (secret === undefined) return null
  const [row] = await selectMember(sql, sql`s.token_hash = ${tokenHash(secret)}`)
  if (!row) return null
  // in another tab somebody else has signed in since: the page does not act for that member
  const shownId = headers[memberHeader]
  if (shownId !== undefined && shownId !== String(row.advocateId)) return null
  const { last_seen_at, ...member } = row
  if (Date.now() - Date.parse(last_seen_at) > seenIntervalMs)
    await sql`update member_sessions set last_seen_at = now() where id = ${member.session}`
  return member
}

/** The member in the token of a service, while the session from which the request came is open. */
export async function memberOfClaims(
  sql: Database,
  { member: id, member_session: session = 0 }: ServiceClaims,
): Promise<Member | null> {
  if (id === undefined) return null
  const [row] = await selectMember(sql, sql`a.id = ${id} and s.id = ${session}`)
  if (!row) return null
  const { last_seen_at: _seen, ...member } = row
  return member
}

/** Opens a session in the browser of the request, and returns its member. */
export async function openMemberSession(
  sql: Sql,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { id, number }: { id: number; number: string },
): Promise<Member> {
  const token = newToken()
  const device = (headers['user-agent'] ?? '').slice(0, 300)
  const [row] = await sql<[{ id: number }]>`
    insert into member_sessions ${sql({ advocate_id: id, token_hash: tokenHash(token), device })} returning id`
  setCookie(reply, token)
  return { session: row.id, advocateId: id, number }
}

/**
 * Marks of the sender's network, narrow and wide, by which the API limits codes: a service never receives the
 * address itself.
 */
export const networkMarks = ({ ip, server }: FastifyRequest): string[] =>
  ([64, 48] as const).map((prefix) =>
    server.secretBox
      .mac(Buffer.from(networkOf(ip, prefix)), 'networks')
      .toString('base64url')
      .slice(0, 22),
  )

export const sweepMemberSessions = async (sql: Database): Promise<void> => {
  await sql`delete from member_sessions s where not (${isLive(sql)})`
  await sql`delete from member_codes where expires_at < now()`
}
