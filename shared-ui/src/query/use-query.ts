import { useQuery as useTanStackQuery, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { startTransition, useState } from 'react'
import { ownerAtom, queryClientOf } from './query-client.ts'

export type QueryResult<T> = {
  data: T | undefined
  /**
   * Why there is no data, or why `refresh` failed. A failed refresh in the background keeps the data and
   * reports nothing.
   */
  error: unknown
  /** True while the first response, the response to a new key or to `refresh` is on its way */
  isLoading: boolean
  /** True while `data` belongs to the previous key */
  isPrevious: boolean
  /** Reads again: this and every visible query whose key begins with the same path */
  refresh: () => void
  /** Replaces the cached data, for example by the server's response to a change */
  set: (update: T | ((data: T) => T)) => void
}

export type QueryOptions<T> = {
  /**
   * Shows the data of the previous key until the data of this one has arrived, for a list that turns pages
   */
  keepPrevious?: true
  /**
   * Reads when the screen opens and on `refresh` only, and keeps nothing afterwards: for a form, whose values
   * must not change while somebody edits them, and for a slow check
   */
  snapshot?: true
  /** Reads again after so many milliseconds, until it returns false */
  pollMs?: ((data: T) => number | false) | undefined
  /**
   * A response younger than this is shown without another request, for the texts of a lookup. By default
   * every reader asks again.
   */
  freshMs?: number
  /** Data that the caller already has. Nothing is requested. */
  initialData?: T | undefined
}

const snapshotOptions = {
  gcTime: 0,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/**
 * Reads server data through the cache of the page. The key begins with the path and contains everything that
 * the response depends on. Two components with the same key share one request. An undefined key reads
 * nothing.
 */
export function useQuery<T>(
  key: QueryKey | undefined,
  request: (signal: AbortSignal) => Promise<T>,
  { keepPrevious, snapshot, pollMs, freshMs, initialData }: QueryOptions<T> = {},
): QueryResult<T> {
  const client: QueryClient = queryClientOf(useStore())
  const owner = useAtomValue(ownerAtom)
  const [firstOwner] = useState(owner)
  /** When the data was read that `refresh` replaces */
  const [refreshedAt, setRefreshedAt] = useState<number>()

  const prefix = [owner, snapshot ? 'snapshot' : 'view']
  const queryKey = [...prefix, ...(key ?? [])]
  const query = useTanStackQuery<T>(
    {
      queryKey,
      queryFn: ({ signal }) => request(signal),
      // a screen that is still visible after the sign-out requests nothing
      enabled: key !== undefined && (owner !== null || firstOwner === null),
      ...(freshMs !== undefined && { staleTime: freshMs }),
      ...(snapshot && snapshotOptions),
      ...(keepPrevious && {
        // never the rows of another user
        placeholderData: (previous, previousQuery) =>
          previousQuery?.queryKey[0] === owner ? previous : undefined,
      }),
      ...(pollMs && {
        refetchInterval: ({ state }) => state.data !== undefined && pollMs(state.data),
      }),
      // the type of the library excludes functions, which are no JSON data
      ...(initialData !== undefined && { initialData: () => initialData }),
    },
    client,
  )

  const isRefreshing = refreshedAt === query.dataUpdatedAt
  const data = key === undefined ? undefined : query.data
  return {
    data,
    error:
      key !== undefined && !query.isFetching && (data === undefined || isRefreshing)
        ? (query.error ?? undefined)
        : undefined,
    isLoading:
      key !== undefined && (query.isPlaceholderData || query.isPending || (isRefreshing && query.isFetching)),
    isPrevious: query.isPlaceholderData,
    refresh: () => {
      if (key === undefined) return
      // what a person sees at once does not wait for the render of a list
      startTransition(() => setRefreshedAt(query.dataUpdatedAt))
      void client.invalidateQueries({ queryKey: [...prefix, key[0]] })
    },
    set: (update) => {
      // an older read that is still on its way must not overwrite it
      void client.cancelQueries({ queryKey, exact: true })
      client.setQueryData<T>(queryKey, (current) => {
        if (!isUpdater(update)) return update
        return current === undefined ? undefined : update(current)
      })
    },
  }
}

const isUpdater = <T>(update: T | ((data: T) => T)): update is (data: T) => T => typeof update === 'function'
