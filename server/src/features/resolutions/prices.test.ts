import type { Price, PriceOverride } from '@samity/shared-api/contract/resolutions/price'
import { fixedPriceItems } from '@samity/shared-api/contract/resolutions/price-items'
import type { Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import type { MonthlyList, YearReport } from '@samity/shared-api/contract/accounts/reports'
import { headIds } from '../../ledger/receipt-lines.ts'
import { createRecord, errorsOf } from '../../../test/builders.ts'
import {
  addPrice,
  addResolution,
  amountOn,
  aPricedSale,
  changeResolution,
  creditsOf,
  failingChecks,
  linesOf,
  setDhakaPrices,
  startPricedBooks,
  type Booked,
  type PricedBooks,
} from '../../../test/price-builders.ts'
import type { TestUser } from '../../../test/test-server.ts'

let books: PricedBooks
let admin: TestUser
let staff: TestUser
let cashier: TestUser
let credit: number
beforeEach(async () => {
  books = await startPricedBooks()
  ;({ admin, staff, cashier, credit } = books)
})
afterEach(async () => {
  expect(await failingChecks(books)).toEqual([])
  await books.server.close()
})

const sell = (day: string, price: string, count = 1, overrides: object = {}) =>
  createRecord<Booked>(staff, 'vokalotnama/', aPricedSale(day, price, count, overrides))

test('every item that can have a price posts to a head that exists', () => {
  for (const { head } of fixedPriceItems) expect(Object.keys(headIds)).toContain(head)
})

test('the raise of June 2020 posts each part to its head and owes 200 a paper to the advocate', async () => {
  await setDhakaPrices(books)
  const before = await sell('2020-06-11', '220', 3)
  const after = await sell('2020-06-12', '450', 2)

  expect([before.total, after.total]).toEqual(['660.00', '900.00'])
  expect(await linesOf(staff, before.number)).toEqual([['Vokalotnama', '660.00']])
  expect(await linesOf(staff, after.number)).toEqual([
    ['Vokalotnama', '440.00'],
    ['Court fee', '60.00'],
    ['Credit of advocates', '400.00'],
  ])
  expect(await creditsOf(staff)).toEqual([{ credited: '400.00', paid: '0.00', owed: '400.00' }])
  const report = (await staff.get('income-report/?year=2020')).json() as YearReport
  expect([report.grand_total, report.passed_on]).toEqual(['1100.00', '460.00'])
  const june = (await staff.get('monthly-income/?year=2020&month=6')).json() as MonthlyList
  expect(june.category_totals['Vokalotnama']).toBe('1100.00')
})

test('a resolution that is suspended a week later gives way to the price before', async () => {
  const { raise } = await setDhakaPrices(books)
  expect((await changeResolution(staff, raise, { suspended_from: '2020-06-19' })).statusCode).toBe(200)

  expect(await amountOn(cashier, 'VKL', '2020-06-11')).toBe('220.00')
  expect(await amountOn(cashier, 'VKL', '2020-06-18')).toBe('450.00')
  expect(await amountOn(cashier, 'VKL', '2020-06-19')).toBe('220.00')
  const refused = await staff.post('vokalotnama/', aPricedSale('2020-06-19', '450'))
  expect([refused.statusCode, Object.keys(errorsOf(refused))]).toEqual([422, ['price']])
  expect((await sell('2020-06-19', '220')).total).toBe('220.00')
})

test('a resolution that is superseded ends on the day from which the later one applies', async () => {
  const { raise } = await setDhakaPrices(books)
  const later = await addResolution(staff, { number: '20/2020', effective_from: '2020-08-01' })
  expect((await changeResolution(staff, raise, { superseded_by: later.id })).statusCode).toBe(200)
  expect(await amountOn(cashier, 'VKL', '2020-07-31')).toBe('450.00')
  expect(await amountOn(cashier, 'VKL', '2020-08-01')).toBe('220.00')
})

test('another price is refused at its field without a reason, and listed by cashier with one', async () => {
  await setDhakaPrices(books)
  const refused = await staff.post('vokalotnama/', aPricedSale('2020-06-12', '400'))
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ price_reason_required: true })
  expect(errorsOf(refused)['price']).toEqual([
    'By resolution 12/2020 the price on 12/06/2020 is 450.00. Another price needs a reason.',
  ])
  expect((await staff.get('vokalotnama/')).json()).toEqual([])

  const { number } = await sell('2020-06-12', '400', 2, { price_reason: 'Old stock of papers' })
  // what is passed on stays whole
  expect(await linesOf(staff, number)).toEqual([
    ['Vokalotnama', '340.00'],
    ['Court fee', '60.00'],
    ['Credit of advocates', '400.00'],
  ])
  const list = await staff.get('price-overrides/?cashier=' + staff.username)
  expect(list.json() as PriceOverride[]).toMatchObject([
    {
      number,
      item: 'VKL',
      count: 2,
      expected: '900.00',
      amount: '800.00',
      difference: '-100.00',
      reason: 'Old stock of papers',
    },
  ])
  expect(list.headers['x-total-amount']).toBe('-100.00')
  const audit = (await admin.get('audit/?subject=vokalotnama')).json() as { reason: string }[]
  expect(audit[0]?.reason).toBe('Old stock of papers')
})

test('a price below what is passed on is refused even with a reason', async () => {
  await setDhakaPrices(books)
  const refused = await staff.post(
    'vokalotnama/',
    aPricedSale('2020-06-12', '229.99', 1, { price_reason: 'A friend' }),
  )
  expect([refused.statusCode, errorsOf(refused)['price']]).toEqual([
    422,
    ['At least 230.00: that much of the price is passed on.'],
  ])
  const { number } = await sell('2020-06-12', '230', 1, { price_reason: 'Nothing for the association' })
  expect(await linesOf(staff, number)).toEqual([
    ['Court fee', '30.00'],
    ['Credit of advocates', '200.00'],
  ])
})

test('a credited price needs a registered advocate; another price without one is not credited', async () => {
  await setDhakaPrices(books)
  const refused = await staff.post('vokalotnama/', aPricedSale('2020-06-12', '450', 1, { advocateId: '' }))
  expect([refused.statusCode, Object.keys(errorsOf(refused))]).toEqual([422, ['advocateId']])
  const { number } = await sell('2020-06-12', '250', 1, {
    advocateId: '',
    price_reason: 'Sold to a litigant',
  })
  expect(await linesOf(staff, number)).toEqual([
    ['Vokalotnama', '220.00'],
    ['Court fee', '30.00'],
  ])
  expect(await creditsOf(staff)).toEqual([])
})

test('a paper without a price is sold as before', async () => {
  await setDhakaPrices(books)
  expect((await sell('2018-06-30', '77.50')).total).toBe('77.50')
  expect((await sell('2020-06-12', '5', 1, { sale_type: 'Cartis Paper' })).total).toBe('5.00')
  expect((await staff.get('price-overrides/')).json()).toEqual([])
})

test('an edit keeps the price of its day, and a move to another day needs the price of that day', async () => {
  const { raise } = await setDhakaPrices(books)
  const body = aPricedSale('2020-06-12', '450')
  const { id } = await createRecord<Booked>(staff, 'vokalotnama/', body)
  expect((await changeResolution(staff, raise, { suspended_from: '2020-06-12' })).statusCode).toBe(200)
  expect(await amountOn(staff, 'VKL', '2020-06-12')).toBe('220.00')

  const edit = await staff.put(`vokalotnama/${id}/`, { ...body, customer_name: 'Karim' })
  expect([edit.statusCode, (edit.json() as Booked).total]).toEqual([200, '450.00'])
  expect(await creditsOf(staff)).toEqual([{ credited: '200.00', paid: '0.00', owed: '200.00' }])
  const moved = await staff.put(`vokalotnama/${id}/`, { ...body, sales_date: '2020-06-11' })
  expect([moved.statusCode, Object.keys(errorsOf(moved))]).toEqual([422, ['price']])
  const corrected = await staff.put(`vokalotnama/${id}/`, { ...body, sales_date: '2020-06-11', price: '220' })
  expect((corrected.json() as Booked).total).toBe('220.00')
  expect(await creditsOf(staff)).toEqual([])
})

test('an edit keeps a sale from before the price was entered for its day', async () => {
  const body = aPricedSale('2020-06-12', '100')
  const { id } = await createRecord<Booked>(staff, 'vokalotnama/', body)
  await setDhakaPrices(books)
  const edit = await staff.put(`vokalotnama/${id}/`, { ...body, customer_name: 'Karim' })
  expect(edit.statusCode).toBe(200)
  const other = await staff.put(`vokalotnama/${id}/`, { ...body, price: '110' })
  expect([other.statusCode, Object.keys(errorsOf(other))]).toEqual([422, ['price']])
})

test('an edit to another quantity at another price is judged by the price of its day', async () => {
  const body = aPricedSale('2020-06-12', '7', 2)
  const { id } = await createRecord<Booked>(staff, 'vokalotnama/', body)
  const { id: resolution } = await addResolution(staff)
  await addPrice(staff, resolution, 'VKL', '2020-06-12', [[headIds.vokalotnama, '7']])
  const one = {
    ...body,
    price: '14',
    serials: body.serials.map(({ from_serial }) => ({ from_serial, to_serial: from_serial })),
  }
  const refused = await staff.put(`vokalotnama/${id}/`, one)
  expect([refused.statusCode, Object.keys(errorsOf(refused))]).toEqual([422, ['price']])
  const edit = await staff.put(`vokalotnama/${id}/`, { ...one, price_reason: 'Printed on thick paper' })
  expect((edit.json() as Booked).total).toBe('14.00')
  expect((await staff.get('price-overrides/')).json()).toMatchObject([
    { expected: '7.00', amount: '14.00', count: 1, reason: 'Printed on thick paper' },
  ])
})

test('resolutions do not supersede each other, directly, through others, or at the same time', async () => {
  const [one, two, three] = await Promise.all(
    ['1/2020', '2/2020', '3/2020'].map((number) => addResolution(staff, { number })),
  )
  const supersede = async (record: Resolution, by: Resolution) =>
    changeResolution(staff, record, { superseded_by: by.id, version: undefined })
  expect((await supersede(one!, two!)).statusCode).toBe(200)
  const direct = await supersede(two!, one!)
  expect([direct.statusCode, errorsOf(direct)['superseded_by']]).toEqual([
    409,
    ['This resolution supersedes 1/2020. Choose another one.'],
  ])
  expect((await supersede(two!, three!)).statusCode).toBe(200)
  const through = await supersede(three!, one!)
  expect([through.statusCode, errorsOf(through)['superseded_by']]).toEqual([
    409,
    ['This resolution supersedes 1/2020 through 2/2020. Choose another one.'],
  ])
  const earlier = await changeResolution(staff, three!, { effective_from: '2020-06-11' })
  expect([earlier.statusCode, Object.keys(errorsOf(earlier))]).toEqual([422, ['effective_from']])

  const pair = await Promise.all(['4/2020', '5/2020'].map((number) => addResolution(staff, { number })))
  const [four, five] = pair as [Resolution, Resolution]
  const answers = await Promise.all([supersede(four, five), supersede(five, four)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  // the database refuses it too, whoever writes
  const write = (id: number, by: number) =>
    books.server.sql`update resolutions set superseded_by = ${by} where id = ${id}`
  await books.server.sql`update resolutions set superseded_by = null where id in (${four.id}, ${five.id})`
  const written = await Promise.allSettled([write(four.id, five.id), write(five.id, four.id)])
  expect(written.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('of two prices from one day the one that was entered last is in force', async () => {
  const { id } = await addResolution(staff)
  await addPrice(staff, id, 'CRT', '2020-06-12', [[headIds.cartis_paper, '10']])
  await addPrice(staff, id, 'CRT', '2020-06-12', [[headIds.cartis_paper, '5']])
  expect(await amountOn(staff, 'CRT', '2020-06-12')).toBe('5.00')
})

test('a price does not begin, change, end or disappear in a locked period', async () => {
  const { raise } = await setDhakaPrices(books)
  const open = await addPrice(staff, raise.id, 'CRT', '2020-07-01', [[headIds.cartis_paper, '5']])
  const prices = (await staff.get('prices/?item=VKL')).json() as Price[]
  await admin.put('lock/', { locked_up_to: '2020-06-30' })

  const early = {
    resolution: raise.id,
    item: 'NST',
    from_day: '2020-06-30',
    components: [{ head: 3, amount: '5' }],
  }
  expect((await staff.post('prices/', early)).statusCode).toBe(409)
  expect((await staff.post('prices/', { ...early, from_day: '2020-07-01' })).statusCode).toBe(201)
  expect((await staff.delete(`prices/${prices[0]!.id}/`)).statusCode).toBe(409)
  expect((await changeResolution(staff, raise, { suspended_from: '2020-06-30' })).statusCode).toBe(409)
  const suspended = await changeResolution(staff, raise, { suspended_from: '2020-07-02' })
  expect(suspended.statusCode).toBe(200)
  // the day of the suspension itself may move only within open days
  await admin.put('lock/', { locked_up_to: '2020-07-02' })
  expect(
    (await changeResolution(staff, suspended.json() as Resolution, { suspended_from: null })).statusCode,
  ).toBe(409)
  expect((await staff.put(`prices/${open.id}/`, { ...open, from_day: '2020-07-05' })).statusCode).toBe(409)
})

test('a price that receipts have stays as it is', async () => {
  await setDhakaPrices(books)
  await sell('2020-06-12', '450')
  const prices = (await staff.get('prices/?item=VKL')).json() as Price[]
  const used = prices.find(({ amount }) => amount === '450.00')!
  expect(used.receipt_count).toBe(1)
  expect((await staff.put(`prices/${used.id}/`, used)).statusCode).toBe(409)
  expect((await staff.delete(`prices/${used.id}/`)).statusCode).toBe(409)
  const unused = prices.find(({ amount }) => amount === '220.00')!
  expect((await staff.put(`prices/${unused.id}/`, { ...unused, remarks: 'checked' })).statusCode).toBe(200)
  expect((await staff.delete(`prices/${unused.id}/`)).statusCode).toBe(204)
  // a resolution with prices cannot be deleted
  expect((await staff.delete(`resolutions/${used.resolution}/`)).statusCode).toBe(409)
})

test('parts that do not belong together are refused at their fields', async () => {
  const { id } = await addResolution(staff)
  const body = {
    resolution: id,
    item: 'BLB',
    from_day: '2020-06-12',
    components: [{ head: 4, amount: '10' }],
  }
  const errorKeys = async (changes: object) =>
    Object.keys(errorsOf(await staff.post('prices/', { ...body, ...changes })))
  expect(await errorKeys({ components: [] })).toEqual(['components.0.amount'])
  expect(
    await errorKeys({
      components: [
        { head: 4, amount: '10' },
        { head: 4, amount: '1' },
      ],
    }),
  ).toEqual(['components.1.head'])
  expect(await errorKeys({ components: [{ head: credit, amount: '10' }] })).toEqual(['components.0.head'])
  expect(await errorKeys({ components: [{ head: 999_999, amount: '10' }] })).toEqual(['components.0.head'])
  expect(await errorKeys({ from_day: '2020-06-11' })).toEqual(['from_day'])
  expect(await errorKeys({ item: 'Tea' })).toEqual(['item'])
  expect(await errorKeys({ resolution: 999_999 })).toEqual(['resolution'])
})
