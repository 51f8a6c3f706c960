import { dayOf, latinDigits, type Day, type Words } from '@samity/shared-api/contract'
import type { DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import { unprocessable } from '../../http/errors.ts'
import { monthIndex } from '../../ledger/paid-periods.ts'

const messages: Record<'month' | 'year' | 'order', Words> = {
  month: { en: 'Enter a month such as 2026-03', bn: 'মাস দিন, যেমন ২০২৬-০৩' },
  year: { en: 'Enter a year such as 2026', bn: 'বছর দিন, যেমন ২০২৬' },
  order: { en: 'Must not be before the first period', bn: 'প্রথম সময়কালের আগে হতে পারবে না' },
}

const minYear = 1900
const maxYear = 2200

/**
 * Parses '2026-03' or '03/2026' of the monthly fee into year × 12 + month − 1, and '2026' of the others.
 * Undefined for other text.
 */
export function parsePeriod(kind: DuesKind, text: string): number | undefined {
  const digits = latinDigits(text).trim()
  const isoMonth = /^(?<year>\d{4})-(?<month>\d{1,2})$/
  const localMonth = /^(?<month>\d{1,2})[/.-](?<year>\d{4})$/
  const match =
    kind === 'monthly' ? (isoMonth.exec(digits) ?? localMonth.exec(digits)) : /^(?<year>\d{4})$/.exec(digits)
  const { year, month } = match?.groups ?? {}
  const yearNumber = Number(year)
  if (!(yearNumber >= minYear && yearNumber <= maxYear)) return undefined
  if (kind !== 'monthly') return yearNumber
  const monthNumber = Number(month)
  return monthNumber >= 1 && monthNumber <= 12 ? monthIndex(yearNumber, monthNumber) : undefined
}

export const periodMessage = (kind: DuesKind): Words => (kind === 'monthly' ? messages.month : messages.year)

export type PeriodSpan = { first: number; last: number }

/** Parses the first and the last period of a record. Throws 422 on the field that is wrong. */
export function parseSpan(kind: DuesKind, from: string, to: string): PeriodSpan {
  const first = parsePeriod(kind, from)
  const last = parsePeriod(kind, to)
  if (first === undefined) throw unprocessable({ from_period: periodMessage(kind) })
  if (last === undefined) throw unprocessable({ to_period: periodMessage(kind) })
  if (last < first) throw unprocessable({ to_period: messages.order })
  return { first, last }
}

export const periodOrderMessage = messages.order

export const toRange = ({ first, last }: PeriodSpan): string => `[${first},${last}]`

/** A period on the wire: '2026-03' or '2026'. */
export const toWirePeriod = (kind: DuesKind, period: number): string =>
  kind === 'monthly'
    ? `${Math.floor(period / 12)}-${String((period % 12) + 1).padStart(2, '0')}`
    : String(period)

export const firstDayOf = (kind: DuesKind, period: number): Day =>
  kind === 'monthly' ? dayOf(Math.floor(period / 12), (period % 12) + 1, 1) : dayOf(period, 1, 1)

/** The month of a day as year × 12 + month − 1. */
export const monthOfDay = (day: string): number =>
  monthIndex(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
