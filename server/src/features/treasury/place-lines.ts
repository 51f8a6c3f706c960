import type { FastifyInstance } from 'fastify'
import { toDecimal } from '@samity/shared-api/contract'
import { transfer } from '@samity/shared-api/contract/treasury/transfer'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { PlaceLine } from '@samity/shared-api/contract/treasury/place-line'
import type { Sql } from '../../database/database.ts'
import { lookups } from '../../http/access.ts'
import { wholeSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'
import { refuseBeforeCount } from '../../ledger/blind-count.ts'
import { pathOfSeries } from '../../receipts/receipt-kinds.ts'
import { maxPageRows, readIntegerParameter, type ListQuery } from '../../resources/list-query.ts'
import { findPlace } from './cash-book.ts'

type LineRow = Omit<PlaceLine, 'amount' | 'path'> & { amount: number; series: ReceiptSeries | null }

const defaultRows = 500

async function readLines(sql: Sql, place: number, after: number, limit: number): Promise<LineRow[]> {
  // a statement of its own: the snapshot of the lines must be younger
  const [{ horizon }] = await sql<[{ horizon: number }]>`select read_place_line_horizon() as horizon`
  return sql<LineRow[]>`
    select l.id, l.place_id as place, l.day as date, l.posted_at, l.amount, l.reason,
      coalesce(r.number, t.number) as document, coalesce(l.receipt_id, l.transfer_id) as document_id,
      r.series, coalesce(r.payment_type, '') as payment_type
    from place_lines l
    left join receipts r on r.id = l.receipt_id
    left join transfers t on t.id = l.transfer_id
    where l.place_id = ${place} and l.id > ${after} and l.id <= ${horizon}
    order by l.id
    limit ${limit}`
}

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

/** The lines of a place for a module or a program that keeps a copy: it goes on after its last id. */
export async function placeLines(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: ListQuery }>(
    '/place-lines',
    route({
      roles: lookups,
      summary: 'Lines of a place in the order in which they were posted',
      returns: 'PlaceLine[]',
      query: {
        place: wholeSchema('The id of the place; a cashier may leave it out', 1),
        after: wholeSchema('The id of the last line that the reader has', 0),
        limit: wholeSchema(`Number of rows to return; ${defaultRows} when left out`, 1, maxPageRows),
      },
      errors: [404],
    }),
    async (request): Promise<PlaceLine[]> => {
      const { query } = request
      const place = await findPlace(app.sql, request)
      if (place.kind === 'cash') await refuseBeforeCount(request)
      const after = readIntegerParameter(query, 'after', 0, Number.MAX_SAFE_INTEGER) ?? 0
      const limit = readIntegerParameter(query, 'limit', 1, maxPageRows) ?? defaultRows
      const rows = await readLines(app.sql, place.id, after, limit)
      return rows.map(({ series, amount, ...line }) => ({
        ...line,
        amount: toDecimal(amount),
        path: series === null ? transfer.path : pathOfSeries(app, series),
      }))
    },
  )
}
