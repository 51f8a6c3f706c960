import { setTimeout as delay } from 'node:timers/promises'
import { anAdvocate, createRecord } from '../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

let server: TestServer
let staff: TestUser
let url: string
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
  await createRecord(staff, 'advocates/', anAdvocate())
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** Locks a table while `work` runs, so that every read of it waits. */
async function withLockedTable(table: string, work: () => Promise<void>): Promise<void> {
  await server.sql.begin(async (holder) => {
    await holder`lock table ${holder(table)} in access exclusive mode`
    await work()
  })
}

const waitingStatements = async () => {
  const [row] = await server.sql<{ count: number }[]>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row!.count
}

test('a search with too many words or characters is refused with a sentence', async () => {
  const searches = ['a+a+a+a+a+a+a+a+a', 'x'.repeat(101), 'a+'.repeat(5000)]
  for (const search of searches)
    for (const response of [
      await server.visitor.get(`advocates/?search=${search}`),
      await staff.get(`banks/?search=${search}`),
      await staff.get(`search/?q=${search}`),
      await staff.get(`advocates/?lookup=${search}`),
      await staff.get(`audit/?search=${search}`).then(() => staff.get(`users/?search=${search}`)),
    ])
      expect([search.slice(0, 20), [400, 403]]).toEqual([
        search.slice(0, 20),
        expect.arrayContaining([response.statusCode]),
      ])
  const { message, errors } = (await server.visitor.get(`advocates/?search=${searches[0]}`)).json()
  expect([message, errors]).toEqual([
    'The request could not be read.',
    { search: ['Search for at most 8 words and 100 characters.'] },
  ])
  expect((await server.visitor.get('advocates/?search=a+a+a+a+a+a+a+a')).statusCode).toBe(200)
})

test('more than three ordering terms, too long values and too many parameters are refused', async () => {
  expect((await staff.get('banks/?ordering=id,bank_name,-id')).statusCode).toBe(200)
  expect((await staff.get('banks/?ordering=id,id,id,id')).statusCode).toBe(400)
  expect((await staff.get(`banks/?bank_name=${'x'.repeat(201)}`)).statusCode).toBe(400)
  expect((await staff.get(`dashboard/?anything=${'x'.repeat(501)}`)).statusCode).toBe(400)
  expect((await staff.get(`banks/?${'bank_name=x&'.repeat(21)}`)).statusCode).toBe(400)
  const parameters = Array.from({ length: 61 }, (_, index) => `p${index}=1`).join('&')
  expect((await staff.get(`banks/?${parameters}`)).statusCode).toBe(400)
})

test('visitors whose reads hang do not keep signed-in people from reading and saving', async () => {
  let crowd: Promise<number[]> = Promise.resolve([])
  await withLockedTable('gallery_items', async () => {
    crowd = Promise.all(
      Array.from({ length: 150 }, async () => (await server.visitor.get('gallery/')).statusCode),
    )
    const bank = { bank_name: 'Sonali', address: 'Road', branch_name: 'Main', account_category: 'FDR' }
    await createRecord(staff, 'banks/', bank)
    expect((await staff.get('banks/')).json()).toHaveLength(1)
    expect(await waitingStatements()).toBeLessThanOrEqual(4)
    const refusal = await server.visitor.get('settings/')
    expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '5'])
    expect(refusal.json().message).toMatch(/wait a moment/)
  })
  const responses = await crowd
  expect(new Set(responses)).toEqual(new Set([200, 503]))
  expect((await server.visitor.get('gallery/')).statusCode).toBe(200)
})

test('a read that takes too long is cancelled with a sentence', async () => {
  await withLockedTable('gallery_items', async () => {
    const response = await staff.get('gallery/')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
  })
})

test('the database cancels the reads of clients that disconnect, and their slots become free', async () => {
  for (let round = 0; round < 3; round++)
    await withLockedTable('gallery_items', async () => {
      const controller = new AbortController()
      const requests = Array.from({ length: 12 }, () =>
        fetch(`${url}/api/gallery/`, { signal: controller.signal }).catch(() => undefined),
      )
      await until(async () => (await waitingStatements()) > 0)
      controller.abort()
      await Promise.all(requests)
      await until(async () => (await waitingStatements()) === 0)
    })
  expect((await fetch(`${url}/api/gallery/`)).status).toBe(200)
})

test('clients that disconnect at once take no slot from others', async () => {
  for (let round = 0; round < 40; round++) {
    const controller = new AbortController()
    const request = fetch(`${url}/api/gallery/`, { signal: controller.signal }).catch(() => undefined)
    if (round % 2) await delay(1)
    controller.abort()
    await request
  }
  const responses = await Promise.all(Array.from({ length: 8 }, () => fetch(`${url}/api/gallery/`)))
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('a read whose response closes before it is written leaves no timer behind', async () => {
  const startTimer = jest.spyOn(globalThis, 'setInterval')
  // that of a page which the server renders closes at once
  const responses = [await staff.get('banks/'), await server.visitor.get('gallery/')]
  await delay(50)
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(startTimer).not.toHaveBeenCalled()
  startTimer.mockRestore()
})

test('concurrent requests for the reconciliation share one run', async () => {
  const auditor = await server.as('auditor')
  const responses = await Promise.all(Array.from({ length: 5 }, () => auditor.get('agreement/')))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  const runs = await server.sql`select 1 from reconciliation_runs where occasion = 'screen'`
  expect(runs).toHaveLength(1)
})
