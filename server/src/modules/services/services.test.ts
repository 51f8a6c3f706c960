import { once } from 'node:events'
import { appendFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import {
  hasSandbox,
  activate,
  canaryPercentile,
  readStoredRegistry,
  rollback,
  startCanary,
} from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { openDatabase } from '../../database/database.ts'
import {
  activateService as activateServiceIn,
  aServiceRelease,
  delay,
  startServices,
  type listen,
} from '../../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

/*
 * Processes of services: faults, changes of the registry, several releases. Each test has a server of its
 * own. Tests that wait for long are in service-faults.test.ts, where they run at the same time.
 */

let releases: string
let services: Awaited<ReturnType<typeof startServices>>
let server: TestServer
let call: Awaited<ReturnType<typeof listen>>
let staff: TestUser
beforeEach(() => {
  releases = aFolder()
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

async function start(env: Record<string, string> = {}): Promise<void> {
  services = await startServices(releases, env)
  ;({ server, staff, call } = services)
}
const status = (release: string) => services.status(release)
const isRunning = (release: string) => services.isRunning(release)
const version = (token?: string) => services.version(token)
const answers = (expected: string) => services.answers(expected)
const activateService = (content?: Parameters<typeof aServiceRelease>[1]) =>
  activateServiceIn(releases, content)
const activeRelease = () => readStoredRegistry(releases).modules['mfe-tea']?.active

test('a process has its socket in a private folder, no secret of the server, no files and no programs', async () => {
  const release = activateService()
  await start()
  await isRunning(release)
  const facts = (await (await call('/env')).json()) as {
    env: Record<string, string>
    readServerFile: string
    writeFile: string
    startProgram: string
  }
  expect(facts).toMatchObject({
    readServerFile: 'ERR_ACCESS_DENIED',
    writeFile: 'ERR_ACCESS_DENIED',
    startProgram: 'ERR_ACCESS_DENIED',
    signalServer: 'ERR_ACCESS_DENIED',
    openDatabase: 'ERR_ACCESS_DENIED',
    openDebugger: 'ERR_ACCESS_DENIED',
    // no channel, so nothing that the server would have to keep in memory
    sendMessage: 'undefined',
    // in a sandbox the service is the first process, and sees no other
    ...(hasSandbox() && { parent: 0 }),
  })
  expect(Object.keys(facts.env).sort()).toEqual([
    'NODE_ENV',
    'SAMITY_API_URL',
    'SAMITY_JWKS_URL',
    'SAMITY_MODULE',
    'SAMITY_RELEASE',
    'SAMITY_SOCKET',
  ])
  expect(facts.env).toMatchObject({
    SAMITY_MODULE: 'mfe-tea',
    SAMITY_RELEASE: release,
    SAMITY_API_URL: 'http://127.0.0.1:8080/api/',
  })
  const folder = path.dirname(facts.env['SAMITY_SOCKET'] ?? '')
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await server.app.close()
  expect(existsSync(folder)).toBe(false)
})

test('a crash in a request is a 503 with the name of the module; the service starts again', async () => {
  const release = activateService()
  await start()
  await answers('1.0.0')
  const { env } = (await (await call('/env')).json()) as { env: Record<string, string> }
  const crash = await call('/throw', staff.token)
  expect([crash.status, crash.headers.get('retry-after'), await crash.json()]).toEqual([
    503,
    '2',
    {
      message: 'Tea is not available at the moment. Please try again shortly.',
      code: 'server.unavailable',
      module: 'mfe-tea',
    },
  ])
  // nothing else notices
  expect((await staff.get('user/')).statusCode).toBe(200)
  await answers('1.0.0')
  expect(status(release)).toMatchObject({
    state: 'running',
    restarts: 1,
    error: 'the process ended with code 1: TypeError: no such book',
  })
  expect(existsSync(path.dirname(env['SAMITY_SOCKET'] ?? ''))).toBe(false)
})

test('a service that leaks memory is ended before it takes the machine, and starts again', async () => {
  const release = activateService({ service: { maxMemoryMiB: 128 } })
  await start()
  await answers('1.0.0')
  expect((await call('/leak', staff.token)).status).toBe(503)
  await answers('1.0.0')
  expect(status(release)?.error).toMatch(/^it used \d+ MiB of memory, more than 128 MiB$/)
})

test('a release whose service crashes at every start is rolled back, screens and service together, with a notice', async () => {
  const first = activateService()
  await start()
  await answers('1.0.0')
  const second = activateService({ version: '1.1.0', prelude: `throw new Error('no shelf')` })
  // the former service answers all the time
  while (activeRelease() === second) {
    expect(await version()).toBe('1.0.0')
    await delay(50)
  }
  expect(activeRelease()).toBe(first)
  expect(await version()).toBe('1.0.0')
  const admin = await server.as('admin')
  const { history } = (await admin.get('modules/')).json<ModulesResponse>()
  expect(history[0]).toMatchObject({
    action: 'rollback',
    through: 'system',
    to: first,
    why: `The service of ${second} failed 5 times within 2 minutes (the process ended with code 1: Error: no shelf)`,
  })
  await until(async () => (await admin.get('audit/?subject=modules')).body.includes('no shelf'))
})

test('a crash loop of a canary ends the canary and leaves the active release alone', async () => {
  const first = activateService()
  await start()
  await answers('1.0.0')
  const canary = aServiceRelease(releases, { version: '1.1.0', prelude: 'process.exit(1)' })
  startCanary(releases, 'mfe-tea', canary, 50, 'rahim')
  await until(() => readStoredRegistry(releases).modules['mfe-tea']?.canary === null)
  expect(activeRelease()).toBe(first)
  expect(await version()).toBe('1.0.0')
})

test('the only release stays when its service crashes in a loop: its routes are down, the rest works', async () => {
  const release = activateService({ prelude: 'process.exit(1)' })
  await start()
  await until(() => status(release)?.state === 'failed')
  expect(activeRelease()).toBe(release)
  expect((await call('/health')).status).toBe(503)
  expect((await staff.get('user/')).statusCode).toBe(200)
  const admin = await server.as('admin')
  const { modules } = (await admin.get('modules/')).json<ModulesResponse>()
  expect(modules[0]?.releases[0]?.service).toMatchObject({
    state: 'failed',
    remote: false,
    error: 'the process ended with code 1',
  })
})

test('a changed byte of the service is refused before it runs; the module stays', async () => {
  const release = activateService()
  const file = path.join(releases, 'mfe-tea', release, 'service/main.mjs')
  const proof = path.join(tmpdir(), `samity-changed-${process.pid}`)
  appendFileSync(file, `\nimport('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(proof)}, ''))`)
  await start()
  await until(() => status(release)?.state === 'failed')
  expect(status(release)?.error).toBe(`mfe-tea ${release}: service/main.mjs was changed after its release.`)
  expect((await call('/health')).status).toBe(503)
  expect(server.app.registry.current().modules.map((module) => module.release)).toEqual([release])
  expect(existsSync(proof)).toBe(false)
})

test('a rollback by command changes the service without a restart of the server', async () => {
  activateService()
  activateService({ version: '1.1.0' })
  await start()
  await answers('1.1.0')
  rollback(releases, 'mfe-tea', 'rahim')
  await answers('1.0.0')
})

test('the release that a person receives decides the service: canary and active run side by side', async () => {
  const first = activateService()
  const second = aServiceRelease(releases, { version: '1.1.0' })
  startCanary(releases, 'mfe-tea', second, 50, 'rahim')
  await start()
  await Promise.all([isRunning(first), isRunning(second)])
  const people = await Promise.all(Array.from({ length: 12 }, () => server.as('staff')))
  const expected = people.map(({ id }) => (canaryPercentile(`user:${id}`, second) < 50 ? '1.1.0' : '1.0.0'))
  expect(new Set(expected).size).toBe(2)
  expect(await Promise.all(people.map(({ token }) => version(token)))).toEqual(expected)
})

test('a request in flight ends with the service that it began with', async () => {
  activateService()
  await start()
  await answers('1.0.0')
  const waiting = call('/wait?ms=2000', staff.token)
  await until(async () => (await (await call('/waits', staff.token)).text()) === '{"waits":1}')
  const second = activateService({ version: '1.1.0' })
  await isRunning(second)
  expect(await (await waiting).json()).toEqual({ version: '1.0.0' })
})

test('a request whose body comes after a release goes to its service', async () => {
  const first = activateService()
  await start()
  await answers('1.0.0')
  const { port } = server.app.server.address() as AddressInfo
  const late = httpRequest({ port, path: '/api/x/mfe-tea/wait', method: 'POST' })
  late.flushHeaders()
  await delay(100)
  await isRunning(activateService({ version: '1.1.0' }))
  await until(() => !status(first))
  late.end('x')
  const [response] = (await once(late, 'response')) as [IncomingMessage]
  expect([response.statusCode, await json(response)]).toEqual([200, { version: '1.1.0' }])
})

test('a removed module ends its service', async () => {
  const other = aRelease(releases, { descriptor: aDescriptor({ name: 'mfe-milk', routes: [], nav: [] }) })
  activate(releases, 'mfe-milk', other.release, 'build')
  activateService()
  await start()
  await answers('1.0.0')
  const { env } = (await (await call('/env')).json()) as { env: Record<string, string> }
  const { removeModule } = await import('@samity/module-registry')
  removeModule(releases, 'mfe-tea', 'rahim')
  await until(() => !existsSync(env['SAMITY_SOCKET'] ?? ''))
  expect((await call('/health')).status).toBe(404)
})

test('settings reach the service before its first request, and again after a change', async () => {
  const property = { type: 'integer', default: 14 } as const
  activateService({
    descriptor: {
      settings: {
        schema: { type: 'object', properties: { days: property } },
        labels: { days: { en: 'Days', bn: 'দিন' } },
      },
    },
  })
  await start()
  await answers('1.0.0')
  expect(await (await call('/settings')).json()).toEqual({ days: 14 })
  const admin = await server.as('admin')
  expect((await admin.put('modules/mfe-tea/settings/', { values: { days: 30 } })).statusCode).toBe(200)
  await until(async () => {
    const { days } = (await (await call('/settings')).json()) as { days: number }
    return days === 30
  })
})

test('a service learns of the void receipts of its series, after its start and after each void', async () => {
  const title = { en: 'Tea', bn: 'চা' }
  const content = { descriptor: { receiptSeries: [{ code: 'TEA', title, head: title }] } }
  activateService(content)
  await start()
  await answers('1.0.0')
  const read = async () => (await call('/void-receipts')).json()
  expect(await read()).toEqual({ numbers: [] })
  const admin = await server.as('admin')
  await admin.post('receipt-series/TEA/approve/', {})
  const post = async () => {
    const lines = [{ description: 'Tea', amount: '10.00' }]
    const response = await admin.post('receipts/TEA/', { payer: 'Karim', lines })
    return response.json<{ id: number; number: string }>()
  }
  const { id, number } = await post()
  await post()
  expect((await admin.delete(`receipts/TEA/${id}/`, { reason: 'Wrong payer' })).statusCode).toBe(204)
  await until(async () => {
    const { numbers } = (await read()) as { numbers: string[] }
    return numbers.length === 1
  })
  expect(await read()).toEqual({ numbers: [number] })
  activateService({ ...content, version: '1.1.0' })
  await answers('1.1.0')
  expect(await read()).toEqual({ numbers: [number] })
})

test('a service with a schema receives the URL of its own role, not that of the server', async () => {
  activateService({
    descriptor: { schema: { oldest: 1, newest: 1 } },
    files: { 'service/migrations/001.books.sql': 'create table books (id int);' },
  })
  await start()
  await answers('1.0.0')
  const { env } = (await (await call('/env')).json()) as { env: Record<string, string> }
  const own = openDatabase(env['DATABASE_URL'] ?? '', { poolSize: 1 })
  expect(await own`select count(*) as books from books`).toEqual([{ books: 0 }])
  await expect(own`select id from users`).rejects.toThrow(/permission denied|does not exist/)
  await own.end()
})

test('a release whose migration fails is rolled back, although a command activated it', async () => {
  const descriptor = { schema: { oldest: 1, newest: 1 } }
  const table = 'create table books (id int);'
  const first = activateService({ descriptor, files: { 'service/migrations/001.books.sql': table } })
  await start()
  await answers('1.0.0')
  const second = activateService({
    version: '1.1.0',
    descriptor: { schema: { oldest: 1, newest: 2 } },
    files: {
      'service/migrations/001.books.sql': table,
      'service/migrations/002.fails.sql': 'select nothing;',
    },
  })
  await until(() => activeRelease() !== second)
  expect(activeRelease()).toBe(first)
  await answers('1.0.0')
  expect(await server.sql`select version from module_mfe_tea.schema_migrations`).toEqual([{ version: 1 }])
})

test('browsers receive no file of a service', async () => {
  const { releaseFiles } = await import('../../website/static-files.ts')
  const release = activateService()
  server = await startTestServer(
    { SAMITY_RELEASES: releases },
    { plugins: [(app) => releaseFiles(app, releases)] },
  )
  const get = async (file: string) =>
    (await server.visitor.get(`/releases/mfe-tea/${release}/${file}`)).statusCode
  expect([await get('module.json'), await get('service/main.mjs'), await get('service%2Fmain.mjs')]).toEqual([
    200, 404, 404,
  ])
  writeFileSync(path.join(releases, 'module-schemas.json'), '{}')
  writeFileSync(path.join(releases, 'mfe-tea', 'notes.json'), '{}')
  for (const file of ['module-schemas.json', 'mfe-tea/notes.json', 'modules.json'])
    expect((await server.visitor.get(`/releases/${file}`)).statusCode).toBe(404)
})

test('the metrics and the log name module and release', async () => {
  const { freePort } = await import('../../process/free-port.ts')
  const port = await freePort()
  const release = activateService()
  await start({ METRICS_PORT: String(port) })
  await answers('1.0.0')
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const labels = `module="mfe-tea",release="${release}"`
  expect(metrics).toContain(`samity_service_up{${labels}} 1`)
  expect(metrics).toMatch(`samity_service_requests_total{${labels},status="200"}`)
})
