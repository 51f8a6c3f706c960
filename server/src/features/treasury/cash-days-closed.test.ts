import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dayBefore, today } from '@samity/shared-api/contract'
import type { CashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { backUp } from '../../backup/backup.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { openDatabase, type Database } from '../../database/database.ts'
import { reconcile } from '../accounts/reconciliation.ts'
import { runReconciliation } from '../accounts/reconciliation-runs.ts'
import { createRecord } from '../../../test/builders.ts'
import { aCashier, aCashSale, countAndCloseDay, readDay } from '../../../test/cash-day-builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

/* A closed day stays as it is: whoever tries what through the API, and whoever changes rows by hand. */

let server: TestServer
let people: TestUser[]
let box: number
let day: CashDay
let receipts: { route: string; id: number }[]
const yesterday = dayBefore(today())

beforeAll(async () => {
  server = await startTestServer()
  const own = await aCashier(server)
  box = own.box
  const other = await aCashier(server)
  const [admin, staff] = [await server.as('admin'), await server.as('staff')]
  people = [admin, staff, await server.as('auditor'), own.cashier, other.cashier]
  await createRecord(staff, 'expanse_category/', { category: 'Tea' })
  const add = async (route: string, body: object) => {
    const { id } = await createRecord(staff, route, { ...body, place: box })
    receipts.push({ route, id })
  }
  receipts = []
  for (const payment_type of ['cash', 'check', 'mobile_banking', 'bank', 'cash', 'cash'])
    receipts.push({
      route: 'vokalotnama/',
      id: (await createRecord(own.cashier, 'vokalotnama/', aCashSale(yesterday, '250', { payment_type }))).id,
    })
  await add('fund-collection/', aDonation())
  await add('actual_expanse/', anExpense())
  const [first] = receipts
  await staff.delete(`vokalotnama/${first!.id}/`, { reason: 'Void before the close' })
  const open = (await readDay(admin, box, yesterday))!
  await countAndCloseDay(own.cashier, open.id, 51_000, {
    reason: 'A note is missing, and the cheque is at the bank',
    handover: { to_place: 5, amount: '200' },
  })
  day = (await readDay(admin, box, yesterday))!
})
afterAll(() => server.close())

const aDonation = () => ({
  date: yesterday,
  donation_type: 'others',
  fund_provider: 'Karim',
  fund_amount: '25',
  purpose: 'Library',
})
const anExpense = () => ({ date: yesterday, expanseCategory: 'Tea', actualExpanse: '15' })

const aBill = {
  body: '--x\r\ncontent-disposition: form-data; name="attachment"; filename="bill.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4 bill %%EOF\r\n--x--\r\n',
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
}

/**
 * Every row of the closed day in one text. A receipt can still be printed and voided, so those columns are
 * left out.
 */
async function dumpDay(): Promise<string> {
  const { sql } = server
  const free = ['prints', 'version', 'voided_at', 'voided_by', 'void_reason']
  const ofDay = sql`select id from receipts where day = ${yesterday} and box_id = ${box}`
  const parts = await Promise.all([
    sql`select * from cash_days where place_id = ${box} and day = ${yesterday}`,
    sql`select n.* from cash_counts n where cash_day_id = ${day.id} order by id`,
    sql`select * from place_lines where place_id = ${box} and day <= ${yesterday} order by id`,
    sql`select * from place_days where place_id = ${box} and day <= ${yesterday} order by day`,
    sql`select * from ledger_lines where day = ${yesterday} and receipt_id in (${ofDay}) order by id`,
    sql`select to_jsonb(r) - ${free}::text[] as receipt from receipts r where r.id in (${ofDay}) order by id`,
    sql`select * from actual_expenses where id in (${ofDay}) order by id`,
    sql`select * from receipt_lines where receipt_id in (${ofDay}) order by receipt_id, position`,
    sql`select to_jsonb(t) - ${free}::text[] as transfer from transfers t where day = ${yesterday} and ${box} in (from_place_id, to_place_id) order by id`,
  ])
  const slip = await people[0]!.get(`cash-days/${day.id}/slip/`)
  return JSON.stringify([parts, slip.json()])
}

/** A reproducible random number from 0 to 1 (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('the database refuses changes of a closed day by hand, and a change behind its back breaks the digest', async () => {
  const { sql } = server
  const before = await dumpDay()
  const [receipt] = await sql<[{ id: number }]>`
    select id from receipts where day = ${yesterday} and box_id = ${box} and voided_at is null order by id limit 1`
  const changes = [
    sql`insert into place_lines (place_id, day, receipt_id, amount, reason) values (${box}, ${yesterday}, ${receipt.id}, 1, 'booked')`,
    sql`insert into place_lines (place_id, day, receipt_id, amount, reason) values (${box}, '2020-01-01', ${receipt.id}, 1, 'booked')`,
    sql`
      insert into ledger_lines (receipt_id, day, side, head_id, income_category_id, payment_type, amount, reason)
      values (${receipt.id}, ${yesterday}, 'income', 1, 1, 'bank', 1, 'changed')`,
    sql`update place_days set amount_in = amount_in + 1 where place_id = ${box} and day = ${yesterday}`,
    sql`delete from place_days where place_id = ${box} and day = ${yesterday}`,
    sql`update receipts set total = total + 1 where id = ${receipt.id}`,
    sql`update receipts set day = ${today()} where id = ${receipt.id}`,
    sql`update receipts set box_id = 3 where id = ${receipt.id}`,
    sql`update receipts set payer = 'Another' where id = ${receipt.id}`,
    sql`update receipts set voided_at = null, voided_by = null where day = ${yesterday} and box_id = ${box} and voided_at is not null`,
    sql`update receipt_lines set amount = amount + 1 where receipt_id = ${receipt.id}`,
    sql`delete from receipt_lines where receipt_id = ${receipt.id}`,
    sql`update transfers set amount = amount + 1 where day = ${yesterday} and from_place_id = ${box}`,
    sql`update cash_days set counted = counted + 1000, reason = 'better' where id = ${day.id}`,
    sql`update cash_days set closed_at = null where id = ${day.id}`,
    sql`delete from cash_days where id = ${day.id}`,
    sql`update cash_counts set coins = coins + 1 where cash_day_id = ${day.id}`,
    sql`insert into cash_counts (cash_day_id, notes, coins, counted, expected, cheques_counted, cheques_expected, wallets_counted, wallets_expected, counted_by)
      values (${day.id}, '{0,0,0,0,0,0,0,0,0,0}', 0, 0, 0, 0, 0, 0, 0, ${people[0]!.id})`,
    sql`update money_places set opening_amount = 100, opening_day = '2020-01-01' where id = ${box}`,
  ]
  for (const change of changes) await expect(change).rejects.toThrow(/refuses this|append-only/)
  // also when an administrator turned the switch off
  await sql`update money_places set day_close = false where id = ${box}`
  const staff = people[1]!
  for (const date of [yesterday, '2020-01-01'])
    expect((await staff.post('vokalotnama/', aCashSale(date, '10', { place: box }))).statusCode).toBe(409)
  await sql`update money_places set day_close = true where id = ${box}`
  expect(await dumpDay()).toBe(before)

  const failing = async () =>
    (await runReconciliation(sql, 'command')).laws
      .filter(({ ok }) => !ok)
      .map(({ law, first }) => [law, first?.slice(-10)])
  const shown = yesterday.split('-').reverse().join('/')
  expect(await failing()).toEqual([])
  await sql`alter table cash_days disable trigger user`
  await sql`alter table cash_days disable trigger cash_days_close`
  await sql`update cash_days set reason = 'better' where id = ${day.id}`
  expect(await failing()).toEqual([['day-digests', shown]])
  // also with a digest that fits: the audit log has the one of the close
  await sql`update cash_days c set digest = cash_day_digest(c) where id = ${day.id}`
  expect(await failing()).toEqual([['day-digests', shown]])
  await sql`update cash_days set reason = ${day.reason} where id = ${day.id}`
  await sql`update cash_days c set digest = cash_day_digest(c) where id = ${day.id}`
  await sql`alter table cash_days enable trigger user`
  await sql`alter table cash_days enable always trigger cash_days_close`
  expect(await failing()).toEqual([])
})

test('a backup restored into another database has the same days, and verifies their digests', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-cash-'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await server.sql`create database ${server.sql(name)} template template0`
  const url = Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), { pathname: `/${name}` }).href
  const restored = openDatabase(url, { poolSize: 1, noDelay: true })
  try {
    const file = path.join(folder, 'backup')
    await backUp(server.sql, file, undefined)
    await restoreBackup(restored, file, undefined)
    const readDays = (sql: Database) => sql`
      select c.*, cash_day_digest(c) as computed from cash_days c order by id`
    expect(await readDays(restored)).toEqual(await readDays(server.sql))
    expect((await reconcile(restored)).laws.filter(({ ok }) => !ok)).toEqual([])
    const refused = restored`update place_days set amount_in = 0 where place_id = ${box} and day = ${yesterday}`
    await expect(refused).rejects.toThrow('refuses this: closed')
  } finally {
    await restored.end()
    await server.sql`drop database ${server.sql(name)} with (force)`
    await rm(folder, { recursive: true })
  }
})

test('a thousand attempts of every role to change a closed day leave it byte-equal', async () => {
  const random = makeRandom(randomSeed)
  const pick = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)]!
  const attempts: ((person: TestUser) => Promise<{ statusCode: number }>)[] = [
    (person) => person.post('vokalotnama/', aCashSale(yesterday, '10', { place: box })),
    (person) =>
      person.post('vokalotnama/', aCashSale(yesterday, '10', { payment_type: pick(['bank', 'check']) })),
    (person) => person.post('fund-collection/', { ...aDonation(), place: box }),
    (person) => person.post('actual_expanse/', { ...anExpense(), place: box }),
    (person) => {
      const sale = pick(receipts.slice(0, 6))
      return person.put(`${sale.route}${sale.id}/`, aCashSale(pick([yesterday, today()]), pick(['250', '1'])))
    },
    (person) => person.put(`fund-collection/${receipts[6]!.id}/`, { ...aDonation(), place: pick([box, 3]) }),
    (person) => person.put(`actual_expanse/${receipts[7]!.id}/`, { ...anExpense(), remarks: 'Changed' }),
    (person) => person.put(`actual_expanse/${receipts[7]!.id}/attachment/`, aBill.body, aBill.headers),
    (person) => person.delete(`actual_expanse/${receipts[7]!.id}/attachment/`),
    (person) => {
      const { route, id } = pick(receipts)
      return person.delete(`${route}${id}/`, { reason: 'Attempt' })
    },
    (person) => person.post(`cash-days/${day.id}/count/`, { notes: { 100: 1 } }),
    (person) => person.post(`cash-days/${day.id}/close/`, { reason: 'Again' }),
    (person) => person.post(`cash-days/${day.id}/reopen-next/`, { hours: 1, reason: 'Attempt' }),
    (person) =>
      person.post('transfers/', {
        date: yesterday,
        from_place: pick([box, 3]),
        to_place: pick([box, 5]),
        amount: '1',
      }),
    (person) => person.delete(`transfers/${pick([1, 2])}/`, { reason: 'Attempt' }),
    (person) => person.put(`money-places/${box}/`, { opening_amount: '100', opening_day: '2020-01-01' }),
  ]
  const voucher = await people[1]!.put(
    `actual_expanse/${receipts[7]!.id}/attachment/`,
    aBill.body,
    aBill.headers,
  )
  expect([voucher.statusCode, (voucher.json() as { code: string }).code]).toEqual([409, 'day.closed'])
  const before = await dumpDay()
  const statuses = new Map<number, number>()
  for (let number = 0; number < 1000; number++) {
    const { statusCode } = await pick(attempts)(pick(people))
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  expect(await dumpDay()).toBe(before)
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  // the voids of staff are on today
  expect(statuses.get(204)).toBeGreaterThan(0)
  expect(statuses.get(409)).toBeGreaterThan(100)
  expect((await runReconciliation(server.sql, 'screen')).laws.filter(({ ok }) => !ok)).toEqual([])
}, 120_000)
