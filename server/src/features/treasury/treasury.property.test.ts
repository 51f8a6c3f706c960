import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { dayBefore, fromDecimal, today } from '@samity/shared-api/contract'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { backUp } from '../../backup/backup.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { openDatabase } from '../../database/database.ts'
import { reconcile } from '../accounts/reconciliation.ts'
import { createRecord } from '../../../test/builders.ts'
import { addResolution } from '../../../test/price-builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { replayPlaces } from '../../../test/replay-places.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

/*
 * Sixteen people book, change, void, move and transfer at random, in boxes that must never go below zero and
 * in other places. Then the receipts and transfers are replayed here, without the places' lines and totals,
 * and everything stored must agree.
 */

const days = [dayBefore(dayBefore(today())), dayBefore(today()), today()]
const clients = 16
let server: TestServer
let people: TestUser[]
/** Four boxes with the limit, a free box, the default places of the other kinds, and a fixed deposit */
let places: number[]
let deposit: number
let resolution_id: number
let boxes: number[]

beforeAll(async () => {
  server = await startTestServer()
  people = await Promise.all(Array.from({ length: clients }, () => server.as('admin')))
  await createRecord(people[0]!, 'expanse_category/', { category: 'Tea' })
  const addBox = async (nth: number) =>
    (
      await createRecord(people[0]!, 'money-places/', {
        kind: 'cash',
        name_english: `Box ${nth}`,
        name_bengali: `বাক্স ${nth}`,
        holder: people[nth]!.id,
        opening_amount: '50',
        opening_day: days[0],
        never_below_zero: nth < 4,
      })
    ).id
  boxes = []
  for (let nth = 0; nth < 5; nth++) boxes.push(await addBox(nth))
  const name = 'Deposit'
  deposit = (
    await createRecord(people[0]!, 'money-places/', { kind: 'fdr', name_english: name, name_bengali: name })
  ).id
  resolution_id = (await addResolution(people[0]!)).id
  places = [...boxes, 3, 4, 5, 6, deposit]
})
afterAll(() => server.close())

const nth = fc.nat({ max: 200 })
const anyAction = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('income' as const), place: nth, day: nth, amount: nth }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('voucher' as const), place: nth, day: nth, amount: nth }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('change' as const),
      record: nth,
      place: nth,
      day: nth,
      amount: nth,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('void' as const), record: nth }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('transfer' as const),
      place: nth,
      to: nth,
      day: nth,
      amount: nth,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('confirm' as const), record: nth }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('sign' as const), record: nth }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('void transfer' as const), record: nth }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const) }) },
)
type Action = typeof anyAction extends fc.Arbitrary<infer A> ? A : never
type Booked = { id: number; path: 'fund-collection' | 'actual_expanse' }

const paymentOf = (place: number) =>
  ({ 4: 'check', 5: 'bank', 6: 'mobile_banking', [deposit]: 'bank' })[place] ?? 'cash'
const bodyOf = (path: Booked['path'], place: number, day: string, amount: number) => ({
  date: day,
  place,
  payment_type: path === 'actual_expanse' && place === 4 ? 'cash' : paymentOf(place),
  ...(path === 'actual_expanse'
    ? { expanseCategory: 'Tea', actualExpanse: String(amount), place: place === 4 ? 3 : place }
    : { donation_type: 'others', fund_provider: 'Karim', fund_amount: String(amount), purpose: 'Books' }),
})

async function perform(action: Action, user: TestUser, booked: Booked[], transfers: number[]) {
  const pick = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)]
  const placeAt = (index: number) => pick(places, index)!
  const dayAt = (index: number) => pick(days, index)!
  if (action.type === 'cancel') {
    // as when a deadline passes: the transaction of somebody is rolled back
    await server.sql`
      select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and backend_type = 'client backend'
      limit 1`
    return undefined
  }
  if (action.type === 'income' || action.type === 'voucher') {
    const path = action.type === 'income' ? 'fund-collection' : 'actual_expanse'
    const body = bodyOf(path, placeAt(action.place), dayAt(action.day), action.amount + 1)
    const response = await user.post(`${path}/`, body)
    if (response.statusCode === 201) booked.push({ id: (response.json() as Booked).id, path })
    return response
  }
  if (action.type === 'transfer') {
    const [from_place, to_place] = [placeAt(action.place), placeAt(action.to)]
    const response = await user.post('transfers/', {
      from_place,
      to_place,
      resolution_id,
      amount: String(action.amount + 1),
      date: dayAt(action.day),
    })
    if (response.statusCode === 201) transfers.push((response.json() as { id: number }).id)
    return response
  }
  if (action.type === 'sign') {
    const id = transfers.at(-1 - (action.record % 8))
    // two people at once, and most transfers need nobody
    if (id === undefined) return undefined
    const [first] = await Promise.all(
      [user, people[action.record % clients]!].map((person) => person.post(`transfers/${id}/approve/`)),
    )
    return first
  }
  if (action.type === 'confirm' || action.type === 'void transfer') {
    const id = pick(transfers, action.record)
    if (id === undefined) return undefined
    if (action.type === 'void transfer') return user.delete(`transfers/${id}/`, { reason: 'A mistake' })
    // whoever keeps the box: the others are refused
    const answers = await Promise.all(
      people.slice(0, 5).map((holder) => holder.post(`transfers/${id}/confirm/`)),
    )
    return answers[0]
  }
  const record = pick(booked, action.record)
  if (!record) return undefined
  const url = `${record.path}/${record.id}/`
  return action.type === 'void'
    ? user.delete(url, { reason: 'A mistake' })
    : user.put(url, bodyOf(record.path, placeAt(action.place), dayAt(action.day), action.amount + 1))
}

async function expectSoundBooks(): Promise<void> {
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  const postings = await replayPlaces(server.sql)
  for (const day of days) {
    const where = (await people[0]!.get(`where-the-money-is/?on=${day}`)).json() as WhereTheMoneyIs
    expect(where.difference).toBe('0.00')
    for (const { id, balance } of where.places) {
      const opening = boxes.includes(id) ? 5000 : 0
      const expected = postings
        .filter((posting) => posting.place === id && posting.day <= day)
        .reduce((total, { amount }) => total + amount, opening)
      expect([id, day, fromDecimal(balance)]).toEqual([id, day, expected])
      if (boxes.slice(0, 4).includes(id)) expect(expected).toBeGreaterThanOrEqual(0)
    }
  }
  const [{ alone }] = await server.sql<[{ alone: number }]>`
    select count(*)::int as alone
    from place_lines l
    where l.place_id = ${deposit} and l.transfer_id is not null
      and (select count(distinct a.user_id) from transfer_approvals a where a.transfer_id = l.transfer_id) <> 2`
  expect(alone).toBe(0)
  const [{ gaps }] = await server.sql<[{ gaps: number }]>`
    select coalesce(max(serial), 0) - count(*) as gaps from transfers`
  expect(gaps).toBe(0)
}

test('after anything that sixteen people do at once, replay, stored totals and reports agree', async () => {
  const actions = fc.array(anyAction, { minLength: 60, maxLength: 160 })
  await fc.assert(
    fc.asyncProperty(actions, async (all) => {
      const booked: Booked[] = []
      const transfers: number[] = []
      let done = 0
      await Promise.all(
        people.map(async (person, index) => {
          for (const [position, action] of all.entries()) {
            if (position % clients !== index) continue
            const response = await perform(action, person, booked, transfers).catch(() => undefined)
            if (!response) continue
            // a cancelled statement is the only reason for an error of the server
            if (!all.some(({ type }) => type === 'cancel')) expect(response.statusCode).toBeLessThan(500)
            if (response.statusCode < 300) done++
          }
        }),
      )
      expect(done).toBeGreaterThan(0)
      await expectSoundBooks()
    }),
    { numRuns: 6, seed: randomSeed },
  )
}, 300_000)

test('a backup restored into another database has the same balances', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'samity-treasury-'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await server.sql`create database ${server.sql(name)} template template0`
  const url = Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), { pathname: `/${name}` }).href
  const copy = openDatabase(url, { poolSize: 1, noDelay: true })
  try {
    const file = join(folder, 'backup')
    await backUp(server.sql, file, undefined)
    await restoreBackup(copy, file, undefined)
    const balances = (sql: TestServer['sql']) => sql`select * from place_balances order by place_id`
    const original = await balances(server.sql)
    expect(original.length).toBeGreaterThan(8)
    expect(await balances(copy)).toEqual(original)
    expect((await reconcile(copy)).laws.filter(({ ok }) => !ok)).toEqual([])
  } finally {
    await copy.end()
    await server.sql`drop database ${server.sql(name)} with (force)`
    await rm(folder, { recursive: true })
  }
}, 120_000)
