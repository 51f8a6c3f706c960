import { today, yearOf } from '@samity/shared-api/contract'
import type { Head } from '@samity/shared-api/contract/accounts/category'
import type { DashboardFigures } from '@samity/shared-api/contract/accounts/dashboard'
import type { LedgerRecord } from '@samity/shared-api/contract/accounts/ledger-record'
import type { MonthlyList, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { anAdvocate, aSale, errorsOf, createRecord } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let admin: TestUser
let staff: TestUser
beforeAll(async () => {
  served = await startTestServer()
  ;[admin, staff] = [await served.as('admin'), await served.as('staff')]
})
beforeEach(async () => {
  await served.sql`alter table ledger_lines disable trigger user`
  await served.sql`
    truncate receipts, receipt_counters, ledger_days, advocates, probable_incomes, probable_expenses, expense_categories cascade`
  await served.sql`alter table ledger_lines enable trigger user`
  await served.sql`update period_lock set locked_up_to = null`
  await served.sql`update heads set category_id = id, kind = 'income'`
  await served.sql`delete from income_categories where id > 19`
})
afterAll(() => served.close())

let serial = 0
/** A sale of that many vokalotnamas at 1 taka each, with serials of its own. */
function sell(day: string, count: number, over: object = {}) {
  const from_serial = serial + 1
  serial += count
  return createRecord(
    staff,
    'vokalotnama/',
    aSale({ sales_date: day, price: 1, serials: [{ from_serial, to_serial: serial }], ...over }),
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
  const answer = await staff.get(`ledger-records/?${query}`)
  return {
    rows: answer.json() as LedgerRecord[],
    total: answer.headers['x-total-count'],
    amount: answer.headers['x-total-amount'],
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

describe('a head that is moved', () => {
  beforeEach(async () => {
    await createRecord(staff, 'income_category/', { category: 'Paper sales' })
    await sell('2025-03-10', 10)
    await sell('2025-06-20', 20)
  })
  const move = (body: object) => staff.put('heads/1/', { category: 'Paper sales', ...body })

  test('from now on leaves what was booked before where it was', async () => {
    expect((await move({ from: 'now' })).json()).toMatchObject({ category: 'Paper sales', version: 2 })
    expect((await figuresOf('Vokalotnama'))?.actual).toBe('30.00')
    await sell('2025-07-01', 5)
    expect((await figuresOf('Paper sales'))?.actual).toBe('5.00')
    expect((await report('year=2025')).grand_total).toBe('35.00')
  })

  test('from a date takes what is dated on it and later, and nothing before', async () => {
    expect((await move({ from: '20/06/2025' })).statusCode).toBe(200)
    expect((await figuresOf('Vokalotnama'))?.actual).toBe('10.00')
    expect((await figuresOf('Paper sales'))?.actual).toBe('20.00')
  })

  test('never reaches into a locked period', async () => {
    await admin.put('lock/', { locked_up_to: '2025-03-31' })
    const refused = await move({ from: '2025-03-01' })
    expect([refused.statusCode, errorsOf(refused)]).toEqual([
      409,
      { from: ['The books are locked up to 31/03/2025; choose a later date'] },
    ])
    expect((await move({ from: '2025-04-01' })).statusCode).toBe(200)
    expect((await figuresOf('Vokalotnama'))?.actual).toBe('10.00')
  })

  test('may not be moved from a day that is still to come, or from what is no day', async () => {
    expect(errorsOf(await move({ from: '2199-01-01' }))).toEqual({ from: ['Must not be after today'] })
    expect((await move({ from: 'someday' })).statusCode).toBe(422)
  })

  test('keeps its receipts in their category when they are changed later', async () => {
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

  test('as money passed on stands outside the income, on a line of its own', async () => {
    await staff.put('heads/1/', { kind: 'passed_on', from: '2025-01-01' })
    const { grand_total, passed_on } = await report('year=2025')
    expect([grand_total, passed_on]).toEqual(['0.00', '30.00'])
    await sell('2025-11-01', 4)
    const periods = ['first10', 'last2'].map((period) => report(`year=2025&period=${period}`))
    expect((await Promise.all(periods)).map((of) => of.passed_on)).toEqual(['30.00', '4.00'])
  })

  test('leaves the correction of a locked period beside what it corrects', async () => {
    const wrong = await sell('2025-01-05', 7)
    await admin.put('lock/', { locked_up_to: '2025-01-31' })
    expect((await admin.delete(`vokalotnama/${wrong.id}/`, { reason: 'Entered twice' })).statusCode).toBe(204)
    await move({ from: 'year' })
    const [correction] = await served.sql<{ income_category_id: number }[]>`
      select income_category_id from ledger_lines where receipt_id = ${wrong.id} and reason = 'corrected'`
    expect(correction?.income_category_id).toBe(1)
  })

  test('of two people who move it at once, the one who read the older version is refused', async () => {
    await move({ from: 'now', version: 1 })
    expect((await staff.put('heads/1/', { kind: 'passed_on', version: 1 })).statusCode).toBe(409)
  })
})

describe('the income report', () => {
  test('sets what was expected beside what came, with difference and percent', async () => {
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

  test('its periods are the first ten months, the last two, and both together', async () => {
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

  test('keeps an archived category that was expected or used, and forgets an unused one', async () => {
    const [kept, gone] = [
      await createRecord(staff, 'income_category/', { category: 'Hall rent' }),
      await createRecord(staff, 'income_category/', { category: 'Old things' }),
    ]
    await createRecord(staff, 'probable_income/', { year: 2025, IncomeCategory: kept.id, amount: 50 })
    for (const { id } of [kept, gone]) await staff.post(`income_category/${id}/archive/`)
    const { columns } = await report('year=2025')
    expect([columns.includes('Hall rent'), columns.includes('Old things')]).toEqual([true, false])
  })

  test('a year or period that cannot be read is 400, a year without data is empty', async () => {
    for (const query of ['year=abc', 'year=20255', 'period=half', 'year=2025&period=2'])
      expect((await staff.get(`income-report/?${query}`)).statusCode).toBe(400)
    expect((await staff.get('monthly-income/?year=2025&month=13')).statusCode).toBe(400)
    expect((await report('year=1999')).grand_total).toBe('0.00')
  })
})

test('the monthly list has every day of the month, and of the year for month 0', async () => {
  await sell('2024-02-29', 3)
  const list = async (query: string) => (await staff.get(`monthly-income/?${query}`)).json() as MonthlyList
  const february = await list('year=2024&month=2')
  expect(february.rows).toHaveLength(29)
  expect(february.rows.at(-1)).toMatchObject({ trunc_date: '2024-02-29', Vokalotnama: '3.00', total: '3.00' })
  expect((await list('year=2024&month=0')).rows).toHaveLength(366)
  expect((await list('year=2025&month=0')).rows).toHaveLength(365)
})

describe('the records behind a figure', () => {
  test('are its receipts, and add up to it', async () => {
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

  test('of several categories, or of all but some, add up as well, for days as for whole months', async () => {
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

  test('leave out what was voided, and name the void that corrects a locked period', async () => {
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

  test('page, and refuse what cannot be read', async () => {
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

describe('what is expected of a year', () => {
  test('is entered once a category, by name or id, and listed for the year asked', async () => {
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
    expect((await staff.get('probable_income/?year=soon')).statusCode).toBe(400)
  })

  test('does not change once the year is locked', async () => {
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
  const anExpense = (over: object = {}) => ({
    expanseCategory: 'Salary',
    actualExpanse: '1500',
    date: '2025-05-04',
    payee: 'Karim',
    ...over,
  })
  beforeEach(() => createRecord(staff, 'expanse_category/', { category: 'Salary' }))

  test('has a voucher number, takes its year from its date, and is in the list of that year', async () => {
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

  test('is one receipt that keeps its category, however many rows it has', async () => {
    await createRecord(staff, 'actual_expanse/', anExpense())
    const [salary] = (await staff.get('expanse_category/')).json() as { id: number }[]
    const kept = await staff.delete(`expanse_category/${salary!.id}/`)
    expect(kept.statusCode).toBe(409)
    expect(kept.json()).toMatchObject({
      count: 1,
      message:
        'This expanse category cannot be deleted: 1 record refers to it (receipts: 1). It can be archived instead.',
    })
    const inBengali = await staff.delete(`expanse_category/${salary!.id}/`, undefined, {
      'accept-language': 'bn',
    })
    expect(inBengali.json()).toMatchObject({ message: expect.stringContaining('(রসিদ: ১)') })
  })

  test('with another year than its date is refused', async () => {
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

test('a category in use is not deleted, and says by what', async () => {
  await createRecord(staff, 'probable_income/', { year: 2025, IncomeCategory: 9, amount: '500' })
  const refused = await staff.delete('income_category/9/')
  expect([refused.statusCode, (refused.json() as { count: number }).count]).toEqual([409, 2])
})

test('the years with data are those of the books and the budgets', async () => {
  await sell('2019-06-01', 1)
  await createRecord(staff, 'probable_income/', { year: 2031, IncomeCategory: 1, amount: 1 })
  expect((await staff.get('years/')).json()).toEqual([2019, 2031])
})

describe('the dashboard', () => {
  test('shows a cashier the day, and neither reports nor expenses', async () => {
    await createRecord(staff, 'expanse_category/', { category: 'Tea' })
    await createRecord(staff, 'actual_expanse/', {
      expanseCategory: 'Tea',
      actualExpanse: '20',
      date: '2025-05-04',
    })
    const figures = (await (await served.as('cashier')).get('dashboard/')).json() as Record<string, unknown>
    expect(Object.keys(figures).toSorted()).toEqual(['receipts', 'renewals', 'rents', 'today'])
    expect(figures['today']).not.toHaveProperty('expense')
    expect(figures['receipts']).toEqual([])
  })

  test('sets month and year beside the same days of last year, and the months beside each other', async () => {
    const day = today()
    const [year, month] = [yearOf(day), day.slice(5, 7)]
    await createRecord(staff, 'bank-interest/', anInterest(`${year - 1}-01-01`, '70'))
    await createRecord(staff, 'bank-interest/', anInterest(`${year - 2}-01-01`, '900'))
    await createRecord(staff, 'bank-interest/', anInterest(day, '30'))
    // two days later, but never the same day of last year
    const later = new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(5, 10)
    if (later > day.slice(5))
      await createRecord(staff, 'bank-interest/', anInterest(`${year - 1}-${later}`, '5'))
    const figures = (await staff.get('dashboard/')).json() as DashboardFigures
    expect(figures.last_year?.year).toMatchObject({ from: `${year - 1}-01-01`, collected: '70.00' })
    expect(figures.last_year?.month).toMatchObject({
      from: `${year - 1}-${month}-01`,
      collected: month === '01' ? '70.00' : '0.00',
    })
    expect(figures.months?.map(({ income }) => income)).toEqual(
      Array.from({ length: 12 }, (_, index) => (index + 1 === Number(month) ? '30.00' : '0.00')),
    )
  })

  test('tells an administrator who waits', async () => {
    const figures = (await admin.get('dashboard/')).json() as Record<string, unknown>
    expect(figures).toMatchObject({ pending_accounts: 0, messages: 0 })
    expect((await staff.get('dashboard/')).json()).not.toHaveProperty('pending_accounts')
  })

  test('names the renters with unpaid months', async () => {
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

  test('owes the same rent as the renter list that its figure leads to, this month included', async () => {
    const building = await createRecord(staff, 'buildings/', {
      building_name: 'North Wing',
      institute: 'Court',
    })
    const month = today().slice(0, 7)
    const aRenter = (room_no: string, over: object) => ({
      renter_name: `Shop ${room_no}`,
      address: 'Court Road',
      building: building.id,
      floor_no: '1',
      room_no,
      rent_amount: '3000',
      security_amount: '0',
      ...over,
    })
    await createRecord(staff, 'renters/', aRenter('101', { from_date: `${month}-01` }))
    await createRecord(staff, 'renters/', aRenter('102', { from_date: '2099-01-01' }))
    // without a beginning and a payment nothing is known to be due
    await createRecord(staff, 'renters/', aRenter('103', {}))
    const moved = await createRecord(staff, 'renters/', aRenter('104', { from_date: '2020-01-01' }))
    await staff.post(`renters/${moved.id}/archive/`)

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

test('a member who pays appears in the day of the dashboard, by head and by payment type', async () => {
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
