import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { WebhookWithSecret } from '@samity/shared-api/contract/webhooks/webhook'
import { Webhook } from 'standardwebhooks'
import { buildApp } from '../../app.ts'
import { openSession } from '../../auth/sessions.ts'
import { backUp } from '../../backup/backup.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { openDatabase, type Database } from '../../database/database.ts'
import { deliverWebhooks } from './webhook-worker.ts'
import { aSale } from '../../../test/builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { startReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts'
import { until } from '../../../test/until.ts'

jest.setTimeout(60_000)

/* A restored backup and a copied disk must tell other programs nothing before a person says so. */

let server: TestServer
let admin: TestUser
let receiver: WebhookReceiver
let active: WebhookWithSecret
let paused: WebhookWithSecret

const add = async (name: string): Promise<WebhookWithSecret> => {
  const response = await admin.post('webhooks', { name, url: receiver.url, kinds: ['receipt.created'] })
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json()
}
const sell = (serial: number) =>
  admin.post('vokalotnama', aSale({ price: '10', serials: [{ from_serial: serial, to_serial: serial }] }))
const pausesIn = async (sql: Database) =>
  (
    await sql<{ name: string; pause: string | null }[]>`
      select name, pause_reason as pause from webhook_endpoints order by id`
  ).map(({ name, pause }) => [name, pause])
const urlOf = (database: string) =>
  Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), { pathname: `/${database}` }).href

beforeEach(async () => {
  receiver = await startReceiver()
  server = await startTestServer({ WEBHOOK_NETWORKS: '127.0.0.1' }, { plugins: [deliverWebhooks] })
  admin = await server.as('admin')
  active = await add('Accounting')
  paused = await add('SMS')
  await admin.post(`webhooks/${paused.id}/pause`)
})
afterEach(async () => {
  await server.close()
  await receiver.close()
})

/** Starts a second server on another database or at another address, and calls it as the administrator. */
async function startCopy(sql: Database, environment: Partial<FastifyInstance['environment']> = {}) {
  const app = await buildApp({
    sql,
    environment: { ...server.app.environment, ...environment },
    plugins: [deliverWebhooks],
  })
  await app.ready()
  const token = await openSession(sql, admin.id, 'test')
  const headers = { authorization: `Bearer ${token}` }
  return {
    close: () => app.close(),
    get: (url: string) => app.inject({ url: `/api/${url}`, headers }),
    post: (url: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/api/${url}`, headers, payload }),
  }
}

test('a restored backup has no events, and its webhooks wait until a person resumes each one', async () => {
  await sell(1)
  await until(() => receiver.accepted().length === 1)
  const cursor = String((await admin.get('events/?after=latest')).headers['x-next-cursor'])
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-copy-'))
  const database = `test_${randomBytes(6).toString('hex')}`
  await server.sql`create database ${server.sql(database)} template template0`
  const restored = openDatabase(urlOf(database), { poolSize: 1, noDelay: true })
  try {
    await backUp(server.sql, path.join(folder, 'backup'), 'a passphrase')
    await restoreBackup(restored, path.join(folder, 'backup'), 'a passphrase')
    expect(await pausesIn(restored)).toEqual([
      ['Accounting', 'restored'],
      ['SMS', 'person'],
    ])
    expect(await restored`select from events`).toHaveLength(0)
    expect(await restored`select from webhook_deliveries`).toHaveLength(0)

    const sql = openDatabase(urlOf(database))
    const copy = await startCopy(sql)
    try {
      // the program reads its records again
      expect((await copy.get(`events/?after=${cursor}`)).statusCode).toBe(410)
      expect((await copy.post(`webhooks/${active.id}/test`)).statusCode).toBe(409)
      expect((await copy.post(`webhooks/${active.id}/resume`)).json()).toMatchObject({ pause: null })
      await copy.post(`webhooks/${active.id}/test`)
      await until(() => receiver.accepted().length === 2)
      const { headers, body } = receiver.messages.at(-1)!
      // the key of the installation still reads the secret
      expect(new Webhook(active.secret).verify(body, headers as Record<string, string>)).toMatchObject({
        type: 'webhook.test',
      })
    } finally {
      await copy.close()
      await sql.end()
    }
  } finally {
    await restored.end()
    await server.sql`drop database ${server.sql(database)} with (force)`
    await rm(folder, { recursive: true })
  }
})

test('a start at another PUBLIC_URL pauses what delivers, and resuming there makes it the home', async () => {
  const [{ name } = { name: '' }] = await server.sql<{ name: string }[]>`select current_database() as name`
  const sql = openDatabase(urlOf(name))
  const publicUrl = 'https://copy.example'
  try {
    const copy = await startCopy(sql, { publicUrl })
    try {
      expect(await pausesIn(sql)).toEqual([
        ['Accounting', 'moved'],
        ['SMS', 'person'],
      ])
      await copy.post(`webhooks/${active.id}/resume`, { waiting: 'discard' })
      await copy.post(`webhooks/${active.id}/test`)
      await until(() => receiver.accepted().length === 1)
    } finally {
      await copy.close()
    }
    // another start at the same address pauses nothing
    await (await startCopy(sql, { publicUrl })).close()
    expect(await pausesIn(sql)).toEqual([
      ['Accounting', null],
      ['SMS', 'person'],
    ])
    const homes = await sql<{ home: string }[]>`select home from webhook_endpoints order by id`
    expect(homes.map(({ home }) => home)).toEqual([publicUrl, server.app.environment.publicUrl])
  } finally {
    await sql.end()
  }
})
