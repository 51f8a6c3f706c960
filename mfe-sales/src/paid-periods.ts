import { today } from '@samity/shared-api/contract'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'

export type RentUnit = { building_name: string; floor: string; room: string }

export type PeriodQuery = { advocate_id: string } | RentUnit

export type FeeKind = 'monthly' | 'yearly'

export type Span = { from: string; to: string }

/** The four fields of a form that is paid by month. */
export type MonthSpan = Record<'from_month' | 'from_year' | 'to_month' | 'to_year', number>

/** Months since year 0 of 'YYYY-MM'; the year of 'YYYY'. */
export const monthIndexOf = (period: string): number => {
  const [year = 0, month] = period.split('-').map(Number)
  return month === undefined ? year : year * 12 + month - 1
}

const periodOf = (index: number, kind: PaidPeriod['kind']): string =>
  kind === 'yearly' ? String(index) : `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

function joinSpans(spans: readonly Span[]): Span[] {
  const sortedSpans = [...spans].sort((one, other) => monthIndexOf(one.from) - monthIndexOf(other.from))
  const joined: Span[] = []
  for (const { from, to } of sortedSpans) {
    const last = joined.at(-1)
    if (last && monthIndexOf(from) === monthIndexOf(last.to) + 1) last.to = to
    else joined.push({ from, to })
  }
  return joined
}

/** The paid periods of one kind as spans, sorted, with consecutive ones joined. */
export const spansOf = (periods: readonly PaidPeriod[], kind: PaidPeriod['kind']): Span[] =>
  joinSpans(periods.filter((period) => period.kind === kind))

/**
 * The periods due up to `day`: the gaps between payments and the time since the last one. The time before the
 * first payment is unknown and does not count; without any payment only the current month or year is due.
 */
export function dueOf(periods: readonly PaidPeriod[], kind: FeeKind, day: string = today()): Span[] {
  const currentIndex = monthIndexOf(day.slice(0, kind === 'yearly' ? 4 : 7))
  const paid = spansOf(periods, kind)
  const due: Span[] = []
  let next = paid[0] ? monthIndexOf(paid[0].from) : currentIndex
  const addDueUpTo = (end: number) => {
    const last = Math.min(end, currentIndex)
    if (next <= last) due.push({ from: periodOf(next, kind), to: periodOf(last, kind) })
  }
  for (const { from, to } of paid) {
    addDueUpTo(monthIndexOf(from) - 1)
    next = monthIndexOf(to) + 1
  }
  addDueUpTo(currentIndex)
  return due
}

export const spansOfMonths = (months: readonly string[]): Span[] =>
  joinSpans(months.map((month) => ({ from: month, to: month })))

const formatPeriod = (period: string) => period.split('-').reverse().join('/')
/** '01/2024 – 10/2026', '2024' */
export const formatSpan = ({ from, to }: Span): string =>
  from === to ? formatPeriod(from) : `${formatPeriod(from)} – ${formatPeriod(to)}`
