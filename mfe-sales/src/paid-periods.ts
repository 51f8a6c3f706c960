import { http } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import type { PaidPeriod, RentDue } from '@samity/shared-api/contract/sales/paid-period'
import { useEffect, useMemo, useState } from 'react'

const debounceMs = 300
export type RentUnit = { building_name: string; floor: string; room: string }
type PeriodQuery = { advocate_id: string } | RentUnit

/** What `path` answers to a question, asked for when the typing pauses; undefined while nobody is meant. */
function useDebouncedQuery<Result>(path: string, query: PeriodQuery | undefined): Result | undefined {
  const [response, setResponse] = useState<{ queryKey: string; data: Result }>()
  const queryKey = JSON.stringify(query)

  useEffect(() => {
    if (queryKey === undefined) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const config = { params: JSON.parse(queryKey) as PeriodQuery, signal: controller.signal }
      http.get<Result>(path, config).then(
        ({ data }) => setResponse({ queryKey, data }),
        // only help: the server refuses what is paid already, and says where
        () => undefined,
      )
    }, debounceMs)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [path, queryKey])

  return response?.queryKey === queryKey ? response?.data : undefined
}

/** What is already paid. A receipt that is being corrected (`but`) does not stand in its own way. */
export function usePaidPeriods(
  query: PeriodQuery | undefined,
  exceptNumber: unknown,
): readonly PaidPeriod[] | undefined {
  const periods = useDebouncedQuery<PaidPeriod[]>('paid-periods/', query)
  return useMemo(() => periods?.filter(({ number }) => number !== exceptNumber), [periods, exceptNumber])
}

/** Which months of rent are due for a unit; the server alone knows, since only it knows when the lease began. */
export const useRentDue = (unit: RentUnit | undefined): RentDue | undefined =>
  useDebouncedQuery('rent-due/', unit)

/** The fees that are paid for a time */
export type FeeKind = 'monthly' | 'yearly'

export type Span = { from: string; to: string }

const indexOf = (period: string): number => {
  const [year = 0, month] = period.split('-').map(Number)
  return month === undefined ? year : year * 12 + month - 1
}

const periodOf = (index: number, kind: PaidPeriod['kind']): string =>
  kind === 'yearly' ? String(index) : `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

/** Spans in their order, those that follow on each other as one. */
function joinSpans(spans: readonly Span[]): Span[] {
  const sortedSpans = [...spans].sort((one, other) => indexOf(one.from) - indexOf(other.from))
  const joined: Span[] = []
  for (const { from, to } of sortedSpans) {
    const last = joined.at(-1)
    if (last && indexOf(from) === indexOf(last.to) + 1) last.to = to
    else joined.push({ from, to })
  }
  return joined
}

/** Periods of one kind in their order. */
export const spansOf = (periods: readonly PaidPeriod[], kind: PaidPeriod['kind']): Span[] =>
  joinSpans(periods.filter((period) => period.kind === kind))

/**
 * What a member is to pay up to now: what was left out between the payments, and what has passed since the last one. Of
 * the time before the first payment the books know nothing; where nothing was paid it is the current month or year.
 */
export function dueOf(periods: readonly PaidPeriod[], kind: FeeKind, day: string = today()): Span[] {
  const currentIndex = indexOf(day.slice(0, kind === 'yearly' ? 4 : 7))
  const paid = spansOf(periods, kind)
  const due: Span[] = []
  let next = paid[0] ? indexOf(paid[0].from) : currentIndex
  const addDueUpTo = (end: number) => {
    const last = Math.min(end, currentIndex)
    if (next <= last) due.push({ from: periodOf(next, kind), to: periodOf(last, kind) })
  }
  for (const { from, to } of paid) {
    addDueUpTo(indexOf(from) - 1)
    next = indexOf(to) + 1
  }
  addDueUpTo(currentIndex)
  return due
}

/** Months in their order, those that follow on each other as one. */
export const spansOfMonths = (months: readonly string[]): Span[] =>
  joinSpans(months.map((month) => ({ from: month, to: month })))

const formatPeriod = (period: string) => period.split('-').reverse().join('/')
/** '01/2024 – 10/2026', '2024' */
export const showSpan = ({ from, to }: Span): string =>
  from === to ? formatPeriod(from) : `${formatPeriod(from)} – ${formatPeriod(to)}`
