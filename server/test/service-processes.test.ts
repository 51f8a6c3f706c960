import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { activate, rollback } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { aServiceRelease, delay, until } from './service-builders.ts'
import { createTestDatabase } from './test-server.ts'

/* Services of real server processes: two of them on one database and one folder of releases, and one that is killed. */

type Facts = { env: Record<string, string>; pid: number }

const gateway = '/api/x/mfe-tea'
const word = (en: string) => ({ en, bn: en })
const withPermissionsAndSettings = {
  permissions: [{ name: 'tea.lend', title: word('Lend'), roles: ['staff' as const] }],
  settings: {
    schema: { type: 'object' as const, properties: { days: { type: 'integer' as const, default: 14 } } },
    labels: { days: word('Days') },
  },
}

let releases: string
let data: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let servers: ServerProcess[]
beforeEach(async () => {
  releases = aFolder()
  data = aFolder()
  database = await createTestDatabase()
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGTERM')))
  await database.drop()
  for (const folder of [releases, data]) rmSync(folder, { recursive: true, force: true })
})

async function startServer(): Promise<ServerProcess> {
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    SAMITY_DATA: data,
    SAMITY_RELEASES: releases,
  })
  servers.push(server)
  return server
}
const activateService = (content: Parameters<typeof aServiceRelease>[1] = {}) =>
  activate(releases, 'mfe-tea', aServiceRelease(releases, content), 'rahim')
const read = async <T>(server: ServerProcess, route: string): Promise<T | undefined> => {
  const response = await server.call(`${gateway}${route}`)
  return response.ok ? ((await response.json()) as T) : undefined
}
const factsOf = (server: ServerProcess) => until(() => read<Facts>(server, '/env'))
const answers = (server: ServerProcess, version: string) =>
  until(async () => (await read<{ version: string }>(server, '/health'))?.version === version || undefined)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a service that loops for ever ends when its server is killed, and so does its folder', async () => {
  activateService()
  const server = await startServer()
  const { pid, env } = await factsOf(server)
  const folder = path.dirname(env['SAMITY_SOCKET'] ?? '')
  // nobody waits for the answer
  const loop = server.call(`${gateway}/loop`).catch(() => undefined)
  await until(async () => {
    const isBusy = await Promise.race([
      read(server, '/health').then(() => false),
      delay(500).then(() => true),
    ])
    return isBusy || undefined
  })
  expect(isAlive(pid)).toBe(true)
  await server.stop('SIGKILL')
  await loop
  await until(() => !isAlive(pid) || undefined)
  await until(() => !existsSync(folder) || undefined)
})

test('two servers run a service each; a crash in one is no failure in the other', async () => {
  activateService()
  const [first, second] = await Promise.all([startServer(), startServer()])
  const [own, other] = await Promise.all([factsOf(first), factsOf(second)])
  expect(own.pid).not.toBe(other.pid)
  expect((await first.call(`${gateway}/crash`)).status).toBe(503)
  expect((await factsOf(second)).pid).toBe(other.pid)
  await until(async () => (await factsOf(first)).pid !== own.pid || undefined)
})

test('no request at either of two servers fails while the release is activated and rolled back', async () => {
  activateService()
  const pair = await Promise.all([startServer(), startServer()])
  await Promise.all(pair.map((server) => answers(server, '1.0.0')))
  const stop = new AbortController()
  const failures: string[] = []
  const load = async (server: ServerProcess) => {
    while (!stop.signal.aborted) {
      const response = await server
        .call(`${gateway}/wait`, { method: 'POST', body: 'x' })
        .catch((error: unknown) => String(error))
      if (typeof response === 'string') failures.push(response)
      else if (!response.ok) failures.push(`${response.status} ${await response.text()}`)
      else await response.arrayBuffer()
    }
  }
  const clients = pair.flatMap((server) => [load(server), load(server), load(server)])
  for (let turn = 1; turn <= 4; turn++) {
    activateService({ version: `1.${turn}.0` })
    await Promise.all(pair.map((server) => answers(server, `1.${turn}.0`)))
    rollback(releases, 'mfe-tea', 'rahim')
    await Promise.all(pair.map((server) => answers(server, '1.0.0')))
  }
  stop.abort()
  await Promise.all(clients)
  expect(failures).toEqual([])
})

test('permissions and settings that change at one server reach the services of both', async () => {
  activateService({ descriptor: withPermissionsAndSettings })
  const [first, second] = await Promise.all([startServer(), startServer()])
  await Promise.all([answers(first, '1.0.0'), answers(second, '1.0.0')])
  const put = (target: string, body: object) =>
    first.call(target, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await put('/api/modules/mfe-tea/settings/', { values: { days: 30 } })).status).toBe(200)
  expect((await put('/api/permissions/', { roles: { 'tea.lend': ['admin'] } })).status).toBe(200)
  for (const server of [first, second]) {
    await until(async () => (await read<{ days: number }>(server, '/settings'))?.days === 30 || undefined)
    await until(async () => {
      const who = await read<{ claims: { permissions: string[] } }>(server, '/who')
      return who?.claims.permissions.includes('tea.lend') || undefined
    })
  }
})
