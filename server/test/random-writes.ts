import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import { basketPaths } from '@samity/shared-api/contract/sales/basket'
import type { CashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { buildApp } from '../src/app.ts'
import { openDatabase } from '../src/database/database.ts'
import { anAdvocate, createRecord } from './builders.ts'
import { aCashier, aCount } from './cash-day-builders.ts'
import {
  advocates,
  amount,
  books,
  days,
  month,
  payment,
  pick,
  type Book,
  type Dice,
} from './random-receipts.ts'
import type { TestServer, TestUser } from './test-server.ts'

/*
 * Sixteen people write at random into all streams at once: few advocates, rooms, serials, boxes and days, so
 * that they meet on the same rows all the time.
 */

export const clients = 16
type Live = { book: Book; id: number }
type Association = {
  people: TestUser[]
  admins: TestUser[]
  cashiers: TestUser[]
  places: number[]
  live: Live[]
  transfers: number[]
  imports: number[]
  baskets: number[]
}

/** The addresses and statuses of all responses: `POST vokalotnama/ 201`, with the number of each. */
export type Outcomes = Map<string, number>
export type WriteReport = { outcomes: Outcomes; failures: string[]; deadlocks: number; slowestMs: number }

async function openAssociation(server: TestServer): Promise<Association> {
  const users = async (count: number, role: 'admin' | 'staff') => {
    const list: TestUser[] = []
    for (let nth = 0; nth < count; nth++) list.push(await server.as(role))
    return list
  }
  const [admins, staff] = [await users(5, 'admin'), await users(7, 'staff')]
  const boxes: { cashier: TestUser; box: number }[] = []
  for (let nth = 0; nth < clients - 12; nth++) boxes.push(await aCashier(server))
  const admin = admins[0]!
  for (const number of advocates)
    await createRecord(
      admin,
      'advocates/',
      anAdvocate({ bar_registration_number: number, phone: `0171234567${number}` }),
    )
  await createRecord(admin, 'buildings/', { building_name: 'Bar Bhaban', institute: 'Bar' })
  for (const category of ['Tea', 'Salaries']) await createRecord(admin, 'expanse_category/', { category })
  for (const form_name of ['Hazira', 'Wakalat'])
    await createRecord(admin, 'form/', { form_name, form_rate: '10' })
  const cashiers = boxes.map(({ cashier }) => cashier)
  return {
    admins,
    cashiers,
    people: [...admins, ...staff, ...cashiers],
    places: [3, 4, 5, 6, ...boxes.map(({ box }) => box)],
    live: [],
    transfers: [],
    imports: [],
    baskets: [],
  }
}

type Stream = (context: Association, person: Person, dice: Dice) => Promise<void>
type Person = {
  send: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    key?: string,
  ) => Promise<LightMyRequestResponse>
  as: (user: TestUser) => Person
}

const add: Stream = async ({ live }, { send }, [a, b, c, ...dice]) => {
  const book = pick(books, a! % 2 === 0 ? a! / 2 : b)
  // now and then the same request twice, with one key
  const repeats = c! % 8 === 0 ? 2 : 1
  const key = c! % 2 === 0 ? `${a} ${b} ${c} ${dice.join(' ')}` : undefined
  const responses = await Promise.all(
    Array.from({ length: repeats }, () => send('POST', `${book.path}/`, book.body(dice), key)),
  )
  const [first] = responses
  if (first?.statusCode === 201) live.push({ book, id: (first.json() as { id: number }).id })
}
const change: Stream = async ({ live }, { send }, [a, ...dice]) => {
  const record = live.length > 0 ? pick(live, a) : undefined
  if (record) await send('PUT', `${record.book.path}/${record.id}/`, record.book.body(dice))
}
const remove: Stream = async ({ live }, { send }, [a]) => {
  const record = live.length > 0 ? pick(live, a) : undefined
  if (record) await send('DELETE', `${record.book.path}/${record.id}/`, { reason: 'A mistake' })
}
const transfer: Stream = async ({ places, transfers }, { send }, [a, b, c, d]) => {
  const response = await send('POST', 'transfers/', {
    from_place: pick(places, a),
    to_place: pick(places, b),
    amount: amount(c),
    date: pick(days, d),
  })
  if (response.statusCode === 201) transfers.push((response.json() as { id: number }).id)
}
const confirm: Stream = async ({ cashiers, transfers }, { as }, [a]) => {
  if (transfers.length === 0) return
  for (const cashier of cashiers) await as(cashier).send('POST', `transfers/${pick(transfers, a)}/confirm/`)
}
const voidTransfer: Stream = async ({ transfers }, { send }, [a]) => {
  if (transfers.length > 0) await send('DELETE', `transfers/${pick(transfers, a)}/`, { reason: 'A mistake' })
}
/** Counts and closes the earliest open day of a box, with a handover or without. */
const closeDay: Stream = async ({ admins, places }, { as }, [a, b, c]) => {
  const { send } = as(pick(admins, a))
  const box = pick(places.slice(4), b)
  const open = ((await send('GET', `cash-days/?place=${box}`)).json() as CashDay[])
    .filter(({ closed_at }) => closed_at === null)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))[0]
  if (!open) return
  const response = await send('GET', `cash-days/${open.id}/`)
  const { expected } = response.json() as { expected: string | null }
  const counted = Math.max(0, fromDecimal(expected ?? '0')) + (c! % 3) * 100
  await send('POST', `cash-days/${open.id}/count/`, aCount(counted))
  const handover = {
    to_place: pick([3, 5, ...places.slice(4)], c),
    amount: toDecimal(Math.min(counted, 500)),
  }
  await send('POST', `cash-days/${open.id}/close/`, {
    reason: 'Counted twice',
    ...(counted > 0 && c! % 2 === 0 && { handover }),
  })
}
const stock: Stream = async ({ admins }, { as }, [a, b, c]) => {
  const from_serial = 300 + (b! % 300)
  await as(pick(admins, a)).send('POST', 'paper-stock/', {
    kind: pick(['received', 'spoiled', 'returned'], a),
    // what is never received stays free
    paper: pick(['CRT', 'NST'], b),
    from_serial,
    to_serial: from_serial + (c! % 9),
  })
}
const moveHead: Stream = async ({ admins }, { as }, [a, b]) => {
  await as(pick(admins, a)).send('PUT', `heads/${1 + (a! % 19)}/`, {
    category: 1 + (b! % 19),
    from: pick(days, b),
  })
}
const duesRecord: Stream = async ({ admins }, { as }, [a, b, c]) => {
  const period = `2026-${String(month(b)).padStart(2, '0')}`
  const body = { advocate_id: pick(advocates, a), kind: 'monthly', from_period: period, to_period: period }
  const { send } = as(pick(admins, b))
  const [path, content] =
    c! % 2 === 0
      ? ['dues-waivers', { ...body, reason: 'Long illness' }]
      : ['opening-dues', { ...body, amount: amount(c) }]
  const [first] = await Promise.all([1, 2, 3].map(() => send('POST', `${path}/`, content)))
  const { id } = first!.json() as { id?: number }
  if (id !== undefined) await send('DELETE', `${path}/${id}/`, { reason: 'A mistake' })
}
const member: Stream = async ({ admins }, { as }, [a, b]) => {
  const { send } = as(pick(admins, a))
  const id = 1 + (a! % advocates.length)
  const number = advocates[id - 1]!
  await (b! % 2 === 0
    ? send('PUT', `advocates/${id}/`, {
        ...anAdvocate({ bar_registration_number: number, phone: `0171234567${number}` }),
        name_english: `Rahim ${b}`,
      })
    : send('POST', 'clearance-certificates/', { advocate_id: number, purpose: 'Bank' }))
}
const lockPeriod: Stream = async ({ admins }, { as }, [a, b]) => {
  await as(pick(admins, a)).send('PUT', 'lock/', {
    locked_up_to: pick(['2019-12-31', '2020-01-31'], b),
  })
}
const importOrUndo: Stream = async ({ admins, imports }, { as }, [a, b, c, d]) => {
  const { send } = as(pick(admins, a))
  if (imports.length > 0 && b! % 3 === 0) {
    await send('POST', `imports/${pick(imports, c)}/undo/`)
    return
  }
  const cells = (nth: number) =>
    c! % 2 === 0
      ? {
          columns: ['donation_type', 'date', 'fund_provider', 'fund_amount', 'purpose', 'payment_type'],
          cells: ['others', pick(days, d! + nth), 'Karim', amount(nth + c!), 'Hall', payment(nth)],
        }
      : {
          columns: ['sale_type', 'sales_date', 'building_name', 'price', 'from_serial', 'to_serial'],
          cells: [
            'Vokalotnama',
            pick(days, d! + nth),
            'Bar Bhaban',
            amount(nth),
            String(1 + ((d! * 7 + nth * 13) % 400)),
            String(3 + ((d! * 7 + nth * 13) % 400)),
          ],
        }
  const rows = Array.from({ length: 6 }, (_, nth) => ({ row: nth + 2, cells: cells(nth).cells }))
  const response = await send(
    'POST',
    c! % 2 === 0 ? 'old-books/receipts-donations/' : 'old-books/receipts-papers/',
    { columns: cells(0).columns, rows, file: 'old.xlsx', dry_run: d! % 4 === 0, skip_errors: true },
  )
  if (response.statusCode === 201) imports.push((response.json() as { id: number }).id)
}

const basketBooks = books.filter(({ path }) => basketPaths.some((one) => one === path))
let basketKeys = 0
/** Kinds in any order; now and then the same basket from two tabs. */
const payBasket: Stream = async ({ baskets }, { send }, [a, b, ...dice]) => {
  const lines = Array.from({ length: 2 + (a! % 3) }, (_, nth) => {
    const { path, body } = pick(basketBooks, b! + nth * (1 + (a! % 3)))
    return { path, body: body(dice.map((one) => one + nth * 37)) }
  })
  const basket = { key: `basket ${++basketKeys}`, lines }
  const tabs = Array.from({ length: dice[0]! % 6 === 0 ? 2 : 1 }, () =>
    send('POST', 'counter/basket/', basket),
  )
  const [first] = await Promise.all(tabs)
  if (first?.statusCode === 201) baskets.push((first.json() as { id: number }).id)
}
const undoBasket: Stream = async ({ baskets }, { send }, [a]) => {
  if (baskets.length > 0)
    await send('POST', `counter/baskets/${pick(baskets, a)}/undo/`, { reason: 'A mistake' })
}

const streams: readonly (readonly [weight: number, Stream])[] = [
  [18, add],
  [6, payBasket],
  [1, undoBasket],
  [8, change],
  [5, remove],
  [5, transfer],
  [1, confirm],
  [1, voidTransfer],
  [3, closeDay],
  [2, stock],
  [1, moveHead],
  [2, duesRecord],
  [2, member],
  [1, lockPeriod],
  [1, importOrUndo],
]
const weighted = streams.flatMap(([weight, stream]) => Array.from({ length: weight }, () => stream))

/** The connections of the sixteen. */
const application = 'random-writes'

/**
 * A connection tells its deadlocks at its end, so this waits for the end of those that wrote. The connections
 * of `sql` stay: the pool would give out one that has ended before it notices.
 */
async function countDeadlocks({ sql }: TestServer): Promise<number> {
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = ${application}`
  const [row] = await sql<[{ deadlocks: number }]>`
    select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`
  return row.deadlocks
}

type Work = (context: Association, personOf: (user: TestUser) => Person) => Promise<unknown>

/**
 * Lets sixteen people work through a process of its own, and reports what they got and how many deadlocks
 * there were.
 */
export async function writeTogether(server: TestServer, perform: Work): Promise<WriteReport> {
  const context = await openAssociation(server)
  const before = await countDeadlocks(server)
  const [{ name }] = await server.sql<[{ name: string }]>`select current_database() as name`
  const url = Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), {
    pathname: `/${name}`,
    search: `application_name=${application}`,
  }).href
  const sql = openDatabase(url, { poolSize: clients })
  const app = await buildApp({ sql, environment: server.app.environment })
  await app.ready()
  const outcomes: Outcomes = new Map()
  const failures: string[] = []
  let slowestMs = 0
  const personOf = (user: TestUser): Person => ({
    as: personOf,
    async send(method, path, payload, key) {
      const start = performance.now()
      const response = await app.inject({
        method,
        url: `/api/${path}`,
        ...(payload && { payload }),
        headers: { authorization: `Bearer ${user.token}`, ...(key && { 'idempotency-key': key }) },
      })
      slowestMs = Math.max(slowestMs, performance.now() - start)
      const outcome = `${method} ${path.replace(/\d+/g, '{id}').replace(/\?.*/, '')} ${response.statusCode}`
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (response.statusCode >= 500) failures.push(`${outcome}: ${response.body.slice(0, 300)}`)
      return response
    },
  })
  await perform(context, personOf)
  await app.close()
  await sql.end()
  return { outcomes, failures, deadlocks: (await countDeadlocks(server)) - before, slowestMs }
}

/** Sends about `writes` random requests. */
export function writeAtRandom(server: TestServer, writes: number, seed: number): Promise<WriteReport> {
  const turns = fc.sample(fc.array(fc.nat(9999), { minLength: 10, maxLength: 10 }), { numRuns: writes, seed })
  return writeTogether(server, (context, personOf) =>
    Promise.all(
      context.people.map(async (user, nth) => {
        for (let turn = nth; turn < turns.length; turn += clients) {
          const [a, ...dice] = turns[turn]!
          await pick(weighted, a)(context, personOf(user), dice)
        }
      }),
    ),
  )
}
