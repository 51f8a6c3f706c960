import { setTimeout as delay } from 'node:timers/promises'
import { anAdvocate, createRecord } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
let url: string
beforeAll(async () => {
  served = await startTestServer()
  staff = await served.as('staff')
  await createRecord(staff, 'advocates/', anAdvocate())
  url = await served.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => served.close())

/** Holds a table so that every read of it waits. */
async function holdTable(table: string, work: () => Promise<void>): Promise<void> {
  await served.sql.begin(async (holder) => {
    await holder`lock table ${holder(table)} in access exclusive mode`
    await work()
  })
}

const waitingStatements = async () => {
  const [row] = await served.sql<{ count: number }[]>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row!.count
}
async function until(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) await delay(20)
}

test('a search of too many words or characters is refused with a sentence', async () => {
  const asked = ['a+a+a+a+a+a+a+a+a', 'x'.repeat(101), 'a+'.repeat(5000)]
  for (const search of asked)
    for (const answer of [
      await served.visitor.get(`advocates/?search=${search}`),
      await staff.get(`banks/?search=${search}`),
      await staff.get(`search/?q=${search}`),
      await staff.get(`advocates/?lookup=${search}`),
      await staff.get(`audit/?search=${search}`).then(() => staff.get(`users/?search=${search}`)),
    ])
      expect([search.slice(0, 20), [400, 403]]).toEqual([
        search.slice(0, 20),
        expect.arrayContaining([answer.statusCode]),
      ])
  const { message, errors } = (await served.visitor.get(`advocates/?search=${asked[0]}`)).json()
  expect([message, errors]).toEqual([
    'The request could not be read.',
    { search: ['Search for at most 8 words and 100 characters.'] },
  ])
  expect((await served.visitor.get('advocates/?search=a+a+a+a+a+a+a+a')).statusCode).toBe(200)
})

test('more than three terms of an order, and values longer than any field, are refused', async () => {
  expect((await staff.get('banks/?ordering=id,bank_name,-id')).statusCode).toBe(200)
  expect((await staff.get('banks/?ordering=id,id,id,id')).statusCode).toBe(400)
  expect((await staff.get(`banks/?bank_name=${'x'.repeat(201)}`)).statusCode).toBe(400)
  expect((await staff.get(`dashboard/?anything=${'x'.repeat(501)}`)).statusCode).toBe(400)
  expect((await staff.get(`banks/?${'bank_name=x&'.repeat(21)}`)).statusCode).toBe(400)
  const parameters = Array.from({ length: 61 }, (_, index) => `p${index}=1`).join('&')
  expect((await staff.get(`banks/?${parameters}`)).statusCode).toBe(400)
})

test('a crowd of visitors whose reads hang keeps nobody who is signed in from reading and saving', async () => {
  let crowd: Promise<number[]> = Promise.resolve([])
  await holdTable('gallery_items', async () => {
    crowd = Promise.all(
      Array.from({ length: 150 }, async () => (await served.visitor.get('gallery/')).statusCode),
    )
    const bank = { bank_name: 'Sonali', address: 'Road', branch_name: 'Main', account_category: 'FDR' }
    await createRecord(staff, 'banks/', bank)
    expect((await staff.get('banks/')).json()).toHaveLength(1)
    expect(await waitingStatements()).toBeLessThanOrEqual(4)
    const refused = await served.visitor.get('settings/')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.json().message).toMatch(/wait a moment/)
  })
  const answers = await crowd
  expect(new Set(answers)).toEqual(new Set([200, 503]))
  expect((await served.visitor.get('gallery/')).statusCode).toBe(200)
})

test('a read that takes too long is stopped and says so', async () => {
  await holdTable('gallery_items', async () => {
    const answer = await staff.get('gallery/')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  })
})

test('the database stops working for a client that has left, and its place is free again', async () => {
  for (let round = 0; round < 3; round++)
    await holdTable('gallery_items', async () => {
      const leaving = new AbortController()
      const asked = Array.from({ length: 12 }, () =>
        fetch(`${url}/api/gallery/`, { signal: leaving.signal }).catch(() => undefined),
      )
      await until(async () => (await waitingStatements()) > 0)
      leaving.abort()
      await Promise.all(asked)
      await until(async () => (await waitingStatements()) === 0)
    })
  expect((await fetch(`${url}/api/gallery/`)).status).toBe(200)
})

test('clients that leave at once take no place from others', async () => {
  for (let round = 0; round < 40; round++) {
    const leaving = new AbortController()
    const asked = fetch(`${url}/api/gallery/`, { signal: leaving.signal }).catch(() => undefined)
    if (round % 2) await delay(1)
    leaving.abort()
    await asked
  }
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${url}/api/gallery/`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('those who ask for the same proof at the same time share one', async () => {
  const auditor = await served.as('auditor')
  const answers = await Promise.all(Array.from({ length: 5 }, () => auditor.get('agreement/')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  const runs = await served.sql`select 1 from agreement_runs where occasion = 'screen'`
  expect(runs).toHaveLength(1)
})
