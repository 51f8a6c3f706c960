import type { FastifyInstance } from 'fastify'
import { readDatabaseInfo } from '../../database/postgres-version.ts'
import { admin, allow } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'

/** Tells administrators which PostgreSQL runs and whether it is outdated. */
export async function databaseInfoRoutes(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET database': admin })
  describeRoutes(app, 'system', {
    'GET database': { summary: 'Which PostgreSQL runs', returns: 'DatabaseInfo' },
  })
  app.get('/database', () => readDatabaseInfo(app.sql, app.environment))
}
