import type { FeedRow } from '@samity/shared-api/contract/webhooks/event-kinds'
import { today } from '@samity/shared-api/contract'
import { setTimeout as delay } from 'node:timers/promises'
import { sweepEvents } from './events.ts'
import { aSale, anAdvocate, createRecord } from '../../../test/builders.ts'
import { aCashier, aCashSale, countAndCloseDay, readDay } from '../../../test/cash-day-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { createToken } from '../../../test/token-builders.ts'

let server: TestServer
let admin: TestUser

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.close())

const feed = async (query = '') => (await admin.get(`events/${query}`)).json<FeedRow[]>()
const latest = async () => String((await admin.get('events/?after=latest')).headers['x-next-cursor'])
const sell = (first: number) =>
  admin.post('vokalotnama', aSale({ price: '10', serials: [{ from_serial: first, to_serial: first }] }))

test('a receipt that is booked, changed and voided, a member and a lock are events without private data', async () => {
  const start = await latest()
  const { id, version, receipt_number: _number } = (await sell(1)).json()
  await admin.put(`vokalotnama/${id}`, {
    ...aSale({ price: '20', serials: [{ from_serial: 1, to_serial: 1 }] }),
    version,
  })
  await admin.delete(`vokalotnama/${id}`)
  const member = (await admin.post('advocates', anAdvocate())).json()
  await admin.put(`advocates/${member.id}`, anAdvocate({ name_english: 'Karim' }))
  await admin.put('lock', { locked_up_to: '2020-12-31' })
  const events = await feed(`?after=${start}`)
  expect(events.map(({ type, data }) => [type, data.record, data.area, data.version])).toEqual([
    ['receipt.created', `receipts/${id}`, 'sales', 1],
    ['receipt.changed', `receipts/${id}`, 'sales', 2],
    ['receipt.voided', `receipts/${id}`, 'sales', 3],
    ['member.created', `advocates/${member.id}`, 'members', 1],
    ['member.changed', `advocates/${member.id}`, 'members', 2],
    ['lock.changed', 'lock', 'accounts', expect.any(Number)],
  ])
  expect(events[0]).toEqual({
    id: expect.stringMatching(/^evt_[0-9a-f-]{36}$/),
    type: 'receipt.created',
    timestamp: expect.any(String),
    cursor: expect.any(String),
    data: {
      area: 'sales',
      record: `receipts/${id}`,
      number: expect.stringMatching(/^VKL-2026-/),
      series: 'VKL',
      day: '2026-03-10',
      version: 1,
    },
  })
  expect(JSON.stringify(events)).not.toMatch(/Rahim|Karim|01712/)
})

test('a print, a refused sale and a rollback are no events', async () => {
  const { id } = (await sell(10)).json()
  const [{ number } = { number: '' }] = await server.sql<{ number: string }[]>`
    select number from receipts where id = ${id}`
  const start = await latest()
  expect((await admin.post(`receipts/${number}/print`)).statusCode).toBe(200)
  expect((await sell(10)).statusCode).toBe(409)
  await server.sql
    .begin(async (sql) => {
      await sql`update receipts set version = version + 1 where id = ${id}`
      throw new Error('rollback')
    })
    .catch(() => undefined)
  expect(await feed(`?after=${start}`)).toEqual([])
})

test('a token sees the events of its areas, and the cursor passes by the others', async () => {
  const start = await latest()
  await admin.post('advocates', anAdvocate({ bar_registration_number: '124', phone: '01712345679' }))
  await sell(20)
  const typesFor = async (scope: 'read:sales' | 'read:members' | 'write:audit' | 'read:audit') => {
    const { headers } = await createToken(admin, { scopes: [scope as 'read:sales'] })
    const response = await server.visitor.get(`events/?after=${start}`, headers)
    const types = response.json<FeedRow[]>().map(({ type }) => type)
    return { types, next: response.headers['x-next-cursor'] }
  }
  const end = await latest()
  expect(await typesFor('read:sales')).toEqual({ types: ['receipt.created'], next: end })
  expect(await typesFor('read:members')).toEqual({ types: ['member.created'], next: end })
  expect(await typesFor('read:audit')).toEqual({ types: [], next: end })
})

test('a page ends with the cursor of its last event, and the next page follows without a gap', async () => {
  const start = await latest()
  for (const serial of [30, 31, 32]) await sell(serial)
  const whole = await feed(`?after=${start}`)
  const first = await admin.get(`events/?after=${start}&limit=2`)
  expect(first.json()).toEqual(whole.slice(0, 2))
  expect(await feed(`?after=${String(first.headers['x-next-cursor'])}`)).toEqual(whole.slice(2))
  expect(await feed(`?after=${start}&type=receipt.voided`)).toEqual([])
})

test('a cursor of another feed, or one whose events are gone, is refused with 410; what is no cursor with 400', async () => {
  await sell(40)
  const all = await feed()
  const [oldest] = all
  expect((await admin.get('events/?after=tomorrow')).statusCode).toBe(400)
  expect((await admin.get(`events/?after=0000000f-${all.length}`)).statusCode).toBe(410)
  await server.sql`update events set at = now() - interval '31 days' where position <= 2`
  await sweepEvents(30)(server.sql)
  expect((await feed()).length).toBe(all.length - 2)
  expect((await admin.get(`events/?after=${oldest!.cursor}`)).statusCode).toBe(410)
  expect((await admin.get(`events/?after=${all[1]!.cursor}`)).statusCode).toBe(200)
})

test('a reader who polls while transactions commit in any order misses nothing, and each record keeps its order', async () => {
  const ids: number[] = []
  for (const serial of [50, 51, 52, 53]) ids.push((await sell(serial)).json().id)
  let cursor = await latest()
  let isOver = false
  const seen: FeedRow[] = []
  const poll = async () => {
    for (;;) {
      const wasOver = isOver
      const response = await admin.get(`events/?after=${cursor}`)
      seen.push(...response.json<FeedRow[]>())
      cursor = String(response.headers['x-next-cursor'])
      if (wasOver) return
    }
  }
  const reader = poll()
  const changes = Array.from({ length: 60 }, (_, index) =>
    server.sql
      .begin(async (sql) => {
        await sql`update receipts set version = version + 1 where id = ${ids[index % ids.length]!}`
        // the order of commits is not that of the ids
        await delay(Math.random() * 30)
        if (index % 5 === 0) throw new Error('rollback')
      })
      .catch(() => undefined),
  )
  await Promise.all(changes)
  isOver = true
  await reader
  expect(seen).toHaveLength(48)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(48)
  for (const id of ids) {
    const versions = seen
      .filter(({ data }) => data.record === `receipts/${id}`)
      .map(({ data }) => data.version!)
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    expect(new Set(versions).size).toBe(versions.length)
  }
})

test('every record of an event answers at its address, for people and for a token of its area', async () => {
  const start = await latest()
  await sell(70)
  const category = await createRecord<{ category: string }>(admin, 'expanse_category', {
    category: 'Sundries',
  })
  await createRecord(admin, 'actual_expanse', {
    expanseCategory: category.category,
    actualExpanse: '10',
    date: '2026-03-10',
  })
  await createRecord(admin, 'advocates', anAdvocate({ bar_registration_number: '900', phone: '' }))
  await admin.put('lock', { locked_up_to: '2020-12-31' })
  const days = { first_day: '2020-12-01', last_day: '2020-12-31', hours: 1, reason: 'A forgotten bill' }
  const { id } = await createRecord(admin, 'lock/exceptions', days)
  await admin.post(`lock/exceptions/${id}/end`)
  const { cashier, box } = await aCashier(server)
  await createRecord(cashier, 'vokalotnama', aCashSale(today(), '10'))
  await countAndCloseDay(cashier, (await readDay(cashier, box, today()))!.id, 1000)
  const events = await feed(`?after=${start}`)
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set([
      'receipt.created',
      'member.created',
      'lock.changed',
      'lock.exception_opened',
      'lock.exception_ended',
      'day.closed',
    ]),
  )
  for (const { type, data } of events) {
    const { headers } = await createToken(admin, { role: 'admin', scopes: [`read:${data.area}`] })
    const { statusCode } = await server.visitor.get(data.record, headers)
    expect([type, data, (await admin.get(data.record)).statusCode, statusCode]).toEqual([
      type,
      data,
      200,
      200,
    ])
    const other = await createToken(admin, { role: 'admin', scopes: ['read:papers'] })
    expect((await server.visitor.get(data.record, other.headers)).statusCode).toBe(403)
  }
})
