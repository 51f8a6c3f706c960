import type { AdvocateCredit } from '@samity/shared-api/contract/resolutions/credit'
import type { ComponentHead, Price, PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import type { Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import { reconcile } from '../src/features/accounts/reconciliation.ts'
import { headIds } from '../src/ledger/receipt-lines.ts'
import { anAdvocate, aSale, createRecord } from './builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from './test-server.ts'

/* Builders of resolutions and prices that the server accepts. */

export const aResolution = (overrides: object = {}) => ({
  number: '12/2020',
  meeting: 'General meeting',
  day: '2020-06-10',
  kind: 'price',
  effective_from: '2020-06-12',
  ...overrides,
})

export const addResolution = (user: TestUser, overrides: object = {}) =>
  createRecord<Resolution>(user, 'resolutions/', aResolution(overrides))

export const addHead = (user: TestUser, name_en: string, kind: 'income' | 'passed_on' | 'credit') =>
  createRecord<ComponentHead>(user, 'prices/heads/', { name_en, name_bn: `${name_en} (bn)`, kind })

/** Sets a price with its parts as [head, amount]. */
export const addPrice = (
  user: TestUser,
  resolution: number,
  item: string,
  from_day: string,
  parts: [number, string][],
) =>
  createRecord<Price>(user, 'prices/', {
    resolution,
    item,
    from_day,
    components: parts.map(([head, amount]) => ({ head, amount })),
  })

/** The price of an item on a day; undefined when none is in force. */
export async function amountOn(user: TestUser, item: string, on: string): Promise<string | undefined> {
  const prices = (await user.get(`prices/in-force/?on=${on}`)).json() as PriceInForce[]
  return prices.find((one) => one.item === item)?.amount
}

let lastSerial = 0
/** A sale of the next `count` vokalotnamas to the advocate 123. */
export const aPricedSale = (day: string, price: string, count = 1, overrides: object = {}) => {
  const from_serial = lastSerial + 1
  lastSerial += count
  return aSale({
    sales_date: day,
    price,
    advocateId: '123',
    serials: [{ from_serial, to_serial: lastSerial }],
    ...overrides,
  })
}

export type Booked = { id: number; number: string; total: string; version: number }

/** The labels and amounts of a receipt's lines. */
export const linesOf = async (user: TestUser, number: string) =>
  ((await user.get(`receipts/${number}/`)).json() as Receipt).lines.map(({ label, amount }) => [
    label.en,
    amount,
  ])

export const creditsOf = async (user: TestUser) =>
  ((await user.get('advocate-credits/')).json() as AdvocateCredit[]).map(({ credited, paid, owed }) => ({
    credited,
    paid,
    owed,
  }))

export const changeResolution = (user: TestUser, record: Resolution, changes: object) =>
  user.put(`resolutions/${record.id}/`, { ...record, ...changes })

export type PricedBooks = {
  server: TestServer
  admin: TestUser
  staff: TestUser
  cashier: TestUser
  courtFee: number
  credit: number
}

/** Starts a server with an advocate and two heads for components. */
export async function startPricedBooks(): Promise<PricedBooks> {
  const staffed = await startStaffedServer()
  await createRecord(staffed.staff, 'advocates/', anAdvocate())
  const courtFee = await addHead(staffed.admin, 'Court fee', 'passed_on')
  const credit = await addHead(staffed.admin, 'Credit of advocates', 'credit')
  return { ...staffed, courtFee: courtFee.id, credit: credit.id }
}

/** Dhaka, June 2020: 220 until the general meeting, then 420 + 30 with 200 for the advocate. */
export async function setDhakaPrices({ staff, courtFee, credit }: PricedBooks) {
  const old = await addResolution(staff, {
    number: '3/2018',
    day: '2018-06-01',
    effective_from: '2018-07-01',
  })
  await addPrice(staff, old.id, 'VKL', '2018-07-01', [[headIds.vokalotnama, '220']])
  const raise = await addResolution(staff)
  await addPrice(staff, raise.id, 'VKL', '2020-06-12', [
    [headIds.vokalotnama, '220'],
    [courtFee, '30'],
    [credit, '200'],
  ])
  return { old, raise }
}

/** The reconciliation checks that fail, by code. */
export const failingChecks = async ({ server }: PricedBooks) =>
  (await reconcile(server.sql)).laws.filter(({ ok }) => !ok)
