import { dayBefore, today, yearOf } from '@samity/shared-api/contract'
import { aFee, aRent, aSale, monthly, yearly } from './builders.ts'

/* Bodies of receipts at random: few members, rooms, serials and days, so that they meet. */

const yesterday = dayBefore(today())
export const days = [`${yearOf(today()) - 1}-12-30`, yesterday, today(), today()]
export const advocates = ['1', '2', '3']

export type Dice = readonly number[]
export type Book = { path: string; body: (dice: Dice) => object }
export const pick = <T>(list: readonly T[], nth = 0): T => list[nth % list.length]!
export const month = (nth = 0) => 1 + (nth % 12)
export const payment = (nth = 0) => pick(['cash', 'cash', 'cash', 'bank', 'check', 'mobile_banking'], nth)
export const amount = (nth = 0) => String(5 + (nth % 40))
const serials = (nth = 0, width = 0) => {
  const first = 1 + (nth % 400)
  const second = first + 20 + (width % 5)
  return [
    { from_serial: second, to_serial: second + (width % 9) },
    { from_serial: first, to_serial: first + (width % 7) },
  ]
}

/** The kinds of receipts, with bodies that concern the same members, rooms, serials and boxes. */
export const books: readonly Book[] = [
  {
    path: 'advocate-all-fees',
    body: ([a, b, c, d, e]) =>
      aFee({
        advocate_id: pick(advocates, a),
        collection_date: pick(days, b),
        monthlyfee_set: [monthly(month(c), month(c), { payment_type: payment(d) })],
        ...(d! % 3 === 0 && {
          barassociationfee_set: [
            yearly(2015 + (e! % 9), 2015 + (e! % 9), { benevolent_fund_fee: '10', payment_type: payment(e) }),
          ],
        }),
        ...(e! % 4 === 0 && { rentcollection_set: [{ ...roomRent(c!, d!), rent_type: 'Shop' }] }),
      }),
  },
  {
    path: 'shop-rent',
    body: ([a, b, c]) => aRent({ collection_date: pick(days, b), ...roomRent(a!, c!) }),
  },
  {
    path: 'vokalotnama',
    body: ([a, b, c, d, e]) =>
      aSale({
        sale_type: pick(['Vokalotnama', 'Vokalotnama', 'Cartis Paper', 'Notery Sticker'], a),
        sales_date: pick(days, b),
        price: amount(c),
        payment_type: payment(d),
        serials: serials(e, c),
      }),
  },
  {
    path: 'bailbond',
    body: ([a, b, c]) => ({
      sales_date: pick(days, a),
      price: amount(b),
      bailbond_serials: serials(c, b),
    }),
  },
  {
    path: 'form-sale',
    body: ([a, b, c, d]) => ({
      sales_date: pick(days, a),
      building_name: 'Bar Bhaban',
      form_name: pick(['Hazira', 'Wakalat'], d),
      price: amount(b),
      form_serials: serials(c, b),
    }),
  },
  {
    path: 'associate-registration',
    body: ([a, b, c]) => ({
      license_no: `L-${a! % 60}`,
      name: 'Jamal',
      advocate_id: pick(advocates, b),
      advocate_name: 'Rahim Uddin',
      entry_fee: amount(c),
      renewal_fee: amount(a),
    }),
  },
  {
    path: 'advocate-change',
    body: ([a, b]) => ({
      client_name: 'Karim',
      advocate_id: pick(advocates, a),
      advocate_name: 'Rahim Uddin',
      fee: amount(b),
      case_no: `CR ${a! % 20}`,
    }),
  },
  {
    path: 'fund-collection',
    body: ([a, b, c, d]) => ({
      donation_type: pick(['others', 'govt_donation'], a),
      date: pick(days, b),
      fund_provider: 'Karim',
      fund_amount: amount(c),
      purpose: 'Library',
      payment_type: payment(d),
    }),
  },
  {
    path: 'electricity-bill',
    body: ([a, b]) => ({
      collection_date: pick(days, a),
      month: 'March',
      year: 2026,
      building_name: 'Bar Bhaban',
      bill_payer_name: 'Law Book House',
      bill_amount: amount(b),
    }),
  },
  {
    path: 'bank-interest',
    body: ([a, b]) => ({
      collection_date: pick(days, a),
      bank_name: 'Sonali',
      branch_name: 'Court',
      account_no: '1',
      interest_amount: amount(b),
    }),
  },
  {
    path: 'actual_expanse',
    body: ([a, b, c]) => ({
      expanseCategory: pick(['Tea', 'Salaries'], c),
      date: pick(days, a),
      actualExpanse: amount(b),
      payment_type: pick(['cash', 'bank', 'check'], c),
    }),
  },
]
const roomRent = (nth: number, span: number) => ({
  building_name: 'Bar Bhaban',
  floor: '1',
  room: pick(['101', '102'], nth),
  from_month: month(span),
  to_month: month(span),
  from_year: 2026,
  to_year: 2026,
  rent_amount: '50',
})
