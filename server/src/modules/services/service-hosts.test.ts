import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import {
  activate,
  createSigningKey,
  hasSandbox,
  readStoredRegistry,
  rollback,
  signRelease,
} from '@samity/module-registry'
import { aDescriptor, aFolder } from '@samity/module-registry/testing'
import { aServiceRelease, delay } from '../../../test/service-builders.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

/*
 * Services that share a process. Each test has a server of its own with two services of one key, of which one
 * does something bad while the other must answer all the time.
 */

type Content = Parameters<typeof aServiceRelease>[1] & { key?: string | null; by?: string }

let releases: string
let keys: string
let productKey: string
let otherKey: string
let server: TestServer
let lines: string[]
beforeAll(() => {
  keys = aFolder()
  productKey = path.join(keys, 'product.pem')
  otherKey = path.join(keys, 'other.pem')
  process.env['RELEASE_KEYS'] = `${createSigningKey(productKey)} ${createSigningKey(otherKey)}`
})
afterAll(() => {
  delete process.env['RELEASE_KEYS']
  rmSync(keys, { recursive: true })
})
beforeEach(() => {
  releases = aFolder()
  lines = []
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

/** Activates a service of this module. With the key null the release has no signature. */
function activateService(name: string, { key = productKey, by = 'rahim', ...content }: Content = {}): string {
  const release = aServiceRelease(releases, {
    ...content,
    descriptor: aDescriptor({
      name,
      routes: [],
      nav: [],
      service: { main: 'service/main.mjs', ...content.service },
    }),
  })
  if (key !== null) signRelease(releases, name, release, key)
  activate(releases, name, release, by)
  return release
}

async function start(): Promise<void> {
  server = await startTestServer(
    { SAMITY_RELEASES: releases, OPEN_REQUESTS_PER_MINUTE: '0' },
    { log: { level: 'info', stream: { write: (line: string) => lines.push(line) } } },
  )
  await server.app.listen({ port: 0, host: '127.0.0.1' })
}
const call = (name: string, route: string): Promise<Response> => {
  const { port } = server.app.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/api/x/${name}${route}`)
}
const read = async <T>(name: string, route: string): Promise<T | undefined> => {
  const response = await call(name, route).catch(() => undefined)
  return response?.ok ? ((await response.json()) as T) : undefined
}
type Facts = { env: Record<string, string>; run: string }
const factsOf = (name: string) => until(() => read<Facts>(name, '/env'))
const runOf = async (name: string) => (await factsOf(name)).run
const answers = (name: string, version: string) =>
  until(async () => (await read<{ version: string }>(name, '/health'))?.version === version)
const statusOf = (name: string) =>
  server.app.services.statusOf(name, readStoredRegistry(releases).modules[name]!.active)

type Process = { pid: number; parent: number; command: string[]; module: string | undefined }
function readProcess(pid: number): Process[] {
  try {
    const readFact = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
    const module = /(?:^|\0)SAMITY_MODULE=([^\0]*)/.exec(readFact('environ'))?.[1]
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readFact('status'))?.[1])
    return [{ pid, parent, command: readFact('cmdline').split('\0'), module }]
  } catch {
    return []
  }
}
/** The processes of this server that run Node for services: hosts, and services that are alone. */
function serviceProcesses(): { hosts: number[]; alone: string[] } {
  const all = readdirSync('/proc')
    .filter(Number)
    .flatMap((pid) => readProcess(Number(pid)))
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]))
  const isOurs = (pid: number | undefined): boolean =>
    pid === process.pid || (pid !== undefined && isOurs(parents.get(pid)))
  const nodes = all.filter(({ pid, command }) => command[0] === process.execPath && isOurs(pid))
  const isHost = ({ command }: Process) => command.some((part) => part.endsWith('service-host.mjs'))
  return {
    hosts: nodes.filter(isHost).map(({ pid }) => pid),
    alone: nodes.flatMap((node) => (isHost(node) ? [] : (node.module ?? []))).sort(),
  }
}

/** Requests a service all the time. The returned function ends that, and returns the longest silence in ms. */
function listenTo(name: string): () => Promise<number> {
  const stop = new AbortController()
  let longestMs = 0
  const work = (async () => {
    let last = performance.now()
    while (!stop.signal.aborted) {
      const response = await call(name, '/health')
      await response.arrayBuffer()
      const now = performance.now()
      longestMs = Math.max(longestMs, now - last)
      if (response.ok) last = now
      await delay(20)
    }
  })()
  return async () => {
    stop.abort()
    await work
    return longestMs
  }
}

test('services of one key share a process; one of another key and one that wants to be alone do not', async () => {
  for (const name of ['mfe-tea', 'mfe-milk']) activateService(name)
  activateService('mfe-bread', { key: otherKey })
  activateService('mfe-soup', { service: { process: 'own' } })
  await start()
  for (const name of ['mfe-tea', 'mfe-milk', 'mfe-bread', 'mfe-soup']) await answers(name, '1.0.0')
  const { hosts, alone } = serviceProcesses()
  expect(hosts).toHaveLength(2)
  expect(alone).toEqual(['mfe-soup'])
})

test('without keys the builds of the product share a process, and a release that a person chose is alone', async () => {
  const keysOfOperator = process.env['RELEASE_KEYS']
  delete process.env['RELEASE_KEYS']
  try {
    for (const name of ['mfe-tea', 'mfe-milk']) activateService(name, { key: null, by: 'build' })
    activateService('mfe-bread', { key: null })
    await start()
    for (const name of ['mfe-tea', 'mfe-milk', 'mfe-bread']) await answers(name, '1.0.0')
    const { hosts, alone } = serviceProcesses()
    expect(hosts).toHaveLength(1)
    expect(alone).toEqual(['mfe-bread'])
  } finally {
    process.env['RELEASE_KEYS'] = keysOfOperator
  }
})

test('a service that shares a process has its own environment, code and lines in the log, and no rights', async () => {
  activateService('mfe-milk')
  await start()
  const milk = await factsOf('mfe-milk')
  // another service of the same key: the folder with its code is beside that of the first one
  const prelude = `
    import { readdirSync } from 'node:fs'
    const tryFolder = () => { try { return readdirSync(${JSON.stringify(path.dirname(path.dirname(path.dirname(milk.env['SAMITY_SOCKET']!))))}).join() } catch (error) { return error.code } }
    console.log('the folder of the host: ' + tryFolder())`
  const release = activateService('mfe-tea', { prelude })
  const tea = await factsOf('mfe-tea')
  expect(tea).toMatchObject({
    readServerFile: 'ERR_ACCESS_DENIED',
    writeFile: 'ERR_ACCESS_DENIED',
    startProgram: 'ERR_ACCESS_DENIED',
    signalServer: 'ERR_ACCESS_DENIED',
    openDatabase: 'ERR_ACCESS_DENIED',
    openDebugger: 'ERR_ACCESS_DENIED',
    sendMessage: 'undefined',
    ...(hasSandbox() && { parent: 0 }),
  })
  expect(tea.env).toEqual({
    NODE_ENV: 'production',
    SAMITY_API_URL: milk.env['SAMITY_API_URL'],
    SAMITY_JWKS_URL: milk.env['SAMITY_JWKS_URL'],
    SAMITY_MODULE: 'mfe-tea',
    SAMITY_RELEASE: release,
    SAMITY_SOCKET: tea.env['SAMITY_SOCKET'],
  })
  await Promise.all(['mfe-tea', 'mfe-milk'].map((name) => call(name, '/say')))
  const outputOf = (module: string) =>
    lines
      .map((line) => JSON.parse(line) as { module?: string; line?: string })
      .filter((entry) => entry.module === module && entry.line !== undefined)
      .map((entry) => entry.line)
  await until(() => outputOf('mfe-tea').length === 3 && outputOf('mfe-milk').length === 2)
  expect(outputOf('mfe-tea').sort()).toEqual([
    'logged by mfe-tea',
    'printed by mfe-tea',
    'the folder of the host: ERR_ACCESS_DENIED',
  ])
  expect(outputOf('mfe-milk').sort()).toEqual(['logged by mfe-milk', 'printed by mfe-milk'])
  await server.app.close()
  expect(serviceProcesses()).toEqual({ hosts: [], alone: [] })
})

test('a service that throws, exits, leaks or loops for ever starts again, and the others answer all the time', async () => {
  const faults = {
    'mfe-throw': ['/throw', /^its thread ended with code 1: TypeError: no such book$/],
    'mfe-exit': ['/crash', /^its thread ended with code 3$/],
    'mfe-leak': ['/leak', /^it used \d+ MiB of memory, more than 64 MiB$/],
    'mfe-heap': [
      '/leak-heap',
      /^it used (?:more than 64 MiB of memory|\d+ MiB of memory, more than 64 MiB)$/,
    ],
    'mfe-loop': ['/loop', /^its health check failed 3 times/],
  } as const
  activateService('mfe-milk')
  for (const name of Object.keys(faults))
    activateService(name, { service: { maxMemoryMiB: 64, timeoutMs: 500 } })
  await start()
  for (const name of ['mfe-milk', ...Object.keys(faults)]) await answers(name, '1.0.0')
  // of six services five are in one process
  expect(serviceProcesses().hosts).toHaveLength(2)
  const run = await runOf('mfe-milk')
  const stop = listenTo('mfe-milk')
  await Promise.all(
    Object.entries(faults).map(async ([name, [route, error]]) => {
      await call(name, route)
      await until(() => statusOf(name)?.restarts === 1 && statusOf(name)?.state === 'running')
      expect(statusOf(name)?.error).toMatch(error)
    }),
  )
  expect(await stop()).toBeLessThan(1000)
  expect(await runOf('mfe-milk')).toBe(run)
  expect(serviceProcesses().alone).toEqual([])
}, 120_000)

test('services whose host was killed are back at once, and after the second time each runs alone', async () => {
  const names = ['mfe-milk', 'mfe-tea']
  for (const name of names) activateService(name)
  await start()
  const killHost = async () => {
    const runs = await Promise.all(names.map(runOf))
    const { hosts } = serviceProcesses()
    expect(hosts).toHaveLength(1)
    process.kill(hosts[0]!, 'SIGKILL')
    // nobody is turned away: whoever asks while the services start waits a moment
    await until(() => names.every((name) => statusOf(name)?.state !== 'running'))
    const responses = await Promise.all(names.map((name) => call(name, '/health')))
    expect(responses.map(({ status }) => status)).toEqual(names.map(() => 200))
    await until(async () => (await Promise.all(names.map(runOf))).every((run, at) => run !== runs[at]))
  }
  await killHost()
  expect(serviceProcesses().alone).toEqual([])
  for (const name of names) {
    expect(statusOf(name)?.restarts).toBe(1)
    // a sandbox passes the signal on as a code
    expect(statusOf(name)?.error).toMatch(/^its host ended with (?:SIGKILL|code 137)$/)
  }
  await killHost()
  expect(serviceProcesses()).toEqual({ hosts: [], alone: names })
})

test('a release and its rollback replace the service of one module only', async () => {
  for (const name of ['mfe-tea', 'mfe-milk']) activateService(name)
  await start()
  await answers('mfe-tea', '1.0.0')
  const run = await runOf('mfe-milk')
  const stop = listenTo('mfe-tea')
  activateService('mfe-tea', { version: '1.1.0' })
  await answers('mfe-tea', '1.1.0')
  rollback(releases, 'mfe-tea', 'rahim')
  await answers('mfe-tea', '1.0.0')
  expect(await stop()).toBeLessThan(1000)
  expect(await runOf('mfe-milk')).toBe(run)
  expect(serviceProcesses().hosts).toHaveLength(1)
})

test('a release that crashes at every start is rolled back, and its neighbour notices nothing', async () => {
  const first = activateService('mfe-tea')
  activateService('mfe-milk')
  await start()
  await answers('mfe-tea', '1.0.0')
  const run = await runOf('mfe-milk')
  activateService('mfe-tea', { version: '1.1.0', prelude: `throw new Error('no shelf')` })
  await until(() => readStoredRegistry(releases).modules['mfe-tea']?.active === first)
  await answers('mfe-tea', '1.0.0')
  expect(await runOf('mfe-milk')).toBe(run)
})
