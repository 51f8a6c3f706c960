import type { FastifyInstance } from 'fastify'
import type { SignOnLink } from '@samity/shared-api/contract/users/single-sign-on'
import { audit } from '../../../audit/audit.ts'
import { endSessions } from '../../../auth/sessions.ts'
import type { Sql } from '../../../database/database.ts'
import { admin } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { withZod } from '../../../http/with-zod.ts'
import { write } from '../../../http/write.ts'
import { idParams } from '../../../resources/crud.ts'
import { routesOf } from '../../../http/route.ts'

const linkName = { en: 'link', bn: 'সংযোগ' }

const readLinks = (sql: Sql, id?: number): Promise<SignOnLink[]> =>
  sql<SignOnLink[]>`
    select l.id, l.user_id as user, u.username, l.issuer, l.email, l.name, l.created_at, l.approved_at, l.last_used_at
    from sign_on_links l
    join users u on u.id = l.user_id
    where ${id ?? null}::int is null or l.id = ${id ?? null}
    order by l.approved_at is not null, l.created_at desc, l.id desc
    limit 500`

async function lockLink(sql: Sql, id: number): Promise<SignOnLink> {
  await sql`select 1 from sign_on_links where id = ${id} for update`
  const [link] = await readLinks(sql, id)
  if (!link) throw notFound(linkName)
  return link
}

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function signOnLinks(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const schema = { params: idParams }
  const event = ({ user, issuer, email }: SignOnLink, action: string) => ({
    action,
    subject: 'users',
    subject_id: user,
    after: { issuer, email },
  })

  routes.get(
    '/single-sign-on-links',
    route({ roles: admin, summary: 'Single sign-on: links of accounts', returns: 'SignOnLink[]' }),
    () => readLinks(app.sql),
  )

  routes.post(
    '/single-sign-on-links/:id/allow',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Single sign-on: allow a link',
      returns: 'SignOnLink',
      schema,
    }),
    (request) =>
      write(request, async (sql) => {
        const link = await lockLink(sql, request.params.id)
        if (link.approved_at) return link
        await sql`update sign_on_links set approved_at = now() where id = ${link.id}`
        await audit(sql, request, event(link, 'link'))
        return lockLink(sql, link.id)
      }),
  )

  routes.delete(
    '/single-sign-on-links/:id',
    route({ roles: admin, summary: 'Single sign-on: remove or refuse a link', schema }),
    async (request, reply) => {
      await write(request, async (sql) => {
        const link = await lockLink(sql, request.params.id)
        await sql`delete from sign_on_links where id = ${link.id}`
        await sql`delete from sign_on_tickets where user_id = ${link.user}`
        // the person may be signed in through this link
        if (link.approved_at) await endSessions(sql, link.user)
        await audit(sql, request, event(link, link.approved_at ? 'unlink' : 'refuse-link'))
      })
      app.sessions.forget()
      return reply.code(204).send()
    },
  )
}
