import type { FastifyInstance } from 'fastify'
import { Counter, Gauge } from 'prom-client'
import type { Database } from '../../database/database.ts'
import { hearingModules, type HearingModule } from './module-endpoints.ts'

/** Shows what waits in the metrics of the server. Returns the counter of attempts. */
export function measureDeliveries(
  { sql, registry }: FastifyInstance,
  metrics: NonNullable<FastifyInstance['metrics']>,
): Counter<'result'> {
  const registers = [metrics]
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read().catch(() => 0))
      },
    })
  gauge('samity_webhook_pending', 'Deliveries that wait, without those of paused webhooks', async () => {
    const [row] = await readWaiting(sql, hearingModules(registry))
    return row.count
  })
  gauge('samity_webhook_oldest_pending_seconds', 'Age of the oldest delivery that waits', async () => {
    const [row] = await readWaiting(sql, hearingModules(registry))
    return row.oldest_seconds
  })
  return new Counter({
    name: 'samity_webhook_attempts_total',
    help: 'Attempts to deliver by result',
    labelNames: ['result'],
    registers,
  })
}

const readWaiting = (sql: Database, hearing: HearingModule[]) => sql<
  [{ count: number; oldest_seconds: number }]
>`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(v.at)), 0)::float8 as oldest_seconds
  from webhook_deliveries d
  join webhook_endpoints e on e.id = d.endpoint_id and e.paused_at is null
  join events v on v.position = d.position
  left join jsonb_to_recordset(${sql.json(hearing)}) as h (module text, kinds jsonb) on h.module = e.module
  where d.state = 'pending' and (e.module is null or h.kinds ? v.kind)`
