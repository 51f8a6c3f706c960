import type { FastifyInstance } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { scopeAreas, type ScopeArea } from '@samity/shared-api/contract/api-tokens/scopes'
import type { EventKind } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { Database } from '../../database/database.ts'
import { isLeased } from '../../database/lease.ts'
import { sequenceEvents } from './sequence-events.ts'
import { declaredKinds, followModules } from './module-endpoints.ts'
import { toFeedEvent, type EventRow } from './feed-events.ts'
import { makeWebhookClient, type WebhookAnswer, type WebhookClient } from './webhook-client.ts'
import { measureDeliveries } from './webhook-metrics.ts'
import { secretPurpose } from './webhook-secrets.ts'

type Endpoint = {
  id: number
  /** The module whose service hears the events; null for an address */
  module: string | null
  kinds: EventKind[]
  url: string
  secret: string
  /** Only while it still signs */
  previous_secret: string | null
}
type ClaimedDelivery = EventRow & { id: number; attempts: number }
type Outcome = WebhookAnswer | { problem: 'secret' }
/** No attempt: the service is down, or the module may not read records of this area. */
type Unsent = 'later' | 'discarded'
/** What a module hears now: the kinds of its active release, without the areas that wait for an approval */
type Hearing = { kinds: EventKind[]; waitingAreas: ScopeArea[] }

const pollIntervalMs = 1000
/** Attempts under way to one endpoint, in one server process */
const maxAttemptsAtOnce = 4
/** Longer than an attempt can take. A killed process leaves its deliveries to others after this time. */
const leaseSeconds = 30
const unsentDelaySeconds = 1
/** A stopping server waits so long for responses. Without one the next start sends again. */
const stopTimeoutMs = 5000

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds
/** The delays after failed attempts, about a day in all. */
const retryDelaysSeconds = [
  5,
  30,
  2 * minuteSeconds,
  10 * minuteSeconds,
  30 * minuteSeconds,
  hourSeconds,
  2 * hourSeconds,
  4 * hourSeconds,
  8 * hourSeconds,
  8 * hourSeconds,
]

/** Delivers events to webhooks and services of modules. Any number of server processes may do so. */
export async function deliverWebhooks(app: FastifyInstance): Promise<void> {
  const { sql, environment, metrics, log } = app
  const attemptCount = metrics && measureDeliveries(app, metrics)
  const client: WebhookClient = makeWebhookClient(environment.webhookNetworks)
  const stopping = new AbortController()
  const running = new Map<number, Set<Promise<void>>>()
  let timer: NodeJS.Timeout | undefined
  let tick = Promise.resolve()
  let isStopped = false
  /** The revision of the registry with which the endpoints of modules agree */
  let followedRevision: number | undefined

  const attempt = async (endpoint: Endpoint, delivery: ClaimedDelivery) => {
    const startedMs = Date.now()
    const outcome = await sendDelivery(endpoint, delivery).catch(async (error: unknown) => {
      // the server stops: the next process need not wait for the end of the lease
      await sql`update webhook_deliveries set leased_until = null where id = ${delivery.id}`
      throw error
    })
    if (outcome === 'later' || outcome === 'discarded') {
      await sql`
        update webhook_deliveries
        set leased_until = null, next_attempt_at = now() + make_interval(secs => ${unsentDelaySeconds}),
          state = ${outcome === 'later' ? 'pending' : outcome}
        where id = ${delivery.id} and state = 'pending'`
      return
    }
    attemptCount?.inc({ result: 'status' in outcome && isSuccess(outcome.status) ? 'delivered' : 'failed' })
    await finishAttempt(sql, endpoint, delivery, { outcome, durationMs: Date.now() - startedMs })
  }

  /** Undefined if the endpoint hears all that waits for it. */
  const hearingOf = async ({ module, kinds: collected }: Endpoint): Promise<Hearing | undefined> => {
    if (module === null) return undefined
    const kinds = declaredKinds(app.registry, module)
    const waitingAreas: ScopeArea[] = []
    for (const { value } of scopeAreas)
      if ((await app.moduleCalls.mayRead(module, value)) === 'later') waitingAreas.push(value)
    const hearsAll = waitingAreas.length === 0 && collected.every((kind) => kinds.includes(kind))
    return hearsAll ? undefined : { kinds, waitingAreas }
  }

  const sendDelivery = async (endpoint: Endpoint, delivery: ClaimedDelivery): Promise<Outcome | Unsent> => {
    if (endpoint.module !== null) {
      const { moduleCalls } = app
      // a rollback since the delivery was taken
      if (!declaredKinds(app.registry, endpoint.module).some((kind) => kind === delivery.kind)) return 'later'
      const mayRead = await moduleCalls.mayRead(endpoint.module, delivery.area)
      if (mayRead === 'later') return mayRead
      if (!mayRead) return 'discarded'
      return moduleCalls.postEvent(endpoint.module, toFeedEvent(delivery), stopping.signal)
    }
    const secrets = [endpoint.secret, endpoint.previous_secret]
      .filter((one) => one !== null)
      .map((one) => app.secretBox.decrypt(one, secretPurpose(endpoint.id)))
    if (secrets.some((secret) => secret === undefined)) return { problem: 'secret' }
    const event = toFeedEvent(delivery)
    const body = JSON.stringify(event)
    const now = new Date()
    const signatures = secrets.map((secret) => new Webhook(secret!).sign(event.id, now, body))
    return client.send({
      url: endpoint.url,
      body,
      signal: stopping.signal,
      headers: {
        'webhook-id': event.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      },
    })
  }

  const start = (endpoint: Endpoint, delivery: ClaimedDelivery) => {
    const attempts = running.get(endpoint.id) ?? new Set()
    running.set(endpoint.id, attempts)
    const one = attempt(endpoint, delivery)
      // the lease ends by time: another attempt follows
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'webhook attempt could not be recorded')
      })
      .finally(() => {
        attempts.delete(one)
        if (attempts.size === 0) running.delete(endpoint.id)
        schedule(0)
      })
    attempts.add(one)
  }

  const runTick = async () => {
    const { revision } = app.registry.stored()
    if (revision !== followedRevision) await followModules(sql, app.registry)
    followedRevision = revision
    await sequenceEvents(sql)
    for (const endpoint of await readEndpoints(sql, environment.publicUrl)) {
      const free = maxAttemptsAtOnce - (running.get(endpoint.id)?.size ?? 0)
      if (free <= 0 || isStopped) continue
      // while a service is down its events wait, and no attempt is lost
      if (endpoint.module !== null && app.moduleCalls.runningRelease(endpoint.module) === undefined) continue
      const hearing = await hearingOf(endpoint)
      for (const delivery of await claimDeliveries(sql, endpoint.id, free, hearing)) start(endpoint, delivery)
    }
  }

  /** One tick runs at a time. A tick that is due while one runs follows it. */
  const schedule = (delayMs: number) => {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      tick = tick
        .then(runTick)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'webhooks could not be delivered; the server tries again'),
        )
        .finally(() => schedule(pollIntervalMs))
    }, delayMs)
  }

  app.addHook('onReady', async () => {
    await pauseCopies(sql, environment.publicUrl)
    schedule(0)
  })
  app.addHook('onClose', async () => {
    isStopped = true
    clearTimeout(timer)
    await tick
    const attempts = [...running.values()].flatMap((one) => [...one])
    const abort = setTimeout(() => stopping.abort(), stopTimeoutMs)
    await Promise.all(attempts)
    clearTimeout(abort)
    await client.close()
  })
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** A copy of the database at another address delivers nothing before a person resumes the webhook there. */
async function pauseCopies(sql: Database, publicUrl: string): Promise<void> {
  await sql`
    update webhook_endpoints
    set paused_at = now(), pause_reason = 'moved', version = version + 1, updated_at = now()
    where home <> ${publicUrl} and paused_at is null and module is null`
}

const readEndpoints = (sql: Database, publicUrl: string) => sql<Endpoint[]>`
  select id, module, kinds, url, secret, case when previous_secret_until > now() then previous_secret end as previous_secret
  from webhook_endpoints
  where paused_at is null and (home = ${publicUrl} or module is not null)
  order by id`

/**
 * Takes deliveries that are due, each for one process. A time later than any that the server sets is of a
 * clock that was ahead. Of the deliveries about one record only the first that waits is ever due, so they
 * arrive in their order. It is found by the smallest position because the planner, with figures of an empty
 * table, compares each delivery with all that wait. What a module does not hear now holds nothing up.
 */
const claimDeliveries = (sql: Database, endpointId: number, limit: number, hearing?: Hearing) => {
  const isHeard = (position: ReturnType<Database>) =>
    hearing
      ? sql`
          and exists (
            select
            from events heard
            where heard.position = ${position} and heard.kind = any(${hearing.kinds}) and heard.area <> all(${hearing.waitingAreas})
          )`
      : sql``
  return sql<ClaimedDelivery[]>`
  with due as (
    select d.id
    from webhook_deliveries d
    where d.endpoint_id = ${endpointId} and d.state = 'pending'
      and (d.next_attempt_at <= now() or d.next_attempt_at > now() + interval '1 day')
      and not ${isLeased(sql, sql`d.leased_until`, leaseSeconds)}
      ${isHeard(sql`d.position`)}
      and d.position = (
        select first.position
        from webhook_deliveries first
        where first.endpoint_id = d.endpoint_id and first.record = d.record and first.state = 'pending'
          ${isHeard(sql`first.position`)}
        order by first.position
        limit 1
      )
    order by d.position
    limit ${limit}
    for update skip locked
  ), claimed as (
    update webhook_deliveries d
    set leased_until = now() + make_interval(secs => ${leaseSeconds})
    from due
    where d.id = due.id
    returning d.id, d.attempts, d.position
  )
  select c.id, c.attempts, e.position, e.event_id, e.at, e.kind, e.area, e.record, e.number, e.series, e.day, e.version
  from claimed c
  join events e on e.position = c.position
  order by e.position`
}

async function finishAttempt(
  sql: Database,
  endpoint: Endpoint,
  { id, attempts }: ClaimedDelivery,
  { outcome, durationMs }: { outcome: Outcome; durationMs: number },
): Promise<void> {
  const status = 'status' in outcome ? outcome.status : null
  const isDelivered = status !== null && isSuccess(status)
  const delaySeconds = retryDelaysSeconds[attempts]
  const state = isDelivered ? 'delivered' : delaySeconds === undefined ? 'failed' : 'pending'
  // endpoints that fail together do not come back together
  const nextDelaySeconds = (delaySeconds ?? 0) * (0.9 + Math.random() * 0.2)
  const problem = 'problem' in outcome ? outcome.problem : null
  const pauseReason =
    status === 410 && endpoint.module === null ? 'gone' : problem === 'secret' ? 'secret' : null
  await sql`
    with attempt as (
      insert into webhook_attempts (delivery_id, duration_ms, status, problem, response)
      select id, ${durationMs}::int, ${status}::int, ${problem}, ${'response' in outcome ? outcome.response : ''}
      from webhook_deliveries where id = ${id}
    ), pause as (
      update webhook_endpoints
      set paused_at = now(), pause_reason = ${pauseReason}, version = version + 1, updated_at = now()
      where id = ${endpoint.id} and ${pauseReason}::text is not null and paused_at is null
    )
    update webhook_deliveries
    set attempts = attempts + 1, leased_until = null, state = ${state},
      next_attempt_at = now() + make_interval(secs => ${nextDelaySeconds}),
      delivered_at = case when ${isDelivered} then now() end
    where id = ${id} and state = 'pending'`
}
