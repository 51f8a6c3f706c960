import {
  computed,
  date,
  defineResource,
  moneyOrNone,
  optionalInt,
  optionalText,
  ref,
  type Row,
} from '@samity/shared-api/contract'

const place = { ...ref({ en: 'Cash Box', bn: 'ক্যাশ বাক্স' }), column: 'place_id' }
const holder = optionalText({ en: 'Cashier', bn: 'ক্যাশিয়ার' })
const names = {
  name_english: optionalText({ en: 'Box (English)', bn: 'বাক্স (ইংরেজি)' }),
  name_bengali: optionalText({ en: 'Box (Bengali)', bn: 'বাক্স (বাংলা)' }),
}

/** The days of cash boxes that are not closed although they are over. */
export const unclosedDay = defineResource({
  path: 'cash-day-reports/not-closed',
  relation: 'unclosed_cash_days',
  name: { en: 'day not closed', bn: 'বন্ধ না করা দিন' },
  fields: {
    date: { ...date({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    place,
    ...names,
    holder_name: holder,
    days_late: optionalInt({ en: 'Days Late', bn: 'কত দিন দেরি' }, 0, 100_000),
    /** The reason of the exception that lets the next day open; '' without one */
    exception_reason: optionalText({ en: 'Exception', bn: 'ব্যতিক্রম' }),
  },
  computed: computed<{ days_late: number }>(),
  search: ['name_english', 'name_bengali', 'holder_name'],
})
export type UnclosedDay = Row<typeof unclosedDay>

/** The sums that each cashier's counts found too little and too much in a month. */
export const monthlyDifference = defineResource({
  path: 'cash-day-reports/differences',
  relation: 'cash_differences',
  name: { en: 'difference', bn: 'গরমিল' },
  fields: {
    /** The first day of the month */
    month: { ...date({ en: 'Month', bn: 'মাস' }), column: 'month' },
    holder_name: holder,
    place,
    ...names,
    days: optionalInt({ en: 'Closed Days', bn: 'বন্ধ করা দিন' }, 0, 100_000),
    days_with_difference: optionalInt({ en: 'Days with a Difference', bn: 'গরমিলের দিন' }, 0, 100_000),
    short: moneyOrNone({ en: 'Short', bn: 'কম' }),
    over: moneyOrNone({ en: 'Over', bn: 'বেশি' }),
    net: moneyOrNone({ en: 'Net', bn: 'নিট' }),
  },
  computed: computed<{ days: number; days_with_difference: number }>(),
  search: ['holder_name', 'name_english', 'name_bengali'],
})
export type MonthlyDifference = Row<typeof monthlyDifference>

/** The nights in which a cash box had more than its limit. */
export const overnightCash = defineResource({
  path: 'cash-day-reports/overnight',
  relation: 'overnight_cash',
  name: { en: 'cash above the limit', bn: 'সীমার বেশি নগদ' },
  fields: {
    /** The day before the first night */
    date: { ...date({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    place,
    ...names,
    holder_name: holder,
    amount: moneyOrNone({ en: 'In the Box', bn: 'বাক্সে' }),
    overnight_limit: moneyOrNone({ en: 'Limit', bn: 'সীমা' }),
    above: moneyOrNone({ en: 'Above the Limit', bn: 'সীমার বেশি' }),
    nights: optionalInt({ en: 'Nights', bn: 'রাত' }, 0, 100_000),
  },
  computed: computed<{ nights: number }>(),
  search: ['name_english', 'name_bengali', 'holder_name'],
})
export type OvernightCash = Row<typeof overnightCash>
