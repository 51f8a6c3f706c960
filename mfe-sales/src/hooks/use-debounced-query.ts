import { http } from '@samity/shared-api/client'
import { useEffect, useState } from 'react'
import type { PeriodQuery } from '../paid-periods.ts'

const debounceMs = 300

/**
 * The response of `GET path` to a query, which is sent when typing pauses. Undefined without a query, until the response
 * arrives, and after an error.
 */
export function useDebouncedQuery<Result>(path: string, query: PeriodQuery | undefined): Result | undefined {
  const [response, setResponse] = useState<{ queryKey: string; data: Result }>()
  const queryKey = JSON.stringify(query)

  useEffect(() => {
    if (queryKey === undefined) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const config = { params: JSON.parse(queryKey) as PeriodQuery, signal: controller.signal }
      http.get<Result>(path, config).then(
        ({ data }) => setResponse({ queryKey, data }),
        // the response is optional help: the server refuses periods that are already paid and names the receipt
        () => undefined,
      )
    }, debounceMs)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [path, queryKey])

  return response?.queryKey === queryKey ? response?.data : undefined
}
