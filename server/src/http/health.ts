import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { DatabaseInfo } from '@samity/shared-api/contract/system/database'
import { readDatabaseInfo } from '../database/postgres-version.ts'
import { openRoute } from './route.ts'

type DatabaseState = Pick<DatabaseInfo, 'version' | 'embedded' | 'outdated'>

const readyTtlMs = 1000

/**
 * Adds `/healthz`, which responds while the process runs, and `/readyz`, which also needs the database and
 * names it.
 */
export function addHealthRoutes(app: FastifyInstance): void {
  app.get('/healthz', openRoute, async () => ({ status: 'ok' }))
  // anybody can ask, so that all who ask within a second share one statement
  const states = new LRUCache<'ready', DatabaseState>({
    max: 1,
    ttl: readyTtlMs,
    fetchMethod: async () => {
      const { version, embedded, outdated } = await readDatabaseInfo(app.sql, app.environment)
      return { version, embedded, outdated }
    },
  })
  app.get('/readyz', openRoute, async () => ({ status: 'ok', database: await states.forceFetch('ready') }))
}
