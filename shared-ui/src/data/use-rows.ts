import type { Query } from '@samity/shared-api/client'
import { useQuery } from '../query/index.ts'
import { hideRow, type CachedPage } from './optimistic-rows.ts'
import { sourcePath, type PageSource } from './source-path.ts'

export type Rows<T> = {
  rows: T[] | undefined
  error: unknown
  refresh: () => void
  hide: (id: number) => () => void
}

/**
 * Loads all rows of a short list, without URL parameters: for choices, and for lists beside the main list of
 * a page.
 */
export function useRows<T extends { id: number }>(source: PageSource<T>, query?: Query): Rows<T> {
  const result = useQuery<CachedPage<T>>([sourcePath(source), 'rows', query ?? null], (signal) =>
    source.page(query, signal),
  )
  return {
    rows: result.data?.rows,
    error: result.error,
    refresh: result.refresh,
    hide: (id) => hideRow(result, id),
  }
}
