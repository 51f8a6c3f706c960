import { useDebounced, useGet } from '@samity/shared-ui/query'
import type { PeriodQuery } from '../paid-periods.ts'

const debounceMs = 300

/**
 * The response of `GET path` to a query, which is sent when typing pauses. Undefined without a query, until
 * the response arrives, and after an error: the response is optional help, because the server refuses periods
 * that are already paid and names the receipt.
 */
export function useDebouncedQuery<Result>(path: string, query: PeriodQuery | undefined): Result | undefined {
  const queryKey = JSON.stringify(query) ?? ''
  const isSettled = useDebounced(queryKey, debounceMs) === queryKey
  return useGet<Result>(query && isSettled ? path : undefined, query && { params: query }).data
}
