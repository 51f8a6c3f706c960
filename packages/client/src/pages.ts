import type { Answer } from './create-client.ts'

export type Page<Row> = {
  rows: Row[]
  /** The number of all rows that match, when this page was read; undefined when the list does not say it. */
  total: number | undefined
  /** The sum of all rows that match, a decimal string; undefined for lists without an amount */
  amount: string | undefined
}

export type PageOptions = {
  /** Rows of a page; 100 when left out, at most 1,000 */
  size?: number
}

const numberOf = (text: string | null): number | undefined => (text === null ? undefined : Number(text))

/**
 * Reads a list page by page: `readPages((page) => samity.GET('/api/advocates', { params: { query: page }
 * }))`. Sort the list by a field that does not change while you read (`ordering: 'id'`): a row that somebody
 * adds before the place that you reached moves the others.
 */
export async function* readPages<Row>(
  readPage: (page: { limit: number; offset: number }) => Promise<Answer<Row[]>>,
  { size = 100 }: PageOptions = {},
): AsyncGenerator<Page<Row>, void, undefined> {
  for (let offset = 0; ;) {
    const { data: rows, response } = await readPage({ limit: size, offset })
    const total = numberOf(response.headers.get('x-total-count'))
    yield { rows, total, amount: response.headers.get('x-total-amount') ?? undefined }
    offset += rows.length
    const isLast = total === undefined ? rows.length < size : offset >= total
    if (rows.length === 0 || isLast) return
  }
}

/** Reads the rows of a list one after the other, in pages as `readPages` does. */
export async function* readRows<Row>(
  ...pages: Parameters<typeof readPages<Row>>
): AsyncGenerator<Row, void, undefined> {
  for await (const { rows } of readPages<Row>(...pages)) yield* rows
}
