import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { openDatabase, type Database } from '../../database/database.ts'
import { readEnvironment } from '../../process/environment.ts'
import { aFee, anAdvocate, aRent, aSale, createRecord, monthly } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

/*
 * Sixteen people work at two server processes over one database. A tenth of their requests is wrong, a tenth
 * is repeated.
 */

const cashiers = 16
const salesEach = 24

let first: TestServer
let second: FastifyInstance
let sql: Database
let people: TestUser[]
beforeAll(async () => {
  first = await startTestServer()
  const [{ name } = { name: '' }] = await first.sql<{ name: string }[]>`select current_database() as name`
  const url = Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), { pathname: `/${name}` }).href
  sql = openDatabase(url)
  second = await buildApp({ sql, environment: readEnvironment({}) })
  await second.ready()
  await createRecord(await first.as('staff'), 'advocates/', anAdvocate())
  people = await Promise.all(Array.from({ length: cashiers }, () => first.as('staff')))
})
afterAll(async () => {
  await second.close()
  await sql.end()
  await first.close()
})

/** Sends to one of the two processes: even numbers to the first, odd numbers to the second. */
const send = (who: TestUser, process: number, path: string, payload: object, key: string) =>
  (process % 2 ? second : first.app).inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': key },
  })

const days = ['2025-12-31', '2026-01-01', '2026-03-10']
type Receipt = { number: string; total: string }

test('concurrent cashiers leave no gap and no duplicate in numbers, serials and months, and the ledger equals the receipts', async () => {
  const receipts: Receipt[] = []
  const refusedStatuses: number[] = []
  let next = 1

  /**
   * The request of a cashier's `turn`-th customer. Each request of the whole run has its own serials and
   * month.
   */
  function nextRequest(turn: number): [string, object] {
    const ordinal = next
    next += 1
    const day = days[ordinal % days.length]
    const serials = [{ from_serial: ordinal * 10, to_serial: ordinal * 10 + (ordinal % 7) }]
    const month = ordinal % 12
    const year = 1950 + Math.floor(ordinal / 12)
    const kinds: [string, object][] = [
      ['vokalotnama/', aSale({ sales_date: day, serials })],
      ['vokalotnama/', aSale({ sales_date: day, serials, sale_type: 'Notery Sticker', price: '0.01' })],
      ['bailbond/', { sales_date: day, price: '99.99', bailbond_serials: serials }],
      [
        'advocate-all-fees/',
        aFee({
          collection_date: day,
          monthlyfee_set: [monthly(month + 1, month + 1, { from_year: year, to_year: year })],
        }),
      ],
      [
        'shop-rent/',
        aRent({
          collection_date: day,
          from_month: month + 1,
          to_month: month + 1,
          from_year: year,
          to_year: year,
        }),
      ],
    ]
    return kinds[turn % kinds.length]!
  }

  async function sell(who: TestUser, cashier: number) {
    for (let turn = 0; turn < salesEach; turn++) {
      const key = `${cashier} ${turn}`
      const [path, body] = nextRequest(turn)
      const scenario = (cashier + turn) % 10
      if (scenario === 0) {
        // a wrong total, and serials that the first sale has taken
        const responses = await Promise.all([
          send(who, turn, 'vokalotnama/', aSale({ total_amount: '1.00' }), `${key} a`),
          send(
            who,
            turn + 1,
            'vokalotnama/',
            aSale({ serials: [{ from_serial: 1, to_serial: 1_000_000 }] }),
            `${key} b`,
          ),
        ])
        refusedStatuses.push(...responses.map(({ statusCode }) => statusCode))
      } else if (scenario === 1) {
        // the connection broke: the request is repeated at the other process while the first still runs
        const responses = await Promise.all(
          [0, 1, 2].map((again) => send(who, turn + again, path, body, key)),
        )
        expect(new Set(responses.map((response) => response.body)).size).toBe(1)
        receipts.push(responses[0]!.json() as Receipt)
      } else {
        const response = await send(who, turn, path, body, key)
        expect(`${path} ${response.statusCode} ${response.body}`).toContain(`${path} 201 `)
        receipts.push(response.json() as Receipt)
      }
    }
  }

  const firstSale = await people[0]!.post(
    'vokalotnama/',
    aSale({ serials: [{ from_serial: 1, to_serial: 5 }] }),
  )
  receipts.push(firstSale.json() as Receipt)
  await Promise.all(people.map(sell))

  expect(receipts.length).toBeGreaterThan(300)
  expect(new Set(receipts.map(({ number }) => number)).size).toBe(receipts.length)
  expect(refusedStatuses.length).toBeGreaterThan(50)
  expect(new Set(refusedStatuses)).toEqual(new Set([422, 409]))

  const [{ receiptCount }] = await sql<
    [{ receiptCount: number }]
  >`select count(*)::int as "receiptCount" from receipts`
  expect(receiptCount).toBe(receipts.length)
  const gaps = await sql`
    select series, year from receipts join receipt_counters using (series, year)
    group by series, year, last having max(serial) <> count(*) or last <> count(*)`
  expect(gaps).toEqual([])
  const overlaps = await sql`
    select one.receipt_id from serial_ranges one join serial_ranges other
      on one.stationery = other.stationery and one.serials && other.serials and one.receipt_id < other.receipt_id`
  expect(overlaps).toEqual([])
  const twice = await sql`
    select one.receipt_id from paid_periods one join paid_periods other
      on (one.kind, one.subject) = (other.kind, other.subject) and one.span && other.span
        and one.receipt_id < other.receipt_id`
  expect(twice).toEqual([])
  const differing = await sql`
    select number from receipts r
    where total <> (select coalesce(sum(amount), 0) from ledger_lines where receipt_id = r.id)
      or total <> (select coalesce(sum(amount), 0) from receipt_lines where receipt_id = r.id)`
  expect(differing).toEqual([])
  const [sums] = await sql<{ lines: string; days: string }[]>`
    select (select sum(amount) from ledger_lines)::text as lines, (select sum(amount) from ledger_days)::text as days`
  expect(sums?.days).toBe(sums?.lines)
}, 120_000)
