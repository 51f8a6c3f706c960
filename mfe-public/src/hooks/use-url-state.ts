import { useSearchParams } from '@samity/shared-ui/router'

type Changes = Record<string, string | undefined>

/** What the address remembers after its question mark, and a way to change it; a blank value leaves it. */
export function useUrlState(): [URLSearchParams, (changes: Changes, how?: { replace: boolean }) => void] {
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
