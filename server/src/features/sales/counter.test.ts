import type { CounterSuggestion } from '@samity/shared-api/contract/sales/counter'
import { aSale, createRecord } from '../../../test/builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let cashier: TestUser
let other: TestUser
beforeEach(async () => {
  ;({ server, staff, cashier } = await startStaffedServer())
  other = await server.as('cashier')
})
afterEach(() => server.close())

const receive = (from_serial: string, to_serial: string) =>
  createRecord(staff, 'paper-stock/', { kind: 'received', paper: 'VKL', from_serial, to_serial })
const sell = (user: TestUser, from_serial: number, to_serial: number, building_name = 'Bar Bhaban') =>
  createRecord(user, 'vokalotnama/', {
    ...aSale({ building_name, serials: [{ from_serial, to_serial }] }),
    sales_date: null,
  })
const suggestionFor = async (user: TestUser, query = 'paper=VKL') =>
  (await user.get(`counter/?${query}`)).json() as CounterSuggestion

test('a cashier is offered the building of the last sale and the next serials of the book in use', async () => {
  await receive('0101', '0200')
  await receive('301', '400')
  expect(await suggestionFor(cashier)).toEqual({
    building_name: '',
    next: null,
    price: null,
    on_hand: 200,
    warnings: [],
  })
  await sell(cashier, 101, 105, 'Annex')
  await sell(other, 301, 310)
  expect(await suggestionFor(cashier)).toMatchObject({
    building_name: 'Annex',
    next: { from_serial: 106, to_serial: 110, width: 4 },
    on_hand: 185,
  })
  expect((await suggestionFor(other)).next).toEqual({ from_serial: 311, to_serial: 320, width: 1 })
})

test('serials that are sold or spoiled are skipped, and a used-up book offers nothing', async () => {
  await receive('101', '110')
  await sell(cashier, 101, 103)
  await sell(other, 104, 104)
  await createRecord(staff, 'paper-stock/', {
    kind: 'spoiled',
    paper: 'VKL',
    from_serial: 105,
    to_serial: 105,
  })
  expect((await suggestionFor(cashier)).next).toMatchObject({ from_serial: 106, to_serial: 108 })
  await sell(cashier, 106, 109)
  // one is left, although four were sold last
  expect((await suggestionFor(cashier)).next).toMatchObject({ from_serial: 110, to_serial: 110 })
  await sell(cashier, 110, 110)
  expect((await suggestionFor(cashier)).next).toBeNull()
})

test('a paper that was never received is suggested after the last sale and not warned about', async () => {
  await sell(cashier, 1, 5)
  const { price } = aSale({})
  expect(await suggestionFor(cashier, 'paper=VKL&from_serial=6&to_serial=8')).toMatchObject({
    next: { from_serial: 6, to_serial: 10 },
    price: `${Number(price)}.00`,
    on_hand: null,
    warnings: [],
  })
})

test('serials are warned about before the sale: sold ones, those never received, and a stock that runs out', async () => {
  await receive('101', '160')
  await sell(other, 101, 105)
  const warningsFor = async (from: number, to: number) =>
    (await suggestionFor(cashier, `paper=VKL&from_serial=${from}&to_serial=${to}`)).warnings
  expect(await warningsFor(105, 106)).toEqual(['Serials 101–105 are on receipt VKL-2026-000001'])
  expect(await warningsFor(160, 161)).toEqual(['Serial 161 was never received'])
  expect(await warningsFor(106, 110)).toEqual([])
  expect(await warningsFor(106, 111)).toEqual(['Only 49 of this paper are left after this sale'])
})

test('serials that somebody else has sold meanwhile are not suggested', async () => {
  await sell(cashier, 1, 5)
  await sell(other, 8, 8)
  expect((await suggestionFor(cashier)).next).toBeNull()
})
