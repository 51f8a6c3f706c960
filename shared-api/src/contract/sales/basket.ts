import { defineAction, optionalMoney, result, text, z, type Words } from '@samity/shared-api/contract'
import type { Day } from '../day.ts'
import { field } from '../field.ts'
import type { Instant } from '../moment.ts'
import type { PaymentType, ReceiptSeries } from './money-record.ts'

/** The kinds of receipts that a basket can hold, by the path of their resource. */
export const basketPaths = [
  'vokalotnama',
  'bailbond',
  'form-sale',
  'advocate-all-fees',
  'associate-renewal',
  'advocate-change',
  'shop-rent',
  'electricity-bill',
  'fund-collection',
] as const
export type BasketPath = (typeof basketPaths)[number]

/** One line of a basket: the body that the form of its kind of receipt sends. */
export type BasketLine = { path: BasketPath; body: object }

export const basketLimit = 30

/**
 * Books a basket: one receipt for each line, all of them or none, in one transaction. The errors of line 2
 * are those of its form, with `lines.2.` before the field. `key` identifies the basket: it is paid once,
 * whoever sends it again and from whichever tab. `given` is the cash that was handed over (for the slip
 * only).
 */
export const payBasket = defineAction({
  path: 'counter/basket',
  name: { en: 'pay the basket', bn: 'ঝুড়ির টাকা নেওয়া' },
  fields: {
    key: text({ en: 'Key', bn: 'চাবি' }, 60),
    payer: field('text', { en: 'Payer', bn: 'প্রদানকারী' }, z.string().max(200).default(''), false),
    given: optionalMoney({ en: 'Given', bn: 'দেওয়া হয়েছে' }),
    lines: field(
      'json',
      { en: 'Lines', bn: 'লাইন' },
      z
        .array(z.object({ path: z.enum(basketPaths), body: z.object({}).catchall(z.unknown()) }))
        .min(1)
        .max(basketLimit),
      true,
    ),
  },
  result: result<Basket>(),
})

export type BasketReceipt = {
  path: BasketPath
  id: number
  number: string
  series: ReceiptSeries
  /** The note on the receipt: '101–102 = 2', 'Bail petition 0101–0110 = 10' */
  note: string
  total: string
  payment_type: PaymentType
  voided: boolean
}

/** The answer of `POST counter/basket/` and of `GET counter/baskets/{id}/`. */
export type Basket = {
  id: number
  key: string
  day: Day
  created_at: Instant
  created_by: string
  payer: string
  /** With the advocate's Bengali name. Always there; optional for modules that were built before. */
  payer_bengali?: string
  /** Without receipts that were deleted one by one */
  total: string
  /** Null when nobody typed it */
  given: string | null
  receipts: BasketReceipt[]
  /** True while the person who asks may void all of its receipts with `POST counter/baskets/{id}/undo/` */
  may_undo: boolean
  undone_at: Instant | null
}

/**
 * Voids all receipts of a basket, on the day on which it was paid, while the box of the cashier is open:
 * otherwise 409 with a sentence. Administrators and staff may undo each basket, a cashier the own ones.
 */
export const undoBasket = defineAction({
  path: 'counter/baskets/{id}/undo',
  name: { en: 'undo the basket', bn: 'ঝুড়ি বাতিল করা' },
  fields: { reason: text({ en: 'Reason', bn: 'কারণ' }, 500) },
  result: result<Basket>(),
})

/**
 * A member as `GET counter/look-up/?q=` finds one: by number, a part of the name, phone, the address or code
 * of a QR code (card, certificate, receipt) or the serial of a paper that the member bought. At most ten,
 * those whose number, phone, code or serial is exactly `q` alone.
 */
export type CounterMember = {
  id: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  phone: string
  /** Address of the photo; null without one */
  photo: string | null
  /** Of the standing today, such as 'Practising' */
  standing: Words
  /** Why nothing may be sold in this name; null when it may */
  refusal: Words | null
  /** Dues on today, as every list shows them; null when no dues are kept */
  dues: string | null
  /** Charges of modules that are due today: not in `dues`. Optional for modules that were built before */
  charges?: string
  /** Rent of the rooms rented in this name, oldest first */
  rent: { building_name: string; floor: string; room: string; months: string[]; amount: string }[]
  /** The last five receipts that are not void, newest first */
  last: { number: string; series: ReceiptSeries; day: Day; note: string; total: string }[]
}
export type CounterLookUp = { members: CounterMember[] }
