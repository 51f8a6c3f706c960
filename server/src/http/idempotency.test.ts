import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { dumpTables } from '../backup/dump.ts'
import { idempotencyExempt } from './idempotency.ts'
import { anAdvocate, aSale } from '../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
beforeEach(() => server.sql`delete from banks`)
afterAll(() => server.close())

let keyCount = 0
const newKey = () => ({ 'idempotency-key': `key-${++keyCount}` })
const aBank = (overrides: object = {}) => ({
  bank_name: 'Sonali',
  address: 'Road',
  branch_name: 'Main',
  account_category: 'FDR',
  ...overrides,
})
const banks = async () => (await staff.get('banks/')).json()

test('a repeat returns the first response and saves nothing again', async () => {
  const key = newKey()
  const first = await staff.post('banks/', aBank(), key)
  const second = await staff.post('banks/', aBank(), key)
  expect([second.statusCode, second.body]).toEqual([201, first.body])
  expect(await banks()).toHaveLength(1)
})

test('concurrent repeats wait for the first and return its response', async () => {
  const key = newKey()
  const responses = await Promise.all(Array.from({ length: 12 }, () => staff.post('banks/', aBank(), key)))
  expect(new Set(responses.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1)
  expect(responses[0]?.statusCode).toBe(201)
  expect(await banks()).toHaveLength(1)
})

test('concurrent repeats of a receipt book it once, and the next receipt has the next number', async () => {
  const donation = {
    date: '2026-03-10',
    donation_type: 'others',
    fund_provider: 'A provider',
    fund_amount: '5',
    purpose: 'Library',
  }
  const key = newKey()
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => staff.post('fund-collection/', donation, key)),
  )
  expect(new Set(responses.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1)
  expect(responses[0]?.statusCode).toBe(201)
  await staff.post('fund-collection/', donation)
  const receipts = await server.sql`select serial, number from receipts where series = 'DON' order by serial`
  expect(receipts.map(({ serial }) => serial)).toEqual([1, 2])
  expect(receipts[0]?.['number']).toBe(responses[0]?.json().receipt_no)
})

test('the repeat of a sale returns its receipt, although its serials are sold', async () => {
  const key = newKey()
  const first = await staff.post('vokalotnama/', aSale(), key)
  expect(first.statusCode).toBe(201)
  expect((await staff.post('vokalotnama/', aSale())).statusCode).toBe(409)
  const repeat = await staff.post('vokalotnama/', aSale(), key)
  expect([repeat.statusCode, repeat.body]).toEqual([201, first.body])
  const other = await staff.post('vokalotnama/', aSale({ customer_name: 'Someone else' }), key)
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency.reused'])
})

test('bodies that parse to the same values are the same content', async () => {
  const key = newKey()
  const first = await staff.post('banks/', aBank(), key)
  const again = await staff.post('banks/', { ...aBank({ bank_name: ' Sonali ' }), unknown: 1 }, key)
  expect(again.body).toBe(first.body)
})

test('another content under the same key is refused and saves nothing', async () => {
  const key = newKey()
  await staff.post('banks/', aBank(), key)
  const other = await staff.post('banks/', aBank({ bank_name: 'Janata' }), key)
  expect([other.statusCode, other.json().message]).toEqual([
    422,
    'This Idempotency-Key was already used with different content.',
  ])
  expect(await banks()).toHaveLength(1)
})

test('a refusal is not remembered: the corrected form is accepted under the same key', async () => {
  const key = newKey()
  expect((await staff.post('banks/', aBank({ address: '' }), key)).statusCode).toBe(422)
  await staff.post('banks/', aBank())
  expect((await staff.post('banks/', aBank(), key)).statusCode).toBe(409)
  expect((await staff.post('banks/', aBank({ branch_name: 'North' }), key)).statusCode).toBe(201)
})

test('a key belongs to one person and one URL', async () => {
  const key = newKey()
  const other = await server.as('staff')
  const first = (await staff.post('banks/', aBank(), key)).json()
  expect((await other.post('banks/', aBank({ bank_name: 'Janata' }), key)).statusCode).toBe(201)
  expect((await staff.post(`banks/${first.id}/archive/`, undefined, key)).json().archived_at).toEqual(
    expect.any(String),
  )
})

test('without a key every call counts', async () => {
  expect((await staff.post('banks/', aBank())).statusCode).toBe(201)
  expect((await staff.post('banks/', aBank())).statusCode).toBe(409)
})

test('keys are stored for more than a day and then swept', async () => {
  const { sweepIdempotencyKeys } = await import('./write.ts')
  await server.sql`delete from idempotency_keys`
  const [young, old] = [newKey(), newKey()]
  const first = await staff.post('banks/', aBank(), young)
  await server.sql`update idempotency_keys set created_at = now() - interval '25 hours'`
  await sweepIdempotencyKeys(server.sql)
  expect((await staff.post('banks/', aBank(), young)).body).toBe(first.body)
  await staff.post('banks/', aBank({ bank_name: 'Janata' }), old)
  await server.sql`update idempotency_keys set created_at = now() - interval '31 hours'`
  await sweepIdempotencyKeys(server.sql)
  expect(await server.sql`select 1 from idempotency_keys`).toHaveLength(0)
})

test('another password under the same key is another content', async () => {
  const body = { username: 'karim', password: 'a good long one', email: '' }
  const key = newKey()
  const first = await server.visitor.post('register/', body, key)
  expect((await server.visitor.post('register/', body, key)).body).toBe(first.body)
  const other = await server.visitor.post('register/', { ...body, password: 'quite another one' }, key)
  expect([other.statusCode, other.json().message]).toEqual([
    422,
    'This Idempotency-Key was already used with different content.',
  ])
})

test('visitors of two networks share no key', async () => {
  const key = newKey()
  const register = (username: string, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/register/',
      payload: { username, password: 'a good long one', email: '' },
      headers: key,
      remoteAddress,
    })
  const first = await register('rahim', '203.0.113.7')
  const second = await register('salma', '203.0.113.8')
  expect([first.json().username, second.json().username]).toEqual(['rahim', 'salma'])
})

test('the stored row reveals neither key nor content nor response, and is not in a backup', async () => {
  await server.sql`delete from idempotency_keys`
  const key = newKey()
  const advocate = { ...anAdvocate(), nid_number: '19802690123456789' }
  expect((await staff.post('advocates/', advocate, key)).statusCode).toBe(201)
  const rows = JSON.stringify(await server.sql`select * from idempotency_keys`)
  for (const secret of ['19802690123456789', 'Rahim', key['idempotency-key']])
    expect(rows).not.toContain(secret)
  const tableNames: string[] = []
  await server.sql.begin(async (sql) => {
    for await (const item of dumpTables(sql)) if (item.kind === 'table') tableNames.push(item.table.name)
  })
  expect(tableNames).toContain('advocates')
  expect(tableNames).not.toContain('idempotency_keys')
})

test('the proxy of docs/operate/several-servers.md retries no route that the server exempts from idempotency', async () => {
  const page = await readFile(
    path.join(import.meta.dirname, '../../../docs/operate/several-servers.md'),
    'utf8',
  )
  const routes = [...page.matchAll(/^ {2}"~\^\/api\/\((.*)\)\/\?\$" +0;$/gm)].map(([, names]) => names)
  expect(`^/api/(${routes.join('|')})/?$`).toBe(idempotencyExempt.source.replaceAll('\\/', '/'))
})
