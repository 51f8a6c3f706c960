import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Language, Words } from '@samity/shared-api/contract'
import type { SignOnOutcome } from '@samity/shared-api/contract/users/single-sign-on'
import { addressIn } from '@samity/shared-api/module'
import { audit } from '../../../audit/audit.ts'
import { setPictureCookie } from '../../../auth/picture-cookie.ts'
import { newToken, openSession, tokenHash } from '../../../auth/sessions.ts'
import type { Database } from '../../../database/database.ts'
import { transaction } from '../../../database/transaction.ts'
import { ApiError, unprocessable } from '../../../http/errors.ts'
import { languageOf } from '../../../http/language.ts'
import { withZod } from '../../../http/with-zod.ts'
import { signInLimits } from '../../../auth/attempt-limits.ts'
import { checkAttempt } from '../../../auth/check-attempt.ts'
import { smallBodyOptions } from '../../../auth/credentials.ts'
import { readProfile } from '../../users/profile.ts'
import { lockChecked, readSecondStep, secondStepProperties, verifySecondStep } from '../second-step.ts'
import { findAccount } from './find-account.ts'
import { makeProvider, SignOnError } from './provider.ts'
import {
  readBegunCookie,
  readTicketCookie,
  setBegunCookie,
  setTicketCookie,
  ticketSeconds,
} from './sign-on-cookies.ts'
import { routesOf } from '../../../http/route.ts'

const messages = {
  expired: {
    en: 'This sign-in has expired. Start it again on the sign-in page.',
    bn: 'এই সাইন ইনের সময় শেষ। সাইন ইন পাতা থেকে আবার শুরু করুন।',
  },
  welcome: { en: 'Login successful!', bn: 'লগইন সফল হয়েছে!' },
} satisfies Record<string, Words>

const maxNextLength = 300
/** A path of this site; '' for anything else, such as '//evil.example' or '/\evil.example'. */
export const safePath = (next: string): string =>
  next.length <= maxNextLength && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : ''

const startQuery = z.object({
  next: z.string().default(''),
  language: z.enum(['en', 'bn']).catch('en').default('en'),
})

const route = routesOf({ area: 'users', tokens: 'closed' })

/**
 * Single sign-on. Without OIDC_ISSUER the routes lead back to the sign-in page, which has no button for them.
 */
export async function signOn(app: FastifyInstance): Promise<void> {
  const { singleSignOn: config, publicUrl } = app.environment
  const provider = config && makeProvider(config, `${publicUrl}/api/single-sign-on/callback`)

  withZod(app).get(
    '/single-sign-on/start',
    route({
      roles: 'open',
      summary: 'Single sign-on: lead the browser to the provider',
      redirects: true,
      schema: { querystring: startQuery },
    }),
    async (request, reply) => {
      const { language } = request.query
      const next = safePath(request.query.next)
      if (!provider) return leadBack(reply, 'off', { next, language })
      try {
        const { url, secrets } = await provider.begin()
        setBegunCookie(reply, { ...secrets, next, language })
        return await reply.header('cache-control', 'no-store').redirect(url.href, 303)
      } catch (error) {
        return leadBack(reply, reasonOf(request, error), { next, language })
      }
    },
  )

  app.get(
    '/single-sign-on/callback',
    route({
      roles: 'open',
      summary: 'Single sign-on: lead the browser back to the sign-in page',
      ignoresQuery: true,
      redirects: true,
    }),
    async (request, reply) => {
      const begun = readBegunCookie(request)
      const place = begun ?? { next: '', language: languageOf(request) }
      setTicketCookie(reply, undefined)
      if (!provider || !config) return leadBack(reply, 'off', place)
      if (!begun) return leadBack(reply, 'expired', place)
      try {
        const response = new URL(request.url, publicUrl).searchParams
        const identity = await provider.finish(response, begun)
        const result = await transaction(app.sql, (sql) =>
          findAccount(sql, request, identity, config.roleClaim !== undefined),
        )
        app.sessions.forget()
        if ('refusal' in result) return await leadBack(reply, result.refusal, place)
        setTicketCookie(reply, await makeTicket(app.sql, result.user))
        return await leadBack(reply, 'ready', place)
      } catch (error) {
        return leadBack(reply, reasonOf(request, error), place)
      }
    },
  )

  app.post(
    '/single-sign-on/session',
    route({
      roles: 'open',
      summary: 'Single sign-on: open the session of the ticket in the cookie',
      returns: 'SignedIn',
      body: {
        type: 'object',
        properties: secondStepProperties,
      },
      ...smallBodyOptions,
    }),
    async (request, reply) => {
      // the response contains the session's token
      reply.header('cache-control', 'no-store')
      const result = await openTicketSession(request)
      setTicketCookie(reply, undefined)
      setPictureCookie(reply, result.access)
      return result
    },
  )
}

function leadBack(
  reply: FastifyReply,
  outcome: SignOnOutcome,
  { next, language }: { next: string; language: Language },
): FastifyReply {
  const search = new URLSearchParams({ sso: outcome, ...(next && { next }) })
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${addressIn(language, '/signin')}?${search}`, 303)
}

/** The reason as the sign-in page knows it. The log has the cause, without codes and tokens. */
function reasonOf(request: FastifyRequest, error: unknown): SignOnOutcome {
  if (error instanceof SignOnError) {
    const { cause, reason } = error
    request.log.warn(
      { reason, cause: cause instanceof Error ? cause.message : undefined },
      'single sign-on failed',
    )
    return reason
  }
  if (error instanceof ApiError && error.status === 429) return 'limited'
  throw error
}

async function makeTicket(sql: Database, user: number): Promise<string> {
  const ticket = newToken()
  await sql`insert into sign_on_tickets ${sql({ token_hash: tokenHash(ticket), user_id: user })}`
  return ticket
}

async function openTicketSession(request: FastifyRequest) {
  const { sql } = request.server
  const hash = tokenHash(readTicketCookie(request) ?? '')
  const [person] = await sql<{ id: number; username: string; password_hash: string | null }[]>`
    select u.id, u.username, u.password_hash
    from sign_on_tickets t
    join users u on u.id = t.user_id
    where t.token_hash = ${hash} and u.status = 'active'
      and t.created_at > now() - ${ticketSeconds} * interval '1 second'`
  if (!person) throw unprocessable({}, messages.expired)
  const step = await checkAttempt(request, signInLimits(request, person.username, undefined), () =>
    verifySecondStep(request, person, readSecondStep(request.body)),
  )
  const access = await transaction(sql, async (tx) => {
    const isUnchanged = await lockChecked(tx, person, step)
    const { count } = await tx`delete from sign_on_tickets where token_hash = ${hash}`
    if (count === 0 || !isUnchanged) throw unprocessable({}, messages.expired)
    await audit(tx, person, {
      action: 'sign-in',
      subject: 'users',
      subject_id: person.id,
      after: { with: 'single sign-on', ...(step && { second_step: step }) },
    })
    return openSession(tx, person.id, request.headers['user-agent'] ?? '')
  })
  return { message: messages.welcome[languageOf(request)], user: await readProfile(sql, person.id), access }
}

export const sweepSignOnTickets = async (sql: Database): Promise<void> => {
  await sql`delete from sign_on_tickets where created_at < now() - ${ticketSeconds} * interval '1 second'`
}
