import { ownPlaceIds } from '@samity/shared-api/contract/treasury/money-place'
import { openDatabase, type Database } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { createTestDatabase } from '../../../test/test-server.ts'

/*
 * The database itself refuses balances below zero, changed lines and wrong totals, without any code of the
 * server.
 */

let sql: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  sql = openDatabase(database.url, { poolSize: 4 })
  await migrate(sql)
  drop = database.drop
})
afterAll(async () => {
  await sql.end()
  await drop()
})

const office = 3
let nextNumber = 1

/** Adds a box that never goes below zero, with an opening amount in paisa on 1 November 2026. */
async function addBox(opening = 0): Promise<number> {
  const name = `Box ${nextNumber++}`
  const [box] = await sql<[{ id: number }]>`
    insert into money_places (kind, name_english, name_bengali, opening_amount, opening_day, never_below_zero)
    values ('cash', ${name}, ${name}, ${opening}, '2026-11-01', true) returning id`
  return box.id
}

/** A transfer of 1 paisa, which the lines of a test can name. */
async function addTransfer(): Promise<number> {
  const serial = nextNumber++
  const [transfer] = await sql<[{ id: number }]>`
    insert into transfers (year, serial, number, day, from_place_id, to_place_id, amount, needs_confirmation)
    values (2026, ${serial}, ${`TRF-2026-${serial}`}, '2026-11-01', 3, 5, 1, false) returning id`
  return transfer.id
}

const addLine = async (place_id: number, day: string, amount: number) => {
  const line = { place_id, day, amount, transfer_id: await addTransfer(), reason: 'booked' }
  await sql`insert into place_lines ${sql(line)}`
}

const balanceOf = async (id: number) =>
  (await sql<{ balance: number }[]>`select balance from place_balances where place_id = ${id}`)[0]?.balance

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { constraint_name?: string; code?: string }) => error.constraint_name ?? error.code,
  )

test('a new association has the default places, and the two that Samity keeps itself', async () => {
  const places = await sql<{ id: number; kind: string; is_default: boolean }[]>`
    select id, kind, is_default from money_places order by id limit 6`
  expect(places.map(({ id, kind, is_default }) => [id, kind, is_default])).toEqual([
    [ownPlaceIds.before, 'before', false],
    [ownPlaceIds.on_the_way, 'on_the_way', false],
    [3, 'cash', true],
    [4, 'cheques', true],
    [5, 'bank', true],
    [6, 'wallet', true],
  ])
})

test('the database keeps day totals and balances equal to the lines', async () => {
  const box = await addBox(500)
  await addLine(box, '2026-11-02', 1000)
  await addLine(box, '2026-11-02', -300)
  await addLine(box, '2026-11-03', -200)
  expect(await balanceOf(box)).toBe(1000)
  expect(
    await sql`select day, amount_in, amount_out, lines from place_days where place_id = ${box} order by day`,
  ).toEqual([
    { day: '2026-11-02', amount_in: 1000, amount_out: 300, lines: 2 },
    { day: '2026-11-03', amount_in: 0, amount_out: 200, lines: 1 },
  ])
})

test('a box with the switch is refused below zero, also on a past day; others are not', async () => {
  const box = await addBox(100)
  expect(await refusalOf(addLine(box, '2026-11-05', -101))).toBe('place_balances_not_below_zero')
  await addLine(box, '2026-11-05', 50)
  // on 5 November there is enough, on the 4th there was not
  expect(await refusalOf(addLine(box, '2026-11-04', -150))).toBe('place_balances_not_below_zero')
  await addLine(box, '2026-11-05', -150)
  expect(await balanceOf(box)).toBe(0)
  await addLine(office, '2026-11-05', -100)
  expect(await balanceOf(office)).toBe(-100)
})

test('of two payments of the last amount at once, one is refused', async () => {
  for (let round = 0; round < 10; round++) {
    const box = await addBox(10_000)
    const results = await Promise.all([1, 2].map(() => refusalOf(addLine(box, '2026-11-05', -10_000))))
    expect(results.toSorted()).toEqual(['done', 'place_balances_not_below_zero'])
    expect(await balanceOf(box)).toBe(0)
  }
})

test('the switch, the opening amount and a balance changed by hand cannot bring a box below zero', async () => {
  const box = await addBox(100)
  await addLine(box, '2026-11-05', -100)
  const setOpening = sql`update money_places set opening_amount = 99 where id = ${box}`
  expect(await refusalOf(setOpening)).toBe('place_balances_not_below_zero')
  const setBalance = sql`update place_balances set balance = -1 where place_id = ${box}`
  expect(await refusalOf(setBalance)).toBe('place_balances_not_below_zero')
  const setSwitch = sql`update money_places set never_below_zero = true where id = ${office}`
  await addLine(office, '2026-11-05', -100)
  expect(await refusalOf(setSwitch)).toBe('place_balances_not_below_zero')
})

test('only an empty place is archived, and nothing comes into an archived one', async () => {
  const box = await addBox()
  await addLine(box, '2026-11-05', 100)
  const archive = () => sql`update money_places set archived_at = now() where id = ${box}`
  expect(await refusalOf(archive())).toBe('place_balances_archived_is_empty')
  await addLine(box, '2026-11-05', -100)
  await archive()
  expect(await refusalOf(addLine(box, '2026-11-05', 100))).toBe('place_balances_archived_is_empty')
})

test('a place does not begin after its first line', async () => {
  const box = await addBox()
  await addLine(box, '2026-11-05', 100)
  const begin = (day: string) => sql`update money_places set opening_day = ${day} where id = ${box}`
  expect(await refusalOf(begin('2026-11-06'))).toBe('place_balances_opens_before_lines')
  expect(await refusalOf(begin('2026-11-05'))).toBe('done')
})

test('lines are never changed, removed or emptied, and a transfer keeps its number', async () => {
  await addLine(office, '2026-11-05', 100)
  const changes = [
    'update place_lines set amount = 1',
    'delete from place_lines',
    'truncate place_lines',
    'delete from transfers',
    "update transfers set number = 'TRF-2026-999999'",
  ]
  for (const statement of changes) expect(await refusalOf(sql.unsafe(statement))).toBe('42501')
})

test('holders, switches and defaults belong to the kinds that have them', async () => {
  const add = (columns: object) =>
    refusalOf(
      sql`insert into money_places ${sql({ kind: 'bank', name_english: 'X', name_bengali: 'X', ...columns })}`,
    )
  expect(await add({ never_below_zero: true })).toBe('money_places_switches_of_cash')
  expect(await add({ is_default: true })).toBe('money_places_default_key')
  expect(await add({ kind: 'fdr', is_default: true })).toBe('money_places_default_open')
  expect(await add({ kind: 'before' })).toBe('money_places_own_key')
  expect(await add({ opening_amount: 5 })).toBe('money_places_opening_needs_day')
  expect(await add({ name_english: 'office  cash' })).toBe('money_places_name_english_key')
})
