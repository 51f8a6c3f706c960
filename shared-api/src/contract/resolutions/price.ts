import {
  computed,
  date,
  dayBefore,
  defineResource,
  longText,
  money,
  optionalText,
  ref,
  rows,
  text,
  toMessage,
  z,
  type Day,
  type Row,
  type Words,
} from '@samity/shared-api/contract'
import type { PriceUnit } from './price-items.ts'

/* The fields of one component. The form takes its labels from them. */
export const componentFields = {
  /** The id of a head; the item's own head when it is missing */
  head: ref({ en: 'Head', bn: 'রসিদের খাত' }),
  amount: money({ en: 'Amount', bn: 'পরিমাণ' }),
}
const componentInput = z.object({ head: componentFields.head.schema, amount: componentFields.amount.schema })
const componentsNeeded = toMessage({ en: 'Add at least one part', bn: 'অন্তত একটি অংশ যোগ করুন' })
const headTwice = toMessage({ en: 'This head is in two parts', bn: 'এই রসিদের খাত দুটি অংশে আছে' })

const components = rows({ en: 'Parts', bn: 'অংশ' }, componentInput, 10)

/**
 * The price of one paper, form, month or fee from a day on, by a resolution. The components say where the
 * money goes; their sum is the price.
 */
export const price = defineResource({
  path: 'prices',
  relation: 'price_records',
  name: { en: 'price', bn: 'মূল্য' },
  fields: {
    /** A code of `prices/items/`: 'VKL', 'FRM:12', 'monthly_fee' */
    item: text({ en: 'For', bn: 'বাবদ' }, 60),
    resolution: { ...ref({ en: 'Resolution', bn: 'সিদ্ধান্ত' }), column: 'resolution_id' },
    from_day: date({ en: 'From', bn: 'শুরু' }),
    components: {
      ...components,
      required: true,
      schema: components.schema.superRefine((list, context) => {
        if (list.length === 0)
          context.addIssue({ code: 'custom', path: [0, 'amount'], message: componentsNeeded })
        list.forEach(({ head }, index) => {
          if (list.findIndex((other) => other.head === head) < index)
            context.addIssue({ code: 'custom', path: [index, 'head'], message: headTwice })
        })
      }),
    },
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
  },
  computed: computed<{
    item_name: Words
    components: PriceComponent[]
    /** The sum of the components, a decimal string */
    amount: string
    resolution_number: string
    /** The day from which the resolution no longer applies, because it is suspended or superseded */
    ends_on: Day | null
    /** Number of receipts with this price. A price with receipts can no longer be changed or deleted */
    receipt_count: number
  }>(),
  search: ['item', 'remarks'],
})
export type Price = Row<typeof price>

/**
 * A part of a price. `amount` is a decimal string. A part that is credited belongs to the advocate who buys.
 */
export type PriceComponent = {
  head: number
  name: Words
  kind: 'income' | 'passed_on'
  is_credit: boolean
  amount: string
}

/** A price on a day, from `GET prices/in-force/?on=`. Items without a price in force are left out. */
export type PriceInForce = {
  item: string
  item_name: Words
  unit: PriceUnit
  price: number
  amount: string
  components: PriceComponent[]
  from_day: Day
  resolution: number
  resolution_number: string
  /**
   * The next day on which the price of the item changes, as far as it is known; `amount` is null when none
   * follows
   */
  next: { day: Day; amount: string | null } | null
}

/**
 * An item that can have a price, from `GET prices/items/`. `head` is the id of the head of its first
 * component.
 */
export type PriceItemChoice = {
  item: string
  name: Words
  unit: PriceUnit
  head: number
  has_advocate: boolean
  archived: boolean
}

/** A head that a component may name, from `GET prices/heads/`. */
export type ComponentHead = {
  id: number
  name: Words
  kind: 'income' | 'passed_on'
  /** Money on this head is owed to the advocate who paid it */
  is_credit: boolean
  /** False for the heads that the association has added for components */
  is_fixed: boolean
}

export const componentHeadKinds = [
  { value: 'income', label: { en: 'Income of the association', bn: 'সমিতির আয়' } },
  { value: 'passed_on', label: { en: 'Passed on to others', bn: 'অন্যের জন্য আদায়' } },
  { value: 'credit', label: { en: 'Credited to the advocate', bn: 'আইনজীবীর জমা' } },
] as const

export const componentHeadFields = {
  name_en: text({ en: 'Name (English)', bn: 'নাম (ইংরেজি)' }, 120),
  name_bn: text({ en: 'Name (Bengali)', bn: 'নাম (বাংলা)' }, 120),
}

type Sales = {
  /** Papers; receipts for a fee */
  quantity: number
  /**
   * The sum that the receipts took for it, a decimal string, and the part that is income of the association
   */
  taken: string
  income: string
}
/** A stretch of days on which one price is in force, from `GET prices/history/?item=`. */
export type PricePeriod = Sales & {
  price: number
  amount: string
  resolution_number: string
  from: Day
  /** The last day; null while no end is known */
  to: Day | null
  /** Its days up to today; 0 while it has not begun */
  days: number
}
/**
 * `before` is the time before the first price: as many days as the first period, at most a year. Null without
 * prices.
 */
export type PriceHistory = {
  item: string
  item_name: Words
  unit: PriceUnit
  before: (Sales & { from: Day; to: Day; days: number }) | null
  periods: PricePeriod[]
}

/** A record that was sold at another price than the one in force. */
export const priceOverride = defineResource({
  path: 'price-overrides',
  relation: 'price_override_records',
  name: { en: 'other price', bn: 'ভিন্ন মূল্য' },
  fields: {
    day: date({ en: 'Date', bn: 'তারিখ' }),
    number: text({ en: 'Receipt No', bn: 'রসিদ নম্বর' }),
    item: text({ en: 'For', bn: 'বাবদ' }),
    cashier: optionalText({ en: 'Cashier', bn: 'ক্যাশিয়ার' }),
    reason: text({ en: 'Reason', bn: 'কারণ' }, 500),
    count: { ...ref({ en: 'Count', bn: 'সংখ্যা' }), kind: 'int' },
    expected: money({ en: 'By Resolution', bn: 'সিদ্ধান্ত অনুযায়ী' }),
    amount: money({ en: 'Taken', bn: 'আদায়' }),
  },
  computed: computed<{ item_name: Words; difference: string }>(),
  search: ['number', 'reason', 'cashier'],
})
export type PriceOverride = Row<typeof priceOverride>

/**
 * The reason for another price than the one in force. Bodies of receipts may contain it as `price_reason`.
 */
export const priceReason = longText({ en: 'Reason for the price', bn: 'ভিন্ন মূল্যের কারণ' }, 500)

type Dated = { id: number; from_day: Day; ends_on: Day | null }

/**
 * The price in force on a day: of the prices that have begun and whose resolution still applies, the one with
 * the latest first day; of two from the same day, the one that was entered last.
 */
export const priceInForce = <P extends Dated>(prices: readonly P[], day: Day): P | undefined =>
  prices
    .filter(({ from_day, ends_on }) => from_day <= day && (ends_on === null || day < ends_on))
    .toSorted((one, other) => other.from_day.localeCompare(one.from_day) || other.id - one.id)[0]

export const changeDays = (prices: readonly Dated[]): Day[] =>
  [
    ...new Set(
      prices.flatMap(({ from_day, ends_on }) => (ends_on === null ? [from_day] : [from_day, ends_on])),
    ),
  ].toSorted() as Day[]

export function pricePeriods<P extends Dated>(
  prices: readonly P[],
): { price: P; from: Day; to: Day | null }[] {
  const days = changeDays(prices)
  const periods: { price: P; from: Day; to: Day | null }[] = []
  days.forEach((from, index) => {
    const next = days[index + 1]
    const to = next ? dayBefore(next) : null
    const current = priceInForce(prices, from)
    const last = periods.at(-1)
    if (!current) return
    if (last?.price.id === current.id && last.to === dayBefore(from)) last.to = to
    else periods.push({ price: current, from, to })
  })
  return periods
}
