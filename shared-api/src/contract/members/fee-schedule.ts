import {
  choice,
  date,
  defineResource,
  longText,
  moneyOrNone,
  optionalChoice,
  optionalRef,
  optionalText,
  type Row,
} from '@samity/shared-api/contract'
import { duesCourts, duesKinds } from './dues-kinds.ts'

/** An advocate who joins in the middle of a year owes this part of it. */
export const joiningRules = [
  { value: 'full', label: { en: 'The whole period', bn: 'পুরো সময়কাল' } },
  { value: 'share', label: { en: 'The share of the months left', bn: 'বাকি মাসের আনুপাতিক অংশ' } },
  { value: 'free', label: { en: 'Nothing', bn: 'কিছু নয়' } },
] as const

/**
 * A resolution of the register: its number is then the text of `resolution`, which is null on the wire
 * without one.
 */
export const resolution_id = optionalRef({ en: 'Resolution of the Register', bn: 'নিবন্ধনের সিদ্ধান্ত' })
export const resolutionText = optionalText({ en: 'Resolution', bn: 'সিদ্ধান্ত' }, 200)

/**
 * The dues of advocates for each period that begins on or after `from_day`, until the next schedule of the
 * same kind and court. A schedule for one court comes before the one for every court (blank). The amount 0
 * ends a fee.
 */
export const feeSchedule = defineResource({
  path: 'fee-schedules',
  name: { en: 'fee schedule', bn: 'ফির তফসিল' },
  fields: {
    kind: choice({ en: 'Fee', bn: 'ফি' }, duesKinds),
    court_type: optionalChoice({ en: 'Court Type', bn: 'আদালতের ধরন' }, duesCourts),
    amount: moneyOrNone({ en: 'Amount', bn: 'পরিমাণ' }),
    from_day: date({ en: 'From Day', bn: 'কার্যকর তারিখ' }),
    joining: optionalChoice({ en: 'Period of Joining', bn: 'যোগদানের সময়কাল' }, joiningRules, 'full'),
    resolution_id,
    resolution: resolutionText,
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }, 500),
  },
  search: ['resolution', 'remarks'],
  conflicts: {
    fee_schedules_from_day_key: {
      field: 'from_day',
      message: {
        en: 'This fee already has a schedule from this day',
        bn: 'এই তারিখ থেকে এই ফির একটি তফসিল আছে',
      },
    },
    fee_schedules_share_of_a_year: {
      field: 'joining',
      message: {
        en: 'A month has no share: choose the whole or nothing',
        bn: 'মাসের অংশ হয় না: পুরো অথবা কিছু নয় বেছে নিন',
      },
    },
  },
})
export type FeeSchedule = Row<typeof feeSchedule>
