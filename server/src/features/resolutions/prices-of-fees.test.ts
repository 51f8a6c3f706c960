import type { PriceItemChoice } from '@samity/shared-api/contract/resolutions/price'
import { headIds } from '../../ledger/receipt-lines.ts'
import { aFee, aRent, aSale, createRecord, errorsOf, monthly, yearly } from '../../../test/builders.ts'
import {
  addPrice,
  addResolution,
  failingChecks,
  linesOf,
  startPricedBooks,
  type Booked,
  type PricedBooks,
} from '../../../test/price-builders.ts'
import type { TestUser } from '../../../test/test-server.ts'

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

test('an edit to a form with a price needs the price of that form, also under the name that it had', async () => {
  const priced = await createRecord(staff, 'form/', { form_name: 'Bail petition', form_rate: '20' })
  await createRecord(staff, 'form/', { form_name: 'Power of attorney', form_rate: '20' })
  const { id: resolution } = await addResolution(staff)
  await addPrice(staff, resolution, 'Bail petition', '2020-06-12', [[headIds.form_sale, '25']])
  const body = (form_name: string, price: string) => ({
    sales_date: '2020-06-12',
    building_name: 'Bar Bhaban',
    form_name,
    price,
    form_serials: [{ from_serial: 1, to_serial: 4 }],
  })
  const { id } = await createRecord<Booked>(staff, 'form-sale/', body('Power of attorney', '20'))
  const edit = (form_name: string, price: string) => staff.put(`form-sale/${id}/`, body(form_name, price))
  const refused = await edit('Bail petition', '20')
  expect([refused.statusCode, Object.keys(errorsOf(refused))]).toEqual([422, ['price']])
  expect((await edit('Bail petition', '25')).statusCode).toBe(200)
  await staff.put(`form/${priced.id}/`, { form_name: 'Petition for bail', form_rate: '20' })
  expect((await edit('Bail petition', '20')).statusCode).toBe(422)
  expect((await edit('Bail petition', '25')).statusCode).toBe(200)
})

test('an edit that changes no priced part of an older receipt asks nothing, and another quantity asks, in every stream', async () => {
  const sales_date = '2020-06-12'
  const serials = (count: number) => [{ from_serial: 1, to_serial: count }]
  await createRecord(staff, 'form/', { form_name: 'Bail petition', form_rate: '20' })
  const associate = (entry_fee: string, book_rate: string) => ({
    advocate_id: '123',
    license_no: 'M-1',
    name: 'Salam',
    advocate_name: 'Rahim Uddin',
    registration_date: sales_date,
    entry_fee,
    book_rate,
    renewal_fee: '5',
  })
  const change = (fee: string) => ({
    advocate_id: '123',
    advocate_name: 'Rahim Uddin',
    client_name: 'Karim',
    case_no: 'CR 1/2020',
    date: sales_date,
    fee,
  })
  const months = { from_year: 2020, to_year: 2020 }
  const rent = { ...months, collection_date: sales_date, rent_type: 'Shop' }
  const fees = (sets: object) => aFee({ collection_date: sales_date, ...sets })
  const memberRent = { ...aRent(rent), payment_type: 'cash' }
  /** A path, a body, and one with the same total whose parts are others. */
  const streams: [string, object, object][] = [
    [
      'vokalotnama/',
      aSale({ sales_date, price: '7', serials: serials(2) }),
      aSale({ sales_date, price: '14', serials: serials(1) }),
    ],
    ...['Cartis Paper', 'Notery Sticker'].map((sale_type): [string, object, object] => [
      'vokalotnama/',
      aSale({ sale_type, sales_date, price: '7', serials: serials(2) }),
      aSale({ sale_type, sales_date, price: '14', serials: serials(1) }),
    ]),
    [
      'bailbond/',
      { sales_date, building_name: 'Bar Bhaban', price: '7', bailbond_serials: serials(2) },
      { sales_date, building_name: 'Bar Bhaban', price: '14', bailbond_serials: serials(1) },
    ],
    [
      'form-sale/',
      {
        sales_date,
        building_name: 'Bar Bhaban',
        form_name: 'Bail petition',
        price: '7',
        form_serials: serials(2),
      },
      {
        sales_date,
        building_name: 'Bar Bhaban',
        form_name: 'Bail petition',
        price: '14',
        form_serials: serials(1),
      },
    ],
    ['shop-rent/', aRent({ ...rent, to_month: 2 }), aRent({ ...rent, to_month: 1 })],
    ['associate-registration/', associate('70', '30'), associate('30', '70')],
    ['advocate-change/', change('70'), change('71')],
    [
      'advocate-all-fees/',
      fees({ entryfee_set: [{ entry_fee: '70' }] }),
      fees({ entryfee_set: [{ entry_fee: '71' }] }),
    ],
    [
      'advocate-all-fees/',
      fees({ monthlyfee_set: [monthly(1, 2, { ...months, monthly_fee: '7' })] }),
      fees({ monthlyfee_set: [monthly(1, 1, { ...months, monthly_fee: '14' })] }),
    ],
    [
      'advocate-all-fees/',
      fees({ rentcollection_set: [{ ...memberRent, floor: '2', to_month: 2 }] }),
      fees({ rentcollection_set: [{ ...memberRent, floor: '2', to_month: 1 }] }),
    ],
    [
      'advocate-all-fees/',
      fees({
        barassociationfee_set: [yearly(2019, 2020, { benevolent_fund_fee: '30', relief_fund_fee: '20' })],
      }),
      fees({
        barassociationfee_set: [yearly(2019, 2020, { benevolent_fund_fee: '20', relief_fund_fee: '30' })],
      }),
    ],
  ]
  const ids: number[] = []
  for (const [path, body] of streams) ids.push((await createRecord(staff, path, body)).id)
  const { id: resolution } = await addResolution(staff)
  const items = (await staff.get('prices/items/')).json() as PriceItemChoice[]
  for (const { item, head } of items.filter((one) => one.item !== 'yearly_cost'))
    await addPrice(staff, resolution, item, sales_date, [[head, '3']])
  for (const [index, [path, , other]] of streams.entries()) {
    const address = `${path}${ids[index]}/`
    const record = (await staff.get(address)).json() as Booked
    const same = await staff.put(address, record)
    expect([path, same.statusCode, (same.json() as Booked).total]).toEqual([path, 200, record.total])
    const refused = await staff.put(address, other)
    expect([path, refused.statusCode, refused.body]).toEqual([
      path,
      422,
      expect.stringContaining('price_reason_required'),
    ])
    const changed = await staff.put(address, { ...other, price_reason: 'Old price' })
    expect([path, changed.statusCode]).toEqual([path, 200])
  }
  const overrides = (await staff.get('price-overrides/')).json() as object[]
  expect(overrides.length).toBeGreaterThanOrEqual(streams.length)
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
