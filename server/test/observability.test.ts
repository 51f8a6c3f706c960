import { freePort } from '../src/database/embedded-postgres.ts'
import { buildApp } from '../src/app.ts'
import { openDatabase } from '../src/database/database.ts'
import { readEnvironment } from '../src/process/environment.ts'
import { anAdvocate } from './builders.ts'
import { createTestDatabase, startTestServer, type TestServer } from './test-server.ts'

/* What somebody who runs Samity can see of it from outside. */

jest.setTimeout(60_000)

let served: TestServer
let port: number
beforeAll(async () => {
  port = await freePort()
  served = await startTestServer({ METRICS_PORT: String(port) })
})
afterAll(() => served.close())

const figures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('figures for Prometheus stand on an address of their own, by route and not by address', async () => {
  const staff = await served.as('staff')
  await staff.get('advocates/?search=Rahim+Uddin')
  await served.visitor.get('users/')
  const told = await figures()
  expect(told).toContain('samity_http_requests_total{method="GET",route="/api/advocates",status="200"} 1')
  expect(told).toContain('samity_http_requests_total{method="GET",route="/api/users",status="401"} 1')
  expect(told).toMatch(/^samity_database_up 1$/m)
  expect(told).toMatch(/^samity_sessions 1$/m)
  expect(told).toMatch(/^samity_backup_last_success_timestamp_seconds 0$/m)
  expect(told).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(told).not.toContain('Rahim')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await served.visitor.get('/metrics')).body).not.toContain('samity_')
})

test('a backup that failed is a figure', async () => {
  await served.sql`
    insert into backups (cause, server, file, problem, finished_at) values ('schedule', 'x', 'y', 'no room', now())`
  expect(await figures()).toMatch(/^samity_backup_failed 1$/m)
})

test('alive and ready', async () => {
  expect((await served.visitor.get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await served.visitor.get('/readyz')).json()).toEqual({ status: 'ok' })
})

test('the log is JSON with request ids, and holds no names, numbers, words searched for, tokens or passwords', async () => {
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
  const asks = [
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
  const answers = await Promise.all(asks.map((ask) => app.inject({ ...ask })))
  // an error that nobody expected is logged whole, without what was sent
  await sql`drop table contact_messages cascade`
  const message = { name: 'Zillur', email: 'zillur@example.com', subject: 'Zillur', message: '01712999888' }
  const failed = await app.inject({ method: 'POST', url: '/api/contact-messages/', payload: message })
  await app.close()
  await sql.end()
  await drop()
  expect(failed.statusCode).toBe(500)
  const ids = lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId)
  for (const answer of [...answers, failed]) expect(ids).toContain(answer.headers['x-request-id'])
  expect(ids).toContain(failed.json().reference)
  const told = lines.join('')
  for (const secret of secrets) expect(told).not.toContain(secret)
})
