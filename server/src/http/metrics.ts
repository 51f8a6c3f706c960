import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Metrics that are added here are served too; undefined if this process serves none */
    metrics: Registry | undefined
  }
}

/**
 * Serves metrics for Prometheus at `/metrics`, on a separate port. The metrics contain routes but no URLs,
 * because URLs contain names of people.
 */
export function serveMetrics(app: FastifyInstance): void {
  const address = app.environment.metrics
  const registry = address && new Registry()
  app.decorate('metrics', registry)
  if (!address || !registry) return
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  const updateDatabaseMetrics = createDatabaseMetrics(app, registry)

  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end()
    updateDatabaseMetrics()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
  })
  app.addHook('onReady', async () => {
    server.listen(address.port, address.host)
    await once(server, 'listening')
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const requestCount = new Counter({
    name: 'samity_http_requests_total',
    help: 'Number of responses by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const requestDuration = new Histogram({
    name: 'samity_http_request_duration_seconds',
    help: 'Duration of requests in seconds by method and route',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    requestCount.inc({ method, route, status: statusCode })
    requestDuration.observe({ method, route }, elapsedTime / 1000)
  })
}

type DatabaseFigures = { unsealed: number; sessions: number; backed_up: number; failed: number }

function createDatabaseMetrics({ sql }: FastifyInstance, registry: Registry): () => Promise<void> {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const unsealed = gauge(
    'samity_audit_unsealed',
    'Entries of the audit log that are not yet in the hash chain',
  )
  const sessions = gauge('samity_sessions', 'Sessions that have not expired')
  const backedUp = gauge(
    'samity_backup_last_success_timestamp_seconds',
    'Time of the last successful backup, 0 if there is none',
  )
  const backupFailed = gauge('samity_backup_failed', '1 when the last backup failed')
  const up = gauge('samity_database_up', '1 while the database is reachable')
  return async () => {
    up.set(0)
    const figures = await readDatabaseFigures(sql).catch(() => undefined)
    if (!figures) return
    unsealed.set(figures.unsealed)
    sessions.set(figures.sessions)
    backedUp.set(figures.backed_up)
    backupFailed.set(figures.failed)
    up.set(1)
  }
}

async function readDatabaseFigures(sql: Database): Promise<DatabaseFigures | undefined> {
  const [figures] = await sql<DatabaseFigures[]>`
    select
      (select count(*) from audit_chain_queue) as unsealed,
      (select count(*) from sessions where last_seen_at > now() - interval '12 hours') as sessions,
      (select coalesce(max(extract(epoch from finished_at)), 0) from backups where problem is null) as backed_up,
      coalesce(
        (select (problem is not null)::int from backups where finished_at is not null order by started_at desc limit 1),
        0
      ) as failed`
  return figures
}
