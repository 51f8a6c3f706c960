import { http, type Query } from '@samity/shared-api/client'
import type { CashBook, CashBookRow } from '@samity/shared-api/contract/treasury/cash-book'
import { readAllRows } from '@samity/shared-ui/data'
import { useQuery } from '@samity/shared-ui/query'
import { cashBookPath } from '../treasury-api.ts'

export const cashBookPageSize = 100

/** A row of the table: a line of the book, or the balance before the first or after the last one. */
export type BookLine =
  | (CashBookRow & { kind: 'line' })
  | { id: string; kind: 'opening' | 'closing'; date: string; balance: string }

export type BookQuery = { place: number; from: string; to: string }
type Response = { book: CashBook; total: number }

async function fetchBook(query: Query, signal?: AbortSignal): Promise<Response> {
  const params = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
  const { data, headers } = await http.get<CashBook>(cashBookPath, { params, ...(signal && { signal }) })
  return { book: data, total: Number(headers['x-total-count'] ?? data.rows.length) }
}

type Sums = Record<'opening' | 'in' | 'out' | 'closing', string>
/** The sums of a book; undefined before the count of the own box. */
export const sumsOf = ({ opening, in: received, out, closing }: CashBook): Sums | undefined =>
  opening !== null && received !== null && out !== null && closing !== null
    ? { opening, in: received, out, closing }
    : undefined

/** The line before the first one, or after the last one; none before the count. */
const boundary = (kind: 'opening' | 'closing', date: string, balance: string | undefined): BookLine[] =>
  balance === undefined ? [] : [{ id: kind, kind, date, balance }]
const openingOf = (book: CashBook) => boundary('opening', book.from, sumsOf(book)?.opening)
const lineOf = (row: CashBookRow): BookLine => ({ ...row, kind: 'line' })

/** One page of a cash book. The first page begins with the opening balance. */
export function useCashBook(query: BookQuery, page: number) {
  const { data, error, isLoading, refresh } = useQuery<Response>(
    [cashBookPath, query, page],
    (signal) =>
      fetchBook({ ...query, limit: cashBookPageSize, offset: (page - 1) * cashBookPageSize }, signal),
    { keepPrevious: true },
  )
  const lines = data ? [...(page === 1 ? openingOf(data.book) : []), ...data.book.rows.map(lineOf)] : []
  return { book: data?.book, lines, total: data?.total ?? 0, error, isLoading, refresh }
}

/** All lines of a period, from the opening to the closing balance, for the export and the print. */
export async function fetchBookLines(query: BookQuery): Promise<BookLine[]> {
  let opening: BookLine[] = []
  let closing: BookLine[] = []
  const lines = await readAllRows(async (page) => {
    const { book, total } = await fetchBook({ ...query, ...page })
    opening = openingOf(book)
    closing = boundary('closing', book.to, sumsOf(book)?.closing)
    return { rows: book.rows.map(lineOf), total, ...(book.closing !== null && { amount: book.closing }) }
  })
  return [...opening, ...lines, ...closing]
}
