import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { Descriptor, ServiceEntry } from '@samity/shared-api/module'
import { activate } from '@samity/module-registry'
import { aDescriptor, aRelease } from '@samity/module-registry/testing'
import { startTestServer } from './test-server.ts'
import { until } from './until.ts'

/** The program of a service that does whatever its caller asks for, good or bad. */
const program = (version: string, prelude: string) => `
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { readFileSync, writeFileSync, writeSync } from 'node:fs'

${prelude}
const version = ${JSON.stringify(version)}
const run = randomUUID()
let settings = null
let demo = null
const claimsOf = (request) => JSON.parse(Buffer.from(request.headers.authorization.split('.')[1], 'base64url'))
let voidReceipts = null
let waits = 0
const attempt = (work) => { try { work(); return 'allowed' } catch (error) { return error.code } }
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const routes = {
  '/health': async () => ({ version }),
  '/settings': async () => settings,
  '/demo': async () => demo,
  '/void-receipts': async () => voidReceipts,
  '/who': async (request) => ({
    version,
    url: request.url,
    method: request.method,
    headers: request.headers,
    claims: claimsOf(request),
    token: request.headers.authorization.split(' ')[1],
  }),
  '/env': async () => ({
    env: process.env,
    run,
    readServerFile: attempt(() => readFileSync('/etc/hostname')),
    writeFile: attempt(() => writeFileSync('/tmp/samity-service-was-here', '')),
    startProgram: attempt(() => process.binding('spawn_sync')),
    signalServer: attempt(() => process.kill(process.ppid, 'SIGUSR1')),
    openDatabase: await import('node:' + 'sqlite').then(() => 'allowed', (error) => error.code),
    openDebugger: attempt(() => process.getBuiltinModule('inspector')),
    sendMessage: typeof process.send,
    parent: process.ppid,
  }),
  '/note': async (request) => {
    const response = await fetch(process.env.SAMITY_API_URL + 'module-audit/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: request.headers.authorization },
      body: JSON.stringify({ action: 'archive', record: 'pots/7', reason: 'broken' }),
    })
    return { status: response.status }
  },
  // posts a receipt for the person of the request, as '@samity/module-service' does
  '/post': async (request) => {
    const { searchParams: query } = new URL(request.url, 'http://service')
    const response = await fetch(process.env.SAMITY_API_URL + 'receipts/' + query.get('series') + '/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: request.headers.authorization, 'idempotency-key': query.get('key') },
      body: JSON.stringify({ date: query.get('date'), subject: query.get('subject') ?? '', payer: query.get('payer') ?? 'Karim', lines: [{ description: 'Returned late', amount: '20' }, { description: 'A torn page', amount: '5.50' }] }),
    })
    return { status: response.status, body: await response.json() }
  },
  '/wait': async (request) => { waits++; await wait(Number(new URL(request.url, 'http://service').searchParams.get('ms') ?? 300)); return { version } },
  '/waits': async () => ({ waits }),
  '/crash': async () => process.exit(3),
  '/throw': async () => { setImmediate(() => { throw new TypeError('no such book') }) ; await wait(5000) },
  // never returns to the event loop, and leaves the core to the other tests
  '/loop': async () => { for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000) },
  '/long-json': async () => 'a'.repeat(3_000_000),
  // a part of a long array of objects, so that the heap grows and not the memory outside it
  '/leak-heap': async () => { const all = []; for (;;) { all.push(Array.from({ length: 20_000 }, (_, at) => ({ at }))); await wait(1) } },
  // as a logger does, and as the console does
  '/say': async (request) => { writeSync(1, 'logged by ' + process.env.SAMITY_MODULE + '\\n'); console.error('printed by ' + process.env.SAMITY_MODULE) },
  '/hang': () => new Promise(() => undefined),
  '/leak': async () => { const all = []; for (;;) { all.push(Buffer.alloc(8_000_000, 1)); await wait(20) } },
}
const server = createServer(async (request, response) => {
  const path = request.url.split('?')[0]
  const chunks = []
  try {
    for await (const chunk of request) chunks.push(chunk)
  } catch {
    // the gateway cut a body off that was too large
    return
  }
  const body = Buffer.concat(chunks)
  if (path === '/-/void-receipts') { voidReceipts = JSON.parse(body); return response.writeHead(204).end() }
  if (path === '/-/settings') { settings = JSON.parse(body); return response.writeHead(204).end() }
  if (path === '/-/demo' && globalThis.demoStatus) {
    demo = { claims: claimsOf(request), body: JSON.parse(body) }
    return response.writeHead(globalThis.demoStatus).end()
  }
  if (path === '/stall') return response.writeHead(200, { 'content-type': 'text/plain' }).write('the first part')
  if (path === '/echo')
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([request.headers['content-type'], String(body)]))
  if (path === '/headers')
    return response.writeHead(201, {
      'content-type': 'text/html', 'set-cookie': 'session=stolen', 'content-security-policy': "script-src *",
      'access-control-allow-origin': '*', 'x-accel-redirect': '/etc/passwd', 'clear-site-data': '"*"',
      'cache-control': 'public, max-age=60', etag: '"1"', location: '/books/7', 'x-total-count': '12',
    }).end('<script>steal()</script>')
  if (path === '/odd-status') return response.writeHead(799).end(Buffer.alloc(1_000_000, 97))
  if (path === '/garbage') return request.socket.end('I am not a web server\\r\\n')
  if (path === '/json') return response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  if (path === '/large') {
    response.writeHead(200, { 'content-type': 'text/plain', ...(request.url.endsWith('announced') && { 'content-length': 50_000_000 }) })
    for (let at = 0; at < 50 && !response.destroyed; at++) { response.write(Buffer.alloc(1_000_000, 97)); await wait(2) }
    return response.end()
  }
  const route = routes[path]
  if (!route) return response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"no such route"}')
  const result = await route(request)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
})
server.listen(process.env.SAMITY_SOCKET || Number(process.env.PORT))
process.on('SIGTERM', () => server.close(() => process.exit()))
`

type ServiceContent = {
  version?: string
  /** Code that runs before the service listens */
  prelude?: string
  service?: Partial<ServiceEntry>
  descriptor?: Partial<Descriptor>
  /** Further files of the release, such as migrations */
  files?: Record<string, string>
  /** The part for the server, which renders public pages */
  server?: string
}

/** Writes a release of mfe-tea with a service and returns its name. */
export const aServiceRelease = (
  releases: string,
  { version = '1.0.0', prelude = '', service = {}, descriptor = {}, files = {}, server }: ServiceContent = {},
): string =>
  aRelease(releases, {
    version,
    ...(server !== undefined && { server }),
    descriptor: aDescriptor({
      service: { ...(service.url === undefined && { main: 'service/main.mjs' }), ...service },
      ...descriptor,
    }),
    files: { ...files, ...(service.url === undefined && { 'service/main.mjs': program(version, prelude) }) },
  }).release

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Listens on this port, or a free one, and returns a function that requests URLs of the module's gateway. */
export async function listen(app: FastifyInstance, ownPort = 0) {
  await app.listen({ port: ownPort, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return (
    path: string,
    token?: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/x/mfe-tea${path}`, {
      ...init,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...init.headers },
    })
}

/** Writes a release of mfe-tea with a service, activates it and returns its name. */
export function activateService(releases: string, content: ServiceContent = {}): string {
  const release = aServiceRelease(releases, content)
  activate(releases, 'mfe-tea', release, 'rahim')
  return release
}

/** Starts a server for a folder of releases. The functions ask about the services of mfe-tea. */
export async function startServices(releases: string, env: Record<string, string> = {}) {
  const server = await startTestServer({
    SAMITY_RELEASES: releases,
    OPEN_REQUESTS_PER_MINUTE: '0',
    ...env,
  })
  const staff = await server.as('staff')
  const call = await listen(server.app)
  const status = (release: string) => server.app.services.statusOf('mfe-tea', release)
  /** The version that answers now; undefined while none does. */
  const version = async (token?: string): Promise<string | undefined> => {
    const response = await call('/health', token)
    return response.ok ? ((await response.json()) as { version: string }).version : undefined
  }
  return {
    server,
    staff,
    call,
    status,
    version,
    isRunning: (release: string) => until(() => status(release)?.state === 'running'),
    answers: (expected: string) => until(async () => (await version()) === expected),
  }
}
