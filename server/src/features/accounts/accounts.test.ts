import { today, yearOf } from '@samity/shared-api/contract'
import type { Head } from '@samity/shared-api/contract/accounts/category'
import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { LedgerRecord } from '@samity/shared-api/contract/accounts/ledger-record'
import type { MonthlyList, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { anAdvocate, aSale, errorsOf, createRecord } from '../../../test/builders.ts'
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
    truncate receipts, receipt_counters, ledger_days, advocates, probable_incomes, probable_expenses, expense_categories cascade`
  await server.sql`alter table ledger_lines enable trigger user`
  await server.sql`update period_lock set locked_up_to = null`
  await server.sql`update heads set category_id = id, kind = 'income'`
  await server.sql`delete from income_categories where id > 19`
})
afterAll(() => server.close())

let serial = 0
/** Sells `count` vokalotnamas at 1 taka each, with serials that no other sale has. */
function sell(day: string, count: number, overrides: object = {}) {
  const from_serial = serial + 1
  serial += count
  return createRecord(
    staff,
    'vokalotnama/',
    aSale({ sales_date: day, price: 1, serials: [{ from_serial, to_serial: serial }], ...overrides }),
  )
}
const anInterest = (collection_date: string, interest_amount: string) => ({
  collection_date,
  bank_name: 'Sonali',
  branch_name: 'Court',
  account_no: '1',
  interest_amount,
})
const report = async (query: string, side = 'income') =>
  (await staff.get(`${side}-report/?${query}`)).json() as YearReport
const figuresOf = async (category: string, query = 'year=2025') =>
  (await report(query)).categories.find((figures) => figures.category === category)
const records = async (query: string) => {
  const response = await staff.get(`ledger-records/?${query}`)
  return {
    rows: response.json() as LedgerRecord[],
    total: response.headers['x-total-count'],
    amount: response.headers['x-total-amount'],
  }
}

test('a new association has a category for each head', async () => {
  const heads = (await staff.get('heads/')).json() as Head[]
  expect(heads.map(({ name, category }) => [name.en, category]).slice(0, 3)).toEqual([
    ['Vokalotnama', 'Vokalotnama'],
    ['Cartis Paper', 'Cartis Paper'],
    ['Notary Sticker', 'Notary Sticker'],
  ])
  expect(heads).toHaveLength(19)
})

describe('moving a head', () => {
  beforeEach(async () => {
    await createRecord(staff, 'income_category/', { category: 'Paper sales' })
    await sell('2025-03-10', 10)
    await sell('2025-06-20', 20)
  })
  const move = (body: object) => staff.put('heads/1/', { category: 'Paper sales', ...body })

  test('from now on leaves earlier bookings in their category', async () => {
    expect((await move({ from: 'now' })).json()).toMatchObject({ category: 'Paper sales', version: 2 })
    expect((await figuresOf('Vokalotnama'))?.actual).toBe('30.00')
    await sell('2025-07-01', 5)
    expect((await figuresOf('Paper sales'))?.actual).toBe('5.00')
    expect((await report('year=2025')).grand_total).toBe('35.00')
  })

  test('from a date moves the bookings of that day and later, and no earlier ones', async () => {
    expect((await move({ from: '20/06/2025' })).statusCode).toBe(200)
    expect((await figuresOf('Vokalotnama'))?.actual).toBe('10.00')
    expect((await figuresOf('Paper sales'))?.actual).toBe('20.00')
  })

  test('never changes a locked period', async () => {
    await admin.put('lock/', { locked_up_to: '2025-03-31' })
    const refusal = await move({ from: '2025-03-01' })
    expect([refusal.statusCode, errorsOf(refusal)]).toEqual([
      409,
      { from: ['The books are locked up to 31/03/2025; choose a later date'] },
    ])
    expect((await move({ from: '2025-04-01' })).statusCode).toBe(200)
    expect((await figuresOf('Vokalotnama'))?.actual).toBe('10.00')
  })

  test('from a future day, or from text that is no day, is refused', async () => {
    expect(errorsOf(await move({ from: '2199-01-01' }))).toEqual({ from: ['Must not be after today'] })
    expect((await move({ from: 'someday' })).statusCode).toBe(422)
  })

  test('keeps earlier receipts in their category when they are changed later', async () => {
    const old = await createRecord(
      staff,
      'vokalotnama/',
      aSale({ sales_date: '2025-02-01', price: 1, serials: [{ from_serial: 901, to_serial: 903 }] }),
    )
    await move({ from: 'now' })
    const body = aSale({
      sales_date: '2025-02-02',
      price: 2,
      serials: [{ from_serial: 901, to_serial: 903 }],
    })
    expect((await staff.put(`vokalotnama/${old.id}/`, body)).statusCode).toBe(200)
    expect((await figuresOf('Vokalotnama'))?.actual).toBe('36.00')
    expect((await figuresOf('Paper sales'))?.actual).toBe('0.00')
  })

  test('to money passed on takes it out of the income and shows it on its own line', async () => {
    await staff.put('heads/1/', { kind: 'passed_on', from: '2025-01-01' })
    const { grand_total, passed_on } = await report('year=2025')
    expect([grand_total, passed_on]).toEqual(['0.00', '30.00'])
    await sell('2025-11-01', 4)
    const periods = ['first10', 'last2'].map((period) => report(`year=2025&period=${period}`))
    expect((await Promise.all(periods)).map((of) => of.passed_on)).toEqual(['30.00', '4.00'])
  })

  test('leaves a correction of a locked period in the category of the record that it corrects', async () => {
    const wrong = await sell('2025-01-05', 7)
    await admin.put('lock/', { locked_up_to: '2025-01-31' })
    expect((await admin.delete(`vokalotnama/${wrong.id}/`, { reason: 'Entered twice' })).statusCode).toBe(204)
    await move({ from: 'year' })
    const [correction] = await server.sql<{ income_category_id: number }[]>`
      select income_category_id from ledger_lines where receipt_id = ${wrong.id} and reason = 'corrected'`
    expect(correction?.income_category_id).toBe(1)
  })

  test('with an older version is refused', async () => {
    await move({ from: 'now', version: 1 })
    expect((await staff.put('heads/1/', { kind: 'passed_on', version: 1 })).statusCode).toBe(409)
  })
})

describe('the income report', () => {
  test('compares budget and income, with difference and percent', async () => {
    await createRecord(staff, 'probable_income/', {
      year: 2025,
      IncomeCategory: 'vokalotnama',
      amount: '1,200',
    })
    await sell('2025-02-28', 1000)
    expect(await figuresOf('Vokalotnama')).toEqual({
      id: 1,
      category: 'Vokalotnama',
      probable: '1200.00',
      actual: '1000.00',
      difference: '-200.00',
      percent: '83.33',
    })
    expect((await figuresOf('Cartis Paper'))?.percent).toBeNull()
  })

  test('covers the first ten months, the last two, or the whole year', async () => {
    for (const [day, count] of [
      ['2025-01-01', 1],
      ['2025-10-31', 2],
      ['2025-11-01', 4],
      ['2025-12-31', 8],
      ['2026-01-01', 16],
    ] as const)
      await sell(day, count)
    const actual = async (period: string) =>
      (await figuresOf('Vokalotnama', `year=2025&period=${period}`))?.actual
    expect([await actual('first10'), await actual('last2'), await actual('whole')]).toEqual([
      '3.00',
      '12.00',
      '15.00',
    ])
    const { columns, rows, category_totals } = await report('year=2025')
    expect([columns[0], columns.at(-1), rows.length]).toEqual(['trunc_date', 'total', 12])
    expect(rows[9]).toMatchObject({ trunc_date: '2025-10-01', Vokalotnama: '2.00', total: '2.00' })
    expect(category_totals['Vokalotnama']).toBe('15.00')
  })

  test('keeps an archived category that has a budget or bookings, and omits an unused one', async () => {
    const [usedCategory, unusedCategory] = [
      await createRecord(staff, 'income_category/', { category: 'Hall rent' }),
      await createRecord(staff, 'income_category/', { category: 'Old things' }),
    ]
    await createRecord(staff, 'probable_income/', { year: 2025, IncomeCategory: usedCategory.id, amount: 50 })
    for (const { id } of [usedCategory, unusedCategory]) await staff.post(`income_category/${id}/archive/`)
    const { columns } = await report('year=2025')
    expect([columns.includes('Hall rent'), columns.includes('Old things')]).toEqual([true, false])
  })

  test('returns 400 for an unreadable year or period, and zeros for a year without data', async () => {
    for (const query of ['year=abc', 'year=20255', 'period=half', 'year=2025&period=2'])
      expect((await staff.get(`income-report/?${query}`)).statusCode).toBe(400)
    expect((await staff.get('monthly-income/?year=2025&month=13')).statusCode).toBe(400)
    expect((await report('year=1999')).grand_total).toBe('0.00')
  })
})

test('the monthly list has every day of the month, and every day of the year for month 0', async () => {
  await sell('2024-02-29', 3)
  const list = async (query: string) => (await staff.get(`monthly-income/?${query}`)).json() as MonthlyList
  const february = await list('year=2024&month=2')
  expect(february.rows).toHaveLength(29)
  expect(february.rows.at(-1)).toMatchObject({ trunc_date: '2024-02-29', Vokalotnama: '3.00', total: '3.00' })
  expect((await list('year=2024&month=0')).rows).toHaveLength(366)
  expect((await list('year=2025&month=0')).rows).toHaveLength(365)
})

describe('the records behind a figure', () => {
  test('are its receipts, and their sum is the figure', async () => {
    const sale = await sell('2025-03-10', 10, { customer_name: 'Karim', payment_type: 'bank' })
    await sell('2025-03-11', 5)
    await sell('2025-04-01', 5)
    await createRecord(staff, 'vokalotnama/', aSale({ sale_type: 'Cartis Paper', sales_date: '2025-03-10' }))
    const { rows, total, amount } = await records('side=income&category=1&from=2025-03-01&to=2025-03-31')
    expect([total, amount]).toEqual(['2', '15.00'])
    expect(rows[1]).toMatchObject({
      number: sale.number,
      date: '2025-03-10',
      amount: '10.00',
      payment_types: ['bank'],
      purposes: [{ en: 'Vokalotnama', bn: 'ওকালতনামা' }],
    })
    expect(
      (await records('side=income&category=1&payment_type=bank&from=2025-01-01&to=2025-12-31')).amount,
    ).toBe('10.00')
    expect((await records('side=income&head=2')).amount).toBe('500.00')
  })

  test('are summed for several categories, or all but some, for days and for whole months', async () => {
    await sell('2025-03-10', 10)
    await createRecord(staff, 'vokalotnama/', aSale({ sale_type: 'Cartis Paper', sales_date: '2025-03-10' }))
    await createRecord(staff, 'bank-interest/', anInterest('2025-03-11', '70'))
    for (const span of ['from=2025-03-01&to=2025-03-31', 'from=2025-03-10&to=2025-03-11']) {
      const both = await records(`category=1,2&${span}`)
      expect([both.total, both.amount]).toEqual(['2', '510.00'])
      const rest = await records(`without=1,2&${span}`)
      expect(rest.rows.map(({ amount }) => amount)).toEqual(['70.00'])
      expect([rest.total, rest.amount]).toEqual(['1', '70.00'])
    }
    expect((await records('without=1&from=2025-03-11&to=2025-03-11')).total).toBe('1')
  })

  test('omit voided receipts, and show the void that corrects a locked period', async () => {
    const voided = await sell('2025-03-10', 10)
    await staff.delete(`vokalotnama/${voided.id}/`)
    expect((await records('category=1')).rows).toEqual([])
    const locked = await sell('2025-03-12', 4)
    await admin.put('lock/', { locked_up_to: '2025-03-31' })
    await admin.delete(`vokalotnama/${locked.id}/`, { reason: 'Wrong member' })
    const { rows } = await records('category=1&ordering=date')
    expect(rows.map(({ number, amount }) => [number, amount])).toEqual([
      [locked.number, '4.00'],
      [locked.number, '-4.00'],
    ])
  })

  test('of a receipt and its correction keep their order from page to page', async () => {
    const sales = []
    for (let nth = 0; nth < 8; nth++) sales.push(await sell('2025-03-12', 4))
    await admin.put('lock/', { locked_up_to: '2025-03-31' })
    for (const { id } of sales.toReversed())
      await admin.delete(`vokalotnama/${id}/`, { reason: 'Wrong member' })
    for (const ordering of ['number', '-number']) {
      const numbers = sales.flatMap(({ number }) => [
        [number, '4.00'],
        [number, '-4.00'],
      ])
      const paged = []
      for (let offset = 0; offset < 16; offset += 3)
        paged.push(...(await records(`category=1&ordering=${ordering}&limit=3&offset=${offset}`)).rows)
      expect(paged.map(({ number, amount }) => [number, amount])).toEqual(
        ordering === 'number' ? numbers : numbers.toReversed(),
      )
    }
  })

  test('are returned in pages, and an unreadable parameter is refused', async () => {
    for (let day = 10; day < 15; day++) await sell(`2025-03-${day}`, 1)
    const { rows, total, amount } = await records('category=1&limit=2&offset=4')
    expect([rows.length, total, amount]).toEqual([1, '5', '5.00'])
    for (const query of [
      'side=both',
      'category=x',
      'category=1,',
      'without=0',
      'from=2025-02-30',
      'payment_type=gold',
      'ordering=colour',
      'limit=0',
    ])
      expect((await staff.get(`ledger-records/?${query}`)).statusCode).toBe(400)
  })
})

describe('the budget of a year', () => {
  test('has one amount a category, by name or id, and is listed by year', async () => {
    const amount = await createRecord(staff, 'probable_income/', {
      year: 2025,
      IncomeCategory: 'Shop Rent',
      amount: '500',
    })
    expect(amount).toMatchObject({ IncomeCategory: 9, category: 'Shop Rent', amount: '500.00' })
    const again = await staff.post('probable_income/', { year: 2025, IncomeCategory: 9, amount: '1' })
    expect(errorsOf(again)['IncomeCategory']).toEqual([
      'An amount for this category and year is already entered',
    ])
    expect((await staff.get('probable_income/?year=2025')).json()).toHaveLength(1)
    expect((await staff.get('probable_income/?year=2024')).json()).toEqual([])
    await createRecord(staff, 'probable_income/', { year: 2025, IncomeCategory: 10, amount: '1' })
    const ordered = await staff.get('probable_income/?year=2025&ordering=IncomeCategory')
    expect(ordered.json()).toMatchObject([{ IncomeCategory: 9 }, { IncomeCategory: 10 }])
    expect((await staff.get('probable_income/?year=soon')).statusCode).toBe(400)
  })

  test('cannot be changed once the year is locked', async () => {
    const amount = await createRecord(staff, 'probable_income/', {
      year: 2025,
      IncomeCategory: 9,
      amount: '500',
    })
    await admin.put('lock/', { locked_up_to: '2025-12-30' })
    const body = { year: 2025, IncomeCategory: 9, amount: '600' }
    expect((await staff.put(`probable_income/${amount.id}/`, body)).statusCode).toBe(200)
    await admin.put('lock/', { locked_up_to: '2025-12-31' })
    expect((await staff.put(`probable_income/${amount.id}/`, body)).statusCode).toBe(409)
    expect((await staff.delete(`probable_income/${amount.id}/`)).statusCode).toBe(409)
    expect((await staff.post('probable_income/', { ...body, IncomeCategory: 1 })).statusCode).toBe(409)
    expect((await figuresOf('Shop Rent'))?.probable).toBe('600.00')
  })
})

describe('an actual expense', () => {
  const anExpense = (overrides: object = {}) => ({
    expanseCategory: 'Salary',
    actualExpanse: '1500',
    date: '2025-05-04',
    payee: 'Karim',
    ...overrides,
  })
  beforeEach(() => createRecord(staff, 'expanse_category/', { category: 'Salary' }))

  test('has a voucher number, takes its year from its date, and is listed in that year', async () => {
    const expense = await createRecord(staff, 'actual_expanse/', anExpense())
    expect(expense).toMatchObject({
      number: 'EXP-2025-000001',
      year: 2025,
      category: 'Salary',
      actualExpanse: '1500.00',
      payment_type: 'cash',
    })
    expect((await staff.get('actual_expanse/?year=2025')).json()).toHaveLength(1)
    expect((await staff.get('actual_expanse/?year=2024')).json()).toEqual([])
    expect((await staff.get('actual_expanse/')).json()).toEqual([])
    expect((await staff.get('actual_expanse/?from=2025-05-01&to=2025-05-31')).json()).toHaveLength(1)
    expect((await report('year=2025', 'expanse')).category_totals['Salary']).toBe('1500.00')
  })

  test('keeps its category from being deleted and counts as one receipt', async () => {
    await createRecord(staff, 'actual_expanse/', anExpense())
    const [salary] = (await staff.get('expanse_category/')).json() as { id: number }[]
    const refusal = await staff.delete(`expanse_category/${salary!.id}/`)
    expect(refusal.statusCode).toBe(409)
    expect(refusal.json()).toMatchObject({
      count: 1,
      message:
        'This expanse category cannot be deleted: 1 record refers to it (receipts: 1). It can be archived instead.',
    })
    const inBengali = await staff.delete(`expanse_category/${salary!.id}/`, undefined, {
      'accept-language': 'bn',
    })
    expect(inBengali.json()).toMatchObject({ message: expect.stringContaining('(রসিদ: ১)') })
  })

  test('is refused when its year differs from its date', async () => {
    expect(errorsOf(await staff.post('actual_expanse/', anExpense({ year: 2024 })))).toEqual({
      year: ['The date is in 2025'],
    })
  })

  test('is voided with a reason and leaves the reports', async () => {
    const expense = await createRecord(staff, 'actual_expanse/', anExpense())
    await staff.delete(`actual_expanse/${expense.id}/`, { reason: 'Paid twice' })
    expect((await report('year=2025', 'expanse')).grand_total).toBe('0.00')
    const [voided] = (await staff.get('actual_expanse/?year=2025&voided=1')).json() as {
      void_reason: string
    }[]
    expect(voided?.void_reason).toBe('Paid twice')
  })
})

test('a category in use is not deleted, and the response counts the records that use it', async () => {
  await createRecord(staff, 'probable_income/', { year: 2025, IncomeCategory: 9, amount: '500' })
  const refusal = await staff.delete('income_category/9/')
  expect([refusal.statusCode, (refusal.json() as { count: number }).count]).toEqual([409, 2])
})

test('the years with data come from the ledger and the budgets', async () => {
  await sell('2019-06-01', 1)
  await createRecord(staff, 'probable_income/', { year: 2031, IncomeCategory: 1, amount: 1 })
  expect((await staff.get('years/')).json()).toEqual([2019, 2031])
})

describe('the dashboard', () => {
  test('shows a cashier today’s figures, and neither reports nor expenses', async () => {
    await createRecord(staff, 'expanse_category/', { category: 'Tea' })
    await createRecord(staff, 'actual_expanse/', {
      expanseCategory: 'Tea',
      actualExpanse: '20',
      date: '2025-05-04',
    })
    const figures = (await (await server.as('cashier')).get('dashboard/')).json() as Record<string, unknown>
    expect(Object.keys(figures).toSorted()).toEqual([
      'receipts',
      'renewals',
      'rents',
      'tasks',
      'to_do',
      'today',
    ])
    expect(figures['today']).not.toHaveProperty('expense')
    expect(figures['receipts']).toEqual([])
  })

  test('compares month and year with the same days of last year, and lists the income of each month', async () => {
    const day = today()
    const [year, month] = [yearOf(day), day.slice(5, 7)]
    await createRecord(staff, 'bank-interest/', anInterest(`${year - 1}-01-01`, '70'))
    await createRecord(staff, 'bank-interest/', anInterest(`${year - 2}-01-01`, '900'))
    await createRecord(staff, 'bank-interest/', anInterest(day, '30'))
    // two days after this day of last year, but still in that year: must not be counted
    const later = new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(5, 10)
    if (later > day.slice(5))
      await createRecord(staff, 'bank-interest/', anInterest(`${year - 1}-${later}`, '5'))
    const figures = (await staff.get('dashboard/')).json() as DashboardFigures
    expect(figures.last_year?.year).toMatchObject({ from: `${year - 1}-01-01`, collected: '70.00' })
    expect(figures.last_year?.month).toMatchObject({
      from: `${year - 1}-${month}-01`,
      collected: month === '01' ? '70.00' : '0.00',
    })
    expect(figures.days).toHaveLength(31)
    expect(figures.days?.at(-1)).toEqual({ day, collected: '30.00' })
    expect(figures.months?.map(({ income }) => income)).toEqual(
      Array.from({ length: 12 }, (_, index) => (index + 1 === Number(month) ? '30.00' : '0.00')),
    )
  })

  test('shows an administrator the number of pending accounts and new messages', async () => {
    const figures = (await admin.get('dashboard/')).json() as Record<string, unknown>
    expect(figures).toMatchObject({ pending_accounts: 0, messages: 0 })
    expect((await staff.get('dashboard/')).json()).not.toHaveProperty('pending_accounts')
  })

  test('lists the renters with unpaid months', async () => {
    const building = await createRecord(staff, 'buildings/', {
      building_name: 'Bar Bhaban',
      institute: 'Court',
    })
    const room = { building: building.id, floor_no: '1', room_no: '101', security_amount: '1000' }
    await createRecord(staff, 'renters/', {
      ...room,
      renter_name: 'Law Book House',
      phone: '01712345678',
      address: 'Court Road',
      rent_amount: '3000',
      from_date: '2025-01-01',
      to_date: '2025-06-30',
    })
    await createRecord(staff, 'shop-rent/', {
      collection_date: '2025-03-01',
      renter_name: 'Law Book House',
      from_month: 2,
      from_year: 2025,
      to_month: 3,
      to_year: 2025,
      rent_type: 'Shop',
      building_name: 'Bar Bhaban',
      floor: '1',
      room: '101',
      rent_amount: '6000',
    })
    const { rents } = (await staff.get('dashboard/')).json() as { rents: object }
    expect(rents).toMatchObject({
      count: 1,
      amount: '12000.00',
      first: [{ renter_name: 'Law Book House', months: 4, amount: '12000.00' }],
    })
  })

  test('shows the same rent due as the linked renter list, this month included', async () => {
    const building = await createRecord(staff, 'buildings/', {
      building_name: 'North Wing',
      institute: 'Court',
    })
    const month = today().slice(0, 7)
    const aRenter = (room_no: string, overrides: object) => ({
      renter_name: `Shop ${room_no}`,
      address: 'Court Road',
      building: building.id,
      floor_no: '1',
      room_no,
      rent_amount: '3000',
      security_amount: '0',
      ...overrides,
    })
    await createRecord(staff, 'renters/', aRenter('101', { from_date: `${month}-01` }))
    await createRecord(staff, 'renters/', aRenter('102', { from_date: '2099-01-01' }))
    // without a start date and a payment no rent is known to be due
    await createRecord(staff, 'renters/', aRenter('103', {}))
    const archivedRenter = await createRecord(staff, 'renters/', aRenter('104', { from_date: '2020-01-01' }))
    await staff.post(`renters/${archivedRenter.id}/archive/`)

    const { rents } = (await staff.get('dashboard/')).json() as DashboardFigures
    const listed = await staff.get('renters/?due=1')
    const owing = listed.json() as { renter_name: string; due_months: string[]; due_amount: string }[]
    expect(owing.find(({ renter_name }) => renter_name === 'Shop 101')).toMatchObject({
      due_months: [month],
      due_amount: '3000.00',
    })
    expect(owing.map(({ renter_name }) => renter_name).toSorted()).toEqual(
      rents.first.map(({ renter_name }) => renter_name).toSorted(),
    )
    expect(rents.first.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(rents.amount))
    const others = (await staff.get('renters/?due=0')).json() as { renter_name: string }[]
    expect(others.map(({ renter_name }) => renter_name)).toEqual(['Shop 103', 'Shop 102'])
  })
})

test('an advocate’s payment appears in today’s figures of the dashboard, by head and by payment type', async () => {
  await createRecord(staff, 'advocates/', anAdvocate())
  await createRecord(staff, 'advocate-all-fees/', {
    advocate_id: '123',
    collection_date: today(),
    entryfee_set: [{ entry_fee: '500', payment_type: 'cash' }],
    monthlyfee_set: [
      {
        from_month: 1,
        from_year: 2026,
        to_month: 2,
        to_year: 2026,
        monthly_fee: '100',
        payment_type: 'bank',
      },
    ],
  })
  const figures = (await staff.get('dashboard/')).json() as {
    today: { income: string; heads: { id: number; amount: string }[]; payments: object[] }
  }
  expect(figures.today.income).toBe('700.00')
  expect(figures.today.heads.map(({ id, amount }) => [id, amount])).toEqual([
    [11, '500.00'],
    [12, '200.00'],
  ])
  expect(figures.today.payments).toEqual([
    { payment_type: 'cash', amount: '500.00' },
    { payment_type: 'bank', amount: '200.00' },
  ])
})
