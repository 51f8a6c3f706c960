import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { openDatabase, type Database } from '../src/database/database.ts'
import { readEnvironment } from '../src/process/environment.ts'
import { aFee, anAdvocate, aRent, aSale, createRecord, monthly } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

/* Sixteen people at two server processes over one database, a tenth of whose work goes wrong. */

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

/** Sends to one of the two processes. */
const send = (who: TestUser, process: number, path: string, payload: object, key: string) =>
  (process % 2 ? second : first.app).inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': key },
  })

const days = ['2025-12-31', '2026-01-01', '2026-03-10']
type Booked = { number: string; total: string }

test('no number is missing or double, no serial and no month is sold twice, and the ledger equals the receipts', async () => {
  const booked: Booked[] = []
  const refused: number[] = []
  let next = 1

  /** What the `turn`-th customer of a cashier wants; every number of the whole run has its own serials and month. */
  function wanted(turn: number): [string, object] {
    const own = next
    next += 1
    const day = days[own % days.length]
    const serials = [{ from_serial: own * 10, to_serial: own * 10 + (own % 7) }]
    const month = own % 12
    const year = 1950 + Math.floor(own / 12)
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
      const [path, body] = wanted(turn)
      const wrong = (cashier + turn) % 10
      if (wrong === 0) {
        // a total that the till computed wrongly, and serials that the very first sale holds
        const answers = await Promise.all([
          send(who, turn, 'vokalotnama/', aSale({ total_amount: '1.00' }), `${key} a`),
          send(
            who,
            turn + 1,
            'vokalotnama/',
            aSale({ serials: [{ from_serial: 1, to_serial: 1_000_000 }] }),
            `${key} b`,
          ),
        ])
        refused.push(...answers.map(({ statusCode }) => statusCode))
      } else if (wrong === 1) {
        // the line broke: the same is sent again, to the other process, while the first still works
        const answers = await Promise.all([0, 1, 2].map((again) => send(who, turn + again, path, body, key)))
        expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
        booked.push(answers[0]!.json() as Booked)
      } else {
        const answer = await send(who, turn, path, body, key)
        expect(`${path} ${answer.statusCode} ${answer.body}`).toContain(`${path} 201 `)
        booked.push(answer.json() as Booked)
      }
    }
  }

  const holds = await people[0]!.post('vokalotnama/', aSale({ serials: [{ from_serial: 1, to_serial: 5 }] }))
  booked.push(holds.json() as Booked)
  await Promise.all(people.map(sell))

  expect(booked.length).toBeGreaterThan(300)
  expect(new Set(booked.map(({ number }) => number)).size).toBe(booked.length)
  expect(refused.length).toBeGreaterThan(50)
  expect(new Set(refused)).toEqual(new Set([422, 409]))

  const [{ kept }] = await sql<[{ kept: number }]>`select count(*)::int as kept from receipts`
  expect(kept).toBe(booked.length)
  const gaps = await sql`
    select stream, year from receipts join receipt_counters using (stream, year)
    group by stream, year, last having max(serial) <> count(*) or last <> count(*)`
  expect(gaps).toEqual([])
  const overlaps = await sql`
    select one.receipt_id from serial_ranges one join serial_ranges other
      on one.paper = other.paper and one.serials && other.serials and one.receipt_id < other.receipt_id`
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
