import type { FastifyInstance } from 'fastify'
import { allow } from './access.ts'

/** `/healthz` answers while the process lives, `/readyz` while it can serve: the database answers too. */
export function addHealthRoutes(app: FastifyInstance): void {
  allow(app, { 'GET /healthz': 'open', 'GET /readyz': 'open' })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await app.sql`select 1`
    return { status: 'ok' }
  })
}
