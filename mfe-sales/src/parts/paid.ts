import { http } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import type { PaidPeriod, RentDue } from '@samity/shared-api/contract/sales/paid-period'
import { useEffect, useMemo, useState } from 'react'

const pause = 300
export type RentUnit = { building_name: string; floor: string; room: string }
type Asked = { advocate_id: string } | RentUnit

/** What `path` answers to a question, asked for when the typing pauses; undefined while nobody is meant. */
function useAnswer<Answer>(path: string, asked: Asked | undefined): Answer | undefined {
  const [answer, setAnswer] = useState<{ question: string; data: Answer }>()
  const question = JSON.stringify(asked)

  useEffect(() => {
    if (question === undefined) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const query = { params: JSON.parse(question) as Asked, signal: leaving.signal }
      http.get<Answer>(path, query).then(
        ({ data }) => setAnswer({ question, data }),
        // only help: the server refuses what is paid already, and says where
        () => undefined,
      )
    }, pause)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [path, question])

  return answer?.question === question ? answer?.data : undefined
}

/** What is already paid. A receipt that is being corrected (`but`) does not stand in its own way. */
export function usePaid(asked: Asked | undefined, but: unknown): readonly PaidPeriod[] | undefined {
  const periods = useAnswer<PaidPeriod[]>('paid-periods/', asked)
  return useMemo(() => periods?.filter(({ number }) => number !== but), [periods, but])
}

/** Which months of rent are due for a unit; the server alone knows, since only it knows when the lease began. */
export const useRentDue = (unit: RentUnit | undefined): RentDue | undefined => useAnswer('rent-due/', unit)

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
function joined(spans: readonly Span[]): Span[] {
  const ordered = [...spans].sort((one, other) => indexOf(one.from) - indexOf(other.from))
  const joint: Span[] = []
  for (const { from, to } of ordered) {
    const last = joint.at(-1)
    if (last && indexOf(from) === indexOf(last.to) + 1) last.to = to
    else joint.push({ from, to })
  }
  return joint
}

/** Periods of one kind in their order. */
export const spansOf = (periods: readonly PaidPeriod[], kind: PaidPeriod['kind']): Span[] =>
  joined(periods.filter((period) => period.kind === kind))

/**
 * What a member is to pay up to now: what was left out between the payments, and what has passed since the last one. Of
 * the time before the first payment the books know nothing; where nothing was paid it is the current month or year.
 */
export function dueOf(periods: readonly PaidPeriod[], kind: FeeKind, day: string = today()): Span[] {
  const now = indexOf(day.slice(0, kind === 'yearly' ? 4 : 7))
  const paid = spansOf(periods, kind)
  const due: Span[] = []
  let next = paid[0] ? indexOf(paid[0].from) : now
  const upTo = (end: number) => {
    const last = Math.min(end, now)
    if (next <= last) due.push({ from: periodOf(next, kind), to: periodOf(last, kind) })
  }
  for (const { from, to } of paid) {
    upTo(indexOf(from) - 1)
    next = indexOf(to) + 1
  }
  upTo(now)
  return due
}

/** Months in their order, those that follow on each other as one. */
export const spansOfMonths = (months: readonly string[]): Span[] =>
  joined(months.map((month) => ({ from: month, to: month })))

const shown = (period: string) => period.split('-').reverse().join('/')
/** '01/2024 – 10/2026', '2024' */
export const showSpan = ({ from, to }: Span): string =>
  from === to ? shown(from) : `${shown(from)} – ${shown(to)}`
