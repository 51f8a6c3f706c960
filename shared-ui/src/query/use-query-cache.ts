import type { QueryKey } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { ownerAtom, queryClientOf } from './query-client.ts'

export type CachedResponse<T> = { key: QueryKey; data: T }

/**
 * The cache of the page for what a single `useQuery` cannot do: to read ahead of the next render, and to look
 * at other responses.
 */
export function useQueryCache() {
  const client = queryClientOf(useStore())
  const owner = useAtomValue(ownerAtom)
  const prefix = [owner, 'view']
  return {
    /** Starts a read that the `useQuery` of this key joins */
    start: <T>(key: QueryKey, request: (signal: AbortSignal) => Promise<T>): void =>
      void client.prefetchQuery({ queryKey: [...prefix, ...key], queryFn: ({ signal }) => request(signal) }),
    /** Aborts a read that no `useQuery` has joined */
    abort: (key: QueryKey): void => {
      const queryKey = [...prefix, ...key]
      const query = client.getQueryCache().find({ queryKey, exact: true })
      if (query && !query.isActive()) void client.cancelQueries({ queryKey, exact: true })
    },
    /** The responses whose keys begin with this path, except those that a change has made invalid */
    responses: <T>(path: string): CachedResponse<T>[] =>
      client
        .getQueryCache()
        .findAll({ queryKey: [...prefix, path] })
        .filter(({ state }) => state.data !== undefined && !state.isInvalidated)
        // the path belongs to one type of response
        .map(({ queryKey, state }) => ({ key: queryKey.slice(prefix.length), data: state.data as T })),
  }
}
