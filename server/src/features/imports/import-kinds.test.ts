import { zipSync } from 'fflate'
import sharp from 'sharp'
import { today, yearOf } from '@samity/shared-api/contract'
import type { ImportPreview } from '@samity/shared-api/contract/config/import'
import type { AppliedImport } from '@samity/shared-api/contract/imports/import-record'
import { createRecord } from '../../../test/builders.ts'
import {
  addNamedRecords,
  checkImportAndUndo,
  importRows,
  sendImport,
  stateOf,
  verdictsOf,
  type Cells,
  type ImportCase,
} from '../../../test/import-builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
const year = yearOf(today())
const importAndUndo = (one: ImportCase, whileImported: () => Promise<void>) =>
  checkImportAndUndo({ server, admin }, one, whileImported)

beforeAll(async () => {
  ;({ server, admin, staff } = await startStaffedServer())
  await addNamedRecords(staff)
  const [building] = (await staff.get('buildings/')).json() as { id: number }[]
  await createRecord(staff, 'renters/', {
    renter_name: 'Law Book House',
    address: 'Court Road',
    building: building!.id,
    floor_no: '1',
    room_no: '101',
    from_date: '2015-01-01',
    rent_amount: '1000',
    security_amount: '0',
  })
})
afterAll(() => server.close())

const total = (side: string, category: string, month: string, amount: string): Cells => ({
  side,
  category,
  year: String(year - 1),
  month,
  amount,
})

test('totals of past years are in the reports, and no part of where the money is', () =>
  importAndUndo(
    {
      kind: 'past-totals',
      rows: [
        total('Income', 'Vokalotnama', '3', '1,20,000'),
        total('আয়', 'Shop Rent', '৩', '30000'),
        total('expense', 'Salaries', '3', '45000'),
        total('income', 'Vokalotnama', '3', '120000'),
        total('income', 'Vokalotnama', '3', '100'),
        total('income', 'Nothing', '3', '100'),
        total('expense', 'Salaries', '13', '100'),
        { ...total('income', 'Vokalotnama', '3', '100'), year: String(year + 1) },
        total('both', 'Vokalotnama', '3', '0'),
      ],
      verdicts: [
        ['new'],
        ['new'],
        ['new'],
        ['duplicate', ['amount']],
        ['error', ['amount']],
        ['error', ['category']],
        ['error', ['month']],
        ['error', ['month']],
        ['error', ['side', 'amount']],
      ],
    },
    async () => {
      const months = await server.sql<{ side: string; amount: number }[]>`
        select side, sum(amount)::bigint as amount from ledger_category_months
        where month = ${`${year - 1}-03-01`} group by 1 order by 1`
      expect(months).toEqual([
        { side: 'expense', amount: 4_500_000 },
        { side: 'income', amount: 15_000_000 },
      ])
      expect((await staff.get('where-the-money-is/')).json()).toMatchObject({
        total: '0.00',
        difference: '0.00',
      })
    },
  ))

test('a month with a total refuses other old books, and a total refuses to lose what it was made with', async () => {
  const before = await stateOf(server.sql)
  const donation: Cells = {
    donation_type: 'others',
    date: `${year - 1}-05-10`,
    fund_provider: 'Karim',
    fund_amount: '500',
    purpose: 'Hall',
  }
  const donations = await importRows(admin, 'receipts-donations', [donation])
  const totals = await importRows(admin, 'past-totals', [total('income', 'Other Donation', '5', '2000')])
  const [month] = await server.sql<[{ amount: number }]>`
    select sum(amount)::bigint as amount from ledger_days where day between ${`${year - 1}-05-01`} and ${`${year - 1}-05-31`}`
  expect(month.amount).toBe(200_000)
  expect(await verdictsOf(admin, 'receipts-donations', [donation])).toEqual([[2, 'error', ['date']]])
  const refused = await admin.post(`imports/${donations.id}/undo/`)
  expect(refused.statusCode).toBe(409)
  expect((refused.json() as { message: string }).message).toMatch(
    /Row 2, DON-\d+-000001: .*OLD-\d+-0{0,5}\d+/,
  )
  expect((await admin.post(`imports/${totals.id}/undo/`)).statusCode).toBe(200)
  expect((await admin.post(`imports/${donations.id}/undo/`)).statusCode).toBe(200)
  expect(await stateOf(server.sql)).toEqual(before)
})

test('totals are not imported when somebody books in their month in the meantime', async () => {
  const before = await stateOf(server.sql)
  const rows = [total('income', 'Other Donation', '6', '2000')]
  // the counter makes the import wait between reading the month and posting it
  const { sent, booked } = await server.sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtext('receipt counter'), hashtext(${`OLD ${year - 1}`}))`
    const importing = sendImport(admin, 'past-totals', rows, { dry_run: false })
    // outside of the transaction, which would not hear of connections that open later
    await until(async () => {
      const waiting = await server.sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`
      return waiting.length > 0
    })
    const donation = await createRecord(staff, 'fund-collection/', {
      donation_type: 'others',
      date: `${year - 1}-06-10`,
      fund_provider: 'Karim',
      fund_amount: '500',
      purpose: 'Hall',
    })
    // an object, because the transaction would await a promise
    return { sent: { importing }, booked: donation }
  })
  const refused = await sent.importing
  expect([refused.statusCode, (refused.json() as { message: string }).message]).toEqual([
    409,
    'Somebody booked in one of these months in the meantime. Check the file again.',
  ])
  expect((await importRows(admin, 'past-totals', rows)).imported).toBe(1)
  const [{ id }] = (await admin.get('imports/?limit=1')).json() as [{ id: number }]
  expect((await admin.post(`imports/${id}/undo/`)).statusCode).toBe(200)
  expect((await staff.delete(`fund-collection/${booked.id}/`)).statusCode).toBe(204)
  expect(await stateOf(server.sql)).toEqual(before)
})

const associate = (license_no: string, more: Cells = {}): Cells => ({
  license_no,
  name: 'Jamal',
  advocate_id: '101',
  registration_date: '2019-07-01',
  entry_fee: '500',
  receipt_no: license_no,
  ...more,
})

test('associates of earlier years are imported with their fee', () =>
  importAndUndo(
    {
      kind: 'associates',
      rows: [
        associate('A-1'),
        associate('A-2', { from_year: '2019', to_year: '2021', renewal_fee: '200' }),
        associate('A-1', { receipt_no: '77' }),
        associate('A-3', { receipt_no: 'A-2' }),
        associate('A-4', { advocate_id: '999' }),
        associate('A-5', { registration_date: '2999-01-01' }),
        associate('A-6', { from_year: '2021', to_year: '2019' }),
        associate('', {}),
      ],
      verdicts: [
        ['new'],
        ['new'],
        ['duplicate', ['license_no']],
        ['duplicate', ['receipt_no']],
        ['error', ['advocate_id']],
        ['error', ['registration_date']],
        ['error', ['to_year']],
        ['error', ['license_no']],
      ],
    },
    async () => {
      const list = (await staff.get('associate-registration/?ordering=id')).json() as { receipt_no: string }[]
      expect(list.map(({ receipt_no }) => receipt_no)).toEqual(['A-1', 'A-2'])
    },
  ))

test("renters' arrears begin with the first unpaid month", () => {
  const renter = { renter_name: 'law book house', building_name: 'Bar Bhaban', floor: '১', room: '101' }
  return importAndUndo(
    {
      kind: 'rent-arrears',
      rows: [
        { ...renter, unpaid_from: `${year}-01`, amount: '5' },
        { ...renter, unpaid_from: `01/${year}` },
        { ...renter, unpaid_from: `${year}-02` },
        { ...renter, room: '102', unpaid_from: `${year}-01` },
        { ...renter, unpaid_from: 'January' },
        { ...renter, unpaid_from: '2999-01' },
      ],
      verdicts: [
        ['error', ['amount']],
        ['new'],
        ['duplicate', ['unpaid_from']],
        ['error', ['renter_name']],
        ['error', ['unpaid_from']],
        ['error', ['unpaid_from']],
      ],
    },
    async () => {
      const [row] = (await staff.get('renters/?due=1')).json() as { due_months: string[] }[]
      expect(row!.due_months[0]).toBe(`${year}-01`)
    },
  )
})

test('arrears that were paid since are not taken back', async () => {
  const row = {
    renter_name: 'Law Book House',
    building_name: 'Bar Bhaban',
    floor: '1',
    room: '101',
    unpaid_from: '2020-01',
  }
  const { id } = await importRows(admin, 'rent-arrears', [row])
  const rent = await createRecord(staff, 'shop-rent/', {
    collection_date: today(),
    renter_name: 'Law Book House',
    building_name: 'Bar Bhaban',
    floor: '1',
    room: '101',
    from_month: 1,
    from_year: 2020,
    to_month: 1,
    to_year: 2020,
    rent_type: 'Shop',
    rent_amount: '1000',
  })
  const refused = await admin.post(`imports/${id}/undo/`)
  expect([refused.statusCode, (refused.json() as { message: string }).message]).toEqual([
    409,
    expect.stringContaining(rent.number),
  ])
  await staff.delete(`shop-rent/${rent.id}/`)
  expect((await admin.post(`imports/${id}/undo/`)).statusCode).toBe(200)
})

test('opening dues are part of the same history', () => {
  const dues = { advocate_id: '101', kind: 'yearly', from_period: '2018', to_period: '2019', amount: '500' }
  return importAndUndo(
    {
      kind: 'opening-dues',
      rows: [
        dues,
        { ...dues, from_period: '2019', to_period: '2020' },
        { ...dues, advocate_id: '999' },
        { ...dues, advocate_id: '102', from_period: '2020-05' },
        { ...dues, advocate_id: '102', to_period: '2999' },
        { ...dues, advocate_id: '102', amount: '0' },
      ],
      verdicts: [
        ['new'],
        ['duplicate', ['from_period']],
        ['error', ['advocate_id']],
        ['error', ['from_period']],
        ['error', ['to_period']],
        ['error', ['amount']],
      ],
    },
    async () => {
      expect((await staff.get('dues/?search=101')).json()).toHaveLength(1)
    },
  )
})

test('committees of past years are imported, and positions are added', () => {
  const seat = { year: '2015', position: 'President', bar_registration_number: '১০১' }
  return importAndUndo(
    {
      kind: 'committees',
      rows: [
        seat,
        { ...seat, position: 'Keeper of the Clock', bar_registration_number: '102' },
        { ...seat, position: 'keeper of the clock', bar_registration_number: '103' },
        seat,
        { ...seat, bar_registration_number: '999' },
        { ...seat, year: '15' },
        { ...seat, phone: '123' },
      ],
      verdicts: [
        ['new'],
        ['new'],
        ['new'],
        ['duplicate', ['bar_registration_number']],
        ['error', ['bar_registration_number']],
        ['error', ['year']],
        ['error', ['phone']],
      ],
    },
    async () => {
      const seats = (await server.visitor.get('committees/?year=2015')).json() as {
        committee_position: string
      }[]
      expect(seats.map(({ committee_position }) => committee_position).sort()).toEqual([
        'Keeper of the Clock',
        'Keeper of the Clock',
        'President',
      ])
    },
  )
})

test('a receipt that was corrected since is not taken back', async () => {
  const row = {
    collection_date: `${year}-03-01`,
    bank_name: 'Sonali',
    branch_name: 'Court',
    account_no: '1',
    interest_amount: '10',
  }
  const { id } = await importRows(admin, 'receipts-interest', [row])
  const [stored] = (await staff.get('bank-interest/')).json() as { id: number; version: number }[]
  const changed = await staff.put(`bank-interest/${stored!.id}/`, { ...stored, interest_amount: '12' })
  expect(changed.statusCode).toBe(200)
  const refused = await admin.post(`imports/${id}/undo/`)
  expect(refused.statusCode).toBe(409)
  expect((refused.json() as { message: string }).message).toContain(
    `INT-${year}-000001 was changed after the import`,
  )
})

const picture = (color: string) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

async function sendArchive(files: Record<string, Uint8Array>, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('archive', new Blob([zipSync(files).slice()]), 'photos.zip')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return admin.post('imports/photos/', Buffer.from(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type')!,
  })
}

test('photos come from a ZIP by registration number, and none is replaced', async () => {
  const before = await stateOf(server.sql)
  const files = {
    'photos/101.jpg': await picture('red'),
    'photos/১০২.JPG': await picture('blue'),
    'photos/999.jpg': await picture('green'),
    'photos/103.jpg': Buffer.from('no picture'),
    '__MACOSX/photos/._101.jpg': Buffer.from('x'),
  }
  const preview = (await sendArchive(files, {})).json() as ImportPreview
  expect(preview.verdicts.map(({ verdict, errors }) => [verdict, Object.keys(errors ?? {})])).toEqual([
    ['new', []],
    ['new', []],
    ['error', ['file']],
    ['error', ['bar_registration_number']],
  ])
  expect(await stateOf(server.sql)).toEqual(before)
  const applied = await sendArchive(files, { dry_run: 'false', skip_errors: 'true' })
  expect([applied.statusCode, applied.json()]).toEqual([
    201,
    expect.objectContaining({ imported: 2, skipped: 2 }),
  ])
  const again = (
    await sendArchive({ '101.jpg': await picture('red'), '102.jpg': await picture('black') }, {})
  ).json()
  expect((again as ImportPreview).verdicts.map(({ verdict }) => verdict)).toEqual(['duplicate', 'error'])
  const { id } = applied.json() as AppliedImport
  expect((await admin.post(`imports/${id}/undo/`)).statusCode).toBe(200)
  expect(await stateOf(server.sql)).toEqual(before)
  expect((await sendArchive({}, {})).statusCode).toBe(422)
})

test('the import screen of opening dues adds to the history, too', async () => {
  const columns = ['advocate_id', 'kind', 'from_period', 'to_period', 'amount', 'remarks']
  const rows = [{ row: 2, cells: ['103', 'yearly', '2012', '2012', '300', ''] }]
  const body = { columns, rows, dry_run: false, file: 'dues.csv' }
  expect((await staff.post('import/opening-dues/', body)).statusCode).toBe(201)
  const [record] = (await admin.get('imports/?limit=1')).json() as {
    id: number
    kind: string
    file_name: string
  }[]
  expect(record).toMatchObject({ kind: 'opening-dues', file_name: 'dues.csv' })
  expect((await staff.post(`imports/${record!.id}/undo/`)).statusCode).toBe(200)
  expect(await server.sql`select 1 from opening_dues where voided_at is null`).toHaveLength(0)
  expect((await sendImport(staff, 'photos', [{ file: 'x' }])).statusCode).toBe(403)
})
