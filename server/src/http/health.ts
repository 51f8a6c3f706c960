import type { FastifyInstance } from 'fastify'
import { allow } from './access.ts'

/** Adds `/healthz`, which responds while the process runs, and `/readyz`, which also needs the database. */
export function addHealthRoutes(app: FastifyInstance): void {
  allow(app, { 'GET /healthz': 'open', 'GET /readyz': 'open' })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await app.sql`select 1`
    return { status: 'ok' }
  })
}
