import { useSearchParams } from '@samity/shared-ui/router'
import { useCallback } from 'react'

/** What the address says, and a way to change it: a link and a reload show the same page again. */
export function useReportParams() {
  const [params, setParams] = useSearchParams()
  const updateParams = useCallback(
    (changes: Record<string, string>) =>
      setParams((previous) => {
        const next = new URLSearchParams(previous)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      }),
    [setParams],
  )
  return [params, updateParams] as const
}
