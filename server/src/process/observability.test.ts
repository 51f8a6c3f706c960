import { freePort } from './free-port.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from '../database/database.ts'
import { readEnvironment } from './environment.ts'
import { anAdvocate } from '../../test/builders.ts'
import { createTestDatabase, startTestServer, type TestServer } from '../../test/test-server.ts'

/* Metrics, health checks and the log: what an operator sees from outside. */

jest.setTimeout(60_000)

let server: TestServer
let port: number
beforeAll(async () => {
  port = await freePort()
  server = await startTestServer({ METRICS_PORT: String(port) })
})
afterAll(() => server.close())

const readMetrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('Prometheus metrics have a port of their own, and count by route instead of URL', async () => {
  const staff = await server.as('staff')
  await staff.get('advocates/?search=Rahim+Uddin')
  await server.visitor.get('users/')
  const metrics = await readMetrics()
  expect(metrics).toContain('samity_http_requests_total{method="GET",route="/api/advocates",status="200"} 1')
  expect(metrics).toContain('samity_http_requests_total{method="GET",route="/api/users",status="401"} 1')
  expect(metrics).toMatch(/^samity_database_up 1$/m)
  expect(metrics).toMatch(/^samity_sessions 1$/m)
  expect(metrics).toMatch(/^samity_backup_last_success_timestamp_seconds 0$/m)
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(metrics).not.toContain('Rahim')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await server.visitor.get('/metrics')).body).not.toContain('samity_')
})

test('a failed backup sets a metric', async () => {
  await server.sql`
    insert into backups (cause, server, file, problem, finished_at) values ('schedule', 'x', 'y', 'no room', now())`
  expect(await readMetrics()).toMatch(/^samity_backup_failed 1$/m)
})

test('the server reports that it is alive and ready', async () => {
  expect((await server.visitor.get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await server.visitor.get('/readyz')).json()).toEqual({
    status: 'ok',
    database: {
      version: expect.stringMatching(/^\d+\.\d+$/),
      embedded: true,
      outdated: expect.any(Boolean),
    },
  })
})

test('the log is JSON with request ids, and contains no names, numbers, search terms, tokens or passwords', async () => {
  const { url, drop } = await createTestDatabase()
  const sql = openDatabase(url)
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  const app = await buildApp({ sql, environment: readEnvironment({}), log: { level: 'trace', stream } })
  await app.ready()
  const secrets = [
    'Zillur',
    '01712999888',
    '2697556312345',
    'zillur@example.com',
    'a very secret password',
    'Bearer-of-news',
  ]
  const person = anAdvocate({
    name_english: 'Zillur Rahman',
    phone: '01712999888',
    national_ID: '2697556312345',
    email: 'zillur@example.com',
  })
  const headers = { authorization: 'Bearer Bearer-of-news', referer: 'http://x/?q=Zillur' }
  const requests = [
    {
      method: 'POST',
      url: '/api/login/',
      payload: { username: 'Zillur', password: 'a very secret password' },
    },
    {
      method: 'POST',
      url: '/api/register/',
      payload: { username: 'Zillur', password: 'a very secret password', email: 'zillur@example.com' },
    },
    { method: 'POST', url: '/api/advocates/', payload: person, headers },
    { method: 'GET', url: '/api/advocates/?search=Zillur&phone=01712999888', headers },
    { method: 'GET', url: '/api/search/?q=2697556312345', headers },
    { method: 'GET', url: '/Zillur/01712999888' },
    {
      method: 'POST',
      url: '/api/reset-password/',
      payload: { token: 'Bearer-of-news', new_password: 'a very secret password' },
    },
    {
      method: 'POST',
      url: '/api/login/',
      payload: '{"username": "Zillur',
      headers: { 'content-type': 'application/json' },
    },
  ] as const
  const responses = await Promise.all(requests.map((request) => app.inject({ ...request })))
  // an unexpected error is logged in full, without the request body
  await sql`drop table contact_messages cascade`
  const message = { name: 'Zillur', email: 'zillur@example.com', subject: 'Zillur', message: '01712999888' }
  const failure = await app.inject({ method: 'POST', url: '/api/contact-messages/', payload: message })
  await app.close()
  await sql.end()
  await drop()
  expect(failure.statusCode).toBe(500)
  const ids = lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId)
  for (const response of [...responses, failure]) expect(ids).toContain(response.headers['x-request-id'])
  expect(ids).toContain(failure.json().reference)
  const logText = lines.join('')
  for (const secret of secrets) expect(logText).not.toContain(secret)
})
