import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Words } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { z } from 'zod'
import { audit } from '../../audit/audit.ts'
import { memberSignInLimits } from '../../auth/attempt-limits.ts'
import { checkAttempt, FailedAttempt } from '../../auth/check-attempt.ts'
import { clearMemberCookie, mayHaveSession, openMemberSession } from '../../auth/member-sessions.ts'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { editors, members, readers } from '../../http/access.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { notFound } from '../../http/errors.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { idParams } from '../../resources/crud.ts'
import { hashOfCode, numberSchema } from './codes.ts'
import { readOwnCard, readMemberSessions } from './own-card.ts'

const maxTries = 5
const wrongCode: Words = {
  en: 'The number or the code is wrong, or the code is too old. Ask for a new code.',
  bn: 'নম্বর বা কোডটি ভুল, অথবা কোডটির মেয়াদ শেষ। নতুন কোড চান।',
}
const refuse = () => new FailedAttempt(422, wrongCode, { code: wrongCode })
const noCode = Buffer.alloc(32)

type Owner = { id: number; number: string }

/** Compares a code after counting the try. Nobody learns from the answer or its time what was wrong. */
async function findOwner(app: FastifyInstance, number: string, code: string): Promise<Owner> {
  const { sql } = app
  const [counted] = await sql<[{ counts: [number] }]>`
    select count_requests(array[member_tries_key(${number})]) as counts`
  const [row] = await sql<(Owner & { code_hash: Buffer })[]>`
    select a.id, a.bar_registration_number as number, c.code_hash
    from advocates a
    join member_codes c on c.advocate_id = a.id
    where a.bar_registration_key = number_key(${number}) and c.expires_at > now() and ${mayHaveSession(sql)}`
  const isEqual = timingSafeEqual(row?.code_hash ?? noCode, hashOfCode(app, code))
  if (!row || !isEqual || counted.counts[0] > maxTries) throw refuse()
  return row
}

/** Ends the code, which must still be the one that was compared, and the tries. */
async function useCode(sql: Sql, app: FastifyInstance, { id, number }: Owner, code: string): Promise<void> {
  const { count } = await sql`
    delete from member_codes where advocate_id = ${id} and code_hash = ${hashOfCode(app, code)}`
  if (count === 0) throw refuse()
  await sql`delete from attempt_counters where key = member_tries_key(${number})`
}

async function requireAdvocate(sql: Sql, id: number): Promise<void> {
  const [row] = await sql`select from advocates where id = ${id}`
  if (!row) throw notFound(advocate.name)
}

const auditSession = (sql: Sql, request: FastifyRequest, action: string, id: number) =>
  audit(sql, request, { action, subject: 'member-sessions', subject_id: id })

const route = routesOf({ area: 'members', tokens: 'closed' })

export async function memberSessions(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)

  routes.post(
    '/member-sessions',
    route({
      roles: 'open',
      summary: 'Session of a member: open',
      description:
        'Sets the cookie `samity_member`. A wrong number and a wrong, used or old code get the same answer.',
      returns: 'OwnCard',
      schema: { body: z.object({ number: numberSchema, code: z.string().max(40) }) },
    }),
    async (request, reply) => {
      refuseCrossSite(request)
      const { number, code } = request.body
      const member = await checkAttempt(request, memberSignInLimits(request), async () => {
        const owner = await findOwner(app, number, code)
        return transaction(app.sql, async (sql) => {
          await useCode(sql, app, owner, code)
          request.member = await openMemberSession(sql, request, reply, owner)
          await auditSession(sql, request, 'sign-in', owner.id)
          return request.member
        })
      })
      return readOwnCard(app.sql, member)
    },
  )

  routes.delete(
    '/my/session',
    route({ roles: members, tokens: 'member-sessions', summary: 'Own page: leave' }),
    async ({ member }, reply) => {
      await app.sql`delete from member_sessions where id = ${member!.session}`
      clearMemberCookie(reply)
      return reply.code(204).send()
    },
  )

  routes.get(
    '/advocates/:id/member-sessions',
    route({
      roles: readers,
      summary: 'Advocate: open sessions on the own page',
      returns: 'MemberSession[]',
      errors: [404],
      schema: { params: idParams },
    }),
    async ({ params: { id } }) => {
      await requireAdvocate(app.sql, id)
      return readMemberSessions(app.sql, id)
    },
  )

  routes.delete(
    '/advocates/:id/member-sessions',
    route({
      roles: editors,
      summary: 'Advocate: end all sessions on the own page',
      description: 'It also ends a code that was not used.',
      errors: [404],
      schema: { params: idParams },
    }),
    async (request, reply) => {
      const { id } = request.params
      await transaction(app.sql, async (sql) => {
        await requireAdvocate(sql, id)
        await sql`delete from member_codes where advocate_id = ${id}`
        await sql`delete from member_sessions where advocate_id = ${id}`
        await auditSession(sql, request, 'sign-out', id)
      })
      return reply.code(204).send()
    },
  )
}
