import type { FastifyRequest } from 'fastify'
import { requestApi } from './request-api.ts'

/** The most that the API gives at once */
const pageRows = 1000

/** Reads a list of the API to its end, page by page: `readWholeList(request, 'dues', { all: '1' })`. */
export async function readWholeList<Row>(
  request: FastifyRequest,
  path: string,
  query: Record<string, string> = {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const search = new URLSearchParams({ ...query, limit: String(pageRows), offset: String(rows.length) })
    // the API returns rows of this type
    const page = (await requestApi(request, `${path}/?${search}`)) as Row[]
    rows.push(...page)
    if (page.length < pageRows) return rows
  }
}
