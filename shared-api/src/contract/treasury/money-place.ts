import type { Instant } from '../moment.ts'
import type { Day } from '../day.ts'
import {
  choice,
  computed,
  computedMoney,
  defineAction,
  defineResource,
  flag,
  longText,
  optionalChoice,
  optionalDate,
  optionalMoney,
  optionalRef,
  optionalText,
  ref,
  result,
  rows,
  text,
  z,
  type Row,
} from '@samity/shared-api/contract'
import type { PaymentType } from '../sales/payment-type.ts'

export const placeKinds = [
  { value: 'cash', label: { en: 'Cash Box', bn: 'ক্যাশ বাক্স' } },
  { value: 'cheques', label: { en: 'Cheques in Hand', bn: 'হাতে থাকা চেক' } },
  { value: 'bank', label: { en: 'Bank Account', bn: 'ব্যাংক হিসাব' } },
  { value: 'wallet', label: { en: 'Mobile Wallet', bn: 'মোবাইল ওয়ালেট' } },
  { value: 'fdr', label: { en: 'Fixed Deposit', bn: 'স্থায়ী আমানত' } },
] as const
export type PlaceKind = (typeof placeKinds)[number]['value']

/** The places that Samity keeps itself: each exists once, and nobody changes or books into it by hand. */
export const ownPlaceKinds = [
  { value: 'before', label: { en: 'Before the Accounts', bn: 'হিসাব শুরুর আগে' } },
  { value: 'on_the_way', label: { en: 'On the Way', bn: 'পথে থাকা টাকা' } },
  { value: 'differences', label: { en: 'Cash Differences', bn: 'নগদ গরমিল' } },
  /** The money of imported old books, which is part of the openings already. The first import adds it. */
  { value: 'old_books', label: { en: 'Old Books', bn: 'পুরোনো হিসাব' } },
] as const
export type AnyPlaceKind = PlaceKind | (typeof ownPlaceKinds)[number]['value']

/** The ids of the two places that Samity keeps itself. A migration inserts them. */
export const ownPlaceIds = { before: 1, on_the_way: 2 } as const

/**
 * The kinds of places that money of a payment type can come into (`income`) or be paid from (`expense`). The
 * first is the default.
 */
export const kindsOfPayment: Record<'income' | 'expense', Record<PaymentType, readonly PlaceKind[]>> = {
  income: { cash: ['cash'], bank: ['bank', 'fdr'], check: ['cheques'], mobile_banking: ['wallet'] },
  expense: { cash: ['cash'], bank: ['bank'], check: ['bank'], mobile_banking: ['wallet'] },
}

export const placeFunds = [
  { value: 'general', label: { en: 'General Fund', bn: 'সাধারণ তহবিল' } },
  { value: 'welfare', label: { en: 'Welfare Fund', bn: 'কল্যাণ তহবিল' } },
] as const
export type PlaceFund = (typeof placeFunds)[number]['value']

const signatory = z.object({
  name: text({ en: 'Name', bn: 'নাম' }, 120).schema,
  designation: optionalText({ en: 'Designation', bn: 'পদবি' }, 120).schema,
  /** The id of an administrator or member of the staff, who signs transfers of a fixed deposit */
  user: optionalRef({ en: 'User account', bn: 'ব্যবহারকারী অ্যাকাউন্ট' }).schema,
})

const nameTaken = { en: 'Another place has this name', bn: 'এই নামে আরেকটি স্থান আছে' }

/**
 * A place where money is: a cash box, cheques in hand, a bank account, a mobile wallet, a fixed deposit.
 * Administrators and staff keep them; `never_below_zero` and `day_close` are switches of administrators. A
 * new cash box is never below zero when the body does not name that switch. A cashier reads only the own box.
 * For a person who keeps an uncounted box the opening amount of a cash box is null: the count is blind.
 */
export const moneyPlace = defineResource({
  path: 'money-places',
  name: { en: 'money place', bn: 'টাকার স্থান' },
  fields: {
    kind: choice({ en: 'Kind', bn: 'ধরন' }, placeKinds),
    name_english: text({ en: 'Name (English)', bn: 'নাম (ইংরেজি)' }, 120),
    name_bengali: text({ en: 'Name (Bengali)', bn: 'নাম (বাংলা)' }, 120),
    /** The id of a bank */
    bank: { ...optionalRef({ en: 'Bank', bn: 'ব্যাংক' }), column: 'bank_id' },
    account_no: optionalText({ en: 'Account No', bn: 'হিসাব নম্বর' }, 60),
    /** The id of the user who keeps a cash box. A user keeps at most one. */
    holder: { ...optionalRef({ en: 'Holder', bn: 'দায়িত্বে' }), column: 'holder_id' },
    fund: optionalChoice({ en: 'Fund', bn: 'তহবিল' }, placeFunds),
    signatories: rows({ en: 'Signatories', bn: 'স্বাক্ষরকারী' }, signatory, 10),
    opening_amount: optionalMoney({ en: 'Opening Amount', bn: 'প্রারম্ভিক পরিমাণ' }),
    /** Required with an opening amount. Nothing is booked into the place before this day. */
    opening_day: optionalDate({ en: 'Opening Day', bn: 'শুরুর তারিখ' }),
    never_below_zero: flag({ en: 'Never below zero', bn: 'কখনো শূন্যের নিচে নয়' }),
    day_close: flag({ en: 'Day close', bn: 'দিনের হিসাব সমাপ্তি' }),
    /** A warning when more than this stays overnight; null for no limit */
    overnight_limit: computedMoney({ en: 'Overnight Limit', bn: 'রাতের সীমা' }),
    /** The place of its kind for records that name none. Setting it takes it from the place that had it. */
    is_default: flag({ en: 'Default', bn: 'পূর্বনির্ধারিত' }),
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
  },
  computed: computed<PlaceColumns>(),
  search: ['name_english', 'name_bengali', 'account_no'],
  conflicts: {
    money_places_name_english_key: { field: 'name_english', message: nameTaken },
    money_places_name_bengali_key: { field: 'name_bengali', message: nameTaken },
    // two administrators at once
    money_places_default_key: {
      field: 'is_default',
      message: {
        en: 'Another place became the default at the same time',
        bn: 'একই সময়ে অন্য একটি স্থান পূর্বনির্ধারিত হয়েছে',
      },
    },
    money_places_own_key: {
      field: 'kind',
      message: { en: 'Samity keeps this place itself', bn: 'এই স্থানটি সফটওয়্যার নিজেই রাখে' },
    },
    money_places_holder_key: {
      field: 'holder',
      message: {
        en: 'This user already keeps a cash box',
        bn: 'এই ব্যবহারকারীর কাছে আগে থেকেই একটি ক্যাশ বাক্স আছে',
      },
    },
  },
})

/**
 * Beside the fields of `PUT money-places/{id}/`: required when the holder changes. It is in the history of
 * the box.
 */
export const holderReason = longText({ en: 'Reason for the change of holder', bn: 'দায়িত্ব বদলের কারণ' }, 500)

/**
 * A row of `money-places/{id}/holders/`: a change of who keeps a cash box, newest first. The names are user
 * names; '' when nobody keeps it.
 */
export type HolderChange = {
  id: number
  at: Instant
  holder_name: string
  previous_holder_name: string
  changed_by: string
  reason: string
}

export type PlaceColumns = {
  kind: AnyPlaceKind
  fund: PlaceFund | ''
  /** Those of a fixed deposit that have a `user` sign its transfers, when they are two or more */
  signatories: { name: string; designation: string; user?: number | null }[]
  overnight_limit: string | null
  /**
   * The opening amount and everything booked since then, a decimal string; negative for an overdrawn place.
   * null for a cash box while the person who asks keeps an uncounted one: the count is blind.
   */
  balance: string | null
  /** The money on the way to this place, a decimal string; null where the balance is */
  coming: string | null
  /** '' when nobody keeps it */
  holder_name: string
  /**
   * False for a holder who was disabled or became an auditor and must give the box to somebody else; null
   * when nobody keeps it
   */
  holder_takes_money: boolean | null
  bank_name: string
  /** The day of its first line; null while there is none */
  first_day: Day | null
}
export type MoneyPlace = Row<typeof moneyPlace>

/**
 * A row of `money-places/choices/`: enough to choose a place, for every role that books. Archived places are
 * not in it.
 */
export type PlaceChoice = {
  id: number
  kind: PlaceKind
  name_english: string
  name_bengali: string
  holder_name: string
  is_default: boolean
  /** The box of the person who asks */
  is_own: boolean
  opening_day: Day | null
  /** The last day for which the box is closed; null while there is none. Nothing is booked on it any more. */
  closed_until: Day | null
}

/** A place that a money record names: one for each of its payment types. */
export type RecordPlace = {
  id: number
  kind: AnyPlaceKind
  name_english: string
  name_bengali: string
  payment_type: PaymentType
  /** A decimal string */
  amount: string
}

/** Another user keeps the cash box from now on. */
export const boxHandOver = defineAction({
  path: 'money-places/{id}/hand-over',
  name: { en: 'hand over the cash box', bn: 'ক্যাশ বাক্স হস্তান্তর করা' },
  fields: {
    /** The id of the new holder */
    holder: ref({ en: 'Holder', bn: 'দায়িত্বে' }),
    reason: text({ en: 'Reason', bn: 'কারণ' }, 500),
  },
  result: result<Pick<MoneyPlace, 'id' | 'name_english' | 'name_bengali' | 'holder' | 'holder_name'>>(),
})
