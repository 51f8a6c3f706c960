import { http } from '@samity/shared-api/client'
import { useCallback, useEffect, useState } from 'react'

export type QueryState<T> = {
  /** Undefined until the first response */
  value: T | undefined
  error: unknown
  refresh: () => void
  /** Replaces the value, for example by the server's response to a change */
  set: (value: T) => void
}

/** Reads one resource from the API when the component mounts. */
export function useQuery<T>(path: string): QueryState<T> {
  const [state, setState] = useState<{ value?: T; error?: unknown }>({})
  const [refreshCount, setRefreshCount] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    http.get<T>(path, { signal: controller.signal }).then(
      ({ data }) => setState({ value: data }),
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ error })
      },
    )
    return () => controller.abort()
  }, [path, refreshCount])
  const refresh = useCallback(() => setRefreshCount((count) => count + 1), [])
  const set = useCallback((value: T) => setState({ value }), [])
  return { value: state.value, error: state.error, refresh, set }
}
