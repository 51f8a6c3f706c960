import { http, type Query } from '@samity/shared-api/client'
import { useQuery, type QueryOptions, type QueryResult } from './use-query.ts'

type GetOptions<T> = Pick<QueryOptions<T>, 'snapshot' | 'pollMs'> & { params?: Query; timeoutMs?: number }

/** The response to `GET path`. Without a path, nothing is requested. */
export const useGet = <T>(
  path: string | undefined,
  { params, timeoutMs, ...options }: GetOptions<T> = {},
): QueryResult<T> =>
  useQuery<T>(
    path === undefined ? undefined : [path, params ?? null],
    async (signal) => {
      const config = { signal, ...(params && { params }), ...(timeoutMs && { timeout: timeoutMs }) }
      return (await http.get<T>(path!, config)).data
    },
    options,
  )
