import type { ListPage, Query } from '@samity/shared-api/client'
import { useCallback, useEffect, useMemo, useState } from 'react'

type Source<T> = { page: (query?: Query, signal?: AbortSignal) => Promise<ListPage<T>> }

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
export function useRows<T extends { id: number }>(source: Source<T>, query?: Query): Rows<T> {
  const [result, setResult] = useState<{ rows?: T[]; error?: unknown }>({})
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<number>>(new Set())
  const [refreshCount, setRefreshCount] = useState(0)
  const queryKey = JSON.stringify(query)

  useEffect(() => {
    const controller = new AbortController()
    source.page(query, controller.signal).then(
      ({ rows }) => {
        if (controller.signal.aborted) return
        setResult({ rows })
        setHiddenIds(new Set())
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setResult({ error })
      },
    )
    return () => controller.abort()
    // oxlint-disable-next-line exhaustive-deps -- `asked` is the query
  }, [source, queryKey, refreshCount])

  const rows = useMemo(() => result.rows?.filter(({ id }) => !hiddenIds.has(id)), [result, hiddenIds])
  const refresh = useCallback(() => setRefreshCount((before) => before + 1), [])
  const hide = useCallback((id: number) => {
    setHiddenIds((before) => new Set(before).add(id))
    return () => setHiddenIds((before) => new Set([...before].filter((other) => other !== id)))
  }, [])
  return { rows, error: result.error, refresh, hide }
}
