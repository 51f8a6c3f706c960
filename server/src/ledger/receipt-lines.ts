import { sum, type Paisa } from '@samity/shared-api/contract'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'

/** The ids of the fixed income heads by code. A migration inserts the heads with these ids. */
export const headIds = {
  vokalotnama: 1,
  cartis_paper: 2,
  notary_sticker: 3,
  bail_bond: 4,
  form_sale: 5,
  associate_registration: 6,
  associate_renewal: 7,
  advocate_change: 8,
  shop_rent: 9,
  member_rent: 10,
  entry_fee: 11,
  monthly_fee: 12,
  bar_association_fee: 13,
  benevolent_fund_fee: 14,
  relief_fund_fee: 15,
  government_donation: 16,
  other_donation: 17,
  electricity_bill: 18,
  bank_interest: 19,
} as const
export type HeadCode = keyof typeof headIds

/**
 * A part of a line for which the association may have set a price. `amount` is what the body takes for all of
 * `count` papers, months or years; 0 when it takes nothing. `note` is printed beside the amount of a
 * component.
 */
export type PricedPart = {
  /** A code of `prices/items/`: 'VKL', 'FRM:12', 'monthly_fee' */
  item: string
  field: string
  amount: Paisa
  count: number
  /** True when the field has the price of one; otherwise it has the amount of all */
  isUnitPrice?: boolean
  note?: string
}

/**
 * One line of a receipt: an amount above 0 and its head or expense category. Without `place_id` the money
 * goes to the default place.
 */
export type Line = {
  amount: Paisa
  payment_type: PaymentType
  note?: string
  place_id?: number
  priced?: PricedPart[]
} & ({ side: 'income' | 'paid_out'; head_id: number } | { side: 'expense'; category_id: number })

/** The side of the money of a record: an expense beside income is what somebody kept of it. */
export const placeSideOf = (lines: readonly Line[]): 'income' | 'expense' =>
  lines.some(({ side }) => side === 'income') ? 'income' : 'expense'

/** Brought in by a receipt, or paid out by a voucher: its lines, less the kept part of the income. */
export const receiptTotalOf = (lines: readonly Line[]): Paisa => {
  const kept = placeSideOf(lines) === 'income' ? -1 : 1
  return sum(lines.map(({ side, amount }) => (side === 'expense' ? kept * amount : amount)))
}

/**
 * Returns no line for an amount of 0, because an optional part of a total may be 0. A line with priced parts
 * stays until `applyPrices` has compared them.
 */
export const incomeLine = (
  head: HeadCode,
  amount: Paisa,
  payment_type: PaymentType,
  note = '',
  priced: PricedPart[] = [],
): Line[] =>
  amount > 0 || priced.length > 0
    ? [
        {
          side: 'income',
          head_id: headIds[head],
          amount,
          payment_type,
          note,
          ...(priced.length > 0 && { priced }),
        },
      ]
    : []
