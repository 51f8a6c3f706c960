import type { FormValues, Resource, Row } from '../contract/resource.ts'
import { http } from './http.ts'

/** What a list asks for: field filters, `search`, `ordering` ('-id'), `limit`, `offset`, `from`, `to`. Blank values are left out. */
export type Query = Record<string, string | number | undefined>
export type ListPage<T> = {
  rows: T[]
  total: number
  /** What all receipts that match come to, a decimal string; only lists of money records say it */
  amount?: string
}

const withoutBlanks = (query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''))

/** A page of any list; `X-Total-Count` carries how many there are in all. */
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

/** The client half of a resource: what one may do to it. Made once, at module scope. */
export function collection<R extends Resource>(resource: R) {
  const path = `${resource.path}/`
  const withKey = ({ key }: WriteOptions) => (key ? { headers: { 'Idempotency-Key': key } } : {})
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
export type Collection<R extends Resource> = ReturnType<typeof collection<R>>
