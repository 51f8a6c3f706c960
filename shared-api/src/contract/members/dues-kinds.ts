import type { Words } from '../words.ts'

/** The kinds of dues. The amounts of 'yearly', 'benevolent' and 'relief' are for a calendar year. */
export const duesKinds = [
  { value: 'monthly', label: { en: 'Monthly Fee', bn: 'মাসিক চাঁদা' } },
  { value: 'yearly', label: { en: 'Bar Association Fee', bn: 'বার্ষিক চাঁদা' } },
  { value: 'benevolent', label: { en: 'Benevolent Fund Fee', bn: 'বেনাভোলেন্ট ফান্ড ফি' } },
  { value: 'relief', label: { en: 'Relief Fund Fee', bn: 'ত্রাণ তহবিল ফি' } },
] as const
export type DuesKind = (typeof duesKinds)[number]['value']
export const kindWords = (kind: DuesKind): Words =>
  duesKinds.find(({ value }) => value === kind)?.label ?? { en: kind, bn: kind }

/**
 * A period on the wire: a month '2026-03' of the monthly fee, or a year '2026' of the others. Any digits are
 * accepted in a body.
 */
export type DuesPeriod = string

/** '2026-03' as people write it: '03/2026'. A year stays as it is. */
export const showPeriod = (period: DuesPeriod): string => period.split('-').reverse().join('/')

/** The standings that a person can set. 'In arrears' is computed from what an advocate owes. */
export const standings = [
  { value: 'regular', label: { en: 'Regular', bn: 'নিয়মিত' } },
  { value: 'suspended', label: { en: 'Suspended', bn: 'সাময়িক বহিষ্কৃত' } },
  { value: 'non_practising', label: { en: 'Non-practising', bn: 'পেশায় নিষ্ক্রিয়' } },
  { value: 'transferred', label: { en: 'Transferred', bn: 'অন্য বারে বদলি' } },
  { value: 'retired', label: { en: 'Retired', bn: 'অবসরপ্রাপ্ত' } },
  { value: 'deceased', label: { en: 'Deceased', bn: 'মৃত' } },
] as const
export type Standing = (typeof standings)[number]['value']
/** The standing that lists show and filter: a regular advocate who owes something is 'in_arrears'. */
export type ShownStanding = Standing | 'in_arrears'

export const inArrearsWords: Words = { en: 'In arrears', bn: 'বকেয়া আছে' }
export const standingWords = (standing: ShownStanding): Words =>
  standings.find(({ value }) => value === standing)?.label ?? inArrearsWords

/** Months from the beginning of the oldest unpaid period up to the current month, both included. */
export const ageingBuckets = [
  { value: '0-3', min: 0, max: 3, label: { en: '0–3 months', bn: '০–৩ মাস' } },
  { value: '4-6', min: 4, max: 6, label: { en: '4–6 months', bn: '৪–৬ মাস' } },
  { value: '7-12', min: 7, max: 12, label: { en: '7–12 months', bn: '৭–১২ মাস' } },
  { value: '12+', min: 13, max: null, label: { en: 'Over 12 months', bn: '১২ মাসের বেশি' } },
] as const
export type AgeingBucket = (typeof ageingBuckets)[number]['value']

export const duesCourts = [
  { value: 'L/C', label: { en: 'L/C', bn: 'নিম্ন আদালত' } },
  { value: 'H/C', label: { en: 'H/C', bn: 'উচ্চ আদালত' } },
] as const
export type DuesCourt = (typeof duesCourts)[number]['value']
