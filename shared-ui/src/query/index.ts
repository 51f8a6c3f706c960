export { useDebounced } from './use-debounced.ts'
export { useGet } from './use-get.ts'
export { useQuery, type QueryResult } from './use-query.ts'
export { useQueryCache, type CachedResponse } from './use-query-cache.ts'
