import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { activate, readStoredRegistry, rollback } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { freePort } from '../../process/free-port.ts'
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts'
import { aServiceRelease, delay } from '../../../test/service-builders.ts'
import { createTestDatabase } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

/*
 * Services of real server processes: two of them on one database and one folder of releases, and one that is
 * killed.
 */

type Facts = { env: Record<string, string>; run: string }

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

async function startServer(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({
    ...variables,
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
  until(async () => (await read<{ version: string }>(server, '/health'))?.version === version)
/** The processes that were started with a socket: the service, and what keeps its sandbox. */
const processesWith = (socket: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`SAMITY_SOCKET=${socket}`)
    } catch {
      return false
    }
  })

test('a service that loops for ever ends when its server is killed, and so does its folder', async () => {
  activateService()
  const server = await startServer()
  const { env } = await factsOf(server)
  const socket = env['SAMITY_SOCKET'] ?? ''
  const folder = path.dirname(socket)
  // nobody waits for the answer
  const loop = server.call(`${gateway}/loop`).catch(() => undefined)
  await until(async () => {
    const isBusy = await Promise.race([
      read(server, '/health').then(() => false),
      delay(500).then(() => true),
    ])
    return isBusy
  })
  expect(processesWith(socket)).not.toEqual([])
  await server.stop('SIGKILL')
  await loop
  await until(() => processesWith(socket).length === 0)
  await until(() => !existsSync(folder))
})

test('a signal of another process of the same user opens no debugger in the server', async () => {
  const debuggerPort = await freePort()
  const server = await startServer({ NODE_OPTIONS: `--inspect-port=${debuggerPort}` })
  server.child.kill('SIGUSR1')
  // the debugger would have a thread of its own: these answers give it time
  for (let turn = 0; turn < 20; turn++) expect((await server.call('/readyz')).status).toBe(200)
  await expect(fetch(`http://127.0.0.1:${debuggerPort}/json`)).rejects.toThrow()
})

test('a service that the machine has no room for starts later, and the server and the release stay', async () => {
  activateService()
  const { modules } = activateService({ version: '1.1.0' })
  const server = await startServer({ TMPDIR: data })
  const { env } = await factsOf(server)
  const folder = path.dirname(path.dirname(env['SAMITY_SOCKET'] ?? ''))
  renameSync(folder, `${folder}.away`)
  // nothing can be written there, also by the superuser
  writeFileSync(folder, '')
  process.kill(Number(processesWith(env['SAMITY_SOCKET'] ?? '').at(-1)), 'SIGKILL')
  await until(async () => (await server.call(`${gateway}/health`)).status === 503)
  await delay(6000)
  expect((await server.call('/readyz')).status).toBe(200)
  rmSync(folder)
  renameSync(`${folder}.away`, folder)
  await answers(server, '1.1.0')
  expect(readStoredRegistry(releases).modules).toEqual(modules)
})

test('two servers run a service each; a crash in one is no failure in the other', async () => {
  activateService()
  const [first, second] = await Promise.all([startServer(), startServer()])
  const [own, other] = await Promise.all([factsOf(first), factsOf(second)])
  expect(own.run).not.toBe(other.run)
  expect((await first.call(`${gateway}/crash`)).status).toBe(503)
  expect((await factsOf(second)).run).toBe(other.run)
  await until(async () => (await factsOf(first)).run !== own.run)
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
    await until(async () => (await read<{ days: number }>(server, '/settings'))?.days === 30)
    await until(async () => {
      const who = await read<{ claims: { permissions: string[] } }>(server, '/who')
      return who?.claims.permissions.includes('tea.lend')
    })
  }
})
