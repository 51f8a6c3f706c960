import { reconcile } from '../src/features/accounts/reconciliation.ts'
import { payOneMonthAtOnce, writeAtRandom } from './random-writes.ts'
import { randomSeed } from './random-seed.ts'
import { startTestServer, type TestServer } from './test-server.ts'

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

test('sixteen people write into all streams without a deadlock, and the books agree', async () => {
  const { outcomes, failures, deadlocks } = await writeAtRandom(server, 800, randomSeed)
  expect(failures).toEqual([])
  expect(deadlocks).toBe(0)
  const written = [...outcomes.keys()].filter((outcome) => / 20\d$/.test(outcome))
  expect(written).toEqual(
    expect.arrayContaining([
      'POST advocate-all-fees/ 201',
      'POST vokalotnama/ 201',
      'POST transfers/ 201',
      'POST cash-days/{id}/close/ 200',
      'POST old-books/receipts-papers/ 201',
      'PUT heads/{id}/ 200',
    ]),
  )
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
})
