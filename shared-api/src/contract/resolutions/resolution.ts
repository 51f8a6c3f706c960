import {
  choice,
  computed,
  date,
  defineResource,
  flag,
  longText,
  optionalDate,
  optionalRef,
  text,
  type Row,
} from '@samity/shared-api/contract'

export const resolutionKinds = [
  { value: 'price', label: { en: 'Price', bn: 'মূল্য' } },
  { value: 'fee', label: { en: 'Fee', bn: 'ফি' } },
  { value: 'waiver', label: { en: 'Waiver', bn: 'মওকুফ' } },
  { value: 'budget', label: { en: 'Budget', bn: 'বাজেট' } },
  { value: 'expense', label: { en: 'Expense', bn: 'ব্যয়' } },
  { value: 'fdr', label: { en: 'Fixed Deposit', bn: 'স্থায়ী আমানত' } },
  { value: 'suspension', label: { en: 'Suspension', bn: 'স্থগিতকরণ' } },
  { value: 'election', label: { en: 'Election', bn: 'নির্বাচন' } },
] as const
export type ResolutionKind = (typeof resolutionKinds)[number]['value']

/** The PDF or picture of a resolution as it was signed. `size` is in bytes. */
export type ResolutionScan = { name: string; type: 'application/pdf' | 'image/webp'; size: number }

/**
 * A resolution of a meeting. Its prices end on the day from which it is suspended, and on the day from which
 * the resolution that supersedes it applies, whichever is first.
 */
export const resolution = defineResource({
  path: 'resolutions',
  relation: 'resolutions',
  name: { en: 'resolution', bn: 'সিদ্ধান্ত' },
  fields: {
    number: text({ en: 'Resolution No', bn: 'সিদ্ধান্ত নম্বর' }, 60),
    meeting: text({ en: 'Meeting', bn: 'সভা' }),
    day: date({ en: 'Date', bn: 'তারিখ' }),
    kind: choice({ en: 'Kind', bn: 'ধরন' }, resolutionKinds),
    text_en: longText({ en: 'Text (English)', bn: 'বিবরণ (ইংরেজি)' }, 10_000),
    text_bn: longText({ en: 'Text (Bengali)', bn: 'বিবরণ (বাংলা)' }, 10_000),
    effective_from: date({ en: 'Effective From', bn: 'কার্যকর হওয়ার তারিখ' }),
    suspended_from: optionalDate({ en: 'Suspended From', bn: 'স্থগিত হওয়ার তারিখ' }),
    /** The later resolution that replaces this one */
    superseded_by: optionalRef({ en: 'Superseded By', bn: 'পরবর্তী সিদ্ধান্ত' }),
    is_public: flag({ en: 'Public', bn: 'সবার জন্য উন্মুক্ত' }),
  },
  computed: computed<{
    /** The number of the later resolution, and the day from which it applies */
    superseded_by_number: string | null
    superseded_from: string | null
    /** Number of prices that it sets */
    price_count: number
    scan: ResolutionScan | null
  }>(),
  search: ['number', 'meeting', 'text_en', 'text_bn'],
  conflicts: {
    resolutions_number_key: {
      field: 'number',
      message: { en: 'This resolution is already registered', bn: 'এই সিদ্ধান্ত আগে থেকেই নিবন্ধিত' },
    },
    resolutions_superseded_by_later_one: {
      field: 'superseded_by',
      message: {
        en: 'That resolution is superseded by this one',
        bn: 'ওই সিদ্ধান্তকে এই সিদ্ধান্তই প্রতিস্থাপন করেছে',
      },
    },
  },
})
export type Resolution = Row<typeof resolution>
