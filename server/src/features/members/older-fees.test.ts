import type { AdvocateDues, FeeOverride } from '@samity/shared-api/contract/members/dues'
import { headIds } from '../../ledger/receipt-lines.ts'
import { aFee, createRecord, errorsOf, monthly } from '../../../test/builders.ts'
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

/* Changes of receipts whose periods have got a schedule, or lost it, since they were booked. */

let books: PricedBooks
let admin: TestUser
let staff: TestUser
beforeEach(async () => {
  books = await startPricedBooks()
  ;({ admin, staff } = books)
})
afterEach(async () => {
  expect(await failingChecks(books)).toEqual([])
  await books.server.close()
})

const day = '2026-04-10'
const feeOf = (months: object[], more: object = {}) =>
  aFee({ collection_date: day, monthlyfee_set: months, ...more })
const book = (months: object[], more: object = {}) =>
  createRecord<Booked>(staff, 'advocate-all-fees/', feeOf(months, more))
const change = ({ id }: Booked, months: object[], more: object = {}) =>
  staff.put(`advocate-all-fees/${id}/`, feeOf(months, { receipt_no: 'B-17', ...more }))
const addSchedule = (amount: string, from_day = '2026-01-01') =>
  createRecord(admin, 'fee-schedules/', { kind: 'monthly', amount, from_day })
const overrides = async () =>
  ((await staff.get('dues/overrides/')).json() as FeeOverride[]).map(
    ({ number, proposed, taken, reason }) => ({
      number,
      proposed,
      taken,
      reason,
    }),
  )
const at = (monthly_fee: string, from = 1, to = 2) => monthly(from, to, { monthly_fee })

test('a change that leaves the fees alone needs no reason, and one that changes them does', async () => {
  const receipt = await book([at('80')])
  await addSchedule('100')
  const renumbered = await change(receipt, [at('80')])
  expect([renumbered.statusCode, (renumbered.json() as Booked).total]).toEqual([200, '160.00'])
  expect(await overrides()).toEqual([])

  const cheaper = await change(receipt, [at('70')])
  expect([cheaper.statusCode, Object.keys(errorsOf(cheaper))]).toEqual([422, ['amount_reason']])

  // the reason is about the month that the change adds
  const withMarch = [at('80'), at('80', 3, 3)]
  const refused = await change(receipt, withMarch)
  expect(errorsOf(refused)['amount_reason']).toEqual([
    'The fee schedules say 100.00 for these periods. Enter a reason for another amount.',
  ])
  expect((await change(receipt, withMarch, { amount_reason: 'Poor' })).statusCode).toBe(200)
  expect(await overrides()).toEqual([
    { number: receipt.number, proposed: '100.00', taken: '80.00', reason: 'Poor' },
  ])

  const nextDay = await change(receipt, withMarch, { collection_date: '2026-04-11' })
  expect([nextDay.statusCode, Object.keys(errorsOf(nextDay))]).toEqual([422, ['amount_reason']])
})

test('periods of a changed receipt stay paid, and the proposal has only the others', async () => {
  const receipt = await book([at('80')])
  await addSchedule('100')
  await change(receipt, [at('80')])
  const [{ id }] = await books.server.sql<[{ id: number }]>`select id from advocates`
  const dues = (await staff.get(`advocates/${id}/dues/?on=${day}`)).json() as AdvocateDues
  expect(dues.periods.map(({ period }) => period)).toEqual(['2026-03', '2026-04'])
  expect(dues.proposal.total).toBe('200.00')
})

test('the reason of a receipt stays with the amounts that it is about', async () => {
  await addSchedule('100')
  const receipt = await book([at('80')], { amount_reason: 'Poor' })
  const booked = { number: receipt.number, proposed: '200.00', taken: '160.00', reason: 'Poor' }
  await addSchedule('80', '2026-02-01')
  expect((await change(receipt, [at('80')])).statusCode).toBe(200)
  expect(await overrides()).toEqual([booked])
  expect((await change(receipt, [at('80')], { amount_reason: 'A widow' })).statusCode).toBe(200)
  expect(await overrides()).toEqual([{ ...booked, reason: 'A widow' }])
})

test('a receipt that a price divides stays divided, until its amount changes', async () => {
  const { id } = await addResolution(staff)
  await addPrice(staff, id, 'monthly_fee', '2020-06-12', [
    [headIds.monthly_fee, '90'],
    [books.courtFee, '10'],
  ])
  const receipt = await book([at('100')])
  const divided = [
    ['Monthly Fee', '180.00'],
    ['Court fee', '20.00'],
  ]
  expect(await linesOf(staff, receipt.number)).toEqual(divided)
  await addSchedule('60')
  expect((await change(receipt, [at('100')])).statusCode).toBe(200)
  expect(await linesOf(staff, receipt.number)).toEqual(divided)
  expect((await change(receipt, [at('60')])).statusCode).toBe(200)
  expect(await linesOf(staff, receipt.number)).toEqual([['Monthly Fee', '120.00']])
})

test('a receipt that a schedule priced stays whole after the schedule is deleted', async () => {
  const { id } = await addResolution(staff)
  await addPrice(staff, id, 'monthly_fee', '2020-06-12', [
    [headIds.monthly_fee, '50'],
    [books.courtFee, '10'],
  ])
  const schedule = await addSchedule('60')
  const receipt = await book([at('60')])
  expect((await admin.delete(`fee-schedules/${schedule.id}/`)).statusCode).toBe(204)
  expect((await change(receipt, [at('60')])).statusCode).toBe(200)
  expect(await linesOf(staff, receipt.number)).toEqual([['Monthly Fee', '120.00']])
  // an added month has the price by resolution
  expect((await change(receipt, [at('60'), at('60', 3, 3)])).statusCode).toBe(200)
  expect(await linesOf(staff, receipt.number)).toEqual([
    ['Monthly Fee', '120.00'],
    ['Monthly Fee', '50.00'],
    ['Court fee', '10.00'],
  ])
})
