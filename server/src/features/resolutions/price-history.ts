import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dayBefore, parseDay, sum, toDecimal, today, type Day } from '@samity/shared-api/contract'
import { pricePeriods, type PriceHistory } from '@samity/shared-api/contract/resolutions/price'
import type { PriceItem } from '@samity/shared-api/contract/resolutions/price-items'
import type { Fragment, Sql } from '../../database/database.ts'
import { readers } from '../../http/access.ts'
import { withZod } from '../../http/with-zod.ts'
import { findPriceItem, ownHeadOf } from './price-items.ts'
import { routesOf } from '../../http/route.ts'

type DaySales = { day: Day; quantity: number; taken: number; income: number }

const paperSales = (sql: Sql, { code }: PriceItem): Fragment => sql`
  select r.id, r.day,
    coalesce((select sum(upper(s.serials) - lower(s.serials)) from serial_ranges s where s.receipt_id = r.id), 0)::bigint as quantity,
    r.total as taken,
    coalesce((
      select sum(l.amount) from receipt_lines l join heads h on h.id = l.head_id
      where l.receipt_id = r.id and h.kind = 'income'
    ), 0)::bigint as income
  from receipts r
  where r.voided_at is null
    and ${code.startsWith('FRM:') ? sql`r.series = 'FRM' and r.form_id = ${Number(code.slice(4))}` : sql`r.series = ${code}`}`

const feeReceipts = (sql: Sql, item: PriceItem): Fragment => {
  const head = ownHeadOf(item)
  const [, rentType] = item.code.split(':')
  const ofItem =
    item.head === 'shop_rent'
      ? sql`exists (select from shop_rents s where s.id = r.id and s.rent_type = ${rentType ?? ''})`
      : sql`true`
  return sql`
    select r.id, r.day, 1 as quantity, sum(p.amount)::bigint as taken,
      coalesce(sum(p.amount) filter (where h.kind = 'income'), 0)::bigint as income
    from (
      select receipt_id, head_id, amount
      from receipt_lines
      where head_id = ${head}
      union all
      select x.receipt_id, q.head_id, q.amount
      from receipt_prices x
      cross join jsonb_to_recordset(x.posted) q (head_id int, amount bigint)
      where x.item = ${item.code} and q.head_id <> ${head}
    ) p
    join receipts r on r.id = p.receipt_id
    join heads h on h.id = p.head_id
    where r.voided_at is null and ${ofItem}
    group by r.id`
}

const readDaySales = (sql: Sql, item: PriceItem) => sql<DaySales[]>`
  select day, sum(quantity)::bigint as quantity, sum(taken)::bigint as taken, sum(income)::bigint as income
  from (${item.unit === 'paper' ? paperSales(sql, item) : feeReceipts(sql, item)}) sales
  group by day
  order by day`

const dayMs = 86_400_000
const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
// a day that many days before another one is always a day
const daysBefore = (day: Day, count: number): Day =>
  parseDay(new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10))!

async function readPriceHistory(sql: Sql, text: string): Promise<PriceHistory> {
  const item = await findPriceItem(sql, text)
  const [prices, sales] = await Promise.all([
    sql<{ id: number; from_day: Day; ends_on: Day | null; amount: number; resolution_number: string }[]>`
      select id, from_day, ends_on, amount, resolution_number
      from price_records
      where item = ${item.code}
      order by id`,
    readDaySales(sql, item),
  ])
  const now = today()
  const salesBetween = (from: Day, to: Day) => {
    const rows = sales.filter(({ day }) => day >= from && day <= to)
    return {
      quantity: rows.reduce((count, row) => count + row.quantity, 0),
      taken: toDecimal(sum(rows.map(({ taken }) => taken))),
      income: toDecimal(sum(rows.map(({ income }) => income))),
    }
  }
  const periods = pricePeriods(prices).map(({ price: current, from, to }) => {
    const last = to === null || to > now ? now : to
    return {
      price: current.id,
      amount: toDecimal(current.amount),
      resolution_number: current.resolution_number,
      from,
      to,
      days: from > now ? 0 : daysBetween(from, last),
      ...salesBetween(from, last),
    }
  })
  const [first] = periods
  const beforeDays = Math.min(first?.days ?? 0, 365)
  const beforeFrom = first && daysBefore(first.from, beforeDays)
  const beforeTo = first && dayBefore(first.from)
  return {
    item: item.code,
    item_name: item.name,
    unit: item.unit,
    before:
      beforeFrom && beforeTo && beforeDays > 0
        ? { from: beforeFrom, to: beforeTo, days: beforeDays, ...salesBetween(beforeFrom, beforeTo) }
        : null,
    periods,
  }
}

const route = routesOf({ area: 'resolutions', tokens: 'resolutions' })

export function priceHistoryRoutes(app: FastifyInstance): void {
  const querystring = z.object({ item: z.string().max(120).default('') })
  withZod(app).get(
    '/prices/history',
    route({
      roles: readers,
      summary: 'How a price changed, and what was sold at it',
      returns: 'PriceHistory',
      errors: [404, 422],
      schema: { querystring },
    }),
    ({ query }) => readPriceHistory(app.sql, query.item),
  )
}
