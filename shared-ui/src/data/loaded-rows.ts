import type { Query } from '@samity/shared-api/client'
import { filterBySearch, isWiderSearch } from '@samity/shared-api/contract'
import type { CachedResponse } from '../query/index.ts'
import type { CachedPage } from './optimistic-rows.ts'

type PageKey = readonly [path: string, query: Query, page: number, size: number]

const searchOf = (query: Query) => String(query['search'] ?? '')

/** The same list, whatever is searched: filters, order, page and size. */
const sameList = ([, query, page, size]: PageKey, [, other, otherPage, otherSize]: PageKey) => {
  const names = new Set([...Object.keys(query), ...Object.keys(other)])
  names.delete('search')
  return page === otherPage && size === otherSize && [...names].every((name) => query[name] === other[name])
}

/**
 * Returns the rows of the first page of a search, as far as they are loaded. They come from the first page of
 * the same list with a wider search. Both have the same order, so the rows are the first ones of the response
 * that is on its way. Undefined if no such page is loaded.
 */
export function findLoadedRows<T extends object>(
  responses: readonly CachedResponse<CachedPage<T>>[],
  key: readonly unknown[],
  searchedFields: readonly string[],
): T[] | undefined {
  // useList makes all keys below its path, except those of choices, which have no page
  const target = key as PageKey
  const search = searchOf(target[1])
  const pages = responses.filter((response) => {
    const other = response.key as PageKey
    return (
      typeof other[2] === 'number' && sameList(other, target) && isWiderSearch(searchOf(other[1]), search)
    )
  })
  const narrowest = pages.toSorted((one, other) => one.data.total - other.data.total)[0]
  return narrowest && filterBySearch(narrowest.data.rows, search, searchedFields)
}
