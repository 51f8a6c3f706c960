import { http } from '@samity/shared-api/client'
import type { SearchResult } from '@samity/shared-api/contract/system/search'
import { useDebounced, useQuery } from '@samity/shared-ui/query'
import { useMemo } from 'react'

const debounceMs = 100

type SearchState = { query: string; results?: SearchResult; error?: unknown }

/** Searches when the typing pauses. The previous result stays until the next response arrives. */
export function useSearch(text: string): {
  result: SearchState | undefined
  isLoading: boolean
  retry: () => void
} {
  const query = text.trim()
  const settledQuery = useDebounced(query, debounceMs)
  const { data, error, refresh } = useQuery<SearchState>(
    query && settledQuery ? ['search/', settledQuery] : undefined,
    async (signal) => {
      const { data: results } = await http.get<SearchResult>('search/', {
        params: { q: settledQuery },
        signal,
      })
      return { query: settledQuery, results }
    },
    { keepPrevious: true },
  )
  const result = useMemo(() => (error ? { query: settledQuery, error } : data), [data, error, settledQuery])
  return { result, isLoading: query !== '' && result?.query !== query, retry: refresh }
}
