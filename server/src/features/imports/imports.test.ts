import { maxImportRows } from '@samity/shared-api/contract/config/import'
import type {
  ImportProgress,
  ImportRecord,
  ImportedRow,
} from '@samity/shared-api/contract/imports/import-record'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { createRecord } from '../../../test/builders.ts'
import { importRows, sendImport, stateOf, verdictsOf, type Cells } from '../../../test/import-builders.ts'
import { meetAtAudit } from '../../../test/meet-at-audit.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser

beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
})
afterAll(() => server.close())

const office: Cells = { place: 'Office Cash', opening_amount: '১২,৫০০.৫০', opening_day: '2026-01-01' }
const bank: Cells = {
  place: 'Sonali Bank',
  name_bengali: 'সোনালী ব্যাংক',
  kind: 'ব্যাংক হিসাব',
  fund: 'General Fund',
  account_no: '1234',
  opening_amount: '3,00,000',
  opening_day: '01/01/2026',
}

test('a dry run names every planted error and changes nothing', async () => {
  const before = await stateOf(server.sql)
  const verdicts = await verdictsOf(staff, 'opening-balances', [
    office,
    bank,
    { ...bank },
    { place: 'Nowhere', opening_amount: '5', opening_day: '2026-01-01' },
    { ...office, place: 'Mobile Wallet', opening_amount: '-5' },
    { ...office, place: 'Mobile Wallet', opening_day: '2999-01-01' },
    { ...office, place: 'Before the Accounts' },
    { ...office, place: '', opening_amount: '' },
    { ...office, place: 'Mobile Wallet', fund: 'Rainy day' },
    { ...office, opening_amount: '99' },
  ])
  expect(verdicts).toEqual([
    [2, 'new', []],
    [3, 'new', []],
    [4, 'duplicate', ['place']],
    [5, 'error', ['kind']],
    [6, 'error', ['opening_amount']],
    [7, 'error', ['opening_day']],
    [8, 'error', ['place']],
    [9, 'error', ['place', 'opening_amount']],
    [10, 'error', ['fund']],
    [11, 'error', ['place']],
  ])
  expect(await stateOf(server.sql)).toEqual(before)
  expect((await staff.get('imports/')).json()).toEqual([])
  const refused = await sendImport(staff, 'opening-balances', [office, { place: 'Nowhere' }], {
    dry_run: false,
  })
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ ready: 1, wrong: 1 })
  expect(await stateOf(server.sql)).toEqual(before)
})

test('opening balances are imported, stand in the history, and are undone as a whole', async () => {
  const before = await stateOf(server.sql)
  const { id, imported, skipped } = await importRows(staff, 'opening-balances', [
    office,
    bank,
    { place: 'Nowhere' },
  ])
  expect([imported, skipped]).toEqual([2, 1])
  const where = (await staff.get('where-the-money-is/')).json() as WhereTheMoneyIs
  expect([where.total, where.openings, where.difference]).toEqual(['312500.50', '312500.50', '0.00'])
  expect(where.funds.find(({ fund }) => fund === 'general')?.balance).toBe('300000.00')

  const [record] = (await admin.get('imports/')).json() as ImportRecord[]
  expect(record).toMatchObject({
    id,
    kind: 'opening-balances',
    state: 'applied',
    file_name: 'old-books.xlsx',
    row_count: 3,
    imported: 2,
    created_by: staff.username,
  })
  const rows = (await admin.get(`imports/${id}/rows/`)).json() as ImportedRow[]
  expect(rows.map(({ verdict, records }) => [verdict, records.map(({ label }) => label)])).toEqual([
    ['new', ['Office Cash']],
    ['new', ['Sonali Bank']],
    ['error', []],
  ])
  expect((await admin.get(`imports/${id}/rows/?verdict=error`)).headers['x-total-count']).toBe('1')

  expect((await staff.post(`imports/${id}/undo/`, { reason: 'Wrong file' })).json()).toMatchObject({
    state: 'undone',
    undone_by: staff.username,
    undo_reason: 'Wrong file',
  })
  expect(await stateOf(server.sql)).toEqual(before)
  expect((await staff.post(`imports/${id}/undo/`)).statusCode).toBe(409)
  const events = await server.sql<{ action: string }[]>`
    select action from audit_events where subject = 'imports' order by id`
  expect(events.map(({ action }) => action)).toEqual(['import', 'undo'])
})

test('an import that two people undo at once names the one who was first', async () => {
  const { id } = await importRows(staff, 'opening-balances', [office])
  const undo = (who: TestUser) => () => who.post(`imports/${id}/undo/`, { reason: 'Wrong file' })
  const [first, second] = await meetAtAudit(server.sql, [undo(staff), undo(admin)])
  expect([first!.statusCode, second!.statusCode]).toEqual([200, 409])
  expect((second!.json() as { message: string }).message).toContain(`by ${staff.username}.`)
})

test('an import is not undone when a record has changed or a period is locked, and the sentence names the record', async () => {
  const { id } = await importRows(staff, 'opening-balances', [office])
  const [row] = (await staff.get('money-places/?search=Office')).json() as { id: number; version: number }[]
  const { version: _version, ...place } = row!
  await staff.put(`money-places/${place.id}/`, { ...place, opening_amount: '13000' })
  const changed = await staff.post(`imports/${id}/undo/`)
  expect(changed.statusCode).toBe(409)
  expect((changed.json() as { message: string }).message).toContain('Row 2, Office Cash')
  await staff.put(`money-places/${place.id}/`, { ...place, opening_amount: '12500.50' })

  await admin.put('lock/', { locked_up_to: '2026-01-31' })
  const locked = await staff.post(`imports/${id}/undo/`)
  expect([locked.statusCode, (locked.json() as { code: string }).code]).toEqual([409, 'period.locked'])
  await admin.put('lock/', { locked_up_to: null })
  expect((await staff.post(`imports/${id}/undo/`)).statusCode).toBe(200)
})

test('an undo names the row whose money was spent from a box that is never below zero', async () => {
  const { id: opened } = await importRows(staff, 'opening-balances', [office])
  const [box] = (await staff.get('money-places/?search=Office')).json() as { id: number; version: number }[]
  const { version: _version, ...place } = box!
  const limit = (never_below_zero: boolean) =>
    admin.put(`money-places/${place.id}/`, { ...place, never_below_zero })
  expect((await limit(true)).statusCode).toBe(200)
  const donation: Cells = { donation_type: 'others', fund_provider: 'Karim', purpose: 'Hall' }
  const { id } = await importRows(staff, 'receipts-donations', [
    { ...donation, date: '2026-02-01', fund_amount: '100' },
    { ...donation, date: '2026-02-02', fund_amount: '200' },
    { ...donation, date: '2026-02-03', fund_amount: '300' },
  ])
  await createRecord(staff, 'expanse_category/', { category: 'Tea' })
  const voucher = await createRecord(staff, 'actual_expanse/', {
    expanseCategory: 'Tea',
    actualExpanse: '12900.50',
    date: '2026-02-10',
    payee: 'Shop',
  })
  const before = await stateOf(server.sql)
  const refused = await staff.post(`imports/${id}/undo/`)
  expect([refused.statusCode, (refused.json() as { message: string }).message]).toEqual([
    409,
    'Nothing was undone. Row 4, DON-2026-000003: Office Cash has 200.00 taka on 10/02/2026. 300.00 cannot be taken out of it.',
  ])
  expect(await stateOf(server.sql)).toEqual(before)
  // the same box refuses a row, and not the rows after it
  expect(
    await verdictsOf(staff, 'receipts-vouchers', [
      { expanseCategory: 'Tea', actualExpanse: '200', date: '2026-02-11', payee: 'Shop' },
      { expanseCategory: 'Tea', actualExpanse: '0.01', date: '2026-02-11', payee: 'Shop' },
      { expanseCategory: 'Tea', actualExpanse: '5', date: '2026-02-11', payee: 'Shop', payment_type: 'bank' },
    ]),
  ).toEqual([
    [2, 'new', []],
    [3, 'error', ['date']],
    [4, 'new', []],
  ])
  expect((await admin.delete(`actual_expanse/${voucher.id}/`)).statusCode).toBe(204)
  expect((await staff.post(`imports/${id}/undo/`)).statusCode).toBe(200)
  expect((await limit(false)).statusCode).toBe(200)
  expect((await staff.post(`imports/${opened}/undo/`)).statusCode).toBe(200)
})

test('only administrators import committees, auditors read, and cashiers see nothing', async () => {
  const auditor = await server.as('auditor')
  expect((await sendImport(staff, 'committees', [{ year: '2020' }])).statusCode).toBe(403)
  expect((await sendImport(auditor, 'opening-balances', [office])).statusCode).toBe(403)
  expect((await auditor.get('imports/')).statusCode).toBe(200)
  expect((await cashier.get('imports/')).statusCode).toBe(403)
  expect((await sendImport(admin, 'opening-balances', [])).statusCode).toBe(422)
  expect((await admin.post('old-books/nothing/', { columns: ['x'], rows: [] })).statusCode).toBe(400)
})

test('a file with more rows than one import may have is refused before anything is checked', async () => {
  const rows = Array.from({ length: maxImportRows + 1 }, () => ({ fund_amount: '1' }))
  const refused = await sendImport(staff, 'receipts-donations', rows)
  const { errors } = refused.json() as { errors: Record<string, string[]> }
  expect([refused.statusCode, errors]).toEqual([
    422,
    { rows: [`One import has at most ${maxImportRows} rows. Divide the file.`] },
  ])
})

test('who imports reads how many rows are applied while it runs, and nobody else does', async () => {
  const key = 'progress-of-an-import'
  const readProgress = async (user: TestUser) =>
    (await user.get(`old-books/progress/${key}/`)).json() as ImportProgress
  const unknown = { done: null, total: null }
  expect(await readProgress(staff)).toEqual(unknown)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  let blocker: Promise<void> | undefined
  // the import must not reach the table first
  await new Promise<void>((resolve) => {
    blocker = server.sql.begin(async (sql) => {
      await sql`lock table money_places in exclusive mode`
      resolve()
      await isReleased
    })
  })
  const started = sendImport(
    staff,
    'opening-balances',
    [{ place: 'Nowhere' }, { ...bank, place: 'Court Branch' }],
    {},
    { 'idempotency-key': key },
  )
  try {
    const progress = await until(async () => {
      const { done, total } = await readProgress(staff)
      return done === 1 ? { done, total } : undefined
    })
    expect(progress).toEqual({ done: 1, total: 2 })
    expect(await readProgress(admin)).toEqual(unknown)
  } finally {
    release()
    await blocker
  }
  expect((await started).statusCode).toBe(200)
  expect(await readProgress(staff)).toEqual(unknown)
  expect((await cashier.get(`old-books/progress/${key}/`)).statusCode).toBe(403)
})
