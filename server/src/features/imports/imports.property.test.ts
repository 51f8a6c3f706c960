import fc from 'fast-check'
import { dayOf, toDecimal, today, yearOf } from '@samity/shared-api/contract'
import type { ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { reconcile } from '../accounts/reconciliation.ts'
import { createRecord } from '../../../test/builders.ts'
import { importRows, verdictsOf, type Cells } from '../../../test/import-builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

/*
 * Random files in two associations: one imports them, the other books their rows one by one. An import posts
 * the sums of its rows once, at its end; they must be the same, row for row, and the same rows must be
 * refused.
 */

type Association = { server: TestServer; admin: TestUser }
let importing: Association
let booking: Association

/** An association whose cash box is never below zero, and begins with 50 taka. */
async function openAssociation(): Promise<Association> {
  const server = await startTestServer()
  const admin = await server.as('admin')
  await createRecord(admin, 'expanse_category/', { category: 'Tea' })
  const places = (await admin.get('money-places/')).json() as MoneyPlace[]
  const { version: _version, ...box } = places.find(({ kind }) => kind === 'cash')!
  const limited = await admin.put(`money-places/${box.id}/`, {
    ...box,
    never_below_zero: true,
    opening_amount: '50',
    opening_day: first,
  })
  if (limited.statusCode !== 200) throw new Error(limited.body)
  return { server, admin }
}
const first = dayOf(yearOf(today()) - 1, 1, 1)

beforeAll(async () => {
  importing = await openAssociation()
  booking = await openAssociation()
}, 60_000)
afterAll(() => Promise.all([importing.server.close(), booking.server.close()]))

const day = fc.integer({ min: 1, max: 6 }).map((nth) => `${yearOf(today()) - 1}-0${1 + (nth % 2)}-0${nth}`)
const amount = fc.integer({ min: 1, max: 9000 }).map(toDecimal)
const payment_type = fc.constantFrom('cash', 'cash', 'bank', 'check', 'mobile_banking')
const aDonation: fc.Arbitrary<Cells> = fc.record({
  donation_type: fc.constantFrom('others', 'govt_donation'),
  receipt_no: fc.constantFrom('', '', '1', '2', '3'),
  date: day,
  fund_provider: fc.constantFrom('Karim', 'Rahim'),
  fund_amount: amount,
  purpose: fc.constantFrom('Hall', 'Library'),
  payment_type,
})
const aVoucher: fc.Arbitrary<Cells> = fc.record({
  expanseCategory: fc.constantFrom('Tea', 'Tea', 'Tea', 'Nothing'),
  actualExpanse: amount,
  date: day,
  payee: fc.constantFrom('Shop', 'Press'),
  payment_type,
})
const aPaper: fc.Arbitrary<Cells> = fc
  .record({
    sale_type: fc.constantFrom('Vokalotnama', 'Cartis Paper'),
    sales_date: day,
    building_name: fc.constant('Bar Bhaban'),
    price: fc.constantFrom('10', '12.50'),
    serial: fc.integer({ min: 1, max: 40 }),
    width: fc.nat(4),
  })
  .map(({ serial, width, ...paper }) => ({
    ...paper,
    from_serial: String(serial),
    to_serial: String(serial + width),
  }))

type RandomFile = { kind: ImportKindName; path: string; rows: Cells[] }
const rowsOf = (row: fc.Arbitrary<Cells>) => fc.array(row, { minLength: 1, maxLength: 25 })
const anyFile: fc.Arbitrary<RandomFile> = fc.oneof(
  fc.record({
    kind: fc.constant('receipts-donations' as const),
    path: fc.constant('fund-collection'),
    rows: rowsOf(aDonation),
  }),
  fc.record({
    kind: fc.constant('receipts-vouchers' as const),
    path: fc.constant('actual_expanse'),
    rows: rowsOf(aVoucher),
  }),
  fc.record({
    kind: fc.constant('receipts-papers' as const),
    path: fc.constant('vokalotnama'),
    rows: rowsOf(aPaper),
  }),
)

/** Book numbers are never used again, not even after an undo. */
const withOwnNumbers = (rows: readonly Cells[], file: number): Cells[] =>
  rows.map((row) => (row['receipt_no'] ? { ...row, receipt_no: `${file}-${row['receipt_no']}` } : row))

/** All sums, counters and lines of both associations, without ids of rows and moments. */
async function sumsOf({ server: { sql } }: Association): Promise<Record<string, readonly unknown[]>> {
  return {
    days: await sql`select * from ledger_days order by 1, 2, 3, 4, 5`,
    months: await sql`select * from ledger_months order by 1, 2, 3, 4, 5`,
    categories:
      await sql`select month, side, category_id, days, amount from ledger_category_months order by 1, 2, 3`,
    placeDays: await sql`select * from place_days order by 1, 2`,
    places: await sql`select * from place_balances order by 1`,
    counters: await sql`select * from receipt_counters order by 1, 2`,
    lines: await sql`
      select r.number, l.day, l.side, l.head_id, l.category_id, l.payment_type, l.amount, l.reason
      from ledger_lines l join receipts r on r.id = l.receipt_id order by 1, 8, 2, 3, 4, 5, 6, 7`,
    placeLines: await sql`
      select r.number, l.place_id, l.day, l.amount, l.reason
      from place_lines l join receipts r on r.id = l.receipt_id order by 1, 5, 2, 3, 4`,
    receipts: await sql`
      select number, book_no, day, total, payer, box_id, voided_at is not null as void from receipts order by number`,
  }
}

/** Books the rows on their screen. Returns the ids of their receipts, and which rows were refused. */
async function bookOneByOne({ admin }: Association, { kind, path, rows }: RandomFile) {
  const ids: number[] = []
  const refused: boolean[] = []
  for (const { from_serial, to_serial, ...row } of rows) {
    const serials = kind === 'receipts-papers' && { serials: [{ from_serial, to_serial }] }
    const response = await admin.post(`${path}/`, { ...row, ...serials })
    refused.push(response.statusCode !== 201)
    if (response.statusCode === 201) ids.push((response.json() as { id: number }).id)
  }
  return { ids, refused }
}

let fileCount = 0

test('an import leaves the sums of the same rows booked one by one, and its undo those of their voids', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyFile, { minLength: 1, maxLength: 3 }), async (files) => {
      const imported: number[] = []
      const booked: { path: string; ids: number[] }[] = []
      for (const random of files) {
        const file = { ...random, rows: withOwnNumbers(random.rows, (fileCount += 1)) }
        const verdicts = await verdictsOf(importing.admin, file.kind, file.rows)
        const { ids, refused } = await bookOneByOne(booking, file)
        expect(verdicts.map(([, verdict]) => verdict !== 'new')).toEqual(refused)
        if (ids.length === 0) continue
        imported.push((await importRows(importing.admin, file.kind, file.rows)).id)
        booked.push({ path: file.path, ids })
        expect(await sumsOf(importing)).toEqual(await sumsOf(booking))
      }
      for (const id of imported.toReversed())
        expect((await importing.admin.post(`imports/${id}/undo/`, { reason: 'Again' })).statusCode).toBe(200)
      for (const { path, ids } of booked.toReversed())
        for (const id of ids.toReversed())
          expect((await booking.admin.delete(`${path}/${id}/`, { reason: 'Again' })).statusCode).toBe(204)
      expect(await sumsOf(importing)).toEqual(await sumsOf(booking))
      const balances = await importing.server.sql`
        select 1 from ledger_days where amount <> 0 union all select 1 from place_days where amount_in <> amount_out`
      expect(balances).toEqual([])
    }),
    { numRuns: 8, seed: randomSeed },
  )
  expect((await reconcile(importing.server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
}, 300_000)
