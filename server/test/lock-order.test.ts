import { today, yearOf } from '@samity/shared-api/contract'
import { reconcile } from '../src/features/accounts/reconciliation.ts'
import { createRecord } from './builders.ts'
import { aCashier, aCashSale } from './cash-day-builders.ts'
import { writeAtRandom } from './random-writes.ts'
import { randomSeed } from './random-seed.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { until } from './until.ts'
import { payBasketsAtOnce, payOneMonthAtOnce } from './writes-at-once.ts'

/*
 * Nobody waits in a circle: all writes take their locks in one order. `npm run rehearse -- locks` sends ten
 * thousand writes.
 */

jest.setTimeout(120_000)

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

test('of sixteen receipts for one member and month one is booked and fifteen are refused, without a deadlock', async () => {
  const rounds = 12
  const { outcomes, deadlocks } = await payOneMonthAtOnce(server, rounds)
  expect(Object.fromEntries(outcomes)).toEqual({
    'POST advocate-all-fees/ 201': rounds,
    'POST advocate-all-fees/ 409': 15 * rounds,
  })
  expect(deadlocks).toBe(0)
})

test('sixteen counters pay baskets with the same kinds in opposite orders beside single forms, without a deadlock', async () => {
  const { outcomes, failures, deadlocks } = await payBasketsAtOnce(server, 3)
  expect(failures).toEqual([])
  expect(deadlocks).toBe(0)
  expect(outcomes.get('POST counter/basket/ 201')).toBeGreaterThan(20)
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
})

test('a booking that waits for the period lock holds neither the day of its box nor a number', async () => {
  const { cashier } = await aCashier(server)
  await createRecord(cashier, 'vokalotnama/', aCashSale(today(), '50.00'))
  const booking = await server.sql.begin(async (sql) => {
    await sql`select 1 from period_lock for update`
    const response = cashier.post('vokalotnama/', aCashSale(today(), '50.00'))
    await until(async () => {
      const [{ waits }] = await server.sql<[{ waits: number }]>`
        select count(*)::int as waits from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%period_lock%'`
      return waits === 1
    })
    expect(await sql`select id from cash_days for update nowait`).toHaveLength(1)
    const [{ is_free }] = await sql<[{ is_free: boolean }]>`
      select pg_try_advisory_xact_lock(hashtext('receipt counter'), hashtext(${`VKL ${yearOf(today())}`})) as is_free`
    expect(is_free).toBe(true)
    return { response }
  })
  expect((await booking.response).statusCode).toBe(201)
})

test('sixteen people write into all streams without a deadlock, and the books agree', async () => {
  const { outcomes, failures, deadlocks } = await writeAtRandom(server, 800, randomSeed)
  expect(failures).toEqual([])
  expect(deadlocks).toBe(0)
  const written = [...outcomes.keys()].filter((outcome) => / 20\d$/.test(outcome))
  expect(written).toEqual(
    expect.arrayContaining([
      'POST advocate-all-fees/ 201',
      'POST vokalotnama/ 201',
      'POST counter/basket/ 201',
      'POST counter/baskets/{id}/undo/ 200',
      'POST transfers/ 201',
      'POST cash-days/{id}/close/ 200',
      'POST old-books/receipts-papers/ 201',
      'PUT heads/{id}/ 200',
    ]),
  )
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
})
