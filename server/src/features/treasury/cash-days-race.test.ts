import { setTimeout as delay } from 'node:timers/promises'
import { today, toDecimal } from '@samity/shared-api/contract'
import type { CashDay, CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { openDatabase, type Database } from '../../database/database.ts'
import { reconcile } from '../accounts/reconciliation.ts'
import { readEnvironment } from '../../process/environment.ts'
import { aCashier, aCashSale, aCount, closeDay, countDay, readDay } from '../../../test/cash-day-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

/* Bookings race a close, at two server processes over one database: one of both wins, never both. */

let first: TestServer
let second: FastifyInstance
let sql: Database
let admin: TestUser
beforeAll(async () => {
  first = await startTestServer()
  const [{ name } = { name: '' }] = await first.sql<{ name: string }[]>`select current_database() as name`
  const url = Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), { pathname: `/${name}` }).href
  sql = openDatabase(url)
  second = await buildApp({ sql, environment: readEnvironment({}) })
  await second.ready()
  admin = await first.as('admin')
})
afterAll(async () => {
  await second.close()
  await sql.end()
  await first.close()
})

/** Sends to one of the two processes. */
const send = (who: TestUser, process: number, path: string, payload: object) =>
  (process % 2 ? second : first.app).inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${who.token}` },
  })

const amount = 1000
const rounds = 5

test('a booking that races a close is in the closed day or refused, never both', async () => {
  const outcomes: string[] = []
  for (let round = 0; round < rounds; round++) {
    const { cashier, box } = await aCashier(first)
    await send(cashier, 0, 'vokalotnama/', aCashSale(today(), toDecimal(amount)))
    const { id } = (await readDay(admin, box, today()))!
    let booked = 1
    let expected = amount
    for (let isClosed = false; !isClosed;) {
      await send(cashier, 0, `cash-days/${id}/count/`, aCount(expected))
      // the close goes first, so that it wins now and then
      const closing = send(cashier, 1, `cash-days/${id}/close/`, { reason: 'Busy counter' })
      const sales = [0, 1, 2, 3].map(async (lane) => {
        await delay(lane * Math.random() * 10)
        const payment_type = lane === 0 ? 'check' : 'cash'
        const body = aCashSale(today(), toDecimal(amount), { payment_type })
        const { statusCode } = await send(cashier, lane, 'vokalotnama/', body)
        if (statusCode === 201) booked += 1
        if (statusCode === 201 && lane > 0) expected += amount
        return statusCode
      })
      const { statusCode } = await closing
      const statuses = await Promise.all(sales)
      isClosed = statusCode === 200
      outcomes.push(`${statusCode}`, ...statuses.map(String))
    }
    const day = (await admin.get(`cash-days/${id}/`)).json() as CashDayDetails
    const inDay = day.payments.reduce((sum, { amount: part }) => sum + Math.round(Number(part) * 100), 0)
    expect(inDay).toBe(booked * amount)
    const [stored] = await first.sql<[{ receipts: number; late: number }]>`
      select count(distinct l.receipt_id)::int as receipts,
        count(*) filter (where l.receipt_id not in (select receipt_id from cash_day_ledger(${box}, ${today()})))::int as late
      from ledger_lines l join receipts r on r.id = l.receipt_id where r.box_id = ${box}`
    expect(stored).toEqual({ receipts: booked, late: 0 })
  }
  expect([...new Set(outcomes)].toSorted()).toEqual(['200', '201', '409'])
  expect((await reconcile(first.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
}, 120_000)

test('of closes in two tabs one wins, and the other names who closed the day', async () => {
  for (let round = 0; round < rounds; round++) {
    const { cashier, box } = await aCashier(first)
    await send(cashier, 0, 'vokalotnama/', aCashSale(today(), '10'))
    const { id } = (await readDay(admin, box, today()))!
    await countDay(cashier, id, 900)
    const body = { reason: 'Short', handover: { to_place: 5, amount: '4' } }
    const responses = await Promise.all(
      [0, 1, 2].map((tab) => send(cashier, tab, `cash-days/${id}/close/`, body)),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const loser = responses.find(({ statusCode }) => statusCode === 409)
    expect(loser?.json()).toMatchObject({ message: expect.stringContaining(`by ${cashier.username}`) })
    const [posted] = await first.sql<[{ transfers: number }]>`
      select count(*)::int as transfers from transfers where from_place_id = ${box}`
    expect(posted.transfers).toBe(2)
  }
})

test('of two first bookings on two days only one opens a day', async () => {
  for (let round = 0; round < rounds; round++) {
    const { cashier, box } = await aCashier(first)
    const staff = await first.as('staff')
    const days = ['2026-03-01', '2026-03-02', today()]
    const responses = await Promise.all(
      days.map((day, tab) => send(staff, tab, 'vokalotnama/', aCashSale(day, '10', { place: box }))),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    expect(((await cashier.get('cash-days/')).json() as CashDay[]).length).toBe(1)
  }
})

test('a lock takes in no open day: it names box and day, and races no first booking', async () => {
  const { cashier, box } = await aCashier(first)
  const day = '2025-03-10'
  const staff = await first.as('staff')
  const lock = (locked_up_to: string | null) => admin.put('lock/', { locked_up_to })
  const [booking, locking] = await Promise.all([
    send(staff, 1, 'vokalotnama/', aCashSale(day, '10', { place: box })),
    lock('2025-03-31'),
  ])
  // one of both wins
  expect([
    [201, 409],
    [409, 200],
  ]).toContainEqual([booking.statusCode, locking.statusCode])
  await lock(null)
  if (booking.statusCode === 409) await send(staff, 0, 'vokalotnama/', aCashSale(day, '10', { place: box }))
  const refused = await lock('2025-03-10')
  const sentence = `Box of ${cashier.username} is open for 10/03/2025. Close that day before you lock it.`
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'day.open', errors: { locked_up_to: [sentence] } },
  ])
  expect((await lock('2025-03-09')).statusCode).toBe(200)
  await countDay(cashier, (await readDay(admin, box, day))!.id, 1000)
  expect((await closeDay(cashier, (await readDay(admin, box, day))!.id)).statusCode).toBe(200)
  expect((await lock('2025-03-31')).statusCode).toBe(200)
  expect((await lock(null)).statusCode).toBe(200)
})

test('the same close sent twice with one key closes once and answers the same', async () => {
  const { cashier, box } = await aCashier(first)
  await send(cashier, 0, 'vokalotnama/', aCashSale(today(), '10'))
  const { id } = (await readDay(admin, box, today()))!
  await countDay(cashier, id, 1000)
  const closes = await Promise.all(
    [1, 2].map(() => cashier.post(`cash-days/${id}/close/`, {}, { 'idempotency-key': 'close-1' })),
  )
  expect(closes.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(closes[0]!.json()).toEqual(closes[1]!.json())
  expect((await closeDay(cashier, id)).statusCode).toBe(409)
})
