import { rmSync } from 'node:fs'
import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { ServiceClaims } from '@samity/shared-api/module'
import { activate, readStoredRegistry } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import { startServerProcess } from '../../../test/server-process.ts'
import {
  activateService,
  aServiceRelease,
  delay,
  startServices,
  type listen,
} from '../../../test/service-builders.ts'
import { createTestDatabase } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

/*
 * Faults that take long: a start that hangs, a loop that never ends, fifty changes, a database that is away.
 * The tests wait for most of their time, so they run at the same time.
 */

type Scene = {
  releases: string
  activeRelease: () => string | undefined
  /** Starts a server, which ends with the test. */
  start: () => ReturnType<typeof startServices>
}

/** A test with a folder of releases of its own. */
const withReleases = (work: (scene: Scene) => Promise<void>) => async () => {
  const releases = aFolder()
  const ends: (() => Promise<void>)[] = []
  try {
    await work({
      releases,
      activeRelease: () => readStoredRegistry(releases).modules['mfe-tea']?.active,
      start: async () => {
        const services = await startServices(releases)
        ends.push(services.server.close)
        return services
      },
    })
  } finally {
    for (const end of ends) await end()
    rmSync(releases, { recursive: true })
  }
}
const testLimitMs = 120_000

test.concurrent(
  'a service that hangs at its start is ended, and the former one answers until then and after',
  withReleases(async ({ releases, start }) => {
    activateService(releases)
    const { answers, status, version } = await start()
    await answers('1.0.0')
    const prelude = 'setInterval(() => undefined, 1000); await new Promise(() => undefined)'
    const hanging = activateService(releases, { version: '1.1.0', prelude })
    while (!status(hanging)?.error) {
      expect(await version()).toBe('1.0.0')
      await delay(200)
    }
    expect(status(hanging)?.error).toMatch(/^it did not work within 30 s/)
    expect(await version()).toBe('1.0.0')
  }),
  testLimitMs,
)

test.concurrent(
  'a service that loops for ever is noticed by its health check and starts again',
  withReleases(async ({ releases, start }) => {
    const release = activateService(releases, { service: { timeoutMs: 500 } })
    const { answers, call, staff, status } = await start()
    await answers('1.0.0')
    expect((await call('/loop', staff.token)).status).toBe(504)
    await until(() => status(release)?.restarts === 1)
    await answers('1.0.0')
    expect(status(release)?.error).toMatch(/^its health check failed 3 times/)
  }),
  testLimitMs,
)

/** Sends requests one after the other until `signal` aborts. Counts the responses of each version. */
async function sendRequests(
  call: Awaited<ReturnType<typeof listen>>,
  token: string,
  signal: AbortSignal,
): Promise<{ failures: string[]; versions: Set<string> }> {
  const failures: string[] = []
  const versions = new Set<string>()
  while (!signal.aborted) {
    const response = await call('/wait', token, { method: 'POST', body: 'x' }).catch((error: unknown) =>
      String(error),
    )
    if (typeof response === 'string') failures.push(response)
    else if (!response.ok) failures.push(`${response.status} ${await response.text()}`)
    else versions.add(((await response.json()) as { version: string }).version)
  }
  return { failures, versions }
}

test.concurrent(
  'not one request fails while the release is changed 50 times under load',
  withReleases(async ({ releases, start }) => {
    const [first, second] = ['1.0.0', '1.1.0'].map((one) => aServiceRelease(releases, { version: one }))
    activate(releases, 'mfe-tea', first!, 'build')
    const { answers, call, isRunning, staff } = await start()
    await answers('1.0.0')
    const stop = new AbortController()
    const clients = Array.from({ length: 8 }, () => sendRequests(call, staff.token, stop.signal))
    for (let flip = 1; flip <= 50; flip++) {
      activate(releases, 'mfe-tea', (flip % 2 === 1 ? second : first)!, 'rahim')
      // some changes come before the former one is done, others after
      await delay(flip % 5 === 0 ? 1500 : 150)
    }
    await isRunning(first!)
    stop.abort()
    const results = await Promise.all(clients)
    expect(results.flatMap(({ failures }) => failures)).toEqual([])
    expect([...new Set(results.flatMap(({ versions }) => [...versions]))].sort()).toEqual(['1.0.0', '1.1.0'])
    await answers('1.0.0')
  }),
  testLimitMs,
)

test.concurrent(
  'a service behind a URL gets the same requests and tokens; when it is away its routes are down until it is back',
  withReleases(async ({ releases, activeRelease, start }) => {
    let claims: ServiceClaims | undefined
    const listenRemote = async (port = 0): Promise<Server> => {
      const remote = createHttpServer((request, response) => {
        const token = request.headers.authorization?.split('.')[1]
        if (token) claims = JSON.parse(Buffer.from(token, 'base64url').toString()) as ServiceClaims
        if (!request.url?.startsWith('/library/')) return response.writeHead(404).end()
        response.end(JSON.stringify({ version: 'remote', url: request.url, host: request.headers.host }))
      }).listen(port, '127.0.0.1')
      await once(remote, 'listening')
      return remote
    }
    const end = (remote: Server) => {
      remote.closeAllConnections()
      remote.close()
    }
    const first = await listenRemote()
    const { port } = first.address() as AddressInfo
    const release = activateService(releases, {
      service: { url: `http://127.0.0.1:${port}/library`, health: '/health' },
    })
    const { answers, call, isRunning, staff, status } = await start()
    await isRunning(release)
    expect(await (await call('/books?x=1', staff.token)).json()).toEqual({
      version: 'remote',
      url: '/library/books?x=1',
      host: `127.0.0.1:${port}`,
    })
    expect(claims).toMatchObject({ aud: 'mfe-tea', sub: `user:${staff.id}` })
    expect(status(release)).toMatchObject({ state: 'running', remote: true })
    end(first)
    await until(() => status(release)?.state === 'failed')
    expect((await call('/books', staff.token)).status).toBe(503)
    expect(activeRelease()).toBe(release)
    const second = await listenRemote(port)
    await answers('remote')
    end(second)
  }),
  testLimitMs,
)

test.concurrent(
  'a response that stops in the middle is cut off, and gives its place back',
  withReleases(async ({ releases, start }) => {
    activateService(releases, { service: { timeoutMs: 1000 } })
    const { call, server } = await start()
    await until(async () => (await call('/health')).ok)
    const stalled = await call('/stall')
    expect(stalled.status).toBe(200)
    await expect(stalled.text()).rejects.toThrow()
    const module = server.app.registry.offered().find(({ name }) => name === 'mfe-tea')
    const inFlight = () => module && server.app.services.serviceFor(module)?.requestsInFlight()
    await until(() => inFlight() === 0)
    expect((await call('/health')).ok).toBe(true)
  }),
  testLimitMs,
)

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

test.concurrent(
  'a service that ends while the database is away starts again when it is back, and its release stays',
  withReleases(async ({ releases, activeRelease }) => {
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
      const readRun = async () => {
        const response = await server.call('/api/x/mfe-tea/env').catch(() => undefined)
        return response?.ok ? ((await response.json()) as { run: string }).run : undefined
      }
      const run = await until(readRun)
      proxy.setAway(true)
      await until(async () => (await server.call('/readyz')).status === 503)
      await server.call('/api/x/mfe-tea/crash')
      // long enough for a crash loop, if each attempt counted
      await delay(15_000)
      proxy.setAway(false)
      expect(await until(readRun)).not.toBe(run)
      expect(activeRelease()).toBe(release)
    } finally {
      await server.stop('SIGTERM')
      proxy.close()
      await database.drop()
      rmSync(data, { recursive: true, force: true })
    }
  }),
  testLimitMs,
)
