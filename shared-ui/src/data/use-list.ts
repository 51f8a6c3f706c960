import { fetchPage, type Query } from '@samity/shared-api/client'
import { useEffect } from 'react'
import { useQuery } from '../query/index.ts'
import { hideRow, type CachedPage } from './optimistic-rows.ts'
import { readAllRows } from './read-all-rows.ts'
import { sourcePath, type PageSource } from './source-path.ts'
import { useListParams } from './use-list-params.ts'
import { usePageSize } from './use-page-size.ts'
import { useTypeAhead } from './use-type-ahead.ts'

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
  refresh: () => void
  /** Hides a row before the server responds. Returns a function that shows it again. */
  hide: (id: number) => () => void
  /** Loads all matching rows of all pages */
  fetchAll: () => Promise<T[]>
  controls: { search: boolean; dates: boolean }
}

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
  const {
    params,
    sort,
    page: urlPage,
    filterQuery,
    setParams,
    setPage,
  } = useListParams(filters, dates, initialSort)

  const fetchRows = (query: Query, signal?: AbortSignal) =>
    typeof source === 'string' ? fetchPage<T>(source, query, signal) : source.page(query, signal)
  const path = typeof source === 'string' ? source : sourcePath(source)
  const urlSearch = params['search'] ?? ''
  // another search begins at its first page
  const pageOf = (search: string) => (search === urlSearch ? urlPage : 1)
  const queryOf = (search: string): Query => ({ ...fixedQuery, ...filterQuery, search })
  const keyOf = (search: string) => [path, queryOf(search), pageOf(search), size]
  const fetchSearch = (search: string, signal: AbortSignal) =>
    fetchRows({ ...queryOf(search), limit: size, offset: (pageOf(search) - 1) * size }, signal)

  const typeAhead = useTypeAhead<T>({
    urlSearch,
    setSearch: (search) => setParams({ search }),
    keyOf,
    fetchSearch,
    searchedFields,
  })
  const { currentSearch } = typeAhead
  const isAhead = currentSearch !== urlSearch
  const page = pageOf(currentSearch)
  const result = useQuery<CachedPage<T>>(keyOf(urlSearch), (signal) => fetchSearch(urlSearch, signal), {
    keepPrevious: true,
    ...typeAhead.freshness,
  })
  const { data: response, isPrevious } = result
  const hiddenCount = response?.hiddenCount ?? 0
  const preview = (isAhead || isPrevious) && page === 1 ? typeAhead.findPreview(path) : undefined

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
    typeSearch: typeAhead.typeSearch,
    search: typeAhead.search,
    isLoading: result.isLoading || isAhead,
    isPreview: preview !== undefined,
    error: result.error,
    refresh: result.refresh,
    hide: (id) => hideRow(result, id),
    fetchAll: () => readAllRows((part) => fetchRows({ ...queryOf(currentSearch), ...part })),
    controls: {
      search: offersSearch ?? (typeof source === 'object' && (source.resource?.search.length ?? 0) > 0),
      dates,
    },
  }
}
