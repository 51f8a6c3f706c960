import type { ListPage, Query } from '@samity/shared-api/client'
import { useCallback, useEffect, useMemo, useState } from 'react'

type Source<T> = { page: (query?: Query, signal?: AbortSignal) => Promise<ListPage<T>> }

export type Rows<T> = {
  /** Undefined until the first response */
  rows: T[] | undefined
  error: unknown
  /** Loads the rows again */
  refresh: () => void
  /** Hides a row before the server responds. Returns a function that shows it again. */
  hide: (id: number) => () => void
}

/** Loads all rows of a short list, without URL parameters: for choices, and for lists beside the main list of a page. */
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
    // oxlint-disable-next-line exhaustive-deps -- `queryKey` is the content of the query
  }, [source, queryKey, refreshCount])

  const rows = useMemo(() => result.rows?.filter(({ id }) => !hiddenIds.has(id)), [result, hiddenIds])
  const refresh = useCallback(() => setRefreshCount((before) => before + 1), [])
  const hide = useCallback((id: number) => {
    setHiddenIds((before) => new Set(before).add(id))
    return () => setHiddenIds((before) => new Set([...before].filter((other) => other !== id)))
  }, [])
  return { rows, error: result.error, refresh, hide }
}
