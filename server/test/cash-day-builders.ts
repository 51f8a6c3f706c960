import type { CashDay, CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { aSale } from './builders.ts'
import type { TestServer, TestUser } from './test-server.ts'

/* Cashiers with boxes whose days are closed, and their counts. */

/** A cashier who keeps a cash box whose days are closed. */
export async function aCashier(server: TestServer): Promise<{ cashier: TestUser; box: number }> {
  const cashier = await server.as('cashier')
  const name = `Box of ${cashier.username}`
  const [place] = await server.sql<[{ id: number }]>`
    insert into money_places (kind, name_english, name_bengali, holder_id, day_close)
    values ('cash', ${name}, ${name}, ${cashier.id}, true) returning id`
  return { cashier, box: place.id }
}

let serial = 0
/** A sale of one paper with a serial of its own. */
export const aCashSale = (sales_date: string, price: string, overrides: object = {}) =>
  aSale({ sales_date, price, serials: [{ from_serial: ++serial, to_serial: serial }], ...overrides })

/** The body of a count of this amount in paisa: notes of 1000 and 1 taka, and coins. */
export const aCount = (paisa: number) => ({
  notes: { 1000: Math.floor(paisa / 100_000), 1: Math.floor((paisa % 100_000) / 100) },
  coins: ((paisa % 100) / 100).toFixed(2),
})

export const countDay = (user: TestUser, id: number, paisa: number, more: object = {}) =>
  user.post(`cash-days/${id}/count/`, { ...aCount(paisa), ...more })
export const closeDay = (user: TestUser, id: number, body: object = {}) =>
  user.post(`cash-days/${id}/close/`, body)

/** Counts and closes a day. Throws when the server refuses. */
export async function countAndCloseDay(user: TestUser, id: number, paisa: number, body: object = {}) {
  await countDay(user, id, paisa)
  const response = await closeDay(user, id, body)
  if (response.statusCode !== 200) throw new Error(`close returned ${response.statusCode}: ${response.body}`)
  return response.json() as CashDayDetails
}

/** The day of a box; undefined while it has none. */
export const readDay = async (user: TestUser, box: number, date: string): Promise<CashDay | undefined> =>
  ((await user.get(`cash-days/?place=${box}&from=${date}&to=${date}`)).json() as CashDay[])[0]
