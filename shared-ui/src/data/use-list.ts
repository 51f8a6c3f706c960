import { fetchPage, type ListPage, type Query } from '@samity/shared-api/client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from '../router.ts'

/** A collection, or anything else that returns pages. */
type Source<T> = {
  page: (query?: Query, signal?: AbortSignal) => Promise<ListPage<T>>
  resource?: { path: string; search: readonly string[] }
}

type Options = {
  /** Name in the URL → the server's filter: `{ type: 'sale_type' }`, optionally with an initial value */
  filters?: Record<string, string | { field: string; initial: string }>
  /** Offers 'From Date' and 'To Date' */
  dates?: true
  /** Offers 'Search' although the source is not a searchable resource */
  search?: true
  /** The initial order: '-sales_date' */
  sort?: string
  /** Rows on each page */
  size?: number
  /** Sent with every request: `{ voided: 1 }` */
  query?: Query
}

export type List<T> = {
  /** Undefined until the first response */
  rows: T[] | undefined
  total: number
  /** The total of all matching rows, for money records */
  amount?: string
  page: number
  size: number
  sort: string
  /** The URL parameters: search, from, to and the filters, by their names in the URL */
  params: Record<string, string>
  /** Changes URL parameters and therefore the list, and returns to the first page */
  setParams: (changes: Record<string, string>) => void
  setPage: (page: number) => void
  isLoading: boolean
  error: unknown
  /** Loads the list again */
  refresh: () => void
  /** Hides a row before the server responds. Returns a function that shows it again. */
  hide: (id: number) => () => void
  /** Loads all matching rows of all pages */
  fetchAll: () => Promise<T[]>
  controls: { search: boolean; dates: boolean }
}

const exportPageSize = 1000

/** A list that the server pages, sorts, searches and filters. The URL has the page, the order, the search and the filters. */
export function useList<T extends { id: number }>(
  source: Source<T> | string,
  options: Options = {},
): List<T> {
  const {
    filters = {},
    dates = false,
    search,
    sort: initialSort = '',
    size = 50,
    query: fixedQuery,
  } = options
  const [searchParams, setSearchParams] = useSearchParams()
  const [response, setResponse] = useState<{ requestKey: string } & ListPage<T>>()
  const [failure, setFailure] = useState<{ requestKey: string; error: unknown }>()
  const [refreshCount, setRefreshCount] = useState(0)
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<number>>(new Set())

  const page = Math.max(1, Number(searchParams.get('page')) || 1)
  const sort = searchParams.get('sort') ?? initialSort
  const params: Record<string, string> = { search: searchParams.get('search') ?? '' }
  if (dates) Object.assign(params, { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' })
  const listQuery: Query = { ...fixedQuery, ordering: sort, ...params }
  for (const [name, filter] of Object.entries(filters)) {
    const { field, initial } = typeof filter === 'string' ? { field: filter, initial: '' } : filter
    params[name] = searchParams.get(name) ?? initial
    listQuery[field] = params[name]
  }
  const requestKey = JSON.stringify([
    typeof source === 'string' ? source : source.resource?.path,
    listQuery,
    page,
    size,
    refreshCount,
  ])

  const fetchRows = (query: Query, signal?: AbortSignal) =>
    typeof source === 'string' ? fetchPage<T>(source, query, signal) : source.page(query, signal)

  useEffect(() => {
    const controller = new AbortController()
    fetchRows({ ...listQuery, limit: size, offset: (page - 1) * size }, controller.signal).then(
      (result) => {
        if (controller.signal.aborted) return
        setResponse({ requestKey, ...result })
        setHiddenIds(new Set())
        setFailure(undefined)
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setFailure({ requestKey, error })
      },
    )
    return () => controller.abort()
    // oxlint-disable-next-line exhaustive-deps -- `requestKey` has everything that the response depends on
  }, [requestKey])

  const updateParams = (changes: Record<string, string>, replace: boolean) =>
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous)
        for (const [name, value] of Object.entries(changes)) {
          const filter = filters[name]
          const initial = name === 'sort' ? initialSort : typeof filter === 'object' ? filter.initial : ''
          if (value === initial) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace },
    )
  const setPage = (target: number) => updateParams({ page: target > 1 ? String(target) : '' }, false)

  const isPastLastPage =
    response?.requestKey === requestKey && response.rows.length === 0 && response.total > 0 && page > 1
  useEffect(() => {
    if (isPastLastPage && response) setPage(Math.ceil(response.total / size))
    // oxlint-disable-next-line exhaustive-deps -- once, when the last page no longer exists
  }, [isPastLastPage])

  const rows = useMemo(() => response?.rows.filter(({ id }) => !hiddenIds.has(id)), [response, hiddenIds])
  const refresh = useCallback(() => setRefreshCount((before) => before + 1), [])
  const hide = useCallback((id: number) => {
    setHiddenIds((before) => new Set(before).add(id))
    return () => setHiddenIds((before) => new Set([...before].filter((other) => other !== id)))
  }, [])

  async function fetchAll(): Promise<T[]> {
    const allRows: T[] = []
    for (;;) {
      const { rows: nextRows, total } = await fetchRows({
        ...listQuery,
        limit: exportPageSize,
        offset: allRows.length,
      })
      allRows.push(...nextRows)
      if (nextRows.length === 0 || allRows.length >= total) return allRows
    }
  }

  return {
    rows,
    total: (response?.total ?? 0) - hiddenIds.size,
    ...(response?.amount !== undefined && { amount: response.amount }),
    page,
    size,
    sort,
    params,
    setParams: (changes) => updateParams({ ...changes, page: '' }, true),
    setPage,
    isLoading: response?.requestKey !== requestKey && failure?.requestKey !== requestKey,
    error: failure?.requestKey === requestKey ? failure.error : undefined,
    refresh,
    hide,
    fetchAll,
    controls: {
      search: search ?? (typeof source === 'object' && (source.resource?.search.length ?? 0) > 0),
      dates,
    },
  }
}
