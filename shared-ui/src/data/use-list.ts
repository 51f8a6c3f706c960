import { fetchPage, type Query } from '@samity/shared-api/client'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useQuery, useQueryCache } from '../query/index.ts'
import { useSearchParams } from '../router/index.ts'
import { findLoadedRows } from './loaded-rows.ts'
import { hideRow, type CachedPage } from './optimistic-rows.ts'
import { sourcePath, type PageSource } from './source-path.ts'
import { usePageSize } from './use-page-size.ts'

type Source<T> = PageSource<T> & { resource?: { path: string; search: readonly string[] } }

type Options = {
  /** Name in the URL → the server's filter: `{ type: 'sale_type' }`, optionally with an initial value */
  filters?: Record<string, string | { field: string; initial: string }>
  /** Offers 'From Date' and 'To Date' */
  dates?: true
  /** Offers 'Search' although the source is not a searchable resource */
  search?: true
  /**
   * The fields of a row in which the server searches, if they are others than the declared ones: those of the
   * rows that are loaded are visible with the key, before the server has responded
   */
  searchedFields?: readonly string[]
  /** The initial order: '-sales_date' */
  sort?: string
  /** Rows on each page: 50 by default, 20 on a phone */
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
  /**
   * Shows the loaded rows that match what somebody types, ahead of the URL. Without a text, the URL decides
   * again.
   */
  typeSearch: (text: string | undefined) => void
  /** Searches on the server, and puts the search into the URL */
  search: (text: string) => void
  isLoading: boolean
  /**
   * True while `rows` are those of the loaded rows that match what somebody types. `total` and `amount` are
   * not theirs.
   */
  isPreview: boolean
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
/**
 * The greatest age of the response to a typed search when the list renders it. Without this the list would
 * request it again.
 */
const typedFreshMs = 2000

/**
 * A list that the server pages, sorts, searches and filters. The URL has the page, the order, the search and
 * the filters.
 */
export function useList<T extends { id: number }>(
  source: Source<T> | string,
  options: Options = {},
): List<T> {
  const defaultSize = usePageSize()
  const {
    filters = {},
    dates = false,
    search: offersSearch,
    searchedFields = typeof source === 'object' ? (source.resource?.search ?? []) : [],
    sort: initialSort = '',
    size = defaultSize,
    query: fixedQuery,
  } = options
  const [searchParams, setSearchParams] = useSearchParams()

  const sort = searchParams.get('sort') ?? initialSort
  const params: Record<string, string> = { search: searchParams.get('search') ?? '' }
  if (dates) Object.assign(params, { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' })
  const filterQuery: Query = { ...fixedQuery, ordering: sort, ...params }
  for (const [name, filter] of Object.entries(filters)) {
    const { field, initial } = typeof filter === 'string' ? { field: filter, initial: '' } : filter
    params[name] = searchParams.get(name) ?? initial
    filterQuery[field] = params[name]
  }

  const fetchRows = (query: Query, signal?: AbortSignal) =>
    typeof source === 'string' ? fetchPage<T>(source, query, signal) : source.page(query, signal)
  const path = typeof source === 'string' ? source : sourcePath(source)
  const urlPage = Math.max(1, Number(searchParams.get('page')) || 1)
  const urlSearch = params['search'] ?? ''
  const [typedSearch, setTypedSearch] = useState<string>()
  const currentSearch = typedSearch ?? urlSearch
  const isAhead = currentSearch !== urlSearch
  // another search begins at its first page
  const pageOf = (search: string) => (search === urlSearch ? urlPage : 1)
  const page = pageOf(currentSearch)
  const queryOf = (search: string) => ({ ...filterQuery, search })
  const keyOf = (search: string) => [path, queryOf(search), pageOf(search), size]
  const fetchSearch = (search: string, signal: AbortSignal) =>
    fetchRows({ ...queryOf(search), limit: size, offset: (pageOf(search) - 1) * size }, signal)

  const result = useQuery<CachedPage<T>>(keyOf(urlSearch), (signal) => fetchSearch(urlSearch, signal), {
    keepPrevious: true,
    ...(typedSearch !== undefined && { freshMs: typedFreshMs }),
  })
  const { data: response, isPrevious } = result
  const hiddenCount = response?.hiddenCount ?? 0
  const cache = useQueryCache()
  const preview =
    (isAhead || isPrevious) && page === 1 && searchedFields.length > 0
      ? findLoadedRows(cache.responses<CachedPage<T>>(path), keyOf(currentSearch), searchedFields)
      : undefined

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
  const setParams = (changes: Record<string, string>) => updateParams({ ...changes, page: '' }, true)
  /** Searches whose rows were requested before the URL has them, oldest first */
  const startedSearches = useRef<string[]>([])
  function startSearch(text: string) {
    // the list takes longer to render than the server to respond
    startedSearches.current.push(text)
    cache.start(keyOf(text), (signal) => fetchSearch(text, signal))
    setParams({ search: text })
  }
  useEffect(() => {
    // the list has left out the searches before this one, so nothing else aborts their requests
    const started = startedSearches.current
    const overtaken = started.splice(0, started.lastIndexOf(urlSearch) + 1)
    for (const search of overtaken) if (search !== urlSearch) cache.abort(keyOf(search))
    // oxlint-disable-next-line exhaustive-deps -- once for each search of the URL
  }, [urlSearch])
  const setPage = (target: number) => updateParams({ page: target > 1 ? String(target) : '' }, false)

  const isPastLastPage =
    !isPrevious &&
    !isAhead &&
    hiddenCount === 0 &&
    response?.rows.length === 0 &&
    response.total > 0 &&
    page > 1
  useEffect(() => {
    if (isPastLastPage) setPage(Math.ceil(response.total / size))
    // oxlint-disable-next-line exhaustive-deps -- once, when the last page no longer exists
  }, [isPastLastPage])

  async function fetchAll(): Promise<T[]> {
    const allRows: T[] = []
    for (;;) {
      const { rows: nextRows, total } = await fetchRows({
        ...queryOf(currentSearch),
        limit: exportPageSize,
        offset: allRows.length,
      })
      allRows.push(...nextRows)
      if (nextRows.length === 0 || allRows.length >= total) return allRows
    }
  }

  return {
    rows: preview ?? response?.rows,
    total: (response?.total ?? 0) - hiddenCount,
    ...(response?.amount !== undefined && !preview && { amount: response.amount }),
    page,
    size,
    sort,
    params,
    setParams,
    setPage,
    // the next key interrupts the rendering of the rows
    typeSearch: (text) => startTransition(() => setTypedSearch(text)),
    search: startSearch,
    isLoading: result.isLoading || isAhead,
    isPreview: preview !== undefined,
    error: result.error,
    refresh: result.refresh,
    hide: (id) => hideRow(result, id),
    fetchAll,
    controls: {
      search: offersSearch ?? (typeof source === 'object' && (source.resource?.search.length ?? 0) > 0),
      dates,
    },
  }
}
