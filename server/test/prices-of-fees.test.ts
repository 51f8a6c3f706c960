import { headIds } from '../src/ledger/receipt-lines.ts'
import { aFee, createRecord, errorsOf, monthly, yearly } from './builders.ts'
import {
  addPrice,
  addResolution,
  failingChecks,
  linesOf,
  startPricedBooks,
  type Booked,
  type PricedBooks,
} from './price-builders.ts'
import type { TestUser } from './test-server.ts'

let books: PricedBooks
let staff: TestUser
let courtFee: number
beforeEach(async () => {
  books = await startPricedBooks()
  ;({ staff, courtFee } = books)
})
afterEach(async () => {
  expect(await failingChecks(books)).toEqual([])
  await books.server.close()
})

test('fees, their parts and the yearly cost follow the prices of their day', async () => {
  const { id } = await addResolution(staff)
  await addPrice(staff, id, 'monthly_fee', '2020-06-12', [
    [headIds.monthly_fee, '90'],
    [courtFee, '10'],
  ])
  await addPrice(staff, id, 'yearly_cost', '2020-06-12', [[headIds.bar_association_fee, '30']])
  const fee = (day: string, extra: object) => aFee({ collection_date: day, ...extra })
  const months = await createRecord<Booked>(
    staff,
    'advocate-all-fees/',
    fee('2020-06-12', { monthlyfee_set: [monthly(1, 3)] }),
  )
  expect(await linesOf(staff, months.number)).toEqual([
    ['Monthly Fee', '270.00'],
    ['Court fee', '30.00'],
  ])
  const other = await staff.post(
    'advocate-all-fees/',
    fee('2020-06-12', { monthlyfee_set: [monthly(4, 4, { monthly_fee: '99' })] }),
  )
  expect([other.statusCode, Object.keys(errorsOf(other))]).toEqual([422, ['monthlyfee_set.0.monthly_fee']])

  const before = await createRecord<Booked>(
    staff,
    'advocate-all-fees/',
    fee('2020-06-11', { barassociationfee_set: [yearly(2019, 2019)] }),
  )
  const after = await createRecord<Booked>(
    staff,
    'advocate-all-fees/',
    fee('2020-06-12', { barassociationfee_set: [yearly(2020, 2021)] }),
  )
  expect([before.total, after.total]).toEqual(['1020.00', '1060.00'])
})

test('a form has the price of the resolution, not its own rate', async () => {
  const form = await createRecord(staff, 'form/', { form_name: 'Bail petition', form_rate: '20' })
  const { id } = await addResolution(staff)
  await addPrice(staff, id, 'Bail petition', '2020-06-12', [
    [headIds.form_sale, '15'],
    [courtFee, '10'],
  ])
  const body = (price: string) => ({
    sales_date: '2020-06-12',
    building_name: 'Bar Bhaban',
    form_name: 'Bail petition',
    price,
    form_serials: [{ from_serial: 1, to_serial: 4 }],
  })
  expect((await staff.post('form-sale/', body('20'))).statusCode).toBe(422)
  const { number } = await createRecord<Booked>(staff, 'form-sale/', body('25'))
  expect(await linesOf(staff, number)).toEqual([
    ['Form Sale', '60.00'],
    ['Court fee', '40.00'],
  ])
  expect((await staff.delete(`form/${form.id}/`)).statusCode).toBe(409)
})

test('a dues schedule wins over the price of the same fee, and other periods keep the price', async () => {
  const { admin } = books
  const { id } = await addResolution(staff)
  await addPrice(staff, id, 'monthly_fee', '2020-06-12', [
    [headIds.monthly_fee, '90'],
    [courtFee, '10'],
  ])
  await addPrice(staff, id, 'benevolent_fund_fee', '2020-06-12', [[headIds.benevolent_fund_fee, '200']])
  await createRecord(admin, 'fee-schedules/', { kind: 'monthly', amount: '60', from_day: '2026-03-01' })
  await createRecord(admin, 'fee-schedules/', { kind: 'benevolent', amount: '0', from_day: '2020-01-01' })
  const take = (first: number, last: number, monthly_fee: string) =>
    staff.post(
      'advocate-all-fees/',
      aFee({ collection_date: '2026-04-10', monthlyfee_set: [monthly(first, last, { monthly_fee })] }),
    )
  const scheduled = await take(3, 4, '60')
  expect(scheduled.statusCode).toBe(201)
  expect(await linesOf(staff, (scheduled.json() as Booked).number)).toEqual([['Monthly Fee', '120.00']])
  // before the schedule begins, the price by resolution holds
  expect(Object.keys(errorsOf(await take(1, 1, '60')))).toEqual(['monthlyfee_set.0.monthly_fee'])
  const before = await take(1, 1, '100')
  expect(await linesOf(staff, (before.json() as Booked).number)).toEqual([
    ['Monthly Fee', '90.00'],
    ['Court fee', '10.00'],
  ])
  const other = await take(5, 5, '100')
  expect([other.statusCode, Object.keys(errorsOf(other))]).toEqual([422, ['amount_reason']])
})
