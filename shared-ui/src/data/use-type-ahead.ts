import { startTransition, useEffect, useRef, useState } from 'react'
import { useQueryCache } from '../query/index.ts'
import { findLoadedRows } from './loaded-rows.ts'
import type { CachedPage } from './optimistic-rows.ts'

/**
 * The greatest age of the response to a typed search when the list renders it. Without this the list would
 * request it again.
 */
const typedFreshMs = 2000

type Options<T> = {
  urlSearch: string
  setSearch: (search: string) => void
  /** The key of the first page of a search in the cache */
  keyOf: (search: string) => unknown[]
  fetchSearch: (search: string, signal: AbortSignal) => Promise<CachedPage<T>>
  searchedFields: readonly string[]
}

/**
 * A search that is ahead of the URL: the loaded rows that match appear with the key, and the request leaves
 * before the list has rendered, which takes longer than the server.
 */
export function useTypeAhead<T extends { id: number }>({
  urlSearch,
  setSearch,
  keyOf,
  fetchSearch,
  searchedFields,
}: Options<T>) {
  const [typedSearch, setTypedSearch] = useState<string>()
  const currentSearch = typedSearch ?? urlSearch
  const cache = useQueryCache()
  /** Searches whose rows were requested before the URL has them, oldest first */
  const startedSearches = useRef<string[]>([])
  useEffect(() => {
    // the list has left out the searches before this one, so nothing else aborts their requests
    const started = startedSearches.current
    const overtaken = started.splice(0, started.lastIndexOf(urlSearch) + 1)
    for (const search of overtaken) if (search !== urlSearch) cache.abort(keyOf(search))
    // oxlint-disable-next-line exhaustive-deps -- once for each search of the URL
  }, [urlSearch])

  return {
    currentSearch,
    freshness: typedSearch !== undefined && { freshMs: typedFreshMs },
    /** The loaded rows of a list that match; undefined when they cannot be known */
    findPreview: (path: string): T[] | undefined =>
      searchedFields.length > 0
        ? findLoadedRows(cache.responses<CachedPage<T>>(path), keyOf(currentSearch), searchedFields)
        : undefined,
    typeSearch: (text: string | undefined) =>
      // the next key interrupts the rendering of the rows
      startTransition(() => setTypedSearch(text)),
    search: (text: string) => {
      startedSearches.current.push(text)
      cache.start(keyOf(text), (signal) => fetchSearch(text, signal))
      setSearch(text)
    },
  }
}
