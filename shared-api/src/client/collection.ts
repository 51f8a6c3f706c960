import type { Action } from '../contract/action.ts'
import type { Fields, FormValues, Resource, Row } from '../contract/resource.ts'
import { http } from './http.ts'

/**
 * The query of a list: field filters, `search`, `ordering` ('-id'), `limit`, `offset`, `from`, `to`. Blank
 * values are not sent.
 */
export type Query = Record<string, string | number | undefined>
export type ListPage<T> = {
  rows: T[]
  total: number
  /** The total of all matching receipts, as a decimal string. Only lists of money records have it. */
  amount?: string
}

const withoutBlanks = (query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''))

/** Fetches one page of any list. The header `X-Total-Count` gives the number of rows on all pages. */
export async function fetchPage<T>(
  path: string,
  query: Query = {},
  signal?: AbortSignal,
): Promise<ListPage<T>> {
  const { data, headers } = await http.get<T[]>(path, {
    params: withoutBlanks(query),
    ...(signal && { signal }),
  })
  const amount: unknown = headers['x-total-amount']
  return {
    rows: data,
    total: Number(headers['x-total-count'] ?? data.length),
    ...(typeof amount === 'string' && { amount }),
  }
}

export type WriteOptions = { key?: string }
const withKey = ({ key }: WriteOptions) => (key ? { headers: { 'Idempotency-Key': key } } : {})

/** The API calls of a resource. Call it once, at module scope. */
export function collection<R extends Resource>(resource: R) {
  const path = `${resource.path}/`
  return {
    resource,
    page: (query?: Query, signal?: AbortSignal) => fetchPage<Row<R>>(path, query, signal),
    one: async (id: number | string) => (await http.get<Row<R>>(`${path}${id}/`)).data,
    create: async (values: FormValues<R> | FormData, options: WriteOptions = {}) =>
      (await http.post<Row<R>>(path, values, withKey(options))).data,
    update: async (id: number, values: (FormValues<R> & { version?: number }) | FormData) =>
      (await http.put<Row<R>>(`${path}${id}/`, values)).data,
    remove: async (id: number, reason?: string): Promise<void> => {
      await http.delete(`${path}${id}/`, reason ? { data: { reason } } : {})
    },
    archive: async (id: number) => (await http.post<Row<R>>(`${path}${id}/archive/`)).data,
    restore: async (id: number) => (await http.post<Row<R>>(`${path}${id}/restore/`)).data,
  }
}
/**
 * Performs a declared action and returns its result. `ids` fills the braces of the path; `key` is the
 * Idempotency-Key of this content.
 */
export async function act<F extends Fields, T>(
  action: Action<F, T>,
  ids: Readonly<Record<string, number | string>>,
  values: FormValues<Action<F, T>> | FormData,
  options: WriteOptions = {},
): Promise<T> {
  const path = action.path.replaceAll(/\{(\w+)\}/g, (_brace, name: string) => String(ids[name]))
  const { data } = await http[action.method]<T>(`${path}/`, values, withKey(options))
  return data
}

export type Collection<R extends Resource> = ReturnType<typeof collection<R>>
