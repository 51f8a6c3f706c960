import { latinDigits } from './digits.ts'

/**
 * A calendar day in Dhaka, 'YYYY-MM-DD'. Never a JavaScript Date: Dhaka's midnight is yesterday in UTC. Its
 * form tells it from an `Instant`, so that neither passes for the other; a day that a person typed is checked
 * by `parseDay`.
 */
export type Day = `${number}-${number}-${number}`

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * Parses '2026-11-21', '21/11/2026', '21-11-2026' and '21.11.2026' in Latin or Bengali digits. Returns
 * undefined when no such day exists.
 */
export function parseDay(input: unknown): Day | undefined {
  if (typeof input !== 'string') return undefined
  const text = latinDigits(input).trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const [year, month, day] = iso
    ? iso.slice(1).map(Number)
    : local
      ? local.slice(1).reverse().map(Number)
      : []
  if (!year || !month || !day || year < 1800 || year > 2200 || month > 12 || day > daysIn(year, month))
    return undefined
  return dayOf(year, month, day)
}

export const dayOf = (year: number, month: number, day: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as Day

const dhaka = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Dhaka',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * Today in Dhaka. The server's clock decides the day of a booking; a screen uses this only as the default.
 */
export const today = (now = new Date()): Day => dhaka.format(now) as Day

export const yearOf = (day: string): number => Number(day.slice(0, 4))
export const monthOf = (day: string): number => Number(day.slice(5, 7))

/** Formats a day as DD/MM/YYYY, as people in Bangladesh write it. Returns '' for no day. */
export const showDay = (day: Day | '' | null | undefined): string =>
  day ? day.split('-').reverse().join('/') : ''

export function dayAfter(day: Day): Day {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  if (dayOfMonth < daysIn(year, month)) return dayOf(year, month, dayOfMonth + 1)
  return month < 12 ? dayOf(year, month + 1, 1) : dayOf(year + 1, 1, 1)
}

export function dayBefore(day: Day): Day {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  if (dayOfMonth > 1) return dayOf(year, month, dayOfMonth - 1)
  return month > 1 ? dayOf(year, month - 1, daysIn(year, month - 1)) : dayOf(year - 1, 12, 31)
}

export const daysOfMonth = (year: number, month: number): Day[] =>
  Array.from({ length: daysIn(year, month) }, (_, index) => dayOf(year, month, index + 1))

export const monthNames = [
  { en: 'January', bn: 'জানুয়ারি' },
  { en: 'February', bn: 'ফেব্রুয়ারি' },
  { en: 'March', bn: 'মার্চ' },
  { en: 'April', bn: 'এপ্রিল' },
  { en: 'May', bn: 'মে' },
  { en: 'June', bn: 'জুন' },
  { en: 'July', bn: 'জুলাই' },
  { en: 'August', bn: 'আগস্ট' },
  { en: 'September', bn: 'সেপ্টেম্বর' },
  { en: 'October', bn: 'অক্টোবর' },
  { en: 'November', bn: 'নভেম্বর' },
  { en: 'December', bn: 'ডিসেম্বর' },
] as const
