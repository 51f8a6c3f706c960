import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import type { ImportPreview, ImportResult } from '@samity/shared-api/contract/config/import'
import { openingDuesColumns } from '@samity/shared-api/contract/members/opening-dues'
import type { DuesRow } from '@samity/shared-api/contract/members/dues'
import { anAdvocate, createRecord } from '../../../test/builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let cashier: TestUser
const advocateCount = 400

beforeAll(async () => {
  ;({ server, staff, cashier } = await startStaffedServer())
  await server.sql`
    insert into advocates (bar_registration_number, advocate_type, name_english, name_bengali, enrollment_date_as_member)
    select n::text, 'old', 'Name ' || n, 'নাম', '2000-01-01' from generate_series(1, ${advocateCount}) n`
  const archived = await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '9001' }))
  await staff.post(`advocates/${archived.id}/archive/`)
})
afterAll(() => server.close())

type Cells = [advocate: string, kind: string, from: string, to: string, amount: string, remarks: string]
const send = (rows: { row: number; cells: Cells }[], more: object = {}, user = staff) =>
  user.post('import/opening-dues/', { columns: openingDuesColumns, rows, file: 'old-book.xlsx', ...more })

/** 2,000 rows: five years of four hundred advocates, each with an amount of its own. */
function aBook(): { row: number; cells: Cells }[] {
  return Array.from({ length: advocateCount * 5 }, (_, nth) => {
    const advocate = String((nth % advocateCount) + 1)
    const year = String(2010 + Math.floor(nth / advocateCount))
    return { row: nth + 2, cells: [advocate, 'yearly', year, year, String(100 + (nth % 7)), ''] as Cells }
  })
}

test('a dry run names every planted error among 2,000 rows, and only the rest is imported', async () => {
  const book = aBook()
  const planted = new Map<
    number,
    { change: Partial<Record<number, string>>; field: string; verdict: 'error' | 'duplicate' }
  >([
    [10, { change: { 0: '77777' }, field: 'advocate_id', verdict: 'error' }],
    [110, { change: { 0: '9001' }, field: 'advocate_id', verdict: 'error' }],
    [210, { change: { 0: '' }, field: 'advocate_id', verdict: 'error' }],
    [310, { change: { 1: 'weekly' }, field: 'kind', verdict: 'error' }],
    [410, { change: { 2: '2011-05' }, field: 'from_period', verdict: 'error' }],
    [510, { change: { 2: '2012', 3: '2011' }, field: 'to_period', verdict: 'error' }],
    [610, { change: { 3: '2099' }, field: 'to_period', verdict: 'error' }],
    [710, { change: { 4: '-5' }, field: 'amount', verdict: 'error' }],
    [810, { change: { 4: '0' }, field: 'amount', verdict: 'error' }],
    [910, { change: { 4: '1e3' }, field: 'amount', verdict: 'error' }],
    // the row before it is of the next advocate: the same advocate and year as an earlier row
    [1010, { change: { 0: '1', 2: '2010', 3: '2011' }, field: 'from_period', verdict: 'duplicate' }],
    [1110, { change: { 5: 'à¦°à¦¹à¦¿à¦®' }, field: 'remarks', verdict: 'error' }],
  ])
  for (const { row, cells } of book)
    for (const [index, text] of Object.entries(planted.get(row)?.change ?? {})) cells[Number(index)] = text!
  // labels in either language and Bengali digits are values
  book[0]!.cells = ['১', 'বার্ষিক চাঁদা', '২০১০', '২০১০', '১,০০০.৫০', 'Old book, page 3']
  // as does the Bengali name of a former version
  book[2]!.cells[1] = 'বার সমিতি ফি'
  const preview = (await send(book)).json() as ImportPreview
  expect(preview).toMatchObject({ total: 2000, ready: 1988, duplicates: 1, wrong: 11 })
  const faults = preview.verdicts.filter(({ verdict }) => verdict !== 'new')
  expect(faults.map(({ row, verdict, errors }) => [row, verdict, Object.keys(errors ?? {})])).toEqual(
    [...planted].map(([row, { verdict, field }]) => [row, verdict, [field]]),
  )
  const refused = await send(book, { dry_run: false })
  expect(refused.statusCode).toBe(422)
  expect(await server.sql`select 1 from opening_dues`).toHaveLength(0)
  const result = await send(book, { dry_run: false, skip_errors: true })
  expect([result.statusCode, result.json() as ImportResult]).toEqual([201, { imported: 1988, skipped: 12 }])
  const [stored] = await server.sql<{ count: number; sum: number }[]>`
    select count(*)::int as count, sum(amount)::bigint as sum from opening_dues`
  const response = await staff.get('dues/?limit=1000')
  const members = response.json() as DuesRow[]
  expect(sum(members.map(({ owed }) => fromDecimal(owed)))).toBe(stored!.sum)
  expect(response.headers['x-total-amount']).toBe(
    toDecimal(sum(members.map(({ total }) => fromDecimal(total)))),
  )
  const [first] = (
    await staff.get('dues/?search=1&ordering=bar_registration_number&limit=1')
  ).json() as DuesRow[]
  expect(first).toMatchObject({ bar_registration_number: '1', ageing: '12+' })
  const again = (await send(book)).json() as ImportPreview
  expect(again).toMatchObject({ ready: 0, duplicates: 1989, wrong: 11 })
})

test('only those who edit members import opening dues', async () => {
  const [row] = aBook()
  expect((await send([row!], {}, cashier)).statusCode).toBe(403)
  expect((await send([])).statusCode).toBe(422)
})
