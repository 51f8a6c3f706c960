import { today, type Day } from './day.ts'

/**
 * A moment as an ISO timestamp in UTC, such as '2026-11-21T08:05:09Z'. Its first ten characters are no day in
 * Dhaka.
 */
export type Instant = `${number}-${number}-${number}T${string}`

const toTheMinute = {
  timeZone: 'Asia/Dhaka',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

const formats = {
  minutes: new Intl.DateTimeFormat('en-GB', toTheMinute),
  seconds: new Intl.DateTimeFormat('en-GB', { ...toTheMinute, second: '2-digit' }),
}

/** Formats an ISO timestamp in Dhaka time: '21/11/2026, 14:05', or with seconds '21/11/2026, 14:05:09'. */
export const showMoment = (moment: Instant, precision: keyof typeof formats): string =>
  formats[precision].format(new Date(moment))

export const instantOf = (date: Date): Instant => date.toISOString() as Instant // its form, which TypeScript does not know

export const dayOfInstant = (instant: Instant): Day => today(new Date(instant))
