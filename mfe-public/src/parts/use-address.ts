import { useSearchParams } from '@samity/shared-ui/router'

type Changes = Record<string, string | undefined>

/** What the address remembers after its question mark, and a way to change it; a blank value leaves it. */
export function useAddress(): [URLSearchParams, (changes: Changes, how?: { replace: boolean }) => void] {
  const [asked, setAsked] = useSearchParams()
  const change = (changes: Changes, { replace } = { replace: false }) => {
    const next = new URLSearchParams(asked)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setAsked(next, { replace })
  }
  return [asked, change]
}
