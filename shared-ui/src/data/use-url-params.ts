import { useCallback } from 'react'
import { useSearchParams } from '../router/index.ts'

type ParamOptions = {
  /** Back then leaves the page; without it, Back undoes the last change */
  replace?: boolean
}
type UrlParams = [params: URLSearchParams, updateParams: (changes: Record<string, string>) => void]

/**
 * The URL parameters and a function to change them, so that a link or a reload shows the same page. An empty
 * value removes a parameter.
 */
export function useUrlParams({ replace = false }: ParamOptions = {}): UrlParams {
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
        { replace },
      ),
    [setParams, replace],
  )
  return [params, updateParams]
}
