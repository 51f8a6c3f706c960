import type { PriceHistory } from '@samity/shared-api/contract/resolutions/price'
import type { Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import { anAdvocate, createRecord, errorsOf } from '../../../test/builders.ts'
import {
  addResolution,
  aPricedSale,
  changeResolution,
  creditsOf,
  failingChecks,
  setDhakaPrices,
  startPricedBooks,
  type Booked,
  type PricedBooks,
} from '../../../test/price-builders.ts'
import type { TestUser } from '../../../test/test-server.ts'

let books: PricedBooks
let staff: TestUser
let cashier: TestUser
let credit: number
beforeEach(async () => {
  books = await startPricedBooks()
  ;({ staff, cashier, credit } = books)
})
afterEach(async () => {
  expect(await failingChecks(books)).toEqual([])
  await books.server.close()
})

const sell = (day: string, price: string, count = 1, overrides: object = {}) =>
  createRecord<Booked>(staff, 'vokalotnama/', aPricedSale(day, price, count, overrides))

test('credit is paid out by voucher, at most what is owed, and is neither income nor expense', async () => {
  await setDhakaPrices(books)
  await sell('2020-06-12', '450', 3)
  const payout = (amount: string) => ({ advocate_id: '123', date: '2021-06-12', amount })
  const tooMuch = await staff.post('credit-payouts/', payout('600.01'))
  expect([tooMuch.statusCode, errorsOf(tooMuch)['amount']]).toEqual([422, ['Only 600.00 is owed']])
  const paid = await createRecord<Booked>(staff, 'credit-payouts/', payout('250'))
  expect(paid.number).toBe('CPO-2021-000001')
  expect(await creditsOf(staff)).toEqual([{ credited: '600.00', paid: '250.00', owed: '350.00' }])

  // the money leaves the place where it was
  const moved = await books.server.sql<{ amount: number }[]>`
    select sum(amount)::bigint as amount from place_lines where receipt_id = ${paid.id}`
  expect(moved).toEqual([{ amount: -25_000 }])
  const both = await Promise.all([1, 2].map(() => staff.post('credit-payouts/', payout('200'))))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422])
  expect(await creditsOf(staff)).toEqual([{ credited: '600.00', paid: '450.00', owed: '150.00' }])
  for (const [path, figure] of [
    ['income-report/?year=2021', '0.00'],
    ['expanse-report/?year=2021', '0.00'],
  ] as const)
    expect(((await staff.get(path)).json() as YearReport).grand_total).toBe(figure)
  expect((await staff.delete(`credit-payouts/${paid.id}/`)).statusCode).toBe(204)
  expect(await creditsOf(staff)).toEqual([{ credited: '600.00', paid: '200.00', owed: '400.00' }])
  expect((await cashier.get(`receipts/${paid.number}/`)).statusCode).toBe(403)
  // credit does not become income
  expect((await staff.put(`heads/${credit}/`, { kind: 'income' })).statusCode).toBe(409)
})

test('a sale whose credit was paid out keeps advocate, quantity and day, until the payment is void', async () => {
  await setDhakaPrices(books)
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '124' }))
  const sale = aPricedSale('2020-06-12', '450', 2)
  const { id, number } = await createRecord<Booked>(staff, 'vokalotnama/', sale)
  const change = (values: object) => staff.put(`vokalotnama/${id}/`, { ...sale, ...values })
  const fewer = { serials: [{ ...sale.serials[0]!, to_serial: sale.serials[0]!.from_serial }] }
  // nothing is paid yet
  expect((await change({ advocateId: '124' })).statusCode).toBe(200)
  expect((await change({})).statusCode).toBe(200)
  const paid = await createRecord<Booked>(staff, 'credit-payouts/', {
    advocate_id: '123',
    date: '2020-06-14',
    amount: '400',
  })
  const refusals = [
    await change({ advocateId: '124' }),
    await change(fewer),
    await change({ sales_date: '2020-06-16' }),
    await staff.delete(`vokalotnama/${id}/`, { reason: 'Entered twice' }),
  ]
  for (const refused of refusals)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'credit.exceeded',
        message: `The credit of ${number} was paid out with ${paid.number}. Void ${paid.number} first.`,
        conflict: { path: 'credit-payouts', id: paid.id, number: paid.number },
      },
    ])
  expect(await creditsOf(staff)).toEqual([{ credited: '400.00', paid: '400.00', owed: '0.00' }])
  // what changes no credit is free, and so is credit that nobody has paid
  expect((await change({ customer_name: 'Karim' })).statusCode).toBe(200)
  const other = await sell('2020-06-13', '450')
  expect((await staff.delete(`vokalotnama/${other.id}/`, { reason: 'Wrong' })).statusCode).toBe(204)
  expect((await staff.delete(`credit-payouts/${paid.id}/`, { reason: 'Given back' })).statusCode).toBe(204)
  // of a payment and a change at the same time, one wins
  const both = await Promise.all([
    staff.post('credit-payouts/', { advocate_id: '123', date: '2020-06-14', amount: '400' }),
    change({ advocateId: '124' }),
  ])
  expect([
    [201, 409],
    [422, 200],
  ]).toContainEqual(both.map(({ statusCode }) => statusCode))
})

test('the history shows quantity and money before and after each change', async () => {
  const { raise } = await setDhakaPrices(books)
  await changeResolution(staff, raise, { suspended_from: '2020-06-19' })
  await sell('2018-06-30', '100', 2)
  await sell('2020-06-11', '220', 3)
  await sell('2020-06-18', '450', 5)
  const history = (await staff.get('prices/history/?item=VKL')).json() as PriceHistory
  expect(history.before).toMatchObject({ to: '2018-06-30', days: 365, quantity: 2, taken: '200.00' })
  expect(history.periods).toMatchObject([
    {
      from: '2018-07-01',
      to: '2020-06-11',
      amount: '220.00',
      quantity: 3,
      taken: '660.00',
      income: '660.00',
    },
    {
      from: '2020-06-12',
      to: '2020-06-18',
      amount: '450.00',
      quantity: 5,
      days: 7,
      taken: '2250.00',
      income: '1100.00',
    },
    { from: '2020-06-19', to: null, amount: '220.00', quantity: 0 },
  ])
})

test('a scan stays beside its resolution, and only readers of the books see it', async () => {
  const { id } = await addResolution(staff)
  const boundary = 'x'
  const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
  const payload = `--${boundary}\r\nContent-Disposition: form-data; name="attachment"; filename="Minutes 2020.pdf"\r\nContent-Type: application/pdf\r\n\r\n${pdf}\r\n--${boundary}--\r\n`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  expect((await staff.put(`resolutions/${id}/attachment/`, payload, headers)).statusCode).toBe(200)
  expect(((await staff.get(`resolutions/${id}/`)).json() as Resolution).scan).toMatchObject({
    name: 'Minutes-2020.pdf',
  })
  expect((await staff.get(`resolutions/${id}/attachment/`)).body).toContain('%PDF-1.4')
  expect((await cashier.get(`resolutions/${id}/attachment/`)).statusCode).toBe(403)
  expect((await staff.delete(`resolutions/${id}/attachment/`)).statusCode).toBe(204)
  expect((await staff.get(`resolutions/${id}/attachment/`)).statusCode).toBe(404)
})

test('cashiers read what costs what, and only staff change it', async () => {
  expect((await cashier.get('prices/in-force/')).statusCode).toBe(200)
  for (const path of [
    'resolutions/',
    'prices/',
    'price-overrides/',
    'advocate-credits/',
    'credit-payouts/',
    'prices/heads/',
  ])
    expect([path, (await cashier.get(path)).statusCode]).toEqual([path, 403])
  for (const path of ['resolutions/', 'prices/', 'credit-payouts/', 'prices/heads/'])
    expect([path, (await cashier.post(path, {})).statusCode]).toEqual([path, 403])
  expect((await staff.post('prices/heads/', { name_en: 'A', name_bn: 'A', kind: 'income' })).statusCode).toBe(
    403,
  )
  expect((await books.server.visitor.get('prices/in-force/')).statusCode).toBe(401)
})
