import { http } from '@samity/shared-api/client'
import type { SearchResult } from '@samity/shared-api/contract/system/search'
import { useEffect, useState } from 'react'

const debounceMs = 180

type SearchState = { query: string; results?: SearchResult; error?: unknown }

/** Searches when the typing pauses. The previous result stays until the next response arrives. */
export function useSearch(text: string): {
  result: SearchState | undefined
  isLoading: boolean
  retry: () => void
} {
  const [result, setResult] = useState<SearchState>()
  const [attempt, setAttempt] = useState(0)
  const query = text.trim()
  useEffect(() => {
    if (query === '') {
      setResult(undefined)
      return undefined
    }
    const controller = new AbortController()
    const timer = setTimeout(() => {
      http.get<SearchResult>('search/', { params: { q: query }, signal: controller.signal }).then(
        ({ data }) => {
          if (!controller.signal.aborted) setResult({ query, results: data })
        },
        (error: unknown) => {
          if (!controller.signal.aborted) setResult({ query, error })
        },
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, attempt])
  return {
    result: query === '' ? undefined : result,
    isLoading: query !== '' && result?.query !== query,
    retry: () => setAttempt((count) => count + 1),
  }
}
