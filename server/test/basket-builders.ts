import { today } from '@samity/shared-api/contract'
import type { Basket, BasketLine } from '@samity/shared-api/contract/sales/basket'
import { aFee, aRent, aSale, monthly } from './builders.ts'
import type { TestUser } from './test-server.ts'

/* Baskets of the counter, and their lines. */

export const aPaper = (from_serial: number, to_serial: number, overrides: object = {}): BasketLine => ({
  path: 'vokalotnama',
  body: aSale({
    sales_date: today(),
    advocateId: '123',
    serials: [{ from_serial, to_serial }],
    ...overrides,
  }),
})
export const aFormLine = (from_serial: string, to_serial: string): BasketLine => ({
  path: 'form-sale',
  body: {
    sales_date: today(),
    building_name: 'Bar Bhaban',
    form_name: 'Bail petition',
    price: '10',
    form_serials: [{ from_serial, to_serial }],
  },
})
export const aFeeLine = (from: number, to: number): BasketLine => ({
  path: 'advocate-all-fees',
  body: aFee({ collection_date: today(), monthlyfee_set: [monthly(from, to)] }),
})
export const aRentLine = (overrides: object = {}): BasketLine => ({
  path: 'shop-rent',
  body: aRent({ collection_date: today(), ...overrides }),
})
export const aDonation: BasketLine = {
  path: 'fund-collection',
  body: {
    donation_type: 'others',
    date: today(),
    fund_provider: 'Karim',
    fund_amount: '500.50',
    purpose: 'Hall',
  },
}

let keys = 0
export const sendBasket = (user: TestUser, lines: BasketLine[], overrides: object = {}) =>
  user.post('counter/basket/', { key: `basket-${++keys}`, lines, ...overrides })
/** Pays a basket and returns it. Throws when the server refuses it. */
export const payBasket = async (user: TestUser, lines: BasketLine[], overrides: object = {}) => {
  const response = await sendBasket(user, lines, overrides)
  if (response.statusCode !== 201) throw new Error(response.body)
  return response.json() as Basket
}
export const undoBasket = (user: TestUser, id: number) =>
  user.post(`counter/baskets/${id}/undo/`, { reason: 'Wrong member' })
