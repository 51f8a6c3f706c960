import type { FastifyInstance } from 'fastify'
import { fillWords, toDecimal } from '@samity/shared-api/contract'
import type { CounterSuggestion } from '@samity/shared-api/contract/sales/counter'
import { maxSerial } from '@samity/shared-api/contract/sales/serials'
import type { StockRange } from '@samity/shared-api/contract/sales/paper-stock'
import type { Sql } from '../../database/database.ts'
import { sellers } from '../../http/access.ts'
import { textSchema, wholeSchema } from '../../http/describe-routes.ts'
import { languageOf } from '../../http/language.ts'
import { findSerialConflicts, serialConflictMessage } from '../../ledger/serial-conflicts.ts'
import { readIntegerParameter, type ListQuery } from '../../resources/list-query.ts'
import { findStationery } from './stationery.ts'
import { routesOf } from '../../http/route.ts'

const lowStock = 50

/** Reads the building of a person's last sale. A void sale counts, too: the person was in that building. */
async function readLastBuilding(sql: Sql, userId: number): Promise<string> {
  const [row] = await sql<{ building_name: string }[]>`
    select coalesce(p.building_name, b.building_name, f.building_name) as building_name
    from receipts r
    left join paper_sales p on p.id = r.id
    left join bail_bond_sales b on b.id = r.id
    left join form_sales f on f.id = r.id
    where r.created_by = ${userId} and r.series in ('VKL', 'CRT', 'NST', 'BLB', 'FRM')
    order by r.id desc
    limit 1`
  return row?.building_name ?? ''
}

type Stock = { on_hand: number | null; next: StockRange | null }

/**
 * Reads the papers on hand, and the next serials of the received book that has the person's last serial:
 * those after it, else the first that are left in the book. They are as many as the person sold last, as far
 * as they follow each other. Of a paper that was never received, they are the unsold ones after the last
 * serial.
 */
async function readStock(sql: Sql, stationery: string, userId: number): Promise<Stock> {
  const [stock] = await sql<Stock[]>`
    with stock as (
      select coalesce(range_agg(serials) filter (where kind = 'received'), '{}') as received,
        coalesce(range_agg(serials) filter (where kind <> 'received'), '{}') as removed
      from paper_stock
      where stationery = ${stationery} and voided_at is null
    ), figures as (
      select received, received - removed - coalesce((
        select range_agg(serials) from serial_ranges where live and stationery = ${stationery}
      ), '{}') as on_hand
      from stock
    ), last_sale as (
      select upper(s.serials) as after, upper(s.serials) - lower(s.serials) as count, s.width
      from receipts r
      join serial_ranges s on s.receipt_id = r.id
      where r.created_by = ${userId} and s.live and s.stationery = ${stationery}
      order by r.id desc, s.position desc
      limit 1
    ), book as (
      select e.serials, e.width, l.after, l.count
      from last_sale l
      join paper_stock e on e.serials @> (l.after - 1)
      where e.stationery = ${stationery} and e.kind = 'received' and e.voided_at is null
    ), next as (
      select lower(part) as first, upper(part) as past, b.width, b.count
      from book b
      cross join figures f
      cross join lateral unnest(f.on_hand * int8multirange(b.serials)) part
      order by lower(part) < b.after, lower(part)
      limit 1
    )
    select case when not isempty(received) then count_serials(on_hand) end as on_hand,
      case when isempty(received) then (
        select jsonb_build_object('from_serial', after, 'to_serial', after + count - 1, 'width', width)
        from last_sale
        where not exists (
          select from serial_ranges
          where live and stationery = ${stationery} and serials && int8range(after, after + count)
        )
      ) else (
        select jsonb_build_object(
          'from_serial', first, 'to_serial', least(first + count, past) - 1, 'width', width)
        from next
      ) end as next
    from figures`
  return stock ?? { on_hand: null, next: null }
}

async function readLastPrice(sql: Sql, stationery: string, userId: number): Promise<string | null> {
  const [row] = await sql<{ price: number }[]>`
    select coalesce(p.price, b.price, f.price) as price
    from receipts r
    left join paper_sales p on p.id = r.id
    left join bail_bond_sales b on b.id = r.id
    left join form_sales f on f.id = r.id
    where r.created_by = ${userId} and r.voided_at is null
      and exists (select from serial_ranges s where s.receipt_id = r.id and s.live and s.stationery = ${stationery})
    order by r.id desc
    limit 1`
  return row ? toDecimal(row.price) : null
}

async function readWarnings(
  sql: Sql,
  stationery: string,
  query: ListQuery,
  onHand: number | null,
  language: 'en' | 'bn',
): Promise<string[]> {
  const from_serial = readIntegerParameter(query, 'from_serial', 1, maxSerial)
  const to_serial = readIntegerParameter(query, 'to_serial', 1, maxSerial) ?? from_serial
  if (from_serial === undefined || to_serial === undefined || to_serial < from_serial) return []
  const conflicts = await findSerialConflicts(sql, {
    stationery,
    ranges: [{ from_serial, to_serial, width: 1 }],
  })
  const remaining = (onHand ?? 0) - (to_serial - from_serial + 1)
  const lowWarning = fillWords(
    {
      en: 'Only {remaining} of this paper are left after this sale',
      bn: 'এই বিক্রির পর এই কাগজ আর মাত্র {remaining}টি থাকবে',
    },
    { remaining },
  )
  return [
    ...conflicts
      // before the first book is received, nothing is checked against the stock
      .filter(({ why, opened }) => why !== 'missing' || opened)
      .map((conflict) => serialConflictMessage(conflict)[language]),
    ...(onHand !== null && conflicts.length === 0 && remaining < lowStock ? [lowWarning[language]] : []),
  ]
}

const route = routesOf({ area: 'sales', tokens: 'sales' })

export async function counter(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: ListQuery }>(
    '/counter',
    route({
      roles: sellers,
      summary: 'What the counter suggests for the next sale',
      returns: 'CounterSuggestion',
      query: {
        paper: textSchema('The paper, such as Vokalotnama or form:3'),
        from_serial: wholeSchema('Warn about serials from this one', 1),
        to_serial: wholeSchema('Warn about serials up to this one', 1),
      },
      errors: [422],
    }),
    async (request): Promise<CounterSuggestion> => {
      const { sql } = app
      const userId = request.user?.id ?? 0
      const paper = String(request.query['paper'] ?? '')
      const building_name = await readLastBuilding(sql, userId)
      if (paper === '') return { building_name, next: null, price: null, on_hand: null, warnings: [] }
      const stationery = await findStationery(sql, paper)
      const [{ next, on_hand }, price] = await Promise.all([
        readStock(sql, stationery, userId),
        readLastPrice(sql, stationery, userId),
      ])
      return {
        building_name,
        next,
        price,
        on_hand,
        warnings: await readWarnings(sql, stationery, request.query, on_hand, languageOf(request)),
      }
    },
  )
}
