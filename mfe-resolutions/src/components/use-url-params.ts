import { useSearchParams } from '@samity/shared-ui/router'
import { useCallback } from 'react'

/** The URL parameters and a function to change them, so that a link or a reload shows the same page. '' removes one. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams()
  const update = useCallback(
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
  return [params, update] as const
}
