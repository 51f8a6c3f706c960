import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SignOnSecrets } from './provider.ts'

/*
 * Two cookies that no script can read, sent only to the routes of single sign-on. The first has the encrypted
 * secrets of a sign-in that has begun in this browser: an answer of the provider that another browser began
 * is refused. The second has the ticket for the session, from the provider's answer until the page asks for
 * the session.
 */

const path = '/api/single-sign-on'
const begunName = 'samity_sign_on'
const ticketName = 'samity_sign_on_ticket'
const purpose = 'single sign-on'
const begunSeconds = 10 * 60
export const ticketSeconds = 5 * 60

const begunShape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  language: z.enum(['en', 'bn']),
  beganAtMs: z.number(),
})
export type BegunSignOn = SignOnSecrets & z.infer<typeof begunShape>

const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.:-]{1,3000})(?:;|$)`).exec(headers.cookie ?? '')?.[1]

/**
 * The provider leads back here from its own site, and browsers send a strict cookie only from our own pages.
 */
function cookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAgeSeconds, sameSite }: { maxAgeSeconds: number; sameSite: 'Lax' | 'Strict' },
): string {
  const secure = reply.server.environment.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${secure}`
}

export function setBegunCookie(reply: FastifyReply, begun: Omit<BegunSignOn, 'beganAtMs'>): void {
  const text = JSON.stringify({ ...begun, beganAtMs: Date.now() })
  const value = reply.server.secretBox.encrypt(text, purpose)
  reply.header(
    'set-cookie',
    cookie(reply, begunName, value, { maxAgeSeconds: begunSeconds, sameSite: 'Lax' }),
  )
}

/** Returns the sign-in that began in this browser within ten minutes; undefined without one. */
export function readBegunCookie(request: FastifyRequest): BegunSignOn | undefined {
  const value = cookieOf(request, begunName)
  const text = value && request.server.secretBox.decrypt(value, purpose)
  if (!text) return undefined
  const begun = begunShape.parse(JSON.parse(text))
  return Date.now() - begun.beganAtMs > begunSeconds * 1000 ? undefined : begun
}

/**
 * Removes the secrets, which work once, and stores the ticket for a session; undefined removes the ticket,
 * too.
 */
export function setTicketCookie(reply: FastifyReply, ticket: string | undefined): void {
  reply.header('set-cookie', [
    cookie(reply, begunName, '', { maxAgeSeconds: 0, sameSite: 'Lax' }),
    cookie(reply, ticketName, ticket ?? '', {
      maxAgeSeconds: ticket === undefined ? 0 : ticketSeconds,
      sameSite: 'Strict',
    }),
  ])
}

export const readTicketCookie = (request: FastifyRequest): string | undefined => cookieOf(request, ticketName)
