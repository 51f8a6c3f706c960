import type { ListPage, Query } from '@samity/shared-api/client'

/** A collection, or anything else that returns pages. It is made once, at module scope. */
export type PageSource<T> = {
  page: (query?: Query, signal?: AbortSignal) => Promise<ListPage<T>>
  resource?: { path: string }
}

const ids = new WeakMap<object, number>()
let lastId = 0

/**
 * Identifies a source in the cache by its path. Two sources of one path may return other rows, so each has
 * its own number.
 */
export function sourcePath(source: { resource?: { path: string } }): string {
  const id = ids.get(source) ?? ++lastId
  ids.set(source, id)
  return `${source.resource?.path ?? ''}#${id}`
}
