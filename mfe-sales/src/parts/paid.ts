import { http } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { useEffect, useMemo, useState } from 'react'

const pause = 300
type Asked = { advocate_id: string } | { building_name: string; floor: string; room: string }

/**
 * What is already paid, asked for when the typing pauses; undefined while nobody is meant. A receipt that is being
 * corrected (`but`) does not stand in its own way.
 */
export function usePaid(asked: Asked | undefined, but: unknown): readonly PaidPeriod[] | undefined {
  const [paid, setPaid] = useState<{ question: string; periods: PaidPeriod[] }>()
  const question = JSON.stringify(asked)

  useEffect(() => {
    if (question === undefined) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const query = { params: JSON.parse(question) as Asked, signal: leaving.signal }
      http.get<PaidPeriod[]>('paid-periods/', query).then(
        ({ data }) => setPaid({ question, periods: data }),
        // only help: the server refuses what is paid already, and says where
        () => undefined,
      )
    }, pause)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [question])

  const known = paid?.question === question ? paid?.periods : undefined
  return useMemo(() => known?.filter(({ number }) => number !== but), [known, but])
}

export type Span = { from: string; to: string }

const indexOf = (period: string): number => {
  const [year = 0, month] = period.split('-').map(Number)
  return month === undefined ? year : year * 12 + month - 1
}

const periodOf = (index: number, kind: PaidPeriod['kind']): string =>
  kind === 'yearly' ? String(index) : `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

/** Periods of one kind in their order, those that follow on each other as one. */
export function spansOf(periods: readonly PaidPeriod[], kind: PaidPeriod['kind']): Span[] {
  const ordered = periods
    .filter((period) => period.kind === kind)
    .sort((one, other) => indexOf(one.from) - indexOf(other.from))
  const spans: Span[] = []
  for (const { from, to } of ordered) {
    const last = spans.at(-1)
    if (last && indexOf(from) === indexOf(last.to) + 1) last.to = to
    else spans.push({ from, to })
  }
  return spans
}

/**
 * What is to be paid up to now: what was left out between the payments, and what has passed since the last one. Of the
 * time before the first payment the books know nothing; where nothing was paid it is the current month or year of a
 * member, and of a rent unit nothing, for it may be empty.
 */
export function dueOf(
  periods: readonly PaidPeriod[],
  kind: PaidPeriod['kind'],
  day: string = today(),
): Span[] {
  const now = indexOf(day.slice(0, kind === 'yearly' ? 4 : 7))
  const paid = spansOf(periods, kind)
  if (paid.length === 0 && kind === 'rent') return []
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

const shown = (period: string) => period.split('-').reverse().join('/')
/** '01/2024 – 10/2026', '2024' */
export const showSpan = ({ from, to }: Span): string =>
  from === to ? shown(from) : `${shown(from)} – ${shown(to)}`
