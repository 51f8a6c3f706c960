import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { dumpTables } from '../src/backup/dump.ts'
import { idempotencyExempt } from '../src/http/idempotency.ts'
import { anAdvocate } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
beforeAll(async () => {
  served = await startTestServer()
  staff = await served.as('staff')
})
beforeEach(() => served.sql`delete from banks`)
afterAll(() => served.close())

let used = 0
const newKey = () => ({ 'idempotency-key': `key-${++used}` })
const aBank = (over: object = {}) => ({
  bank_name: 'Sonali',
  address: 'Road',
  branch_name: 'Main',
  account_category: 'FDR',
  ...over,
})
const banks = async () => (await staff.get('banks/')).json()

test('a repeat answers the first result and books nothing again', async () => {
  const key = newKey()
  const first = await staff.post('banks/', aBank(), key)
  const second = await staff.post('banks/', aBank(), key)
  expect([second.statusCode, second.body]).toEqual([201, first.body])
  expect(await banks()).toHaveLength(1)
})

test('repeats at the same time wait for the first and answer as it does', async () => {
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 12 }, () => staff.post('banks/', aBank(), key)))
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(201)
  expect(await banks()).toHaveLength(1)
})

test('what is the same once it is read is the same content', async () => {
  const key = newKey()
  const first = await staff.post('banks/', aBank(), key)
  const again = await staff.post('banks/', { ...aBank({ bank_name: ' Sonali ' }), unknown: 1 }, key)
  expect(again.body).toBe(first.body)
})

test('another content under the same key is refused and books nothing', async () => {
  const key = newKey()
  await staff.post('banks/', aBank(), key)
  const other = await staff.post('banks/', aBank({ bank_name: 'Janata' }), key)
  expect([other.statusCode, other.json().message]).toEqual([
    422,
    'This Idempotency-Key was already used with another content.',
  ])
  expect(await banks()).toHaveLength(1)
})

test('a refusal is not remembered: the corrected form goes through under the same key', async () => {
  const key = newKey()
  expect((await staff.post('banks/', aBank({ address: '' }), key)).statusCode).toBe(422)
  await staff.post('banks/', aBank())
  expect((await staff.post('banks/', aBank(), key)).statusCode).toBe(409)
  expect((await staff.post('banks/', aBank({ branch_name: 'North' }), key)).statusCode).toBe(201)
})

test('a key belongs to one person and one address', async () => {
  const key = newKey()
  const other = await served.as('staff')
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

test('keys are kept for more than a day, then they go', async () => {
  const { sweepIdempotencyKeys } = await import('../src/http/write.ts')
  await served.sql`delete from idempotency_keys`
  const [young, old] = [newKey(), newKey()]
  const first = await staff.post('banks/', aBank(), young)
  await served.sql`update idempotency_keys set created_at = now() - interval '25 hours'`
  await sweepIdempotencyKeys(served.sql)
  expect((await staff.post('banks/', aBank(), young)).body).toBe(first.body)
  await staff.post('banks/', aBank({ bank_name: 'Janata' }), old)
  await served.sql`update idempotency_keys set created_at = now() - interval '31 hours'`
  await sweepIdempotencyKeys(served.sql)
  expect(await served.sql`select 1 from idempotency_keys`).toHaveLength(0)
})

test('another password under the same key is another content', async () => {
  const body = { username: 'karim', password: 'a good long one', email: '' }
  const key = newKey()
  const first = await served.visitor.post('register/', body, key)
  expect((await served.visitor.post('register/', body, key)).body).toBe(first.body)
  const other = await served.visitor.post('register/', { ...body, password: 'quite another one' }, key)
  expect([other.statusCode, other.json().message]).toEqual([
    422,
    'This Idempotency-Key was already used with another content.',
  ])
})

test('visitors of two networks share no key', async () => {
  const key = newKey()
  const register = (username: string, remoteAddress: string) =>
    served.app.inject({
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

test('what is kept of a key, a content and an answer tells nothing of them', async () => {
  await served.sql`delete from idempotency_keys`
  const key = newKey()
  const member = { ...anAdvocate(), nid_number: '19802690123456789' }
  expect((await staff.post('advocates/', member, key)).statusCode).toBe(201)
  const rows = JSON.stringify(await served.sql`select * from idempotency_keys`)
  for (const told of ['19802690123456789', 'Rahim', key['idempotency-key']]) expect(rows).not.toContain(told)
  const backup: Buffer[] = []
  await served.sql.begin(async (sql) => {
    for await (const bytes of dumpTables(sql)) backup.push(bytes)
  })
  expect(Buffer.concat(backup).includes('"name":"advocates"')).toBe(true)
  expect(Buffer.concat(backup).includes('"name":"idempotency_keys"')).toBe(false)
})

test('the proxy of docs/operate.md repeats nothing that the server does not remember', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../../docs/operate.md'), 'utf8')
  const [, listed] = /^ {2}"~(.*)" +0;$/m.exec(page) ?? []
  expect(listed).toBe(idempotencyExempt.source.replaceAll('\\/', '/'))
})
