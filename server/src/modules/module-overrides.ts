import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { conflict } from '../http/errors.ts'
import { signingKey } from '../auth/signing-keys.ts'
import { withZod } from '../http/with-zod.ts'
import { admin } from '../http/access.ts'
import { routesOf } from '../http/route.ts'

/*
 * A module override loads a development build from another origin, in one browser. The origin is part of a
 * page's content security policy only if an administrator has confirmed it in that browser. This cookie
 * carries the confirmation and grants nothing else.
 */

const cookieName = 'module_overrides'
const cookieTtlSeconds = 12 * 60 * 60
const maxOrigins = 5

const overrideBody = z.object({
  origin: z
    .string()
    .max(200)
    .regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/),
})
const messages = {
  notAllowed: {
    en: 'This system does not allow that address. The operator can add it to DEV_ORIGINS.',
    bn: 'এই সিস্টেমে ঠিকানাটি অনুমোদিত নয়। যিনি এটি চালান তিনি DEV_ORIGINS-এ ঠিকানাটি লিখতে পারেন।',
  },
}

/** The pattern `http://localhost:*` covers every port. */
const covers = (pattern: string, origin: string) =>
  pattern === origin || pattern === `${origin.replace(/:\d+$/, '')}:*`

const macOf = async (sql: Database, content: string): Promise<Buffer> =>
  createHmac('sha256', await signingKey(sql, 'module overrides'))
    .update(content)
    .digest()

async function cookieFor(sql: Database, origins: string[]): Promise<string> {
  const until = Date.now() + cookieTtlSeconds * 1000
  const content = Buffer.from(JSON.stringify({ until, origins })).toString('base64url')
  return `${content}.${(await macOf(sql, content)).toString('base64url')}`
}

/** The origins that an administrator confirmed in this browser and that the operator still allows. */
export async function confirmedOrigins(
  { sql, environment }: Pick<FastifyInstance, 'sql' | 'environment'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<string[]> {
  const [, content = '', mac = ''] =
    /(?:^|;\s*)module_overrides=([\w-]{1,2000})\.([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '') ?? []
  if (!mac || environment.devOrigins.length === 0) return []
  if (!timingSafeEqual(await macOf(sql, content), Buffer.from(mac, 'base64url'))) return []
  // the server wrote and signed it
  const { until, origins } = JSON.parse(Buffer.from(content, 'base64url').toString()) as {
    until: number
    origins: string[]
  }
  if (until < Date.now()) return []
  return origins.filter((origin) => environment.devOrigins.some((one) => covers(one, origin)))
}

const route = routesOf({ area: 'modules', tokens: 'closed' })

export async function moduleOverrides(app: FastifyInstance): Promise<void> {
  const secure = app.environment.publicUrl.startsWith('https:') ? '; Secure' : ''
  const setCookie = (value: string, ttlSeconds: number) =>
    `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${ttlSeconds}${secure}`

  withZod(app).post(
    '/module-overrides',
    route({
      roles: admin,
      summary: 'Confirm an origin of development builds for this browser',
      schema: { body: overrideBody },
    }),
    async (request, reply) => {
      const { origin } = request.body
      if (!app.environment.devOrigins.some((one) => covers(one, origin))) throw conflict(messages.notAllowed)
      const before = (await confirmedOrigins(app, request)).filter((one) => one !== origin)
      const origins = [origin, ...before].slice(0, maxOrigins)
      reply.header('set-cookie', setCookie(await cookieFor(app.sql, origins), cookieTtlSeconds))
      return reply.code(204).send()
    },
  )

  app.delete(
    '/module-overrides',
    route({ roles: admin, summary: 'Revoke all origins of development builds for this browser' }),
    async (_request, reply) => {
      reply.header('set-cookie', setCookie('', 0))
      return reply.code(204).send()
    },
  )
}
