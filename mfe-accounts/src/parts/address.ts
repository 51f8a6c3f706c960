import { useSearchParams } from '@samity/shared-ui/router'
import { useCallback } from 'react'

/** What the address says, and a way to change it: a link and a reload show the same page again. */
export function useAddress() {
  const [address, setAddress] = useSearchParams()
  const put = useCallback(
    (changes: Record<string, string>) =>
      setAddress((before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      }),
    [setAddress],
  )
  return [address, put] as const
}
