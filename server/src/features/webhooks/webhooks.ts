import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  oldSecretHours,
  webhook,
  webhookResume,
  type Webhook,
  type WebhookWithSecret,
} from '@samity/shared-api/contract/webhooks/webhook'
import { testEventKind } from '@samity/shared-api/contract/webhooks/event-kinds'
import { audit, difference } from '../../audit/audit.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { admin } from '../../http/access.ts'
import { actionPath } from '../../http/action-path.ts'
import { describeAction, objectSchema } from '../../http/describe-routes.ts'
import { conflict } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams, listRoute, readRoute, requestBody } from '../../resources/crud.ts'
import type { ReadOptions } from '../../resources/list.ts'
import { deleteRecord, lockRecord, readRecord, refuseOldVersion } from '../../resources/records.ts'
import { sequenceEvents } from './sequence-events.ts'
import { checkWebhook, type WebhookInput } from './webhook-body.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import { newWebhookSecret, secretPurpose } from './webhook-secrets.ts'
import { routesOf } from '../../http/route.ts'

const readOptions: ReadOptions = {
  from: 'webhook_records',
  also: [
    'pause',
    'created_at',
    'previous_secret_until',
    'pending',
    'failed',
    'last_delivered_at',
    'last_answer',
  ],
}

const isPausedAlready = { en: 'This webhook is paused already.', bn: 'এই ওয়েবহুক আগে থেকেই স্থগিত।' }
const isNotPaused = { en: 'This webhook is not paused.', bn: 'এই ওয়েবহুক স্থগিত নয়।' }
const isTestWhilePaused = {
  en: 'This webhook is paused. Resume it first.',
  bn: 'এই ওয়েবহুক স্থগিত। আগে এটি চালু করুন।',
}

// the view has exactly these columns
const readWebhook = async (sql: Sql, id: number) =>
  (await readRecord(sql, webhook, id, readOptions)) as unknown as Webhook

const auditWebhook = (
  sql: Sql,
  request: FastifyRequest,
  id: number,
  event: { action: string; after?: object; before?: object },
) => audit(sql, request, { subject: webhook.path, subject_id: id, ...event })

async function createWebhook(
  sql: Transaction,
  request: FastifyRequest,
  input: WebhookInput,
): Promise<WebhookWithSecret> {
  const { environment, secretBox } = request.server
  // it gets what happens from now on
  await sequenceEvents(sql)
  const [{ id }] = await sql<[{ id: number }]>`select nextval('webhook_endpoints_id_seq')::int as id`
  const secret = newWebhookSecret()
  const { name, url, kinds } = input
  const row = {
    id,
    name,
    url,
    kinds: sql.json([...new Set(kinds)]),
    secret: secretBox.encrypt(secret, secretPurpose(id)),
    home: environment.publicUrl,
    created_by: request.user?.id ?? null,
  }
  await sql`insert into webhook_endpoints ${sql(row)}`
  await auditWebhook(sql, request, id, { action: 'create', after: { name, url, kinds } })
  return { ...(await readWebhook(sql, id)), secret }
}

/** Makes a new secret. The old one signs too for a day, unless it can no longer be read. */
async function renewSecret(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
): Promise<WebhookWithSecret> {
  const { secretBox } = request.server
  await lockRecord(sql, webhook, id, readOptions)
  const secret = newWebhookSecret()
  const [row] = await sql<[{ secret: string }]>`select secret from webhook_endpoints where id = ${id}`
  const isReadable = secretBox.decrypt(row.secret, secretPurpose(id)) !== undefined
  await sql`
    update webhook_endpoints
    set secret = ${secretBox.encrypt(secret, secretPurpose(id))},
      previous_secret = case when ${isReadable} then secret end,
      previous_secret_until = case when ${isReadable} then now() + make_interval(hours => ${oldSecretHours}) end,
      version = version + 1, updated_at = now()
    where id = ${id}`
  await auditWebhook(sql, request, id, { action: 'renew-secret' })
  return { ...(await readWebhook(sql, id)), secret }
}

async function resumeWebhook(
  sql: Transaction,
  request: FastifyRequest,
  id: number,
  waiting: 'send' | 'discard',
) {
  const { pause } = (await lockRecord(sql, webhook, id, readOptions)) as unknown as Webhook
  if (pause === null) throw conflict(isNotPaused).as('webhook.state')
  await sql`
    update webhook_endpoints
    set paused_at = null, pause_reason = null, home = ${request.server.environment.publicUrl}, version = version + 1,
      updated_at = now()
    where id = ${id}`
  const { count } =
    waiting === 'discard'
      ? await sql`update webhook_deliveries set state = 'discarded' where endpoint_id = ${id} and state = 'pending'`
      : await sql`update webhook_deliveries set next_attempt_at = now() where endpoint_id = ${id} and state = 'pending'`
  await auditWebhook(sql, request, id, { action: 'resume', after: { waiting, deliveries: count } })
  return readWebhook(sql, id)
}

const route = routesOf({ area: 'webhooks', tokens: 'closed' })

export async function webhookRoutes(app: FastifyInstance): Promise<void> {
  const withSecret = {
    description: 'The response is the only one that contains the secret.',
    returns: 'WebhookWithSecret',
    status: 201,
  }
  const { webhookNetworks } = app.environment
  for (const register of [listRoute, readRoute])
    register(app, webhook, { roles: admin, tokens: 'closed' }, readOptions)
  const routes = withZod(app)
  const byId = { schema: { params: idParams } }
  const body = requestBody(webhook)
  // the schema is that of the declaration
  const inputOf = (request: FastifyRequest) => request.body as WebhookInput & { version?: number }

  // the responses with a secret are not stored for a repeated request: the database must not contain it
  routes.post(
    '/webhooks',
    route({ roles: admin, confirmation: 'always', summary: 'Webhook: add', ...withSecret, schema: { body } }),
    async (request, reply) => {
      checkWebhook(inputOf(request), webhookNetworks)
      const created = await transaction(app.sql, (sql) => createWebhook(sql, request, inputOf(request)))
      return reply.header('cache-control', 'no-store').code(201).send(created)
    },
  )
  routes.post(
    '/webhooks/:id/secret',
    route({
      roles: admin,
      confirmation: 'always',
      summary: 'Webhook: make a new secret',
      ...withSecret,
      ...byId,
    }),
    async (request, reply) => {
      const renewed = await transaction(app.sql, (sql) => renewSecret(sql, request, request.params.id))
      return reply.header('cache-control', 'no-store').code(201).send(renewed)
    },
  )

  routes.put(
    '/webhooks/:id',
    route({
      roles: admin,
      confirmation: 'always',
      ...describeAction(webhook, 'update'),
      schema: { params: idParams, body },
    }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const input = inputOf(request)
        checkWebhook(input, webhookNetworks)
        const before = await lockRecord(sql, webhook, id, readOptions)
        refuseOldVersion(before, input.version)
        const { name, url, kinds } = input
        await sql`
        update webhook_endpoints
        set name = ${name}, url = ${url}, kinds = ${sql.json([...new Set(kinds)])}, version = version + 1, updated_at = now()
        where id = ${id}`
        const { name: oldName, url: oldUrl, kinds: oldKinds } = before
        await auditWebhook(sql, request, id, {
          action: 'update',
          ...difference({ name: oldName, url: oldUrl, kinds: oldKinds }, { name, url, kinds }),
        })
        return readWebhook(sql, id)
      }),
  )
  routes.delete(
    '/webhooks/:id',
    route({ roles: admin, ...describeAction(webhook, 'delete'), ...byId }),
    async (request, reply) => {
      await write(request, async (sql) => {
        await lockRecord(sql, webhook, request.params.id, readOptions)
        await deleteRecord(sql, request, webhook, request.params.id)
      })
      return reply.code(204).send()
    },
  )
  routes.post(
    '/webhooks/:id/pause',
    route({ roles: admin, summary: 'Webhook: pause', returns: 'Webhook', ...byId }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const { pause } = (await lockRecord(sql, webhook, id, readOptions)) as unknown as Webhook
        if (pause !== null) throw conflict(isPausedAlready).as('webhook.state')
        await sql`
        update webhook_endpoints
        set paused_at = now(), pause_reason = 'person', version = version + 1, updated_at = now()
        where id = ${id}`
        await auditWebhook(sql, request, id, { action: 'pause' })
        return readWebhook(sql, id)
      }),
  )
  routes.post(
    actionPath(webhookResume),
    route({
      roles: admin,
      summary: 'Webhook: resume',
      returns: 'Webhook',
      schema: { params: idParams, body: webhookResume.input },
    }),
    (request) =>
      write(request, (sql) => resumeWebhook(sql, request, request.params.id, request.body.waiting)),
  )
  routes.post(
    '/webhooks/:id/test',
    route({ roles: admin, summary: 'Webhook: send a test', returns: objectSchema({}), status: 202, ...byId }),
    async (request, reply) => {
      await write(request, async (sql) => {
        const { id, pause } = (await lockRecord(
          sql,
          webhook,
          request.params.id,
          readOptions,
        )) as unknown as Webhook
        if (pause !== null) throw conflict(isTestWhilePaused).as('webhook.state')
        await sql`
        insert into event_outbox ${sql({ kind: testEventKind, area: 'webhooks', record: `webhooks/${id}`, endpoint_id: id })}`
        await auditWebhook(sql, request, id, { action: 'test' })
        return {}
      })
      return reply.code(202).send({})
    },
  )
  webhookDeliveries(app)
}
