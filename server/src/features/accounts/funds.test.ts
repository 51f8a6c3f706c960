import { toDecimal } from '@samity/shared-api/contract'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import { aSale, errorsOf, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[admin, staff] = [await server.as('admin'), await server.as('staff')]
})
beforeEach(async () => {
  await server.sql`alter table ledger_lines disable trigger user`
  await server.sql`
    truncate receipts, receipt_counters, ledger_days, income_shares, expense_shares, locked_shares, expense_categories cascade`
  await server.sql`alter table ledger_lines enable trigger user`
  await server.sql`update period_lock set locked_up_to = null`
})
afterAll(() => server.close())

const paths = { general: 'income-category-percentage/', welfare: 'welfare-category-percentage/' }
type Fund = keyof typeof paths
const share = (fund: Fund, category: string | number, percentage: number | string) =>
  createRecord(staff, paths[fund], { category, percentage })
const report = async (path: string, year = 2025) =>
  (await staff.get(`${path}/?year=${year}`)).json() as FundReport

/** Receipts of 100.01 vokalotnama and 50.00 cartis paper. */
async function someIncome() {
  await createRecord(
    staff,
    'vokalotnama/',
    aSale({ sales_date: '2025-03-10', price: '100.01', serials: [{ from_serial: 1, to_serial: 1 }] }),
  )
  await createRecord(
    staff,
    'vokalotnama/',
    aSale({
      sale_type: 'Cartis Paper',
      sales_date: '2025-04-02',
      price: '50',
      serials: [{ from_serial: 1, to_serial: 1 }],
    }),
  )
}

test('a percentage accepts a category by id or name and returns both', async () => {
  const generalShare = await share('general', 'vokalotnama', '40.5')
  expect(generalShare).toMatchObject({
    category: 'Vokalotnama',
    category_id: 1,
    percentage: 40.5,
    fund: 'general',
  })
  await share('welfare', 1, '৫৯.৫')
  expect((await staff.get(paths.general)).json()).toHaveLength(1)
  expect((await staff.get(paths.welfare)).json()).toMatchObject([
    { category: 'Vokalotnama', percentage: 59.5 },
  ])
})

test('a percentage is 0 to 100 with at most two decimal places', async () => {
  for (const percentage of ['100.01', '-1', '33.333', 'half', '1e2', ''])
    expect(Object.keys(errorsOf(await staff.post(paths.general, { category: 1, percentage })))).toEqual([
      'percentage',
    ])
  for (const [category, percentage] of [
    [1, 0],
    [2, 100],
    [3, '33.33'],
  ] as const)
    await share('general', category, percentage)
})

test('a fund has one percentage of a category', async () => {
  await share('general', 1, 40)
  const again = await staff.post(paths.general, { category: 'Vokalotnama', percentage: 10 })
  expect([again.statusCode, errorsOf(again)['category']]).toEqual([
    409,
    ['This category already has a percentage in this fund'],
  ])
})

test('both funds together never exceed 100 %, and the refusal says what is left', async () => {
  await share('general', 1, '66.67')
  const refusal = await staff.post(paths.welfare, { category: 1, percentage: '33.34' })
  expect([refusal.statusCode, errorsOf(refusal)]).toEqual([
    409,
    { percentage: ['Only 33.33% of Vokalotnama is left: 66.67% belongs to the general fund'] },
  ])
  const welfare = await share('welfare', 1, '33.33')
  expect(
    (await staff.put(`${paths.welfare}${welfare.id}/`, { category: 1, percentage: 34 })).statusCode,
  ).toBe(409)
  expect(
    (await staff.put(`${paths.welfare}${welfare.id}/`, { category: 1, percentage: 20 })).json(),
  ).toMatchObject({ percentage: 20 })
})

test('one of two concurrent percentages that together exceed 100 is refused', async () => {
  for (let round = 0; round < 5; round++) {
    await server.sql`truncate income_shares`
    const both = await Promise.all([
      staff.post(paths.general, { category: 1, percentage: 60 }),
      admin.post(paths.welfare, { category: 1, percentage: 60 }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  }
})

test('the database refuses a total above 100 %', async () => {
  await server.sql`insert into income_shares (fund, category, percentage) values ('general', 1, 70)`
  const overrides = server.sql`insert into income_shares (fund, category, percentage) values ('welfare', 1, 30.01)`
  await expect(overrides).rejects.toMatchObject({ constraint_name: 'income_shares_at_most_100_percent' })
})

test('a percentage of one fund cannot be read, changed or deleted through the other', async () => {
  const { id } = await share('general', 1, 40)
  expect((await staff.get(`${paths.welfare}${id}/`)).statusCode).toBe(404)
  expect((await staff.put(`${paths.welfare}${id}/`, { category: 1, percentage: 1 })).statusCode).toBe(404)
  expect((await staff.delete(`${paths.welfare}${id}/`)).statusCode).toBe(404)
  expect((await staff.delete(`${paths.general}${id}/`)).statusCode).toBe(204)
  expect((await staff.get(paths.general)).json()).toEqual([])
})

test('a fund report shows full amounts, shares by the printed formula, and reconciles with the income', async () => {
  await someIncome()
  await share('general', 1, '33.33')
  await share('welfare', 1, 50)
  const general = await report('general-income-report')
  expect(general.records).toEqual([
    { date: '2025-03-10', source: 'Vokalotnama', amount: '100.01', category_id: 1, percentage: 33.33 },
  ])
  expect(general.categories).toEqual([
    { category_id: 1, category: 'Vokalotnama', percentage: 33.33, total: '100.01', share: '33.33' },
  ])
  expect(general.summary).toEqual({
    total: '150.01',
    shown: '100.01',
    not_configured: '50.00',
    share: '33.33',
    unallocated: '66.67',
  })
  const welfare = await report('welfare-income-report')
  expect(welfare.categories[0]?.share).toBe('50.01')
  expect(welfare.summary.unallocated).toBe('66.67')
})

test('the report shows a category at 0 percent, and not one without a percentage', async () => {
  await someIncome()
  await share('general', 2, 0)
  const { categories, summary } = await report('general-income-report')
  expect(categories.map(({ category, share: part }) => [category, part])).toEqual([['Cartis Paper', '0.00']])
  expect(summary).toMatchObject({ shown: '50.00', not_configured: '100.01' })
})

test('expenses have their own percentages and reports', async () => {
  await createRecord(staff, 'expanse_category/', { category: 'Salary' })
  await createRecord(staff, 'actual_expanse/', {
    expanseCategory: 'Salary',
    actualExpanse: '1000',
    date: '2025-02-01',
  })
  await createRecord(staff, 'general-expense-category/', { category: 'Salary', percentage: 70 })
  await createRecord(staff, 'welfare-expense-category/', { category: 'Salary', percentage: 30 })
  expect((await report('general-expanse-report')).summary).toMatchObject({
    share: '700.00',
    unallocated: '0.00',
  })
  expect((await report('welfare-expanse-report')).summary).toMatchObject({
    share: '300.00',
    total: '1000.00',
  })
  expect((await report('general-income-report')).summary.total).toBe('0.00')
})

test('a percentage changed, added or deleted later does not change a locked year', async () => {
  await someIncome()
  const { id } = await share('general', 1, 40)
  const shareToDelete = await share('general', 2, 10)
  await admin.put('lock/', { locked_up_to: '2025-12-31' })
  const before = (await staff.get('general-income-report/?year=2025')).body
  await staff.put(`${paths.general}${id}/`, { category: 1, percentage: 55 })
  await staff.put(`${paths.general}${id}/`, { category: 1, percentage: 60 })
  await staff.delete(`${paths.general}${shareToDelete.id}/`)
  await share('general', 3, 5)
  expect((await staff.get('general-income-report/?year=2025')).body).toBe(before)
  const openYear = (await report('general-income-report', 2026)).categories
  expect(openYear.map(({ category, percentage }) => [category, percentage])).toEqual([
    ['Vokalotnama', 60],
    ['Notary Sticker', 5],
  ])
  await admin.put('lock/', { locked_up_to: null })
  expect((await report('general-income-report')).categories[0]?.percentage).toBe(60)
})

test('a month whose totals change directly in the database is read again', async () => {
  await share('general', 'Vokalotnama', 50)
  await someIncome()
  const amounts = async () => (await report('general-income-report')).records.map(({ amount }) => amount)
  const add = (paisa: number) => server.sql`
    update ledger_category_months set days[10] = days[10] + ${paisa} where month = '2025-03-01' and side = 'income'`
  expect(await amounts()).toEqual(['100.01'])
  await add(5)
  expect(await amounts()).toEqual(['100.06'])
  await add(-5)
  expect(await amounts()).toEqual(['100.01'])
})

test('a report that is already cached shows every later change', async () => {
  const library = await createRecord(staff, 'income_category/', { category: 'Library' })
  const donations = await share('general', 16, '33.33')
  await share('general', library.id, 10)
  const donation = (date: string, fund_amount: string) => ({
    donation_type: 'govt_donation',
    fund_amount,
    date,
    fund_provider: 'Ministry',
    purpose: 'Books',
  })
  const donate = (date: string, amount: string) =>
    createRecord(staff, 'fund-collection/', donation(date, amount))
  const [first, second] = [await donate('2025-03-10', '100'), await donate('2025-12-31', '0.01')]
  const change = (date: string) => staff.put(`fund-collection/${first.id}/`, donation(date, '100'))
  const changes: Record<string, () => Promise<unknown>> = {
    'another day of the month': () => change('2025-03-11'),
    'another month': () => change('2025-04-11'),
    'another receipt of a day': () => staff.post('fund-collection/', donation('2025-12-31', '7.77')),
    'another percentage': () =>
      staff.put(`${paths.general}${donations.id}/`, { category: 16, percentage: 41 }),
    'another category': () => staff.put('heads/16/', { category: 'Library', from: '2025-01-01' }),
    'another name': () => staff.put(`income_category/${library.id}/`, { category: 'গ্রন্থাগার "১"' }),
    'another year': () => change('2024-04-11'),
    'a void': () => staff.delete(`fund-collection/${second.id}/`),
  }

  const readLedger = async () => {
    const rows = await server.sql<{ amount: number; percentage: number }[]>`
      select l.day as date, c.category as source, sum(l.amount)::bigint as amount, c.id as category_id, s.percentage
      from ledger_lines l
      join income_categories c on c.id = l.category_id
      join income_shares s on s.category = c.id and s.fund = 'general'
      where l.side = 'income' and l.day between '2025-01-01' and '2025-12-31'
      group by l.day, c.id, s.percentage having sum(l.amount) <> 0
      order by l.day, c.id`
    return rows.map((row) => ({ ...row, amount: toDecimal(row.amount) }))
  }
  const distinctReports = new Set([JSON.stringify((await report('general-income-report')).records)])
  for (const [name, apply] of Object.entries(changes)) {
    await apply()
    const { records } = await report('general-income-report')
    expect([name, records]).toEqual([name, await readLedger()])
    distinctReports.add(JSON.stringify(records))
  }
  // each change gave another report
  expect(distinctReports.size).toBe(1 + Object.keys(changes).length)
})
