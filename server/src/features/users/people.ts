import type { FastifyInstance } from 'fastify'
import { readPeople } from '../../auth/people.ts'
import { allow, signedIn } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'

/** The people behind accounts. What somebody did is stored with the account, and papers and lists name the person. */
export async function people(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET people': signedIn })
  describeRoutes(app, 'users', {
    'GET people': { summary: 'People: the names behind accounts', returns: 'Person[]' },
  })
  app.get('/people', () => readPeople(app.sql))
}
