import type { Query } from '@samity/shared-api/client'
import { useSearchParams } from '../router/index.ts'

type ListFilters = Record<string, string | { field: string; initial: string }>

export function useListParams(filters: ListFilters, hasDates: boolean, initialSort: string) {
  const [searchParams, setSearchParams] = useSearchParams()
  const sort = searchParams.get('sort') ?? initialSort
  const names = hasDates ? ['search', 'from', 'to'] : ['search']
  const params = Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? '']))
  const filterQuery: Query = { ordering: sort, ...params }
  for (const [name, filter] of Object.entries(filters)) {
    const { field, initial } = typeof filter === 'string' ? { field: filter, initial: '' } : filter
    params[name] = searchParams.get(name) ?? initial
    filterQuery[field] = params[name]
  }

  const updateParams = (changes: Record<string, string>, replace: boolean) =>
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous)
        for (const [name, value] of Object.entries(changes)) {
          const filter = filters[name]
          const initial = name === 'sort' ? initialSort : typeof filter === 'object' ? filter.initial : ''
          if (value === initial) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace },
    )

  return {
    params,
    sort,
    page: Math.max(1, Number(searchParams.get('page')) || 1),
    /** The query to the server, without the page */
    filterQuery,
    /** Returns to the first page */
    setParams: (changes: Record<string, string>) => updateParams({ ...changes, page: '' }, true),
    setPage: (page: number) => updateParams({ page: page > 1 ? String(page) : '' }, false),
  }
}
