import { useSearchParams } from '@samity/shared-ui/router'
import { useCallback } from 'react'

/**
 * The URL parameters and a function to change them, so that a link or a reload shows the same page. An empty value
 * removes a parameter.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams()
  const updateParams = useCallback(
    (changes: Record<string, string>) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous)
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  return [params, updateParams] as const
}
