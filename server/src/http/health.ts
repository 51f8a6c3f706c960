import type { FastifyInstance } from 'fastify'
import { readDatabaseInfo } from '../database/postgres-version.ts'
import { allow } from './access.ts'

/** Adds `/healthz`, which responds while the process runs, and `/readyz`, which also needs the database and names it. */
export function addHealthRoutes(app: FastifyInstance): void {
  allow(app, { 'GET /healthz': 'open', 'GET /readyz': 'open' })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    const { version, embedded, outdated } = await readDatabaseInfo(app.sql, app.environment)
    return { status: 'ok', database: { version, embedded, outdated } }
  })
}
