import { useSearchParams } from '@samity/shared-ui/router'

type Changes = Record<string, string | undefined>

/** Returns the URL parameters and a function that changes them. A blank value removes its parameter. */
export function useUrlState(): [URLSearchParams, (changes: Changes, options?: { replace: boolean }) => void] {
  const [params, setParams] = useSearchParams()
  const changeParams = (changes: Changes, { replace } = { replace: false }) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace })
  }
  return [params, changeParams]
}
