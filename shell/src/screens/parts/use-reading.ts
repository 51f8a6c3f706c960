import { http } from '@samity/shared-api/client'
import { useCallback, useEffect, useState } from 'react'

export type Reading<T> = {
  /** Undefined until the first answer */
  value: T | undefined
  error: unknown
  refresh: () => void
  /** Puts in what the server has just answered to a change */
  set: (value: T) => void
}

/** One thing of the server's, read when the screen opens. */
export function useReading<T>(path: string): Reading<T> {
  const [answer, setAnswer] = useState<{ value?: T; error?: unknown }>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    http.get<T>(path, { signal: leaving.signal }).then(
      ({ data }) => setAnswer({ value: data }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ error })
      },
    )
    return () => leaving.abort()
  }, [path, round])
  const refresh = useCallback(() => setRound((before) => before + 1), [])
  const set = useCallback((value: T) => setAnswer({ value }), [])
  return { value: answer.value, error: answer.error, refresh, set }
}
