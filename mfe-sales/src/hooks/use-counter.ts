import type { CounterSuggestion } from '@samity/shared-api/contract/sales/counter'
import { useDebounced, useGet, useIdle } from '@samity/shared-ui/query'

/** Suggestions for a paper, asked when the browser is idle; `refresh` after a sale. */
export const useCounter = (paper: string | undefined) =>
  useGet<CounterSuggestion>(useIdle() ? 'counter/' : undefined, {
    params: { paper: paper ?? '' },
    snapshot: true,
  })

const debounceMs = 300

/** Warnings about serials before a sale, asked when typing pauses. */
export function useSerialWarnings(
  paper: string | undefined,
  range: { from_serial: number; to_serial: number } | undefined,
): readonly string[] {
  const key = JSON.stringify(range) ?? ''
  const isSettled = useDebounced(key, debounceMs) === key
  const { data } = useGet<CounterSuggestion>(paper && range && isSettled ? 'counter/' : undefined, {
    params: { paper: paper ?? '', ...range },
    snapshot: true,
  })
  return range && data ? data.warnings : []
}
