import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { activate, openRegistry, registryFile } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { today } from '@samity/shared-api/contract'
import type { ModuleEvents } from '@samity/shared-api/contract/system/module-work'
import type { Descriptor } from '@samity/shared-api/module'
import { freePort } from '../../process/free-port.ts'
import { startModuleReceiver, type ModuleReceiver } from '../../../test/module-receiver.ts'
import { aServiceRelease, listen } from '../../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { startReceiver } from '../../../test/webhook-receiver.ts'
import { until } from '../../../test/until.ts'
import { followModules } from './module-endpoints.ts'
import { deliverWebhooks } from './webhook-worker.ts'

jest.setTimeout(120_000)

/* Events on their way to the service of a module, which the test plays itself. */

let releases: string
let port: number
let receiver: ModuleReceiver
let server: TestServer
let admin: TestUser

let version = 0
/** Activates a release that hears members, unless told otherwise. */
function activateRelease(descriptor: Partial<Descriptor> = {}): string {
  const release = aServiceRelease(releases, {
    version: `1.${version++}.0`,
    service: { url: `http://127.0.0.1:${port}` },
    descriptor: { asks: ['read:members'], events: ['member.changed'], ...descriptor },
  })
  activate(releases, 'mfe-tea', release, 'rahim')
  return release
}
const startServer = async (descriptor: Partial<Descriptor> = {}, { workers = [deliverWebhooks] } = {}) => {
  const release = activateRelease(descriptor)
  server = await startTestServer(
    { SAMITY_RELEASES: releases, WEBHOOK_NETWORKS: '127.0.0.1' },
    { plugins: workers },
  )
  admin = await server.as('admin')
  await listen(server.app)
  await hears()
  await approve()
  return release
}
const approve = () => admin.post('module-rights/mfe-tea/approve/', {})
const hears = () =>
  until(async () => {
    const rows =
      await server.sql`select from webhook_endpoints where module = 'mfe-tea' and paused_at is null`
    return rows.length === 1
  })
const collects = (...kinds: string[]) =>
  until(async () => {
    const [row] = await server.sql<{ kinds: string[] }[]>`select kinds from webhook_endpoints`
    return row?.kinds.toSorted().join() === kinds.toSorted().join()
  })
/** An event as the triggers write it. */
const happen = (record: string, version_ = 1, kind = 'member.changed', area = 'members') =>
  server.sql`insert into event_outbox ${server.sql({ kind, area, record, version: version_ })}`
/** Ends the delays after failed attempts. */
const retryNow = () =>
  server.sql`update webhook_deliveries set next_attempt_at = now() where state = 'pending'`
const states = async () =>
  (await server.sql<{ state: string }[]>`select state from webhook_deliveries order by position`).map(
    ({ state }) => state,
  )
const status = async (): Promise<ModuleEvents> => {
  const [first] = (await admin.get('module-events/')).json<ModuleEvents[]>()
  return first!
}
const versionsOf = (record: string) =>
  receiver
    .accepted()
    .filter(({ data }) => data.record === record)
    .map(({ data }) => data.version)

beforeEach(async () => {
  releases = aFolder()
  port = await freePort()
  receiver = await startModuleReceiver(port)
})
afterEach(async () => {
  await server.close()
  await receiver.close()
  rmSync(releases, { recursive: true })
})

test('a service hears what happens from now on, with a token of the server and the rights of the module', async () => {
  const release = await startServer()
  await happen('advocates/7', 3)
  await happen('lock', 1, 'lock.changed', 'accounts')
  await until(() => receiver.accepted().length === 1)
  expect(receiver.events[0]).toMatchObject({
    event: { type: 'member.changed', data: { area: 'members', record: 'advocates/7', version: 3 } },
    claims: { aud: 'mfe-tea', sub: 'system', asks: ['read:members'], release, permissions: [] },
  })
  expect(await status()).toMatchObject({ module: 'mfe-tea', waiting: 0, parked: 0, problem: null })
})

test('a service that is down loses no event and no attempt, and hears all of them in order', async () => {
  const release = await startServer()
  await receiver.close()
  await until(() => server.app.services.statusOf('mfe-tea', release)?.state === 'failed')
  for (let change = 1; change <= 3; change++) for (const id of [1, 2]) await happen(`advocates/${id}`, change)
  await until(async () => (await status()).waiting === 6)
  const { oldest } = await status()
  expect(oldest).not.toBeNull()
  expect(await server.sql`select from webhook_attempts`).toHaveLength(0)
  receiver = await startModuleReceiver(port)
  await until(() => receiver.accepted().length === 6)
  expect([versionsOf('advocates/1'), versionsOf('advocates/2')]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
})

test('404, 410, garbage and an answer that breaks off are failed attempts; the event arrives again', async () => {
  await startServer()
  const faults = [
    { status: 404, sentence: 'no such route' },
    { status: 410, sentence: 'gone' },
    { status: 500, sentence: '' },
  ]
  let count = 0
  receiver.answerWith((_path, response) => {
    const fault = faults[count++]
    if (fault) return void response.writeHead(fault.status).end(JSON.stringify({ message: fault.sentence }))
    if (count === 4) return void response.socket?.end('I am not a web server\r\n')
    if (count === 5) return void response.destroy()
    response.writeHead(200).end('not JSON either')
  })
  await happen('advocates/1')
  const problems: (string | null)[] = []
  for (let attempt = 1; attempt <= 5; attempt++) {
    await until(async () => (await server.sql`select from webhook_attempts`).length === attempt)
    problems.push((await status()).problem)
    await retryNow()
  }
  await until(() => receiver.accepted().length === 1)
  expect(problems).toEqual(['no such route', 'gone', 'status 500', 'connection', 'connection'])
  expect(new Set(receiver.events.map(({ event }) => event.id)).size).toBe(1)
  await until(async () => (await states())[0] === 'delivered')
  expect((await status()).problem).toBeNull()
})

test('an event without an answer does not hold up other records, and its own record waits for it', async () => {
  await startServer()
  receiver.answerWith((_path, response) => {
    if (receiver.events.at(-1)!.event.data.record === 'advocates/1') return
    response.writeHead(204).end()
  })
  await happen('advocates/1', 1)
  await happen('advocates/1', 2)
  await happen('advocates/2', 1)
  await until(() => versionsOf('advocates/2').length === 1)
  await until(async () => (await status()).problem === 'timeout')
  receiver.answerWith((_path, response) => void response.writeHead(204).end())
  await retryNow()
  await until(() => versionsOf('advocates/1').length === 2)
  expect(versionsOf('advocates/1')).toEqual([1, 2])
})

test('a response that takes longer than the time limit ends, and its event is never under way twice', async () => {
  await startServer({}, { workers: [deliverWebhooks, deliverWebhooks] })
  let underWay = 0
  let mostUnderWay = 0
  receiver.answerWith((_path, response) => {
    mostUnderWay = Math.max(mostUnderWay, ++underWay)
    // a byte a second is no silence
    const drip = setInterval(() => response.write(' '), 1000)
    response.writeHead(200).on('close', () => {
      clearInterval(drip)
      underWay--
    })
  })
  await happen('advocates/1', 1)
  await happen('advocates/1', 2)
  await until(async () => (await status()).problem === 'timeout')
  await retryNow()
  await until(() => receiver.events.length === 2)
  expect(mostUnderWay).toBe(1)
  expect(receiver.events.map(({ event }) => event.data.version)).toEqual([1, 1])
  receiver.answerWith((_path, response) => void response.writeHead(204).end())
})

test('an event that is refused for a day is parked, and an administrator repeats it', async () => {
  await startServer()
  receiver.answerWith(
    (_path, response) => void response.writeHead(422).end('{"message":"Unknown advocate."}'),
  )
  await happen('advocates/1')
  await until(async () => (await server.sql`select from webhook_attempts`).length === 1)
  // the last of the attempts of a day
  await server.sql`update webhook_deliveries set attempts = 10, next_attempt_at = now()`
  await until(async () => (await status()).parked === 1)
  expect(await status()).toMatchObject({
    waiting: 0,
    parked_events: [{ kind: 'member.changed', record: 'advocates/1', problem: 'Unknown advocate.' }],
  })
  receiver.answerWith((_path, response) => void response.writeHead(204).end())
  expect((await admin.post('module-events/mfe-tea/repeat/')).json()).toEqual({ events: 1 })
  await until(() => receiver.accepted().length === 1)
  expect((await admin.post('module-events/mfe-milk/repeat/')).statusCode).toBe(404)
})

test('events of an area that the module may not read are discarded', async () => {
  await startServer({ asks: ['read:sales'], events: ['receipt.created'] })
  await happen('receipts/1', 1, 'receipt.created', 'accounts')
  await happen('receipts/2', 1, 'receipt.created', 'sales')
  await until(() => receiver.accepted().length === 1)
  await until(async () => (await states())[0] === 'discarded')
  expect(receiver.events.map(({ event }) => event.data.record)).toEqual(['receipts/2'])
})

test('events wait for the approval of the right to read them, untouched, and hold up none of other areas', async () => {
  await startServer()
  activateRelease({ asks: ['read:members', 'read:sales'], events: ['member.changed', 'receipt.created'] })
  await collects('member.changed', 'receipt.created')
  await server.sql`
    insert into event_outbox (kind, area, record, version)
    select 'receipt.created', 'sales', 'receipts/' || n, 1 from generate_series(1, 3000) n`
  await until(async () => (await status()).waiting === 3000)
  await happen('advocates/1')
  await until(() => receiver.accepted().length === 1)
  expect(receiver.accepted()[0]).toMatchObject({ data: { record: 'advocates/1' } })
  // a row that was never changed is that of its event's transaction
  const changed = await server.sql`
    select from webhook_deliveries d
    join events e on e.position = d.position and e.area = 'sales'
    where d.xmin <> e.xmin`
  expect(changed).toHaveLength(0)
  await approve()
  await until(() => receiver.accepted().length > 100)
})

test('what a rollback leaves undeclared waits for the next release that declares it, and holds up nothing', async () => {
  await startServer({ events: ['member.changed', 'member.deleted'] })
  activateRelease()
  await until(async () => (await status()).kinds.length === 1)
  await happen('advocates/1', 1, 'member.deleted')
  await happen('advocates/1', 2)
  await until(() => receiver.accepted().length === 1)
  expect(receiver.events.map(({ event }) => event.type)).toEqual(['member.changed'])
  // nothing that waits for the module as it is
  await until(async () => (await status()).waiting === 0)
  expect(await states()).toEqual(['pending', 'delivered'])
  activateRelease({ events: ['member.changed', 'member.deleted'] })
  await until(() => receiver.accepted().length === 2)
  expect(receiver.accepted()[1]).toMatchObject({ type: 'member.deleted', data: { record: 'advocates/1' } })
})

test('a module that hears more later gets earlier events when an administrator says so, and none twice', async () => {
  await startServer()
  await happen('advocates/1')
  await happen('advocates/2', 1, 'member.deleted')
  await until(() => receiver.accepted().length === 1)
  activateRelease({ events: ['member.changed', 'member.deleted'] })
  await until(async () => (await status()).kinds.length === 2)
  await until(async () => {
    const { events } = (await admin.post('module-events/mfe-tea/hear/', { from: today() })).json<{
      events: number
    }>()
    return events === 1
  })
  await until(() => receiver.accepted().length === 2)
  expect(receiver.accepted().map(({ type }) => type)).toEqual(['member.changed', 'member.deleted'])
  expect((await admin.post('module-events/mfe-tea/hear/', { from: today() })).json()).toEqual({ events: 0 })
})

test('a release that hears nothing lets events wait for the next one that does', async () => {
  await startServer()
  activateRelease({ events: [] })
  const pauses = () =>
    server.sql<{ pause_reason: string | null }[]>`select pause_reason from webhook_endpoints`
  await until(async () => (await pauses())[0]?.pause_reason === 'undeclared')
  expect(await status()).toBeUndefined()
  await happen('advocates/1')
  activateRelease()
  await until(() => receiver.accepted().length === 1)
})

test('a server that starts with a registry that nobody can read loses no event that waits', async () => {
  await startServer()
  receiver.answerWith((_path, response) => void response.writeHead(500).end())
  await happen('advocates/1')
  await until(() => receiver.events.length === 1)
  writeFileSync(registryFile(releases), '{')
  // a folder of releases that the server may not write has no copy of the last good one
  rmSync(path.join(releases, 'modules.good.json'))
  await followModules(server.sql, openRegistry(releases))
  expect(await states()).toEqual(['pending'])
})

test('10,000 events that wait are delivered in order for each record, and the webhook of a person has its own', async () => {
  await startServer()
  const other = await startReceiver()
  try {
    await admin.post('webhooks', { name: 'mfe-tea', url: other.url, kinds: ['member.created'] })
    await happen('advocates/1', 1, 'member.created')
    await server.sql`
      insert into event_outbox (kind, area, record, version)
      select 'member.changed', 'members', 'advocates/' || n % 40, n / 40
      from generate_series(0, 9999) n order by n`
    await until(() => receiver.accepted().length === 10_000)
    for (let id = 0; id < 40; id++)
      expect(versionsOf(`advocates/${id}`)).toEqual(Array.from({ length: 250 }, (_, index) => index))
    await until(() => other.accepted().length === 1)
  } finally {
    await other.close()
  }
}, 300_000)

test('the routes and the list of webhooks do not know the endpoint of a module', async () => {
  await startServer()
  await happen('advocates/1')
  await until(() => receiver.accepted().length === 1)
  const [{ id, delivery } = { id: 0, delivery: 0 }] = await server.sql<{ id: number; delivery: number }[]>`
    select e.id, d.id::int as delivery from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id`
  expect((await admin.get('webhooks/')).json()).toEqual([])
  const statuses = await Promise.all([
    admin.get(`webhooks/${id}/`),
    admin.delete(`webhooks/${id}/`),
    admin.post(`webhooks/${id}/pause/`),
    admin.post(`webhooks/${id}/secret/`),
    admin.post(`webhooks/${id}/test/`),
    admin.post(`webhooks/${id}/replay/`),
    admin.get(`webhooks/${id}/deliveries/`),
    admin.get(`webhook-deliveries/${delivery}/attempts/`),
    admin.post(`webhook-deliveries/${delivery}/replay/`),
  ])
  expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  expect(await server.sql`select from webhook_endpoints`).toHaveLength(1)
})
