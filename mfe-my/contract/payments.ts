import type { Day, Words } from '@samity/shared-api/contract'
import type { DuesKind, DuesPeriod } from '@samity/shared-api/contract/members/dues-kinds'
import type { Instant } from '@samity/shared-api/contract/moment'

/* All amounts are decimal strings. */

export const referenceDays = 30

/** Of what is owed, what a receipt can pay alone: a month, a year with its fund fees, a month of rent. */
export type PayableLine =
  | { kind: 'month'; period: DuesPeriod; amount: string }
  | { kind: 'year'; period: DuesPeriod; fees: DuesKind[]; amount: string }
  | { kind: 'rent'; period: DuesPeriod; unit: Words; amount: string }

/** A reference that is valid. `amount` is what was owed when it was made. */
export type PaymentReference = {
  reference_no: string
  amount: string
  made_on: Day
  valid_until: Day
  /** The Bangla QR as a path of an SVG; null while the settings have no merchant account */
  qr: { path: string; size: number } | null
}

/** A reference whose money was found, or that has receipts. */
export type EarlierPayment = {
  reference_no: string
  day: Day
  amount: string
  state: 'waiting' | 'posted'
  receipts: string[]
}

/** The response of `GET x/mfe-my/payments/own/`, for the member alone. */
export type OwnPayments = {
  /** Oldest first; `total` is their sum, which a transfer can pay */
  owed: PayableLine[]
  total: string
  /** Only the modules take them, at the counter */
  charges: { title: Words; amount: string }[]
  charges_total: string
  /** '' in both languages while the association gives no account: then people pay at the counter */
  account: Words
  reference: PaymentReference | null
  earlier: EarlierPayment[]
}

export const verdicts = [
  { value: 'exact', label: { en: 'Exact', bn: 'হুবহু' } },
  { value: 'too_little', label: { en: 'Too little', bn: 'কম' } },
  { value: 'too_much', label: { en: 'Too much', bn: 'বেশি' } },
  { value: 'late', label: { en: 'Late', bn: 'দেরিতে' } },
  { value: 'twice', label: { en: 'Twice', bn: 'দুবার' } },
] as const
export type Verdict = (typeof verdicts)[number]['value']

/** Why a proposal differs from what the reference was made for. */
export const proposalNotes = {
  expired: { en: 'The reference had expired.', bn: 'রেফারেন্সের মেয়াদ শেষ হয়েছিল।' },
  replaced: {
    en: 'The member has made a newer reference since.',
    bn: 'সদস্য পরে নতুন রেফারেন্স নিয়েছেন।',
  },
  paid: {
    en: 'A part of it was paid in another way.',
    bn: 'এর একটি অংশ অন্যভাবে পরিশোধ হয়েছে।',
  },
  deleted: {
    en: 'The advocate was deleted since. Give the money back, or book it as a donation.',
    bn: 'আইনজীবীকে পরে মুছে ফেলা হয়েছে। টাকা ফেরত দিন, অথবা অনুদান হিসেবে লিখুন।',
  },
  price: { en: 'What is owed costs something else on this day.', bn: 'এই দিনে বকেয়ার পরিমাণ অন্য।' },
  twice: {
    en: 'This reference was paid before. Look whether the bank lists one payment twice.',
    bn: 'এই রেফারেন্সে আগেও টাকা এসেছে। ব্যাংক একই পরিশোধ দুবার দেখিয়েছে কি না দেখুন।',
  },
} as const satisfies Record<string, Words>
export type ProposalNote = keyof typeof proposalNotes

export type ProposedReceipt = { title: Words; note: string; amount: string }

export type ProposedShare = { receipts: ProposedReceipt[]; covered: string; rest: string }

/** A row of `GET x/mfe-my/payments/proposals/`: money with a reference. `id` is that of the line. */
export type PaymentProposal = ProposedShare & {
  id: number
  source: 'bank' | 'hand'
  /** Entered by hand, or undone before */
  is_removable: boolean
  day: Day
  place: number
  place_name: Words
  text: string
  amount: string
  reference_no: string
  advocate_id: number
  advocate_number: string
  advocate_name: string
  /** '' shows the other name */
  advocate_name_bengali: string
  reference_amount: string
  verdict: Verdict
  notes: ProposalNote[]
  /** Of what the reference was made for, what stays owed */
  still_owed: string
  /** With what else the member owes; null when the rest pays nothing more */
  further: ProposedShare | null
  /** Of everything that would be posted: it is confirmed only as it was seen */
  hash: string
}

export const restChoices = [
  { value: 'open', label: { en: 'Keep it open', bn: 'খোলা রাখুন' } },
  { value: 'further', label: { en: 'Pay what else is owed', bn: 'অন্য বকেয়াও পরিশোধ করুন' } },
  { value: 'donation', label: { en: 'Book it as a donation', bn: 'অনুদান হিসেবে লিখুন' } },
] as const
export type RestChoice = (typeof restChoices)[number]['value']

export const restStates = [
  { value: 'none', label: { en: 'No difference', bn: 'পার্থক্য নেই' } },
  { value: 'open', label: { en: 'Open', bn: 'খোলা' } },
  { value: 'donation', label: { en: 'Donation', bn: 'অনুদান' } },
  { value: 'returned', label: { en: 'Given back', bn: 'ফেরত দেওয়া হয়েছে' } },
] as const
export type RestState = (typeof restStates)[number]['value']

export const paymentStates = [
  { value: 'posting', label: { en: 'Being posted', bn: 'লেখা হচ্ছে' } },
  { value: 'posted', label: { en: 'Posted', bn: 'লেখা হয়েছে' } },
  { value: 'undoing', label: { en: 'Being undone', bn: 'ফেরানো হচ্ছে' } },
  { value: 'undone', label: { en: 'Undone', bn: 'ফেরানো' } },
  { value: 'refused', label: { en: 'Refused by the books', bn: 'হিসাবে নেওয়া হয়নি' } },
] as const
export type PaymentState = (typeof paymentStates)[number]['value']

/** A confirmed payment: a row of `GET x/mfe-my/payments/`. */
export type ReferencePayment = {
  id: number
  reference_no: string
  advocate_id: number
  advocate_number: string
  advocate_name: string
  /** '' shows the other name */
  advocate_name_bengali: string
  day: Day
  place: number
  place_name: Words
  amount: string
  /** The sum of its receipts */
  covered: string
  rest: string
  rest_state: RestState
  state: PaymentState
  /** Why it stopped half-way, or what was refused */
  problem: Words
  receipts: { number: string; total: string; voided: boolean }[]
  confirmed_by: string
  confirmed_at: Instant
}
