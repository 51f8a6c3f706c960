import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { WebhookAttempt, WebhookDelivery } from '@samity/shared-api/contract/webhooks/webhook'
import { webhook } from '@samity/shared-api/contract/webhooks/webhook'
import { audit } from '../../audit/audit.ts'
import type { Sql } from '../../database/database.ts'
import { admin } from '../../http/access.ts'
import { objectSchema } from '../../http/describe-routes.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams } from '../../resources/crud.ts'
import { readRecord } from '../../resources/records.ts'
import { routesOf } from '../../http/route.ts'

const deliveryName = { en: 'delivery', bn: 'প্রেরণ' }
const isUnderWay = {
  en: 'This delivery is under way already.',
  bn: 'এটি এখনো পাঠানো হচ্ছে।',
}

const listQuery = z.object({
  state: z.enum(['pending', 'delivered', 'failed', 'discarded']).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

const readDelivery = (sql: Sql, condition: ReturnType<Sql>) => sql<
  (WebhookDelivery & { endpoint_id: number })[]
>`
  select d.id, d.endpoint_id, 'evt_' || e.event_id as event_id, e.kind, e.record, e.number, e.at, d.state, d.attempts, d.next_attempt_at,
    case
      when d.state <> 'pending' then null
      when exists (
        select
        from webhook_deliveries earlier
        where earlier.endpoint_id = d.endpoint_id and earlier.record = d.record and earlier.state = 'pending'
          and earlier.position < d.position
      ) then 'earlier'
      when d.next_attempt_at <= now() then 'turn'
      else 'time'
    end as waits_for,
    d.delivered_at, a.status as last_status, a.problem as last_problem, a.duration_ms as last_duration_ms,
    a.response as last_response
  from webhook_deliveries d
  join webhook_endpoints p on p.id = d.endpoint_id and p.module is null
  join events e on e.position = d.position
  left join lateral (
    select status, problem, duration_ms, response from webhook_attempts where delivery_id = d.id order by id desc limit 1
  ) a on true
  where ${condition}`

const route = routesOf({ area: 'webhooks', tokens: 'closed' })

export function webhookDeliveries(app: FastifyInstance): void {
  const routes = withZod(app)
  const byId = { schema: { params: idParams } }

  routes.get(
    '/webhooks/:id/deliveries',
    route({
      roles: admin,
      summary: 'Webhook: deliveries, the newest first',
      returns: 'WebhookDelivery[]',
      total: 'count',
      schema: { params: idParams, querystring: listQuery },
    }),
    async ({ params: { id }, query: { state, limit, offset } }, reply) => {
      const { sql } = app
      await readRecord(sql, webhook, id, { from: 'webhook_records' })
      const ofEndpoint = sql`d.endpoint_id = ${id} and (${state ?? null}::text is null or d.state = ${state ?? null})`
      const [total] = await sql<[{ count: number }]>`
        select count(*)::int as count from webhook_deliveries d where ${ofEndpoint}`
      const rows = await readDelivery(
        sql,
        sql`${ofEndpoint} order by d.id desc limit ${limit} offset ${offset}`,
      )
      return reply.header('x-total-count', total.count).send(rows)
    },
  )

  routes.get(
    '/webhook-deliveries/:id/attempts',
    route({
      roles: admin,
      summary: 'Delivery of a webhook: its attempts',
      returns: 'WebhookAttempt[]',
      ...byId,
    }),
    async ({ params: { id } }) => {
      const [delivery] = await readDelivery(app.sql, app.sql`d.id = ${id}`)
      if (!delivery) throw notFound(deliveryName)
      return app.sql<WebhookAttempt[]>`
      select id, at, duration_ms, status, problem, response from webhook_attempts where delivery_id = ${id} order by id desc`
    },
  )

  routes.post(
    '/webhook-deliveries/:id/replay',
    route({
      roles: admin,
      summary: 'Delivery of a webhook: send it again',
      returns: 'WebhookDelivery',
      ...byId,
    }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const { count } = await sql`
        update webhook_deliveries
        set state = 'pending', attempts = 0, next_attempt_at = now(), leased_until = null
        where id = ${id} and (leased_until is null or leased_until < now())
          and exists (select from webhook_records r where r.id = endpoint_id)`
        const [delivery] = await readDelivery(sql, sql`d.id = ${id}`)
        if (!delivery) throw notFound(deliveryName)
        if (count === 0) throw conflict(isUnderWay).as('webhook.state')
        await audit(sql, request, {
          action: 'replay',
          subject: webhook.path,
          subject_id: delivery.endpoint_id,
          after: { event: delivery.event_id },
        })
        return delivery
      }),
  )

  routes.post(
    '/webhooks/:id/replay',
    route({
      roles: admin,
      summary: 'Webhook: send everything that failed again',
      returns: objectSchema({ deliveries: 'integer' }),
      ...byId,
    }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        await readRecord(sql, webhook, id, { from: 'webhook_records' })
        const { count } = await sql`
        update webhook_deliveries set state = 'pending', attempts = 0, next_attempt_at = now()
        where endpoint_id = ${id} and state = 'failed'`
        await audit(sql, request, {
          action: 'replay',
          subject: webhook.path,
          subject_id: id,
          after: { deliveries: count },
        })
        return { deliveries: count }
      }),
  )
}
