import { fetchPage, type Query } from '@samity/shared-api/client'
import { useEffect } from 'react'
import { useQuery } from '../query/index.ts'
import { useSearchParams } from '../router/index.ts'
import { hideRow, type CachedPage } from './optimistic-rows.ts'
import { sourcePath, type PageSource } from './source-path.ts'

type Source<T> = PageSource<T> & { resource?: { path: string; search: readonly string[] } }

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

  const fetchRows = (query: Query, signal?: AbortSignal) =>
    typeof source === 'string' ? fetchPage<T>(source, query, signal) : source.page(query, signal)
  const path = typeof source === 'string' ? source : sourcePath(source)
  const result = useQuery<CachedPage<T>>(
    [path, listQuery, page, size],
    (signal) => fetchRows({ ...listQuery, limit: size, offset: (page - 1) * size }, signal),
    { keepPrevious: true },
  )
  const { data: response, isPrevious } = result
  const hiddenCount = response?.hiddenCount ?? 0

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
    !isPrevious && hiddenCount === 0 && response?.rows.length === 0 && response.total > 0 && page > 1
  useEffect(() => {
    if (isPastLastPage) setPage(Math.ceil(response.total / size))
    // oxlint-disable-next-line exhaustive-deps -- once, when the last page no longer exists
  }, [isPastLastPage])

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
    rows: response?.rows,
    total: (response?.total ?? 0) - hiddenCount,
    ...(response?.amount !== undefined && { amount: response.amount }),
    page,
    size,
    sort,
    params,
    setParams: (changes) => updateParams({ ...changes, page: '' }, true),
    setPage,
    isLoading: result.isLoading,
    error: result.error,
    refresh: result.refresh,
    hide: (id) => hideRow(result, id),
    fetchAll,
    controls: {
      search: search ?? (typeof source === 'object' && (source.resource?.search.length ?? 0) > 0),
      dates,
    },
  }
}
