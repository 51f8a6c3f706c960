import type { FastifyInstance } from 'fastify'
import { allow, editors } from '../../http/access.ts'
import { describeRoutes, listSchema } from '../../http/describe-routes.ts'

/** The people who may keep a cash box, for the form of a place. Accounts themselves are for administrators. */
export async function placeHolders(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET money-places/holders': editors })
  describeRoutes(app, 'treasury', {
    'GET money-places/holders': {
      summary: 'People who may keep a cash box',
      returns: listSchema({ id: 'integer', username: 'string', name: 'string' }),
    },
  })
  app.get(
    '/money-places/holders',
    () => app.sql<{ id: number; username: string; name: string }[]>`
      select id, username, name
      from users
      where status = 'active' and role in ('admin', 'staff', 'cashier')
      order by username`,
  )
}
