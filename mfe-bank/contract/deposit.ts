import {
  choice,
  computed,
  computedMoney,
  date,
  defineAction,
  defineResource,
  flag,
  int,
  longText,
  money,
  moneyOrNone,
  optionalInt,
  optionalMoney,
  optionalRef,
  optionalText,
  ref,
  result,
  rows,
  text,
  toMessage,
  z,
  type Day,
  type Row,
  type Words,
} from '@samity/shared-api/contract'
import { compoundings, dayCounts, type InterestTerms } from './deposit-interest.ts'

const maxPercent = 100_00
const tooMuch = toMessage({ en: 'At most 100 %', bn: 'সর্বোচ্চ ১০০%' })
const isPercent = (hundredths: number | null) => (hundredths ?? 0) <= maxPercent
/** Hundredths of a percent after parsing; '9.50' on the wire, like an amount. */
const percent = (label: Words) => {
  const base = moneyOrNone(label)
  return { ...base, schema: base.schema.refine(isPercent, tooMuch) }
}
const optionalPercent = (label: Words) => {
  const base = computedMoney(label)
  return { ...base, schema: base.schema.refine(isPercent, tooMuch) }
}

export const depositKinds = [
  { value: 'fixed', label: { en: 'Fixed deposit', bn: 'মেয়াদি আমানত' } },
  { value: 'instalment', label: { en: 'Instalment deposit', bn: 'কিস্তির আমানত' } },
] as const
export const renewals = [
  { value: 'none', label: { en: 'Not renewed', bn: 'নবায়ন হয় না' } },
  { value: 'principal', label: { en: 'Principal only', bn: 'শুধু আসল' } },
  { value: 'principal_and_interest', label: { en: 'Principal and interest', bn: 'আসল ও সুদ' } },
] as const
export const depositStates = [
  { value: 'new', label: { en: 'Not opened', bn: 'খোলা হয়নি' } },
  { value: 'running', label: { en: 'In its term', bn: 'মেয়াদ চলছে' } },
  { value: 'matured', label: { en: 'Matured', bn: 'মেয়াদ পূর্ণ' } },
  { value: 'closed', label: { en: 'Encashed', bn: 'ভাঙানো হয়েছে' } },
] as const
export type DepositState = (typeof depositStates)[number]['value']

const termMonths = { en: 'Term (months)', bn: 'মেয়াদ (মাস)' }
const resolutionLabel = { en: 'Resolution', bn: 'সিদ্ধান্ত' }
const maxTermMonths = 600

export const deposit = defineResource({
  path: 'x/mfe-bank/deposits',
  relation: 'deposits',
  name: { en: 'deposit', bn: 'আমানত' },
  fields: {
    kind: choice({ en: 'Kind', bn: 'ধরন' }, depositKinds),
    number: text({ en: 'Deposit No', bn: 'আমানত নম্বর' }, 60),
    bank_id: ref({ en: 'Bank', bn: 'ব্যাংক' }),
    branch: optionalText({ en: 'Branch', bn: 'শাখা' }),
    place_id: ref({ en: 'Money Place', bn: 'টাকার স্থান' }),
    opened_on: date({ en: 'Opened on', bn: 'খোলার তারিখ' }),
    term_months: int(termMonths, 1, maxTermMonths),
    rate: percent({ en: 'Rate (% a year)', bn: 'সুদের হার (বছরে %)' }),
    day_count: choice({ en: 'Interest is counted', bn: 'সুদ গণনা' }, dayCounts),
    compounding: choice({ en: 'Interest is added', bn: 'সুদ যোগ হয়' }, compoundings),
    renewal: choice({ en: 'At the end', bn: 'মেয়াদ শেষে নবায়ন' }, renewals),
    instalment: optionalMoney({ en: 'Instalment', bn: 'কিস্তি' }),
    instalment_day: optionalInt({ en: 'Day of the month', bn: 'মাসের তারিখ' }, 1, 28),
    resolution_id: optionalRef(resolutionLabel),
    has_return: flag({ en: 'The bank has our tax return slip', bn: 'ব্যাংকে আয়কর রিটার্নের প্রমাণ দেওয়া আছে' }),
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
  },
  computed: computed<{
    bank_name: string
    place_name_english: string
    place_name_bengali: string
    fund: string
    /** Who may sign at the bank, as the treasury says */
    signatories: string
    resolution_number: string
    /** The address of the module's file */
    scan: string | null
    state: DepositState
    matures_on: Day
    closed_on: Day | null
    /** The money that confirmed moves have left in it */
    principal: string
    rate_now: string
    interest_so_far: string
    interest_at_end: string
    is_waiting: boolean
  }>(),
  search: ['number', 'branch', 'remarks'],
  conflicts: {
    deposits_number_key: {
      field: 'number',
      message: { en: 'This bank has a deposit with this number', bn: 'এই ব্যাংকে এই নম্বরের আমানত আছে' },
    },
  },
})
export type Deposit = Row<typeof deposit>

export const moveKinds = [
  { value: 'opening', label: { en: 'Opening of the deposit', bn: 'আমানত খোলা' } },
  { value: 'renewal', label: { en: 'Renewal', bn: 'নবায়ন' } },
  { value: 'instalment', label: { en: 'Instalment', bn: 'কিস্তি' } },
  { value: 'interest', label: { en: 'Interest added', bn: 'সুদ যোগ' } },
  { value: 'partial', label: { en: 'Partial encashment', bn: 'আংশিক ভাঙানো' } },
  { value: 'encashment', label: { en: 'Encashment', bn: 'ভাঙানো' } },
] as const
export type MoveKind = (typeof moveKinds)[number]['value']
export const moveStates = [
  { value: 'waiting', label: { en: 'Waits for signatures', bn: 'স্বাক্ষরের অপেক্ষায়' } },
  { value: 'confirmed', label: { en: 'Confirmed', bn: 'নিশ্চিত' } },
  { value: 'void', label: { en: 'Void', bn: 'বাতিল' } },
] as const
export type MoveState = (typeof moveStates)[number]['value']

export type DepositMove = {
  id: number
  kind: MoveKind
  day: Day
  /** Above 0; money that leaves, too */
  amount: string
  state: MoveState
  /** 'transfers' or 'bank-interest'; '' for what was in the books before, and a renewal without money */
  document_path: string
  document_id: number | null
  document_number: string
  term_months: number | null
  rate: string | null
  early_rate: string | null
  resolution_number: string
  made_by: string
}

/** The ways in which people move the money of a deposit; interest has its own. */
export const postedKinds = moveKinds.filter(({ value }) => value !== 'interest')

/**
 * Posts the transfer that moves money into a deposit or out of it. The principal changes when it is
 * confirmed. A renewal without an amount, and an opening that is in the books, move nothing.
 */
export const moveDeposit = defineAction({
  path: 'x/mfe-bank/deposits/{id}/moves',
  name: { en: 'move the money of a deposit', bn: 'আমানতের টাকা স্থানান্তর করা' },
  fields: {
    kind: choice({ en: 'Kind', bn: 'ধরন' }, postedKinds),
    day: date({ en: 'Date', bn: 'তারিখ' }),
    /** All of it for an encashment */
    amount: computedMoney({ en: 'Amount', bn: 'পরিমাণ' }),
    account_id: optionalRef({ en: 'Bank Account', bn: 'ব্যাংক হিসাব' }),
    is_in_books: flag({ en: 'It is in the books already', bn: 'টাকাটি হিসাবে আগে থেকেই আছে' }),
    term_months: optionalInt({ en: 'New term (months)', bn: 'নতুন মেয়াদ (মাস)' }, 1, maxTermMonths),
    rate: optionalPercent({ en: 'New rate (% a year)', bn: 'নতুন হার (বছরে %)' }),
    early_rate: optionalPercent({ en: 'Reduced rate (% a year)', bn: 'কমানো হার (বছরে %)' }),
    resolution_id: optionalRef(resolutionLabel),
  },
  result: result<DepositMove>(),
})

export type DepositRate = { id: number; from_day: Day; rate: string; entered_by: string }
/** The bank pays another rate from a day on, within the term. */
export const changeRate = defineAction({
  path: 'x/mfe-bank/deposits/{id}/rates',
  name: { en: 'enter a new rate', bn: 'নতুন হার লেখা' },
  fields: {
    from_day: date({ en: 'From', bn: 'যে দিন থেকে' }),
    rate: percent({ en: 'Rate (% a year)', bn: 'সুদের হার (বছরে %)' }),
  },
  result: result<DepositRate>(),
})

/** Interest that the bank has paid: gross becomes income, tax and duty expense. */
export const receiveInterest = defineAction({
  path: 'x/mfe-bank/deposits/{id}/interest',
  name: { en: 'enter interest', bn: 'সুদ লেখা' },
  fields: {
    day: date({ en: 'Date', bn: 'তারিখ' }),
    gross: money({ en: 'Gross interest', bn: 'মোট সুদ' }),
    source_tax: optionalMoney({ en: 'Source tax', bn: 'উৎসে কর' }),
    excise_duty: optionalMoney({ en: 'Excise duty', bn: 'আবগারি শুল্ক' }),
    /** The bank account, or the deposit's own place when the bank adds the interest to it */
    place_id: ref({ en: 'Paid into', bn: 'যেখানে জমা' }),
  },
  result: result<{ id: number; number: string }>(),
})

export type ReceivedInterest = {
  id: number
  number: string
  day: Day
  gross: string
  source_tax: string
  excise_duty: string
  net: string
}

/** The response of `GET x/mfe-bank/deposits/{id}/details/`. */
export type DepositDetails = {
  deposit: Deposit
  moves: DepositMove[]
  rates: DepositRate[]
  /** Newest first; null when the association's interest cannot be read now */
  received: ReceivedInterest[] | null
  /** The facts that interest follows from */
  terms: InterestTerms
}

/** A row of `GET x/mfe-bank/deposit-interest/?from=…&to=…`: a deposit, and its interest of these days. */
export type DepositInterest = Pick<Deposit, 'id' | 'number' | 'bank_name' | 'branch' | 'fund' | 'state'> & {
  expected: string
  received: string
  /** Received less expected */
  difference: string
  source_tax: string
  excise_duty: string
  net: string
}

/** The response of `GET x/mfe-bank/deposits/summary/`. */
export type DepositSummary = {
  principal: string
  /** Deposits that mature within 30 days, or have matured */
  maturing: number
  groups: { bank_id: number; bank_name: string; fund: string; deposits: number; principal: string }[]
  next: Pick<Deposit, 'id' | 'number' | 'bank_name' | 'principal' | 'matures_on'>[]
}

const taxFrom = date({ en: 'From', bn: 'যে দিন থেকে' })
export const taxRate = defineAction({
  path: 'x/mfe-bank/tax-rates/{day}',
  method: 'put',
  name: { en: 'enter rates of source tax', bn: 'উৎসে করের হার লেখা' },
  fields: {
    from_day: taxFrom,
    with_return: percent({ en: 'With return slip (%)', bn: 'রিটার্নের প্রমাণ থাকলে (%)' }),
    without_return: percent({ en: 'Without return slip (%)', bn: 'রিটার্নের প্রমাণ না থাকলে (%)' }),
  },
})
export const dutySlabs = defineAction({
  path: 'x/mfe-bank/duty-slabs/{day}',
  method: 'put',
  name: { en: 'enter slabs of excise duty', bn: 'আবগারি শুল্কের ধাপ লেখা' },
  fields: {
    from_day: taxFrom,
    slabs: rows(
      { en: 'Slabs', bn: 'ধাপ' },
      z.object({
        above: moneyOrNone({ en: 'Balance above', bn: 'স্থিতি যার বেশি' }).schema,
        duty: moneyOrNone({ en: 'Duty of a year', bn: 'বছরের শুল্ক' }).schema,
      }),
      30,
    ),
  },
})
/** The response of `GET x/mfe-bank/tax-rates/`: newest first. */
export type TaxTables = {
  tax: { from_day: Day; with_return: string; without_return: string }[]
  duty: { from_day: Day; slabs: { above: string; duty: string }[] }[]
}

export const depositSubject = (id: number): string => `deposit/${id}`
export const depositPage = (id: number): string => `/dashboard/bank/deposits/${id}`
