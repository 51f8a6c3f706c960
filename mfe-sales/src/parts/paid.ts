import { http } from '@samity/shared-api/client'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { useEffect, useState } from 'react'

const pause = 300
const nothing: readonly PaidPeriod[] = []

type Asked = { advocate_id: string } | { building_name: string; floor: string; room: string }

/** What is already paid, asked for when the typing pauses; nothing while nobody is meant. */
export function usePaid(asked: Asked | undefined): readonly PaidPeriod[] {
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

  return paid && paid.question === question ? paid.periods : nothing
}

export type Span = { from: string; to: string }

const indexOf = (period: string): number => {
  const [year = 0, month] = period.split('-').map(Number)
  return month === undefined ? year : year * 12 + month - 1
}

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

const shown = (period: string) => period.split('-').reverse().join('/')
/** '01/2024 – 10/2026', '2024' */
export const showSpan = ({ from, to }: Span): string =>
  from === to ? shown(from) : `${shown(from)} – ${shown(to)}`
