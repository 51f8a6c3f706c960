import type { ListPage } from '@samity/shared-api/client'
import type { QueryResult } from '../query/index.ts'

/** A page of the server, possibly without rows that are being removed. */
export type CachedPage<T> = ListPage<T> & { hiddenCount?: number }

/**
 * Hides a row of the cached page before the server responds. Returns a function that puts the row back in its
 * place and leaves the others as they are by then.
 */
export function hideRow<T extends { id: number }>(
  { set }: Pick<QueryResult<CachedPage<T>>, 'set'>,
  id: number,
): () => void {
  let hidden: { row: T; index: number } | undefined
  set((page) => {
    const index = page.rows.findIndex((row) => row.id === id)
    const row = page.rows[index]
    if (!row) return page
    hidden = { row, index }
    return { ...page, rows: page.rows.toSpliced(index, 1), hiddenCount: (page.hiddenCount ?? 0) + 1 }
  })
  return () =>
    set((page) => {
      if (!hidden || page.rows.some((row) => row.id === id)) return page
      const rows = page.rows.toSpliced(hidden.index, 0, hidden.row)
      return { ...page, rows, hiddenCount: (page.hiddenCount ?? 1) - 1 }
    })
}
