import { openDatabase, type Database } from '../../database/database.ts'
import { createTestDatabase } from '../../../test/test-server.ts'

let sql: Database
let drop: () => Promise<void>
let lastNumber = 0

beforeAll(async () => {
  const database = await createTestDatabase()
  sql = openDatabase(database.url, { poolSize: 2 })
  drop = database.drop
})
afterAll(async () => {
  await sql.end()
  await drop()
})

async function addAdvocate(columns: object = {}): Promise<number> {
  const advocate = {
    bar_registration_number: String(++lastNumber),
    advocate_type: 'new',
    name_english: 'Rahim Uddin',
    name_bengali: 'রহিম উদ্দিন',
    enrollment_date_as_member: '2010-02-01',
    ...columns,
  }
  const [row] = await sql<{ id: number }[]>`insert into advocates ${sql(advocate)} returning id`
  return row!.id
}

const standingsOf = (advocate: number) => sql<
  { standing: string; from_day: string; charges_dues: boolean }[]
>`
  select standing, from_day, charges_dues from standings
  where advocate_id = ${advocate} and superseded_at is null order by from_day`

const paidOf = (advocate: number) => sql<{ kind: string; spans: string }[]>`
  select kind, spans::text from paid_dues_totals where advocate_id = ${advocate} order by kind`

let lastReceipt = 0
/** Adds a receipt of fees with its sections and periods, as the routes do. */
async function payYears(advocate: number, first: number, last: number, section: object): Promise<number> {
  const id = 1000 + ++lastReceipt
  await sql.begin(async (tx) => {
    const sections = [{ yearly_from_year: first, yearly_to_year: last, yearly_fee: '100.00', ...section }]
    await tx`
      insert into advocate_fees (id, advocate_number, advocate_name, yearly)
      values (${id}, '1', 'Rahim', ${tx.json(sections)})`
    await tx`
      insert into paid_periods (receipt_id, position, kind, subject, span)
      values (${id}, 0, 'yearly', ${String(advocate)}, ${`[${first},${last}]`})`
    await tx`
      insert into receipts (id, series, year, serial, number, day, total, payment_type, advocate_id)
      values (${id}, 'FEE', 2026, ${id}, ${`FEE-2026-${id}`}, '2026-03-10', 10000, 'cash', ${advocate})`
  })
  return id
}

test('the record of an advocate writes the standing, also when an import or a module changes it', async () => {
  const dead = await addAdvocate({ status: 'inactive', is_dead: true, death_date: '2019-01-10' })
  expect(await standingsOf(dead)).toEqual([
    { standing: 'deceased', from_day: '2019-01-10', charges_dues: false },
  ])

  const retired = await addAdvocate()
  expect(await standingsOf(retired)).toEqual([])
  await sql`update advocates set status = 'inactive', is_retired = true, retirement_date = '2024-06-30' where id = ${retired}`
  await sql`update advocates set retirement_date = '2024-07-31' where id = ${retired}`
  expect(await standingsOf(retired)).toEqual([
    { standing: 'retired', from_day: '2024-07-31', charges_dues: false },
  ])
})

test('a day that nobody knows is the day of joining for a new record and today for a change', async () => {
  const imported = await addAdvocate({ status: 'inactive' })
  expect(await standingsOf(imported)).toMatchObject([{ standing: 'non_practising', from_day: '2010-02-01' }])
  const changed = await addAdvocate()
  await sql`update advocates set status = 'inactive' where id = ${changed}`
  const [{ today } = { today: '' }] = await sql<{ today: string }[]>`select dhaka_today() as today`
  expect(await standingsOf(changed)).toMatchObject([{ standing: 'non_practising', from_day: today }])
})

test('a standing supersedes those that begin on the same or a later day', async () => {
  const advocate = await addAdvocate()
  for (const [standing, day] of [
    ['suspended', '2024-03-01'],
    ['regular', '2024-09-01'],
    ['suspended', '2024-02-01'],
  ] as const)
    await sql`select add_standing(${advocate}, ${standing}, ${day}, true, 'A reason', null, null)`
  expect(await standingsOf(advocate)).toMatchObject([{ standing: 'suspended', from_day: '2024-02-01' }])
  await expect(
    sql`insert into standings (advocate_id, standing, from_day, charges_dues) values (${advocate}, 'regular', '2024-02-01', true)`,
  ).rejects.toThrow('standings_from_day_key')
})

test('paid years contain the funds that the receipt has an amount for, and a void gives them back', async () => {
  const advocate = await addAdvocate()
  const receipt = await payYears(advocate, 2020, 2022, {
    benevolent_fund_fee: '50.00',
    relief_fund_fee: '0.00',
  })
  await payYears(advocate, 2023, 2023, {})
  expect(await paidOf(advocate)).toEqual([
    { kind: 'benevolent', spans: '{[2020,2023)}' },
    { kind: 'yearly', spans: '{[2020,2024)}' },
  ])
  await sql`update paid_periods set live = false where receipt_id = ${receipt}`
  expect(await paidOf(advocate)).toEqual([
    { kind: 'benevolent', spans: '{}' },
    { kind: 'yearly', spans: '{[2023,2024)}' },
  ])
  await sql`delete from paid_periods where receipt_id = ${receipt}`
  expect(await sql`select 1 from paid_dues where receipt_id = ${receipt}`).toHaveLength(0)
})

test('two waivers, and two opening dues, of the same periods are refused', async () => {
  const advocate = await addAdvocate()
  const waive = (span: string, covers = 'dues') => sql`
    insert into dues_waivers (advocate_id, kind, covers, span, reason)
    values (${advocate}, 'monthly', ${covers}, ${span}, 'Illness')`
  await waive('[24300,24305]')
  await waive('[24300,24305]', 'delay')
  await expect(waive('[24305,24306]')).rejects.toThrow('dues_waivers_no_overlap')
  const open = (span: string) => sql`
    insert into opening_dues (advocate_id, kind, span, amount) values (${advocate}, 'yearly', ${span}, 100)`
  await open('[2015,2017]')
  await expect(open('[2017,2018]')).rejects.toThrow('opening_dues_no_overlap')
})

test('the database refuses every change of a final voter list but its release', async () => {
  const advocate = await addAdvocate()
  const [list] = await sql<{ id: number }[]>`
    insert into voter_lists (name_en, name_bn, day, rule) values ('List', 'তালিকা', '2026-01-01', '{}') returning id`
  const addEntry = () => sql`
    insert into voter_list_entries (voter_list_id, advocate_id, serial, bar_registration_number, name_english, name_bengali,
      father_name, enrollment_date_as_member)
    values (${list!.id}, ${advocate}, 1, '1', 'Rahim', 'রহিম', '', '2010-02-01')`
  await addEntry()
  await expect(sql`update voter_lists set released_at = now() where id = ${list!.id}`).rejects.toThrow(
    'voter_lists_released_is_final',
  )
  await sql`update voter_lists set status = 'final', finalised_at = now(), digest = 'x' where id = ${list!.id}`
  await sql`update voter_lists set released_at = now() where id = ${list!.id}`
  const message = 'a final voter list does not change'
  await expect(sql`update voter_lists set digest = 'y' where id = ${list!.id}`).rejects.toThrow(message)
  await expect(sql`delete from voter_lists where id = ${list!.id}`).rejects.toThrow(message)
  await expect(sql`update voter_list_entries set serial = 2 where advocate_id = ${advocate}`).rejects.toThrow(
    message,
  )
  await expect(sql`delete from voter_list_entries where advocate_id = ${advocate}`).rejects.toThrow(message)
  await expect(addEntry()).rejects.toThrow(message)
})

test('a certificate is void when a receipt behind it is void, with an audit event', async () => {
  const advocate = await addAdvocate()
  const receipt = await payYears(advocate, 2025, 2026, {})
  const other = await payYears(advocate, 2024, 2024, {})
  const [certificate] = await sql<{ id: number }[]>`
    insert into clearance_certificates (year, serial, number, advocate_id, day, bar_registration_number, name_english, name_bengali)
    values (2026, 1, 'CLR-2026-000001', ${advocate}, '2026-03-10', '1', 'Rahim', 'রহিম') returning id`
  await sql`
    insert into certificate_receipts (certificate_id, receipt_id, kind, span)
    values (${certificate!.id}, ${receipt}, 'yearly', '[2025,2026]')`
  const voidReason = async () => {
    const [row] = await sql<{ void_reason: string | null }[]>`
      select void_reason from clearance_certificates where id = ${certificate!.id}`
    return row!.void_reason
  }
  await sql`update receipts set voided_at = now() where id = ${other}`
  await sql`update receipts set remarks = 'Corrected' where id = ${receipt}`
  expect(await voidReason()).toBeNull()
  await sql`update receipts set voided_at = now() where id = ${receipt}`
  expect(await voidReason()).toBe(`FEE-2026-${receipt}`)
  expect(
    await sql`select 1 from audit_events where subject = 'clearance-certificates' and action = 'void'`,
  ).toHaveLength(1)
  await expect(
    sql`update clearance_certificates set number = 'CLR-2026-000009' where id = ${certificate!.id}`,
  ).rejects.toThrow('a certificate keeps its number')
})
