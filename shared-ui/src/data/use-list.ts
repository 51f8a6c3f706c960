import { fetchPage, type Page, type Query } from '@samity/shared-api/client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from '../router.ts'

/** A collection, or anything that answers pages. */
type Source<T> = {
  page: (query?: Query, signal?: AbortSignal) => Promise<Page<T>>
  resource?: { path: string; search: readonly string[] }
}

type Options = {
  /** Name in the address → the server's filter: `{ type: 'sale_type' }`, with what stands there at first */
  filters?: Record<string, string | { field: string; initial: string }>
  /** Offers 'From Date' and 'To Date' */
  dates?: true
  /** Offers 'Search', where the list is not a declared resource that can be searched */
  search?: true
  /** The order at first: '-sales_date' */
  sort?: string
  /** Rows a page */
  size?: number
  /** Always part of the question: `{ voided: 1 }` */
  query?: Query
}

export type List<T> = {
  /** Undefined until the first answer */
  rows: T[] | undefined
  total: number
  /** What all that match come to, where they are money records */
  amount?: string
  page: number
  size: number
  sort: string
  /** What the address says: search, from, to and the filters, by their names there */
  asked: Record<string, string>
  /** Changes the address, and with it what is shown; the page goes back to the first */
  ask: (changes: Record<string, string>) => void
  goTo: (page: number) => void
  busy: boolean
  error: unknown
  /** Reads again */
  refresh: () => void
  /** Takes a row away before the server has answered; the answer puts it back */
  hide: (id: number) => () => void
  /** Every row that matches, however many pages */
  all: () => Promise<T[]>
  offers: { search: boolean; dates: boolean }
}

const exported = 1000

/** A list that the server pages, orders, searches and filters; all of it stands in the address. */
export function useList<T extends { id: number }>(from: Source<T> | string, options: Options = {}): List<T> {
  const { filters = {}, dates = false, search, sort: first = '', size = 50, query: always } = options
  const [address, setAddress] = useSearchParams()
  const [answer, setAnswer] = useState<{ question: string } & Page<T>>()
  const [failure, setFailure] = useState<{ question: string; error: unknown }>()
  const [round, setRound] = useState(0)
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())

  const page = Math.max(1, Number(address.get('page')) || 1)
  const sort = address.get('sort') ?? first
  const asked: Record<string, string> = { search: address.get('search') ?? '' }
  if (dates) Object.assign(asked, { from: address.get('from') ?? '', to: address.get('to') ?? '' })
  const matching: Query = { ...always, ordering: sort, ...asked }
  for (const [name, filter] of Object.entries(filters)) {
    const { field, initial } = typeof filter === 'string' ? { field: filter, initial: '' } : filter
    asked[name] = address.get(name) ?? initial
    matching[field] = asked[name]
  }
  const question = JSON.stringify([
    typeof from === 'string' ? from : from.resource?.path,
    matching,
    page,
    size,
    round,
  ])

  const read = (query: Query, signal?: AbortSignal) =>
    typeof from === 'string' ? fetchPage<T>(from, query, signal) : from.page(query, signal)

  useEffect(() => {
    const leaving = new AbortController()
    read({ ...matching, limit: size, offset: (page - 1) * size }, leaving.signal).then(
      (found) => {
        if (leaving.signal.aborted) return
        setAnswer({ question, ...found })
        setHidden(new Set())
        setFailure(undefined)
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure({ question, error })
      },
    )
    return () => leaving.abort()
    // oxlint-disable-next-line exhaustive-deps -- the question says everything that the answer depends on
  }, [question])

  const change = (changes: Record<string, string>, replace: boolean) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          const filter = filters[name]
          const initial = name === 'sort' ? first : typeof filter === 'object' ? filter.initial : ''
          if (value === initial) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace },
    )
  const goTo = (to: number) => change({ page: to > 1 ? String(to) : '' }, false)

  const beyond = answer?.question === question && answer.rows.length === 0 && answer.total > 0 && page > 1
  useEffect(() => {
    if (beyond && answer) goTo(Math.ceil(answer.total / size))
    // oxlint-disable-next-line exhaustive-deps -- once, when the last page has gone
  }, [beyond])

  const rows = useMemo(() => answer?.rows.filter(({ id }) => !hidden.has(id)), [answer, hidden])
  const refresh = useCallback(() => setRound((before) => before + 1), [])
  const hide = useCallback((id: number) => {
    setHidden((before) => new Set(before).add(id))
    return () => setHidden((before) => new Set([...before].filter((other) => other !== id)))
  }, [])

  async function all(): Promise<T[]> {
    const whole: T[] = []
    for (;;) {
      const { rows: more, total } = await read({ ...matching, limit: exported, offset: whole.length })
      whole.push(...more)
      if (more.length === 0 || whole.length >= total) return whole
    }
  }

  return {
    rows,
    total: (answer?.total ?? 0) - hidden.size,
    ...(answer?.amount !== undefined && { amount: answer.amount }),
    page,
    size,
    sort,
    asked,
    ask: (changes) => change({ ...changes, page: '' }, true),
    goTo,
    busy: answer?.question !== question && failure?.question !== question,
    error: failure?.question === question ? failure.error : undefined,
    refresh,
    hide,
    all,
    offers: {
      search: search ?? (typeof from === 'object' && (from.resource?.search.length ?? 0) > 0),
      dates,
    },
  }
}
