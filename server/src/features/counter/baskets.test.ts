import { dayBefore, today } from '@samity/shared-api/contract'
import type { Basket, BasketLine } from '@samity/shared-api/contract/sales/basket'
import {
  aDonation,
  aFeeLine,
  aFormLine,
  aPaper,
  aRentLine,
  payBasket,
  sendBasket,
} from '../../../test/basket-builders.ts'
import { aFee, anAdvocate, createRecord, errorsOf, yearly } from '../../../test/builders.ts'
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
  await server.close()
})

const countReceipts = async () =>
  (await server.sql<[{ count: number }]>`select count(*)::int as count from receipts`)[0].count
const message = (response: { json(): unknown }) => (response.json() as { message: string }).message

test('a basket books a receipt for each line, in the order of the lines, and names all of them in one audit event', async () => {
  const basket = await payBasket(
    cashier,
    [aDonation, aPaper(1, 2), aFeeLine(1, 3), aRentLine(), aPaper(5, 5), aFormLine('0101', '0110')],
    {
      payer: 'Rahim Uddin',
      given: '10100',
    },
  )
  expect(basket).toMatchObject({
    day: today(),
    created_by: cashier.username,
    payer: 'Rahim Uddin',
    payer_bengali: 'রহিম উদ্দিন',
    total: '10050.50',
    given: '10100.00',
    may_undo: true,
    undone_at: null,
  })
  const year = today().slice(0, 4)
  expect(basket.receipts.map(({ path, number, note, total }) => [path, number, note, total])).toEqual([
    ['fund-collection', `DON-${year}-000001`, 'Hall', '500.50'],
    ['vokalotnama', `VKL-${year}-000001`, '1–2 = 2', '100.00'],
    ['advocate-all-fees', `FEE-${year}-000001`, expect.any(String), '300.00'],
    ['shop-rent', `RNT-${year}-000001`, expect.any(String), '9000.00'],
    ['vokalotnama', `VKL-${year}-000002`, '5–5 = 1', '50.00'],
    ['form-sale', `FRM-${year}-000001`, 'Bail petition 0101–0110 = 10', '100.00'],
  ])
  const events = await server.sql`
    select subject, number, after -> 'receipts' as receipts from audit_events
    where actor = ${cashier.username} and action = 'create' order by id`
  expect(events.map(({ subject }) => String(subject))).toEqual([
    ...basket.receipts.map(({ path }) => path),
    'baskets',
  ])
  expect(events.at(-1)).toMatchObject({ receipts: basket.receipts.map(({ number }) => number) })
})

test('a basket says nothing of cash given and given back when nobody typed what was given', async () => {
  expect(await payBasket(cashier, [aDonation], { given: '' })).toMatchObject({ total: '500.50', given: null })
})

test('an error of one line has the status and sentence of the form, is at the line, and books nothing', async () => {
  await createRecord(cashier, 'vokalotnama/', aPaper(10, 12).body)
  const single = await cashier.post('vokalotnama/', aPaper(12, 13).body)
  const response = await sendBasket(cashier, [aDonation, aPaper(12, 13)])
  const { errors, ...rest } = single.json() as { errors: Record<string, string[]> }
  expect(response.statusCode).toBe(single.statusCode)
  expect(response.json()).toEqual({
    ...rest,
    errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [`lines.1.${field}`, texts])),
  })
  expect(await countReceipts()).toBe(1)
})

test('all lines that are invalid by their forms are reported together', async () => {
  const response = await sendBasket(cashier, [
    aPaper(5, 4),
    aDonation,
    { ...aRentLine(), body: { renter_name: 'Karim' } },
  ])
  expect(response.statusCode).toBe(422)
  const fields = Object.keys(errorsOf(response))
  expect(fields).toContain('lines.0.serials.0.to_serial')
  expect(fields).toContain('lines.2.rent_amount')
  expect(fields.filter((field) => field.startsWith('lines.1'))).toEqual([])
  expect(await countReceipts()).toBe(0)
})

test('a sentence without a field is at its line', async () => {
  await server.sql`update period_lock set locked_up_to = ${dayBefore(today())}`
  const response = await sendBasket(staff, [aDonation, aPaper(1, 1, { sales_date: dayBefore(today()) })])
  expect(response.statusCode).toBe(409)
  expect(errorsOf(response)).toEqual({ 'lines.1': [message(response)] })
})

test.each([
  ['serial', () => [aPaper(1, 5), aDonation, aPaper(5, 6)], 'lines.2.serials.0.from_serial', 'serials'],
  ['month', () => [aFeeLine(1, 3), aFeeLine(3, 4)], 'lines.1.monthlyfee_set.0.from_month', 'period'],
  [
    'month of a room',
    () => [aRentLine(), aRentLine({ renter_name: 'Karim' })],
    'lines.1.from_month',
    'period',
  ],
])('the same %s twice in a basket is refused at the later line', async (_what, lines, field, word) => {
  const response = await sendBasket(cashier, lines())
  expect(response.statusCode).toBe(409)
  expect(errorsOf(response)).toEqual({ [field]: [message(response)] })
  expect(message(response)).toContain(word)
  expect(message(response)).toContain('ine 1 of this basket')
  expect(await countReceipts()).toBe(0)
})

test('a year that contains the fund fee of a later line is refused there, as by the form', async () => {
  const year = (amounts: object): BasketLine => ({
    path: 'advocate-all-fees',
    body: aFee({
      collection_date: today(),
      barassociationfee_set: [yearly(2026, 2026, amounts)],
    }),
  })
  const whole = year({ yearly_fee: '1000', benevolent_fund_fee: '10' })
  const fund = year({ yearly_fee: '0', benevolent_fund_fee: '10' })
  const response = await sendBasket(cashier, [aDonation, whole, fund])
  expect(response.statusCode).toBe(409)
  expect(Object.keys(errorsOf(response))[0]).toMatch(/^lines\.2/)
  expect(await countReceipts()).toBe(0)
})

test('an administrator overrides for one line, with its reason in the audit log', async () => {
  await server.sql`update advocates set is_dead = true, status = 'inactive', death_date = '2026-01-01'`
  const refused = await sendBasket(admin, [aDonation, aPaper(1, 1)])
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { overridable: true }])
  expect(Object.keys(errorsOf(refused))).toEqual(['lines.1.advocateId'])
  await payBasket(admin, [aDonation, aPaper(1, 1, { override_reason: 'For the heirs' })])
  expect(await server.sql`select subject from audit_events where reason = 'For the heirs'`).toEqual([
    { subject: 'vokalotnama' },
  ])
})

describe('a repeated key', () => {
  const lines = [aDonation, aPaper(1, 2)]

  test('with the same content returns the basket, one after the other and at once', async () => {
    const basket = await payBasket(cashier, lines, { key: 'one' })
    expect(await payBasket(cashier, lines, { key: 'one' })).toEqual(basket)
    expect(await payBasket(staff, lines, { key: 'one' })).toMatchObject({ id: basket.id })
    const others = [aDonation, aPaper(11, 12)]
    const all = await Promise.all(Array.from({ length: 6 }, () => payBasket(cashier, others, { key: 'two' })))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await countReceipts()).toBe(4)
  })

  test('with other content, or from another cashier, is refused', async () => {
    await payBasket(cashier, lines, { key: 'one' })
    const other = await server.as('cashier')
    for (const response of [
      await sendBasket(cashier, [aDonation], { key: 'one' }),
      await sendBasket(cashier, lines, { key: 'one', payer: 'Karim' }),
      await sendBasket(other, lines, { key: 'one' }),
    ]) {
      expect(response.statusCode).toBe(409)
      expect(message(response)).toMatch(/^This basket was already paid/)
    }
    expect(await countReceipts()).toBe(2)
  })

  test('of a basket that was refused is free again', async () => {
    expect((await sendBasket(cashier, [aDonation, aPaper(3, 2)], { key: 'one' })).statusCode).toBe(422)
    await payBasket(cashier, lines, { key: 'one' })
  })

  test('and an Idempotency-Key both return the first basket', async () => {
    const send = (key: string, header: string) =>
      cashier.post('counter/basket/', { key, lines }, { 'idempotency-key': header })
    const first = await send('one', 'a')
    expect((await send('one', 'a')).json()).toEqual(first.json())
    expect((await send('one', 'b')).json()).toEqual(first.json())
    expect((await send('two', 'a')).statusCode).toBe(422)
  })
})

test('a cashier lists and reads the own baskets of a day, newest first; staff those of everybody', async () => {
  const first = await payBasket(cashier, [aDonation])
  const second = await payBasket(cashier, [aPaper(1, 1)])
  const other = await server.as('cashier')
  const third = await payBasket(other, [aPaper(2, 2)])
  const ids = async (user: TestUser, query = '') => {
    const response = await user.get(`counter/baskets/${query}`)
    return [response.headers['x-total-count'], (response.json() as Basket[]).map(({ id }) => id)]
  }
  expect(await ids(cashier)).toEqual(['2', [second.id, first.id]])
  expect(await ids(cashier, '?all=1&limit=1')).toEqual(['2', [second.id]])
  expect(await ids(staff)).toEqual(['0', []])
  expect(await ids(staff, '?all=1')).toEqual(['3', [third.id, second.id, first.id]])
  expect(await ids(cashier, `?date=${dayBefore(today())}`)).toEqual(['0', []])
  expect((await cashier.get(`counter/baskets/${third.id}/`)).statusCode).toBe(404)
  expect((await admin.get(`counter/baskets/${third.id}/`)).json()).toMatchObject({ may_undo: true })
})
