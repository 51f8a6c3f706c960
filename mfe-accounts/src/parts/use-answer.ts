import { http } from '@samity/shared-api/client'
import { useCallback, useEffect, useState } from 'react'

type Known<T> = { path: string; round: number; answer?: T; error?: unknown }

export type Answer<T> = {
  /** Undefined until the first answer to this address */
  answer: T | undefined
  error: unknown
  /** Reads again */
  refresh: () => void
}

/**
 * What `GET path` answers. An address that was left is forgotten; a failed one keeps its error until it is read again. Without a
 * path nothing is asked. `timeout` in ms.
 */
export function useAnswer<T>(path: string | undefined, timeout?: number): Answer<T> {
  const [known, setKnown] = useState<Known<T>>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (path === undefined) return undefined
    const leaving = new AbortController()
    http.get<T>(path, { signal: leaving.signal, ...(timeout && { timeout }) }).then(
      ({ data }) => setKnown({ path, round, answer: data }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setKnown({ path, round, error })
      },
    )
    return () => leaving.abort()
  }, [path, round, timeout])

  const refresh = useCallback(() => setRound((before) => before + 1), [])
  const here = known?.path === path ? known : undefined
  return { answer: here?.answer, error: here?.round === round ? here.error : undefined, refresh }
}
