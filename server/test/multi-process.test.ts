import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { openDatabase, type Database } from '../src/database/database.ts'
import { readEnvironment } from '../src/process/environment.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/*
 * Several server processes on one database are a supported set-up. Each learns of the others' changes at
 * once.
 */

let first: TestServer
let second: FastifyInstance
let sql: Database
beforeAll(async () => {
  first = await startTestServer()
  const [{ name } = { name: '' }] = await first.sql<{ name: string }[]>`select current_database() as name`
  const url = Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), { pathname: `/${name}` }).href
  sql = openDatabase(url)
  second = await buildApp({ sql, environment: readEnvironment({}) })
  await second.ready()
})
afterAll(async () => {
  await second.close()
  await sql.end()
  await first.close()
})

const waitForNotification = () => new Promise((resolve) => setTimeout(resolve, 150))
const statusOnSecond = async (token: string) =>
  (await second.inject({ url: '/api/user/', headers: { authorization: `Bearer ${token}` } })).statusCode

test('a session that ends in one process ends in the other', async () => {
  const person = await first.as('staff')
  expect(await statusOnSecond(person.token)).toBe(200)
  await person.post('logout/')
  await waitForNotification()
  expect(await statusOnSecond(person.token)).toBe(401)
})

test('a role that changes in one process changes in the other', async () => {
  const admin = await first.as('admin')
  const person = await first.as('admin')
  const users = async () =>
    (await second.inject({ url: '/api/users/', headers: { authorization: `Bearer ${person.token}` } }))
      .statusCode
  expect(await users()).toBe(200)
  await admin.put(`users/${person.id}/`, { role: 'cashier' })
  await waitForNotification()
  expect(await users()).toBe(403)
})

test('a change of public data in one process refreshes the pages of the other', async () => {
  const admin = await first.as('admin')
  await waitForNotification()
  const before = second.dataVersion
  await admin.put('settings/', { receipt: { signatures: [] } })
  await waitForNotification()
  expect(second.dataVersion).toBeGreaterThan(before)
})

test('signing in refreshes no page', async () => {
  const before = second.dataVersion
  await first.as('staff')
  await waitForNotification()
  expect(second.dataVersion).toBe(before)
})

test('repeats of one write that reach both processes are saved once', async () => {
  const person = await first.as('staff')
  const payload = { bank_name: 'Sonali', address: 'Road', branch_name: 'Main', account_category: 'FDR' }
  const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': 'one' }
  const responses = await Promise.all(
    [first.app, second, first.app, second].map((app) =>
      app.inject({ method: 'POST', url: '/api/banks/', payload, headers }),
    ),
  )
  expect(new Set(responses.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1)
  expect(responses[0]?.statusCode).toBe(201)
})

test('two processes that migrate at once run no migration twice', async () => {
  const { migrate } = await import('../src/database/migrate.ts')
  expect(await Promise.all([migrate(first.sql), migrate(sql)])).toEqual([[], []])
})

test('password guesses at both processes are counted together', async () => {
  const person = await first.as('staff')
  const payload = { old_password: 'guess', new_password: 'another good one' }
  const headers = { authorization: `Bearer ${person.token}` }
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, turn) =>
      (turn % 2 ? first.app : second).inject({
        method: 'POST',
        url: '/api/change-password/',
        payload,
        headers,
      }),
    ),
  )
  expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5)
})
