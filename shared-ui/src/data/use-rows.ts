import type { Page, Query } from '@samity/shared-api/client'
import { useCallback, useEffect, useMemo, useState } from 'react'

type Source<T> = { page: (query?: Query, signal?: AbortSignal) => Promise<Page<T>> }

export type Rows<T> = {
  /** Undefined until the first answer */
  rows: T[] | undefined
  error: unknown
  /** Reads again */
  refresh: () => void
  /** Takes a row away before the server has answered; the answer puts it back */
  hide: (id: number) => () => void
}

/** All rows of a short list, read once and kept out of the address: for what a page chooses from or shows beside its own list. */
export function useRows<T extends { id: number }>(from: Source<T>, query?: Query): Rows<T> {
  const [answer, setAnswer] = useState<{ rows?: T[]; error?: unknown }>({})
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const [round, setRound] = useState(0)
  const asked = JSON.stringify(query)

  useEffect(() => {
    const leaving = new AbortController()
    from.page(query, leaving.signal).then(
      ({ rows }) => {
        if (leaving.signal.aborted) return
        setAnswer({ rows })
        setHidden(new Set())
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ error })
      },
    )
    return () => leaving.abort()
    // oxlint-disable-next-line exhaustive-deps -- `asked` is the query
  }, [from, asked, round])

  const rows = useMemo(() => answer.rows?.filter(({ id }) => !hidden.has(id)), [answer, hidden])
  const refresh = useCallback(() => setRound((before) => before + 1), [])
  const hide = useCallback((id: number) => {
    setHidden((before) => new Set(before).add(id))
    return () => setHidden((before) => new Set([...before].filter((other) => other !== id)))
  }, [])
  return { rows, error: answer.error, refresh, hide }
}
