import type { FastifyInstance } from 'fastify'
import { readPeople } from '../../auth/people.ts'
import { signedIn } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

const route = routesOf({ area: 'users', tokens: 'closed' })

export async function people(app: FastifyInstance): Promise<void> {
  app.get(
    '/people',
    route({ roles: signedIn, summary: 'People: the names behind accounts', returns: 'Person[]' }),
    () => readPeople(app.sql),
  )
}
