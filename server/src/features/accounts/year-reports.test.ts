import sharp from 'sharp'
import { today } from '@samity/shared-api/contract'
import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { MonthlyList, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { runNightlyChecks, runNightlyReconciliation, runReconciliation } from './reconciliation-runs.ts'
import { aFee, anAdvocate, aRent, aSale, errorsOf, createRecord, yearly } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[admin, staff] = [await server.as('admin'), await server.as('staff')]
})
afterAll(() => server.close())

const read = async <T>(path: string) => (await staff.get(path)).json() as T
const anExpense = (overrides: object = {}) => ({
  expanseCategory: 'Salary',
  actualExpanse: '1500',
  date: '2023-05-04',
  ...overrides,
})

describe('a realistic year has the figures added up by hand in', () => {
  // papers 6,500.00 of 10,000.00 taka: 65 %
  beforeAll(async () => {
    const papers = [
      ['Vokalotnama', '2023-01-02', '50', 80], // 4,000.00
      ['Cartis Paper', '2023-06-15', '25', 60], // 1,500.00
      ['Notery Sticker', '2023-11-30', '20', 30], // 600.00
    ] as const
    for (const [sale_type, sales_date, price, count] of papers)
      await createRecord(
        staff,
        'vokalotnama/',
        aSale({ sale_type, sales_date, price, serials: [{ from_serial: 1, to_serial: count }] }),
      )
    await createRecord(staff, 'bailbond/', {
      sales_date: '2023-12-31',
      building_name: 'Bar Bhaban',
      price: '40',
      bailbond_serials: [{ from_serial: 1, to_serial: 10 }], // 400.00
    })
    await createRecord(staff, 'advocates/', anAdvocate())
    await createRecord(staff, 'advocate-all-fees/', {
      ...aFee({ collection_date: '2023-03-10' }),
      entryfee_set: [{ entry_fee: '300.33', payment_type: 'cash' }],
      // bar association 1,000 + 20 a year × 1 + 80 = 1,100.00, benevolent 100 + 9.67, relief 90.00
      barassociationfee_set: [
        yearly(2023, 2023, {
          yearly_delay_fee: '80',
          benevolent_fund_fee: '100',
          benevolent_delay_fee: '9.67',
          relief_fund_fee: '90',
          payment_type: 'bank',
        }),
      ],
    })
    await createRecord(
      staff,
      'shop-rent/',
      aRent({ collection_date: '2023-02-28', rent_amount: '1000', from_year: 2023, to_year: 2023 }),
    )
    await createRecord(staff, 'fund-collection/', {
      donation_type: 'govt_donation',
      date: '2023-10-31',
      fund_provider: 'District office',
      fund_amount: '500',
      purpose: 'Library',
    })
    await createRecord(staff, 'bank-interest/', {
      collection_date: '2023-11-01',
      bank_name: 'Sonali',
      branch_name: 'Court',
      account_no: '1',
      interest_amount: '400',
    })
    for (let nth = 1; nth <= 12; nth++) {
      await createRecord(staff, 'expanse_category/', { category: nth === 1 ? 'Salary' : `Expense ${nth}` })
      await createRecord(staff, 'actual_expanse/', {
        expanseCategory: nth === 1 ? 'Salary' : `Expense ${nth}`,
        actualExpanse: `${nth}00.01`,
        date: `2023-${String(nth).padStart(2, '0')}-28`,
      })
    }
    for (const [path, category, percentage] of [
      ['income-category-percentage/', 'Vokalotnama', '33.33'],
      ['welfare-category-percentage/', 'Vokalotnama', '66.67'],
      ['income-category-percentage/', 'Entry Fee', '33.33'],
      ['welfare-category-percentage/', 'Benevolent Fund Fee', '100'],
      ['income-category-percentage/', 'Shop Rent', '0'],
    ])
      await createRecord(staff, path!, { category, percentage })
  })

  test('the income report', async () => {
    const report = await read<YearReport>('income-report/?year=2023')
    expect(report.grand_total).toBe('10000.00')
    const used = Object.entries(report.category_totals).filter(([, amount]) => amount !== '0.00')
    expect(Object.fromEntries(used)).toEqual({
      Vokalotnama: '4000.00',
      'Cartis Paper': '1500.00',
      'Notary Sticker': '600.00',
      'Bail Bond': '400.00',
      'Shop Rent': '1000.00',
      'Entry Fee': '300.33',
      'Bar Association Fee': '1100.00',
      'Benevolent Fund Fee': '109.67',
      'Relief Fund Fee': '90.00',
      'Government Donation': '500.00',
      'Bank Interest': '400.00',
    })
    expect(report.rows.map(({ total }) => total)).toEqual(
      ['4000', '1000', '1600', '0', '0', '1500', '0', '0', '0', '500', '1000', '400'].map(
        (taka) => `${taka}.00`,
      ),
    )
    const actual = async (period: string) =>
      (await read<YearReport>(`income-report/?year=2023&period=${period}`)).categories
        .map((figures) => Number(figures.actual) * 100)
        .reduce((one, other) => one + Math.round(other), 0)
    expect([await actual('first10'), await actual('last2')]).toEqual([860_000, 140_000])
  })

  test('the expense report and the last day of the monthly list', async () => {
    const report = await read<YearReport>('expanse-report/?year=2023')
    expect([report.grand_total, report.category_totals['Expense 12']]).toEqual(['7800.12', '1200.01'])
    const december = await read<MonthlyList>('monthly-income/?year=2023&month=12')
    expect(december.rows.at(-1)).toMatchObject({
      trunc_date: '2023-12-31',
      'Bail Bond': '400.00',
      total: '400.00',
    })
  })

  test('the shares, rounded half up to the paisa on the total', async () => {
    const general = await read<FundReport>('general-income-report/?year=2023')
    expect(general.categories.map(({ category, total, share }) => [category, total, share])).toEqual([
      ['Vokalotnama', '4000.00', '1333.20'],
      ['Shop Rent', '1000.00', '0.00'],
      ['Entry Fee', '300.33', '100.10'], // 100.099989
    ])
    // 1,333.20 + 100.099989: once, on the exact sum
    expect(general.summary).toEqual({
      total: '10000.00',
      shown: '5300.33',
      not_configured: '4699.67',
      share: '1433.30',
      unallocated: '5790.23',
    })
    const welfare = await read<FundReport>('welfare-income-report/?year=2023')
    expect(welfare.summary).toMatchObject({ shown: '4109.67', share: '2776.47', unallocated: '5790.23' })
  })

  test('the percentages: above 100 together is refused, also concurrently; a half paisa is rounded up', async () => {
    const overrides = await staff.post('welfare-category-percentage/', {
      category: 'Entry Fee',
      percentage: '66.68',
    })
    expect(overrides.statusCode).toBe(409)
    expect(errorsOf(overrides)['percentage']).toEqual([
      'Only 66.67% of Entry Fee is left: 33.33% belongs to the general fund',
    ])
    const both = await Promise.all([
      admin.post('welfare-category-percentage/', { category: 'Bail Bond', percentage: 60 }),
      staff.post('income-category-percentage/', { category: 'Bail Bond', percentage: 60 }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    await createRecord(staff, 'expanse_category/', { category: 'Half' })
    await createRecord(
      staff,
      'actual_expanse/',
      anExpense({ expanseCategory: 'Half', actualExpanse: '0.01' }),
    )
    await createRecord(staff, 'general-expense-category/', { category: 'Half', percentage: 50 })
    const { categories } = await read<FundReport>('general-expanse-report/?year=2023')
    expect(categories).toMatchObject([{ total: '0.01', share: '0.01' }])
  })
})

describe('the scan of a bill', () => {
  const attachment = (id: number) => `actual_expanse/${id}/attachment/`
  const formWith = (bytes: Buffer, filename: string) => {
    const form = new FormData()
    form.append('attachment', new Blob([new Uint8Array(bytes)]), filename)
    return form
  }
  let id: number
  beforeAll(async () => {
    if (
      !(await read<{ category: string }[]>('expanse_category/')).some(({ category }) => category === 'Salary')
    )
      await createRecord(staff, 'expanse_category/', { category: 'Salary' })
  })
  beforeEach(async () => {
    id = (await createRecord(staff, 'actual_expanse/', anExpense())).id
  })

  test('is recognised by its content, and returned only to roles that read expenses', async () => {
    const picture = await sharp({ create: { width: 20, height: 30, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const upload = await staff.put(attachment(id), formWith(picture, 'চা বিল.pdf'))
    expect((upload.json() as { attachment: object }).attachment).toEqual({
      name: 'চা-বিল.webp',
      type: 'image/webp',
      size: expect.any(Number),
    })
    const auditor = await server.as('auditor')
    const file = await auditor.get(attachment(id))
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(file.rawPayload).metadata()).height).toBe(30)
    expect((await (await server.as('cashier')).get(attachment(id))).statusCode).toBe(403)
    expect((await server.visitor.get(attachment(id))).statusCode).toBe(401)
    expect((await auditor.put(attachment(id), formWith(picture, 'a.png'))).statusCode).toBe(403)
  })

  test('may be a PDF, can be replaced and removed, and the audit log records each change', async () => {
    const pdf = Buffer.from('%PDF-1.4 a bill %%EOF')
    await staff.put(attachment(id), formWith(pdf, '../bill.exe'))
    expect((await staff.get(attachment(id))).rawPayload).toEqual(pdf)
    const [row] = (
      await read<{ id: number; attachment: { name: string } }[]>('actual_expanse/?year=2023')
    ).filter((one) => one.id === id)
    expect(row!.attachment.name).toBe('bill.pdf')
    expect((await staff.delete(attachment(id))).statusCode).toBe(204)
    expect((await staff.get(attachment(id))).statusCode).toBe(404)
    const auditEntries =
      await server.sql`select action from audit_events where subject_id = ${id} order by id`
    expect(auditEntries.map(({ action }) => action)).toEqual(['create', 'attach', 'attach'])
  })

  test('is refused when it is neither PDF nor picture, when the voucher is void, and in a locked period', async () => {
    const refusal = await staff.put(attachment(id), formWith(Buffer.from('<svg onload="x"/>'), 'bill.png'))
    expect([refusal.statusCode, errorsOf(refusal)]).toEqual([
      422,
      { attachment: ['Attach a PDF or a picture (JPEG, PNG, WebP, HEIC).'] },
    ])
    expect((await staff.put(attachment(id), {})).statusCode).toBe(422)
    for (const content of ['<html>%PDF-1.4 %%EOF</html>', '%PDF-1.4 only its beginning'])
      expect((await staff.put(attachment(id), formWith(Buffer.from(content), 'bill.pdf'))).statusCode).toBe(
        422,
      )
    const pdf = () => formWith(Buffer.from('%PDF-1.4 %%EOF'), 'a.pdf')
    await admin.put('lock/', { locked_up_to: '2023-12-31' })
    expect((await staff.put(attachment(id), pdf())).statusCode).toBe(409)
    await admin.put('lock/', { locked_up_to: null })
    await staff.delete(`actual_expanse/${id}/`, { reason: 'Twice' })
    expect((await staff.put(attachment(id), pdf())).statusCode).toBe(409)
    expect((await staff.put(attachment(999_999), pdf())).statusCode).toBe(404)
  })
})

describe('the nightly reconciliation', () => {
  const readReconciliation = async () => (await read<DashboardFigures>('dashboard/')).agreement
  beforeEach(() => server.sql`delete from reconciliation_runs`)

  test('runs once a night, on one of several servers', async () => {
    expect(await readReconciliation()).toBeNull()
    const runs = await Promise.all([
      runNightlyReconciliation(server.sql),
      runNightlyReconciliation(server.sql),
      runNightlyReconciliation(server.sql),
    ])
    expect(runs.filter(Boolean)).toHaveLength(1)
    expect(await runNightlyReconciliation(server.sql)).toBe(false)
    expect(await readReconciliation()).toEqual({ checked_at: expect.any(String), ok: true, failing: 0 })
    await server.sql`update reconciliation_runs set checked_at = checked_at - interval '1 day'`
    expect(await runNightlyReconciliation(server.sql)).toBe(true)
    // a clock that was ahead
    await server.sql`update reconciliation_runs set checked_at = checked_at + interval '1 year'`
    expect(await runNightlyReconciliation(server.sql)).toBe(true)
  })

  test('reads the whole audit log afterwards, and names an entry that is not right', async () => {
    const error = jest.fn()
    const runChecks = () => runNightlyChecks({ ...server, secretBox: server.app.secretBox, log: { error } })
    await runChecks()
    expect(error).not.toHaveBeenCalled()
    expect(await server.sql`select from audit_mark`).toHaveLength(1)
    const [entry] = await server.sql<{ id: number }[]>`
      insert into audit_events (actor, action, subject) values ('nobody', 'none', 'nothing') returning id`
    await runChecks()
    expect(error).not.toHaveBeenCalled()
    await server.sql`delete from reconciliation_runs`
    await runChecks()
    expect(error.mock.calls).toMatchObject([[{ entry: entry!.id }, 'the audit log is not as it was written']])
    await server.sql`insert into audit_chain_queue (event_id) values (${entry!.id})`
  })

  test('warns on the dashboard while a check fails', async () => {
    await createRecord(
      staff,
      'vokalotnama/',
      aSale({ sales_date: today(), serials: [{ from_serial: 900, to_serial: 900 }] }),
    )
    await server.sql`update ledger_days set amount = amount + 1 where day = ${today()}`
    await runNightlyReconciliation(server.sql)
    expect(await readReconciliation()).toMatchObject({ ok: false, failing: 1 })
    expect((await (await server.as('cashier')).get('dashboard/')).json()).not.toHaveProperty('agreement')
    await server.sql`update ledger_days set amount = amount - 1 where day = ${today()}`
    expect((await runReconciliation(server.sql, 'restore')).laws.every(({ ok }) => ok)).toBe(true)
    expect(await readReconciliation()).toMatchObject({ ok: true, failing: 0 })
  })
})

test('an empty year, a leap day and a category deleted during a booking are handled', async () => {
  const empty = await read<YearReport>('income-report/?year=2011')
  expect([empty.grand_total, empty.rows.length]).toEqual(['0.00', 12])
  const leap = await read<MonthlyList>('monthly-expanse/?year=2000&month=2')
  expect(leap.rows.at(-1)?.trunc_date).toBe('2000-02-29')
  const hall = await createRecord(staff, 'expanse_category/', { category: 'Hall' })
  const [booking, deletion] = await Promise.all([
    staff.post('actual_expanse/', anExpense({ expanseCategory: hall.id, date: '2022-01-01' })),
    staff.delete(`expanse_category/${hall.id}/`),
  ])
  // the later request was refused, and no booking is without its category
  expect([
    [201, 409],
    [422, 204],
    [409, 204],
  ]).toContainEqual([booking.statusCode, deletion.statusCode])
  expect((await runReconciliation(server.sql, 'screen')).laws.every(({ ok }) => ok)).toBe(true)
})
