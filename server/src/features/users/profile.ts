import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { profile, type Profile, type UserSession } from '@samity/shared-api/contract/users/user'
import { audit } from '../../audit/audit.ts'
import { requestBody, formConfig, idParams } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { textOf } from '../../http/bodies.ts'
import { notFound } from '../../http/errors.ts'
import { renewPictureCookie } from '../../auth/picture-cookie.ts'
import { readPictures, updateRecord } from '../../resources/records.ts'
import { endSessions } from '../../auth/sessions.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { signedIn } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

/** Reads the profile for `GET user/` and for the response to a sign-in (404 when there is no such user). */
export async function readProfile(sql: Sql, id: number): Promise<Profile> {
  const [row] = await sql<Profile[]>`
    select id, username, email, role, name, name_bengali, phone, photo, language, digits, version, two_factor, two_factor_due
    from users
    join two_factor_status on user_id = id
    where id = ${id}`
  if (!row) throw notFound(profile.name)
  return row
}

const sessionName = { en: 'session', bn: 'সেশন' }

/**
 * Reads the valid sessions of a person, the most recently used first. `current` is the id of the session that
 * sends the request.
 */
export async function readSessions(
  sql: Sql,
  user: number,
  current: number | undefined,
): Promise<UserSession[]> {
  const rows = await sql<Omit<UserSession, 'current'>[]>`
    select id, device, created_at, last_seen_at
    from sessions
    where user_id = ${user} and last_seen_at > now() - interval '12 hours' and created_at > now() - interval '7 days'
    order by last_seen_at desc`
  return rows.map((row) => ({ ...row, current: row.id === current }))
}

const body = requestBody(profile)

/** Single sign-on finds an account by its e-mail address, so a new address leads others to it. */
const changesEmail = async ({ body: change, user }: FastifyRequest): Promise<boolean> =>
  textOf(change, 'email') !== user!.email

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function ownProfile(app: FastifyInstance): Promise<void> {
  app.get(
    '/user',
    route({ roles: signedIn, summary: 'The own profile', returns: 'Profile' }),
    async (request, reply) => {
      await renewPictureCookie(request, reply)
      return readProfile(app.sql, request.user!.id)
    },
  )

  withZod(app).put(
    '/user',
    route({
      roles: signedIn,
      confirmation: changesEmail,
      summary: 'Change the own profile',
      returns: 'Profile',
      config: formConfig(profile),
      schema: { body },
    }),
    async (request) => {
      const { id } = request.user!
      const pictures = await readPictures(request, profile)
      const parsed = {
        ...(request.body as z.infer<typeof profile.input>),
        digits: request.body['digits'] || null,
      }
      const after = await write(request, async (sql) => {
        await updateRecord(sql, request, profile, id, parsed, { pictures })
        return readProfile(sql, id)
      })
      app.sessions.forget()
      return after
    },
  )

  app.get(
    '/user/sessions',
    route({ roles: signedIn, summary: 'The own sessions', returns: 'UserSession[]' }),
    (request) => readSessions(app.sql, request.user!.id, request.user!.session),
  )

  withZod(app).delete(
    '/user/sessions/:id',
    route({ roles: signedIn, summary: 'End one of the own sessions', schema: { params: idParams } }),
    async (request, reply) => {
      const { id } = request.user!
      await write(request, async (sql) => {
        const endedCount = await endSessions(sql, id, { only: request.params.id })
        if (endedCount === 0) throw notFound(sessionName)
        await audit(sql, request, { action: 'end-session', subject: 'users', subject_id: id })
      })
      app.sessions.forget()
      return reply.code(204).send()
    },
  )
}
