import { dayBefore, today } from '@samity/shared-api/contract'
import { aFee, anAdvocate, createRecord, errorsOf, yearly } from '../../test/builders.ts'
import { aCashier, aCashSale, countDay, readDay } from '../../test/cash-day-builders.ts'
import { delay } from '../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let auditor: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[staff, auditor] = [await server.as('staff'), await server.as('auditor')]
  await createRecord(staff, 'expanse_category/', { category: 'Tea' })
  await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: '456' }))
})
afterAll(() => server.close())

const now = today()
const [office, bank] = [3, 5]
const numbersOf = async (user: TestUser, path: string) =>
  ((await user.get(path)).json() as { number: string }[]).map(({ number }) => number)
const aVoucher = (overrides: object = {}) => ({
  expanseCategory: 'Tea',
  date: now,
  actualExpanse: '100',
  payee: 'Karim',
  ...overrides,
})
const sell = (user: TestUser, price: string, overrides: object = {}) =>
  createRecord<{ id: number; number: string }>(user, 'vokalotnama/', aCashSale(now, price, overrides))

test('a list of receipts or vouchers has those of one place, their number and their total', async () => {
  const cash = await sell(staff, '60')
  const second = await sell(staff, '40')
  const byBank = await sell(staff, '500', { payment_type: 'bank' })
  const page = await auditor.get(`vokalotnama/?place=${office}&limit=1`)
  expect([page.headers['x-total-count'], page.headers['x-total-amount']]).toEqual(['2', '100.00'])
  expect(await numbersOf(auditor, `vokalotnama/?place=${office}`)).toEqual([second.number, cash.number])
  expect(await numbersOf(auditor, `vokalotnama/?place=${bank}`)).toEqual([byBank.number])
  expect(await numbersOf(auditor, `vokalotnama/?place=${office}&to=${dayBefore(now)}`)).toEqual([])
  expect(await numbersOf(auditor, 'vokalotnama/?place=')).toHaveLength(3)
  // Bengali digits
  expect(await numbersOf(auditor, `vokalotnama/?place=${encodeURIComponent('৫')}`)).toEqual([byBank.number])

  const voucher = await createRecord<{ number: string }>(staff, 'actual_expanse/', aVoucher())
  await createRecord(staff, 'actual_expanse/', aVoucher({ payment_type: 'bank' }))
  expect(await numbersOf(auditor, `actual_expanse/?place=${office}`)).toEqual([voucher.number])
})

test('a receipt of two payment types is at both places, and moves with its payment type', async () => {
  const fee = await createRecord<{ id: number; number: string }>(
    staff,
    'advocate-all-fees/',
    aFee({
      advocate_id: '456',
      entryfee_set: [{ entry_fee: '5000', payment_type: 'cash' }],
      barassociationfee_set: [{ ...yearly(2025, 2026), payment_type: 'bank' }],
    }),
  )
  const at = (place: number) => numbersOf(auditor, `advocate-all-fees/?place=${place}`)
  expect([await at(office), await at(bank)]).toEqual([[fee.number], [fee.number]])
  await staff.delete(`advocate-all-fees/${fee.id}/`, { reason: 'Wrong member' })
  expect(await at(bank)).toEqual([])
  expect(await numbersOf(auditor, `advocate-all-fees/?place=${bank}&voided=1`)).toEqual([fee.number])
})

test('a place that does not exist, or that is no number, is 400 with a code and a sentence', async () => {
  for (const place of ['999999', 'abc', '0', '-1', '1.5', '99999999999']) {
    const response = await staff.get(`vokalotnama/?place=${place}`)
    expect([place, response.statusCode, (response.json() as { code: string }).code]).toEqual([
      place,
      400,
      'request.malformed',
    ])
    expect(errorsOf(response)['place']).toHaveLength(1)
  }
  const response = await staff.get('actual_expanse/?place=999999')
  expect(errorsOf(response)['place']).toEqual(['This money place does not exist'])
})

test.each([
  'vokalotnama',
  'bailbond',
  'form-sale',
  'associate-registration',
  'associate-renewal',
  'advocate-change',
  'shop-rent',
  'electricity-bill',
  'bank-interest',
  'advocate-all-fees',
  'fund-collection',
  'credit-payouts',
  'actual_expanse',
])('the list %s knows the filter', async (path) => {
  expect((await staff.get(`${path}/?place=${office}`)).statusCode).toBe(200)
  expect((await staff.get(`${path}/?place=999999`)).statusCode).toBe(400)
})

test('the count stays blind: a cashier reads no total of a box that nobody has counted', async () => {
  const { cashier, box } = await aCashier(server)
  await sell(cashier, '60')
  const path = `vokalotnama/?place=${box}`
  const blind = await cashier.get(path)
  expect(blind.headers).not.toHaveProperty('x-total-amount')
  expect(blind.headers['x-total-count']).toBe('1')
  expect((await auditor.get(path)).headers['x-total-amount']).toBe('60.00')
  const day = await readDay(staff, box, now)
  await countDay(cashier, day!.id, 6000)
  expect((await cashier.get(path)).headers['x-total-amount']).toBe('60.00')
})

test('the totals of a list without a filter are those that a filter for every day counts', async () => {
  const totalsOf = async (path: string) => {
    const { headers } = await auditor.get(path)
    return [headers['x-total-count'], headers['x-total-amount']]
  }
  const expectEqualTotals = async () => {
    const kept = await totalsOf('vokalotnama/?limit=1')
    expect(kept).toEqual(await totalsOf('vokalotnama/?limit=1&from=2000-01-01'))
    return kept
  }
  const before = await expectEqualTotals()
  const sale = await sell(staff, '70')
  const lastYear = await createRecord<{ id: number }>(
    staff,
    'vokalotnama/',
    aCashSale(`${Number(now.slice(0, 4)) - 1}-12-31`, '30'),
  )
  expect(await expectEqualTotals()).not.toEqual(before)
  expect((await staff.put(`vokalotnama/${sale.id}/`, aCashSale(now, '75'))).statusCode).toBe(200)
  await expectEqualTotals()
  for (const { id } of [sale, lastYear]) await staff.delete(`vokalotnama/${id}/`)
  expect(await expectEqualTotals()).toEqual(before)
  // with void receipts the list counts
  const [count] = await totalsOf('vokalotnama/?limit=1&voided=1')
  expect(Number(count)).toBe(Number(before[0]) + 2)
})

test('a list names a place as it is now, also one that was added a moment ago', async () => {
  const placeOf = async (id: number) => {
    const rows = (await auditor.get('vokalotnama/')).json() as {
      id: number
      places: { id: number; kind: string; name_english: string; amount: string }[]
    }[]
    return rows.find((row) => row.id === id)?.places[0]
  }
  const sale = await sell(staff, '80', { payment_type: 'bank' })
  expect(await placeOf(sale.id)).toMatchObject({ id: bank, kind: 'bank', amount: '80.00' })
  // this process hears of a changed name from the database
  await server.sql`update money_places set name_english = 'Sonali Bank' where id = ${bank}`
  while ((await placeOf(sale.id))?.name_english !== 'Sonali Bank') await delay(10)
  // no notification: as if it were still on its way
  const [added] = await server.sql.begin(async (sql) => {
    await sql`alter table money_places disable trigger user`
    const rows = await sql<{ id: number }[]>`
      insert into money_places (kind, name_english, name_bengali) values ('bank', 'Agrani Bank', 'অগ্রণী ব্যাংক') returning id`
    await sql`alter table money_places enable trigger user`
    return rows
  })
  const other = await sell(staff, '90', { payment_type: 'bank', place: added!.id })
  expect(await placeOf(other.id)).toMatchObject({ name_english: 'Agrani Bank', amount: '90.00' })
})
