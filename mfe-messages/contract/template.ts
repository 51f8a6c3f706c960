import type { Words } from '@samity/shared-api/contract'
import type { Instant } from '@samity/shared-api/contract/moment'

/** The names that a text may contain in braces: `{{name}}`. */
export const variables = {
  name: {
    label: { en: 'Name of the member', bn: 'সদস্যের নাম' },
    sample: { en: 'Rahima Khatun', bn: 'রহিমা খাতুন' },
  },
  number: { label: { en: 'Number of the member', bn: 'সদস্যের নম্বর' }, sample: { en: '1204', bn: '১২০৪' } },
  owed: { label: { en: 'To pay today', bn: 'আজ দিতে হবে' }, sample: { en: '1,250.00', bn: '১,২৫০.০০' } },
  months: { label: { en: 'Unpaid months', bn: 'বকেয়া মাস' }, sample: { en: '6', bn: '৬' } },
  title: {
    label: { en: 'Title of the notice', bn: 'বিজ্ঞপ্তির শিরোনাম' },
    sample: { en: 'General meeting', bn: 'সাধারণ সভা' },
  },
  day: { label: { en: 'Day', bn: 'তারিখ' }, sample: { en: '12/11/2026', bn: '১২/১১/২০২৬' } },
  receipt: {
    label: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
    sample: { en: 'FEE-2026-000123', bn: 'FEE-2026-000123' },
  },
  amount: { label: { en: 'Amount', bn: 'পরিমাণ' }, sample: { en: '1,250.00', bn: '১,২৫০.০০' } },
  month: { label: { en: 'Month', bn: 'মাস' }, sample: { en: 'October 2026', bn: 'অক্টোবর ২০২৬' } },
  papers: {
    label: { en: 'Papers with their numbers', bn: 'কাগজ ও সংখ্যা' },
    sample: { en: 'Vokalotnama 12, Bail Bond 3', bn: 'ওকালতনামা ১২, জামিননামা ৩' },
  },
  associate: {
    label: { en: 'Name of the associate', bn: 'সহকারীর নাম' },
    sample: { en: 'Abdul Karim', bn: 'আব্দুল করিম' },
  },
  valid_until: {
    label: { en: 'Valid until', bn: 'মেয়াদ' },
    sample: { en: '31/12/2026', bn: '৩১/১২/২০২৬' },
  },
  list: {
    label: { en: 'Name of the voter list', bn: 'ভোটার তালিকার নাম' },
    sample: { en: 'Election 2027', bn: 'নির্বাচন ২০২৭' },
  },
  decision: {
    label: { en: 'Decision', bn: 'সিদ্ধান্ত' },
    sample: { en: 'accepted', bn: 'গৃহীত' },
  },
} as const satisfies Record<string, { label: Words; sample: Words }>
export type Variable = keyof typeof variables

const member = ['name', 'number'] as const
/** `byPerson`: chosen in New Message. The others are written by events and jobs. */
export const messageKinds = [
  { value: 'free', label: { en: 'Free text', bn: 'নিজের লেখা' }, variables: [...member], byPerson: true },
  {
    value: 'dues',
    label: { en: 'Reminder of dues', bn: 'বকেয়ার তাগাদা' },
    variables: [...member, 'owed', 'months'],
    byPerson: true,
  },
  {
    value: 'notice',
    label: { en: 'Notice', bn: 'বিজ্ঞপ্তি' },
    variables: [...member, 'title', 'day'],
    byPerson: true,
  },
  {
    value: 'receipt',
    label: { en: 'Receipt', bn: 'রসিদ' },
    variables: [...member, 'receipt', 'amount', 'day'],
    byPerson: false,
  },
  {
    value: 'papers',
    label: { en: 'Papers sold in the name', bn: 'নামে বিক্রি হওয়া কাগজ' },
    variables: [...member, 'month', 'papers'],
    byPerson: false,
  },
  {
    value: 'renewal',
    label: { en: 'Renewal of an associate', bn: 'সহকারীর নবায়ন বাকি' },
    variables: [...member, 'associate', 'valid_until'],
    byPerson: false,
  },
  {
    value: 'objection',
    label: { en: 'Objection decided', bn: 'আপত্তির সিদ্ধান্ত' },
    variables: [...member, 'list', 'decision'],
    byPerson: false,
  },
] as const satisfies readonly {
  value: string
  label: Words
  variables: readonly Variable[]
  byPerson: boolean
}[]
export type MessageKind = (typeof messageKinds)[number]['value']

/** A one-time code that another module sends. It has no text to edit, and its code is shown to nobody. */
export const codeKind = { value: 'code', label: { en: 'One-time code', bn: 'একবারের কোড' } } as const
export const listedKinds = [...messageKinds, codeKind] as const

export const kindOf = (kind: MessageKind) => messageKinds.find(({ value }) => value === kind)!
export const variablesOf = (kind: MessageKind): readonly Variable[] => kindOf(kind).variables

/** The texts of a kind. A row of `GET x/mfe-messages/templates/`, and of its `versions/`. */
export type Template = {
  kind: MessageKind
  version: number
  text_en: string
  text_bn: string
  /** Of an e-mail */
  subject_en: string
  subject_bn: string
  saved_by: string
  saved_at: Instant
}
export type TemplateInput = Omit<Template, 'kind' | 'saved_by' | 'saved_at'>
