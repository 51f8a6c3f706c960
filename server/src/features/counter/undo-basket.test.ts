import { dayAfter, digitWords, showDay, today } from '@samity/shared-api/contract'
import type { Basket } from '@samity/shared-api/contract/sales/basket'
import {
  aDonation,
  aFeeLine,
  aPaper,
  aRentLine,
  payBasket,
  sendBasket,
  undoBasket,
} from '../../../test/basket-builders.ts'
import { anAdvocate, createRecord, errorsOf } from '../../../test/builders.ts'
import { aCashier, countAndCloseDay, readDay } from '../../../test/cash-day-builders.ts'
import { setClock } from '../../../test/set-clock.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { reconcile } from '../accounts/reconciliation.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
beforeEach(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
  await createRecord(admin, 'advocates/', anAdvocate())
})
afterEach(async () => {
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  jest.useRealTimers()
  await server.close()
})

const countReceipts = async () =>
  (await server.sql<[{ count: number }]>`select count(*)::int as count from receipts`)[0].count
const message = (response: { json(): unknown }) => (response.json() as { message: string }).message

test('undoing voids all receipts with the reason, frees serials and months, and is one audit event more', async () => {
  const basket = await payBasket(cashier, [aPaper(1, 2), aFeeLine(1, 2), aRentLine(), aDonation])
  const response = await undoBasket(cashier, basket.id)
  expect(response.statusCode).toBe(200)
  const undone = response.json() as Basket
  expect(undone).toMatchObject({ may_undo: false, undone_at: expect.any(String), total: basket.total })
  expect(undone.receipts.every(({ voided }) => voided)).toBe(true)
  expect(await server.sql`select distinct void_reason, voided_by from receipts`).toEqual([
    { void_reason: 'Wrong member', voided_by: cashier.id },
  ])
  expect(await server.sql`select sum(amount)::int as amount from ledger_lines`).toEqual([{ amount: 0 }])
  const [event] = await server.sql`select * from audit_events where subject = 'baskets' and action = 'void'`
  expect(event).toMatchObject({ reason: 'Wrong member', subject_id: String(basket.id) })
  expect((await undoBasket(cashier, basket.id)).statusCode).toBe(409)
  await payBasket(cashier, [aPaper(1, 2), aFeeLine(1, 2), aRentLine()])
})

test('undoing leaves receipts that are void already, and gives back only the others', async () => {
  const basket = await payBasket(cashier, [aPaper(1, 2), aDonation])
  await staff.delete(`vokalotnama/${basket.receipts[0]!.id}/`, { reason: 'Torn' })
  const { total } = basket.receipts[1]!
  expect((await cashier.get(`counter/baskets/${basket.id}/`)).json()).toMatchObject({ total })
  const response = await undoBasket(staff, basket.id)
  expect([response.statusCode, response.json()]).toMatchObject([200, { total }])
  expect(await server.sql`select void_reason from receipts order by id`).toEqual([
    { void_reason: 'Torn' },
    { void_reason: 'Wrong member' },
  ])
})

test('undoing is for the own cashier, administrators and staff', async () => {
  const basket = await payBasket(cashier, [aDonation])
  expect((await undoBasket(await server.as('cashier'), basket.id)).statusCode).toBe(404)
  expect((await undoBasket(staff, basket.id)).statusCode).toBe(200)
})

test('undoing ends with the day', async () => {
  const basket = await payBasket(cashier, [aDonation])
  const day = digitWords(showDay(today())).en
  setClock(`${dayAfter(today())}T10:00:00`)
  const response = await undoBasket(admin, basket.id)
  expect(response.statusCode).toBe(409)
  expect(message(response)).toContain(`paid on ${day}`)
  expect(await countReceipts()).toBe(1)
})

test('undoing ends when the day of the box is closed, also of one line, and voids nothing then', async () => {
  const { cashier: keeper, box } = await aCashier(server)
  const basket = await payBasket(keeper, [
    aPaper(1, 1),
    { ...aDonation, body: { ...aDonation.body, payment_type: 'bank' } },
  ])
  const day = await readDay(keeper, box, today())
  await countAndCloseDay(keeper, day!.id, 5000)
  const stored = await keeper.get(`counter/baskets/${basket.id}/`)
  expect(stored.json()).toMatchObject({ may_undo: false })
  const response = await undoBasket(keeper, basket.id)
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ code: 'day.closed' })
  expect(await server.sql`select 1 from receipts where voided_at is not null`).toHaveLength(0)
  // and the next basket of the day is refused at its line
  const late = await sendBasket(keeper, [aPaper(2, 2)])
  expect([late.statusCode, Object.keys(errorsOf(late))]).toEqual([409, ['lines.0']])
})

test('a change of a receipt changes the total of its basket', async () => {
  const basket = await payBasket(cashier, [aPaper(1, 2), aDonation])
  const response = await staff.put(`vokalotnama/${basket.receipts[0]!.id}/`, {
    ...aPaper(1, 2, { price: '60' }).body,
    version: 1,
  })
  expect(response.statusCode).toBe(200)
  expect((await cashier.get(`counter/baskets/${basket.id}/`)).json()).toMatchObject({ total: '620.50' })
})
