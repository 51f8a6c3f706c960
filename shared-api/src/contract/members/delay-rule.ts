import {
  choice,
  computedMoney,
  date,
  defineResource,
  int,
  longText,
  optionalChoice,
  optionalInt,
  optionalMoney,
  type Row,
} from '@samity/shared-api/contract'
import { duesCourts, duesKinds } from './dues-kinds.ts'
import { resolution_id, resolutionText } from './fee-schedule.ts'

/** The form of fees has no delay fee for the relief fund. */
export const delayKinds = duesKinds.filter(({ value }) => value !== 'relief')

const amountOrPercent = {
  en: 'Enter an amount or a percentage, not both',
  bn: 'টাকার পরিমাণ অথবা শতাংশ দিন, দুটি নয়',
}

const graceMonth = optionalInt({ en: 'Grace Ends in Month', bn: 'যে মাসে ছাড় শেষ' }, 1, 24)

/**
 * The fee for a late payment, for periods that begin on or after `from_day`: an amount or a percentage of the
 * period's amount for every month that has begun after the last day of grace, at most `cap` for a period
 * (null: no limit). A fee that is charged once has an amount and the same cap. A rule for one court comes
 * before the one for every court (blank).
 */
export const delayRule = defineResource({
  path: 'delay-rules',
  name: { en: 'delay rule', bn: 'বিলম্ব ফির নিয়ম' },
  fields: {
    kind: choice({ en: 'Fee', bn: 'ফি' }, delayKinds),
    court_type: optionalChoice({ en: 'Court Type', bn: 'আদালতের ধরন' }, duesCourts),
    from_day: date({ en: 'From Day', bn: 'কার্যকর তারিখ' }),
    /** The month of the period with the last day of grace: 1 is the period's first month. Blank: 1 */
    after_month: { ...graceMonth, schema: graceMonth.schema.transform((month) => month ?? 1) },
    /** The last day without a delay fee. 31 is the last day of any month. */
    after_day: int({ en: 'Grace Ends on Day', bn: 'যে দিনে ছাড় শেষ' }, 1, 31),
    /** In taka for each month late */
    amount: optionalMoney({ en: 'Amount a Month', bn: 'মাসিক পরিমাণ' }),
    /** Of the period's amount for each month late: '2.50' */
    percent: optionalMoney({ en: 'Percent a Month', bn: 'মাসিক শতাংশ' }),
    cap: computedMoney({ en: 'At Most', bn: 'সর্বোচ্চ' }),
    resolution_id,
    resolution: resolutionText,
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }, 500),
  },
  search: ['resolution', 'remarks'],
  conflicts: {
    delay_rules_from_day_key: {
      field: 'from_day',
      message: {
        en: 'This fee already has a delay rule for this court from this day',
        bn: 'এই তারিখ থেকে এই আদালতের এই ফির একটি বিলম্ব নিয়ম আছে',
      },
    },
    delay_rules_amount_or_percent: { field: 'percent', message: amountOrPercent },
    delay_rules_percent_valid: {
      field: 'percent',
      message: { en: 'From 0 to 100', bn: '০ থেকে ১০০' },
    },
    delay_rules_cap_above_zero: { field: 'cap', message: { en: 'Must be above 0', bn: '০-এর বেশি হতে হবে' } },
  },
})
export type DelayRule = Omit<Row<typeof delayRule>, 'cap'> & { cap: string | null }
