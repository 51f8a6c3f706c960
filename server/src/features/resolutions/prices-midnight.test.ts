import { headIds } from '../../ledger/receipt-lines.ts'
import { createRecord, errorsOf } from '../../../test/builders.ts'
import {
  addPrice,
  addResolution,
  amountOn,
  aPricedSale,
  changeResolution,
  type Booked,
} from '../../../test/price-builders.ts'
import { setClock } from '../../../test/set-clock.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  ;({ server, staff, cashier } = await startStaffedServer())
})
afterEach(() => jest.useRealTimers())
afterAll(() => server.close())

const sellToday = (price: string) =>
  cashier.post('vokalotnama/', { ...aPricedSale('2026-06-11', price), sales_date: null })
const priceNow = async () =>
  ((await cashier.get('prices/in-force/')).json() as { item: string; amount: string }[]).find(
    ({ item }) => item === 'VKL',
  )?.amount

test('a future price takes effect at midnight in Dhaka, and so does a suspension', async () => {
  setClock('2026-06-01T12:00:00')
  const { id } = await addResolution(staff, { number: '1', effective_from: '2026-01-01' })
  await addPrice(staff, id, 'VKL', '2026-01-01', [[headIds.vokalotnama, '220']])
  const raise = await addResolution(staff, { number: '2', effective_from: '2026-06-12' })
  await addPrice(staff, raise.id, 'VKL', '2026-06-12', [[headIds.vokalotnama, '450']])
  expect((await changeResolution(staff, raise, { suspended_from: '2026-06-19' })).statusCode).toBe(200)

  setClock('2026-06-11T23:59:59')
  expect(await priceNow()).toBe('220.00')
  expect((await sellToday('450')).statusCode).toBe(422)
  expect((await sellToday('220')).statusCode).toBe(201)
  setClock('2026-06-12T00:00:00')
  expect(await priceNow()).toBe('450.00')
  const refused = await sellToday('220')
  expect([refused.statusCode, Object.keys(errorsOf(refused))]).toEqual([422, ['price']])
  expect((await sellToday('450')).statusCode).toBe(201)
  // a cashier books yesterday's sale at yesterday's price
  expect((await cashier.post('vokalotnama/', aPricedSale('2026-06-11', '450'))).statusCode).toBe(422)
  expect((await createRecord<Booked>(cashier, 'vokalotnama/', aPricedSale('2026-06-11', '220'))).total).toBe(
    '220.00',
  )

  setClock('2026-06-18T23:59:59')
  expect((await sellToday('450')).statusCode).toBe(201)
  setClock('2026-06-19T00:00:00')
  expect(await amountOn(cashier, 'VKL', '2026-06-18')).toBe('450.00')
  expect((await sellToday('450')).statusCode).toBe(422)
  expect((await sellToday('220')).statusCode).toBe(201)
})
