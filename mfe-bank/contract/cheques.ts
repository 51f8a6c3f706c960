import type { Day } from '@samity/shared-api/contract'
import {
  computed,
  date,
  defineResource,
  money,
  optionalMoney,
  optionalText,
  ref,
  rows,
  text,
  z,
  type Input,
  type Row,
} from '@samity/shared-api/contract'

export const directions = [
  { value: 'received', label: { en: 'Received', bn: 'প্রাপ্ত' } },
  { value: 'issued', label: { en: 'Issued', bn: 'প্রদত্ত' } },
] as const
export type Direction = (typeof directions)[number]['value']

/** Received: in hand ⇄ deposited → cleared or bounced. Issued: issued → presented, or stale, or cancelled. */
export const chequeStates = [
  { value: 'in_hand', label: { en: 'In hand', bn: 'হাতে আছে' } },
  { value: 'deposited', label: { en: 'Deposited', bn: 'জমা দেওয়া' } },
  { value: 'cleared', label: { en: 'Cleared', bn: 'নগদায়িত' } },
  { value: 'bounced', label: { en: 'Bounced', bn: 'প্রত্যাখ্যাত' } },
  { value: 'issued', label: { en: 'Issued, not presented', bn: 'দেওয়া, উপস্থাপিত নয়' } },
  { value: 'presented', label: { en: 'Presented', bn: 'উপস্থাপিত' } },
  { value: 'stale', label: { en: 'Stale', bn: 'তামাদি' } },
  { value: 'cancelled', label: { en: 'Cancelled', bn: 'বাতিল করা' } },
] as const
export type ChequeState = (typeof chequeStates)[number]['value']

/** Filters of the list beside the states: what the bank has not settled, and what stopped half-way. */
export const chequeFilters = [
  ...chequeStates,
  { value: 'uncleared', label: { en: 'Uncleared', bn: 'অমীমাংসিত' } },
  { value: 'unfinished', label: { en: 'To continue', bn: 'অসমাপ্ত কাজ' } },
] as const

/** A bounce, and how far the books have followed. `null` for a step that is still to do. */
export type Bounce = {
  day: Day
  reason: string
  /** A decimal string; '0.00' without a charge */
  charge: string
  /** The transfer back from the account, unless the cheque was never deposited */
  needs_transfer: boolean
  transfer_number: string | null
  is_receipt_void: boolean
  charge_number: string | null
  is_done: boolean
  /** Why the last attempt stopped; '' when it did not */
  problem: { en: string; bn: string }
}

/** A receipt or voucher that a cheque pays. Amounts are decimal strings. */
export type PaidReceipt = {
  document_number: string
  document_path: string
  document_id: number
  /** The part of the cheque */
  amount: string
  is_void: boolean
  /** Its amount by cheque after a change; null while its cheques have that amount */
  by_cheque: string | null
}

const maxFurther = 20
/** The fields of a further receipt; the form takes its labels from them. */
export const furtherFields = {
  document_number: text({ en: 'Receipt or Voucher', bn: 'রসিদ বা ভাউচার' }, 40),
  amount: money({ en: 'Part of the cheque', bn: 'চেকের অংশ' }),
}

/**
 * The receipt or voucher that it pays says the direction and the place. It may pay further ones: the first
 * has what they leave of the amount. Amount and receipts never change; a cheque that was entered wrongly is
 * deleted while it is in hand.
 */
export const cheque = defineResource({
  path: 'x/mfe-bank/cheques',
  relation: 'cheques',
  name: { en: 'cheque', bn: 'চেক' },
  fields: {
    document_number: text({ en: 'Receipt or Voucher', bn: 'রসিদ বা ভাউচার' }, 40),
    /** Where the record of that number is: its path in the API, and its id */
    document_path: text({ en: 'Receipt or Voucher', bn: 'রসিদ বা ভাউচার' }, 60),
    document_id: ref({ en: 'Receipt or Voucher', bn: 'রসিদ বা ভাউচার' }),
    number: text({ en: 'Cheque Number', bn: 'চেক নম্বর' }, 40),
    drawn_on: date({ en: 'Cheque Date', bn: 'চেকের তারিখ' }),
    party: text({ en: 'Payer or Payee', bn: 'দাতা বা প্রাপক' }),
    amount: money({ en: 'Amount', bn: 'পরিমাণ' }),
    further: rows(
      { en: 'Further receipts', bn: 'আরও রসিদ' },
      z.object({
        document_number: furtherFields.document_number.schema,
        amount: furtherFields.amount.schema,
      }),
      maxFurther,
    ),
    /** Of the drawer; an own cheque has none */
    bank_name: optionalText({ en: 'Bank Name', bn: 'ব্যাংকের নাম' }),
    branch_name: optionalText({ en: 'Branch Name', bn: 'শাখার নাম' }),
  },
  computed: computed<{
    direction: Direction
    state: ChequeState
    state_on: Day
    /** The place of cheques in hand, or the account that pays */
    place_id: number
    /** The account of the deposit */
    account_id: number | null
    slip_id: number | null
    /** The transfer of the slip; null while the slip is not posted */
    slip_number: string | null
    /** The transfer of the slip is void, or its undo has begun: the undo is to be finished */
    is_slip_void: boolean
    documents: PaidReceipt[]
    further: { document_number: string; amount: string }[]
    is_document_void: boolean
    is_matched: boolean
    cancel_reason: string
    bounce: Bounce | null
    created_by: string
  }>(),
  search: ['number', 'party', 'bank_name', 'document_number'],
  conflicts: {
    cheques_issued_once: {
      field: 'number',
      message: {
        en: 'The account already has a cheque with this number',
        bn: 'এই হিসাবের এই নম্বরের চেক আগেই লেখা আছে',
      },
    },
    cheques_received_once: {
      field: 'number',
      message: {
        en: 'This cheque is already entered for the receipt',
        bn: 'এই রসিদের জন্য চেকটি আগেই লেখা আছে',
      },
    },
  },
})
export type Cheque = Row<typeof cheque>
export type ChequeInput = Input<typeof cheque>

/** The response of `GET x/mfe-bank/cheque-summary/`, with the filters of the list. */
export type ChequeSummary = {
  /** Cheques in hand, whatever the filters */
  in_hand: number
  /**
   * The sum of the cheques that the filters match, a decimal string. Empty when some are received and others
   * issued.
   */
  amount: string
}

export const slipForm = defineResource({
  path: 'x/mfe-bank/slips',
  name: { en: 'deposit slip', bn: 'জমা স্লিপ' },
  fields: {
    day: date({ en: 'Date', bn: 'তারিখ' }),
    account_id: ref({ en: 'Bank Account', bn: 'ব্যাংক হিসাব' }),
    slip_no: optionalText({ en: 'Slip No', bn: 'স্লিপ নম্বর' }, 60),
  },
})

/** The response of `GET x/mfe-bank/slips/{id}/`. */
export type Slip = {
  id: number
  day: Day
  place_id: number
  account_id: number
  slip_no: string
  /** The id of its transfer; null while it is not posted */
  transfer_id: number | null
  transfer_number: string | null
  made_by: string
  /** Somebody made the transfer void outside of the bank desk */
  is_transfer_void: boolean
  /** Why its undo has begun; null otherwise */
  undo_reason: string | null
  undo_by: string | null
  /** The day of the undo: the cheques that were deposited are in hand again */
  undone_on: Day | null
  /** A decimal string: the sum of its cheques */
  amount: string
  cheques: Pick<Cheque, 'id' | 'number' | 'bank_name' | 'branch_name' | 'party' | 'drawn_on' | 'amount'>[]
}

/** The body of `POST x/mfe-bank/slips/{id}/undo/`. */
export const slipUndoForm = defineResource({
  path: 'x/mfe-bank/slip-undos',
  name: { en: 'undo of a deposit', bn: 'জমা ফেরানো' },
  fields: { reason: text({ en: 'Reason', bn: 'কারণ' }, 300) },
})

export const bounceForm = defineResource({
  path: 'x/mfe-bank/bounces',
  name: { en: 'bounce', bn: 'চেক প্রত্যাখ্যান' },
  fields: {
    day: date({ en: 'Returned on', bn: 'ফেরতের তারিখ' }),
    reason: text({ en: 'Reason', bn: 'কারণ' }, 300),
    charge: optionalMoney({ en: "Bank's Charge", bn: 'ব্যাংকের চার্জ' }),
  },
})

export const clearForm = defineResource({
  path: 'x/mfe-bank/clearings',
  name: { en: 'clearing', bn: 'নগদায়ন' },
  fields: { day: date({ en: 'Date', bn: 'তারিখ' }) },
})

export const cancelForm = defineResource({
  path: 'x/mfe-bank/cancellations',
  name: { en: 'cancellation', bn: 'চেক বাতিল' },
  fields: {
    day: date({ en: 'Date', bn: 'তারিখ' }),
    reason: text({ en: 'Reason', bn: 'কারণ' }, 300),
  },
})
