import type { FastifyInstance } from 'fastify'
import type { Person } from '@samity/shared-api/contract/users/user'
import type { Sql } from '../../database/database.ts'
import { allow, signedIn } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'

/** Reads the names of people by their accounts, without those who only asked for an account. */
export const readPeople = (sql: Sql): Promise<Person[]> => sql<Person[]>`
  select username, jsonb_build_object(
    'en', coalesce(nullif(name, ''), username),
    'bn', coalesce(nullif(name_bengali, ''), nullif(name, ''), username)
  ) as name
  from users
  where status <> 'pending'
  order by id`

/** The people behind accounts. What somebody did is stored with the account, and papers and lists name the person. */
export async function people(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET people': signedIn })
  describeRoutes(app, 'users', {
    'GET people': {
      summary: 'People: the names behind accounts',
      returns: 'Person[]',
    },
  })
  app.get('/people', () => readPeople(app.sql))
}
