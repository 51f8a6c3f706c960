import { serve, type Person, type Served } from './serve.ts'

let served: Served
let staff: Person
beforeAll(async () => {
  served = await serve()
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
  const { sweepIdempotencyKeys } = await import('../src/platform/transaction.ts')
  const [young, old] = [newKey(), newKey()]
  await staff.post('banks/', aBank(), young)
  await staff.post('banks/', aBank({ bank_name: 'Janata' }), old)
  await served.sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = ${young['idempotency-key']}`
  await served.sql`update idempotency_keys set created_at = now() - interval '31 hours' where key = ${old['idempotency-key']}`
  await sweepIdempotencyKeys(served.sql)
  const kept =
    await served.sql`select key from idempotency_keys where key in ${served.sql([young['idempotency-key'], old['idempotency-key']])}`
  expect(kept.map((row) => row['key'])).toEqual([young['idempotency-key']])
})

test('passwords leave no trace in the kept keys', async () => {
  const body = { username: 'karim', password: 'a good long one', email: '' }
  const key = newKey()
  const first = await served.visitor.post('register/', body, key)
  expect((await served.visitor.post('register/', { ...body, password: 'quite another one' }, key)).body).toBe(
    first.body,
  )
  const [row] = await served.sql`select answer from idempotency_keys where key = ${key['idempotency-key']}`
  expect(row?.['answer']).not.toContain('good long')
})
