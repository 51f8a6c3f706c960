import { asMember } from '@samity/module-service/testing'
import { today } from '@samity/shared-api/contract'
import { clerk, openPayments, server, type OpenPayments } from './testing/open-payments.ts'

let my: OpenPayments
beforeAll(async () => {
  my = await openPayments()
})
beforeEach(() => my.clear())
afterAll(() => my.close())

test('the page lists what is owed, oldest first, and its sum is the amount of the reference', async () => {
  my.core.setDebts(7, {
    months: ['2026-09', '2026-10'],
    years: ['2026'],
    rents: [{ id: 3, months: ['2026-10'], amount: '800.00' }],
  })
  const own = await my.own(7)
  expect(own).toMatchObject({ total: '1700.00', reference: null, earlier: [] })
  expect(own.owed).toEqual([
    { kind: 'year', period: '2026', fees: ['yearly'], amount: '600.00' },
    { kind: 'month', period: '2026-09', amount: '150.00' },
    { kind: 'month', period: '2026-10', amount: '150.00' },
    {
      kind: 'rent',
      period: '2026-10',
      unit: { en: 'Bar Building, 2, 3', bn: 'বার ভবন, 2, 3' },
      amount: '800.00',
    },
  ])
  const reference = await my.makeReference(7)
  expect(reference).toMatchObject({ amount: '1700.00', made_on: today(), qr: null })
  expect(reference.reference_no).toMatch(/^P[0-9A-Y]{7}$/)
  expect((await my.own(7)).reference).toEqual(reference)
})

test('two taps at once give the same reference, and other debts another one', async () => {
  my.core.setDebts(7, { months: ['2026-10'] })
  const referenceNos = (await Promise.all(Array.from({ length: 8 }, () => my.makeReference(7)))).map(
    ({ reference_no }) => reference_no,
  )
  expect(new Set(referenceNos).size).toBe(1)
  my.core.setDebts(7, { months: ['2026-10', '2026-11'] })
  const next = await my.makeReference(7)
  expect(next).toMatchObject({ amount: '300.00' })
  expect(referenceNos).not.toContain(next.reference_no)
  expect((await my.own(7)).reference?.reference_no).toBe(next.reference_no)
})

test('an expired reference is no more shown, and a new one is another', async () => {
  my.core.setDebts(7, { months: ['2026-10'] })
  const { reference_no } = await my.makeReference(7)
  await my.sql`update payment_references set made_on = '2026-01-01', valid_until = '2026-01-31'`
  expect((await my.own(7)).reference).toBeNull()
  expect((await my.makeReference(7)).reference_no).not.toBe(reference_no)
})

test('a member sees the own debts and references only, and nobody else sees any', async () => {
  for (const member of [7, 8]) my.core.setDebts(member, { months: ['2026-10'] })
  const { reference_no } = await my.makeReference(7)
  expect(JSON.stringify(await my.own(8))).not.toContain(reference_no)
  for (const sender of [clerk, { sub: 'anonymous', permissions: [] }])
    for (const answer of [
      await my.get('/payments/own', sender),
      await my.post('/payments/own/reference', {}, sender),
    ])
      expect(answer.status).toBe(401)
  expect((await my.get('/payments/proposals', asMember(7))).status).toBe(401)
})

test('who owes nothing gets no reference, and without an account people pay at the counter', async () => {
  my.core.setDebts(7, {})
  expect(await my.post('/payments/own/reference', {}, asMember(7))).toMatchObject({
    status: 409,
    body: { message: 'You owe nothing that a transfer can pay.' },
  })
  my.core.setDebts(7, { months: ['2026-10'] })
  await my.put('/-/settings', {}, server)
  expect((await my.own(7)).account).toEqual({ en: '', bn: '' })
  expect((await my.post('/payments/own/reference', {}, asMember(7))).status).toBe(409)
  await my.put('/-/settings', { account_english: 'Sonali Bank, 0021' }, server)
})

test('with a merchant account there is a QR code', async () => {
  my.core.setDebts(7, { months: ['2026-10'] })
  const merchant = {
    merchant_account: '26140010A000000123',
    merchant_name: 'Dhaka Bar',
    merchant_city: 'Dhaka',
  }
  await my.put('/-/settings', { account_bengali: 'সোনালী ব্যাংক', ...merchant }, server)
  expect((await my.makeReference(7)).qr).toMatchObject({ size: expect.any(Number) })
  expect((await my.own(7)).account).toEqual({ en: 'সোনালী ব্যাংক', bn: 'সোনালী ব্যাংক' })
  await my.put('/-/settings', { account_english: 'Sonali Bank, 0021' }, server)
})
