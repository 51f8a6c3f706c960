import type { FastifyRequest } from 'fastify'
import { requestApi } from './request-api.ts'

/** The most that the API gives at once to who names a limit, and to who names none */
const pageRows = 1000
const largestPageRows = 10_000

/**
 * Reads a list of the API to its end, page by page: `readWholeList(request, 'dues', { all: '1' })`.
 * `inLargestPages`: for a list that the API reckons as a whole for each page.
 */
export async function readWholeList<Row>(
  request: FastifyRequest,
  path: string,
  query: Record<string, string> = {},
  { inLargestPages = false } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  const size = inLargestPages ? largestPageRows : pageRows
  for (;;) {
    const search = new URLSearchParams({
      ...query,
      ...(!inLargestPages && { limit: String(size) }),
      offset: String(rows.length),
    })
    // the API returns rows of this type
    const page = (await requestApi(request, `${path}/?${search}`)) as Row[]
    rows.push(...page)
    if (page.length < size) return rows
  }
}
