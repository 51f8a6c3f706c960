import type { FastifyInstance } from 'fastify'
import { readDatabaseInfo } from '../../database/postgres-version.ts'
import { admin } from '../../http/access.ts'
import { routesOf } from '../../http/route.ts'

const route = routesOf({ area: 'system', tokens: 'closed' })

export async function databaseInfoRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/database',
    route({ roles: admin, summary: 'Which PostgreSQL runs', returns: 'DatabaseInfo' }),
    () => readDatabaseInfo(app.sql, app.environment),
  )
}
