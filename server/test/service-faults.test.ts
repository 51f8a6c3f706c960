import { rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { activate, readStoredRegistry } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { startServerProcess } from './server-process.ts'
import { aServiceRelease, delay, listen, until } from './service-builders.ts'
import { createTestDatabase, startTestServer } from './test-server.ts'

/* Faults that take long, or that need a server of their own kind: a start that hangs, half a response, a database that is away. */

let releases: string
beforeEach(() => {
  releases = aFolder()
})
afterEach(() => rmSync(releases, { recursive: true }))
const activeRelease = () => readStoredRegistry(releases).modules['mfe-tea']?.active

test('a service that hangs at its start is ended, and the former one answers until then and after', async () => {
  activate(releases, 'mfe-tea', aServiceRelease(releases), 'build')
  const server = await startTestServer({ SAMITY_RELEASES: releases, OPEN_REQUESTS_PER_MINUTE: '0' })
  try {
    const call = await listen(server.app)
    const version = async () => {
      const response = await call('/health')
      return response.ok ? ((await response.json()) as { version: string }).version : undefined
    }
    await until(async () => (await version()) === '1.0.0' || undefined)
    const prelude = 'setInterval(() => undefined, 1000); await new Promise(() => undefined)'
    const hanging = aServiceRelease(releases, { version: '1.1.0', prelude })
    activate(releases, 'mfe-tea', hanging, 'rahim')
    const status = () => server.app.services.statusOf('mfe-tea', hanging)
    while (!status()?.error) {
      expect(await version()).toBe('1.0.0')
      await delay(200)
    }
    expect(status()?.error).toMatch(/^it did not work within 30 s/)
    expect(await version()).toBe('1.0.0')
  } finally {
    await server.close()
  }
}, 120_000)

test('a response that stops in the middle is cut off, and gives its place back', async () => {
  const release = aServiceRelease(releases, { service: { timeoutMs: 1000 } })
  activate(releases, 'mfe-tea', release, 'build')
  const server = await startTestServer({ SAMITY_RELEASES: releases })
  try {
    const call = await listen(server.app)
    await until(async () => (await call('/health')).ok || undefined)
    const stalled = await call('/stall')
    expect(stalled.status).toBe(200)
    await expect(stalled.text()).rejects.toThrow()
    const module = server.app.registry.offered().find(({ name }) => name === 'mfe-tea')
    const inFlight = () => module && server.app.services.serviceFor(module)?.requestsInFlight()
    await until(() => inFlight() === 0 || undefined)
    expect((await call('/health')).ok).toBe(true)
  } finally {
    await server.close()
  }
})

/** A proxy before a database that can take it away. */
async function startDatabaseProxy(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isAway = false
  const proxy = createServer((socket) => {
    if (isAway) return socket.destroy()
    const upstream = connect(Number(target.port || 5432), target.hostname)
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    return undefined
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    setAway: (value: boolean) => {
      isAway = value
      if (value) for (const socket of sockets) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

test('a service that ends while the database is away starts again when it is back, and its release stays', async () => {
  const content = {
    descriptor: { schema: { oldest: 1, newest: 1 } },
    files: { 'service/migrations/001.books.sql': 'create table books (id int);' },
  }
  activate(releases, 'mfe-tea', aServiceRelease(releases, content), 'build')
  const release = aServiceRelease(releases, { ...content, version: '1.1.0' })
  activate(releases, 'mfe-tea', release, 'build')
  const database = await createTestDatabase()
  const proxy = await startDatabaseProxy(database.url)
  const data = aFolder()
  const server = await startServerProcess({
    DATABASE_URL: proxy.url,
    SAMITY_DATA: data,
    SAMITY_RELEASES: releases,
  })
  try {
    const readPid = async () => {
      const response = await server.call('/api/x/mfe-tea/env').catch(() => undefined)
      return response?.ok ? ((await response.json()) as { pid: number }).pid : undefined
    }
    const pid = await until(readPid)
    proxy.setAway(true)
    await until(async () => (await server.call('/readyz')).status === 503 || undefined)
    process.kill(pid, 'SIGKILL')
    // long enough for a crash loop, if each attempt counted
    await delay(15_000)
    proxy.setAway(false)
    expect(await until(readPid)).not.toBe(pid)
    expect(activeRelease()).toBe(release)
  } finally {
    await server.stop('SIGTERM')
    proxy.close()
    await database.drop()
    rmSync(data, { recursive: true, force: true })
  }
}, 120_000)
