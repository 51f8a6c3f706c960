import { http } from '@samity/shared-api/client'
import { useCallback, useEffect, useState } from 'react'

type QueryState<T> = { path: string; attempt: number; data?: T; error?: unknown }

export type QueryResult<T> = {
  /** Undefined until the first response for this path */
  data: T | undefined
  error: unknown
  /** Sends the request again */
  refresh: () => void
}

/**
 * The response of `GET path`. A new path discards the previous response, and an error stays until `refresh`. Without a path
 * no request is sent. `timeout` in ms.
 */
export function useApiQuery<T>(path: string | undefined, timeout?: number): QueryResult<T> {
  const [state, setState] = useState<QueryState<T>>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (path === undefined) return undefined
    const controller = new AbortController()
    http.get<T>(path, { signal: controller.signal, ...(timeout && { timeout }) }).then(
      ({ data }) => setState({ path, attempt, data }),
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ path, attempt, error })
      },
    )
    return () => controller.abort()
  }, [path, attempt, timeout])

  const refresh = useCallback(() => setAttempt((previous) => previous + 1), [])
  const current = state?.path === path ? state : undefined
  return { data: current?.data, error: current?.attempt === attempt ? current.error : undefined, refresh }
}
