import type { Words } from '@samity/shared-api/contract'
import { receiptSeries, type BuiltInSeries } from '@samity/shared-api/contract/sales/money-record'
import type { StationeryOnHand } from '@samity/shared-api/contract/sales/paper-stock'
import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { nameKey } from '../../ledger/parties.ts'

const counterStationery: BuiltInSeries[] = ['VKL', 'CRT', 'NST', 'BLB']
// a map has no names that nobody gave it, such as 'constructor'
const aliases = new Map<string, BuiltInSeries>([
  ['sticker', 'NST'],
  ['bailbond', 'BLB'],
])
const unknownStationery: Words = { en: 'There is no such paper', bn: 'এমন কোনো কাগজ নেই' }

/**
 * Returns the stationery code for a code or a name: 'VKL', 'Vokalotnama', 'FRM:12', a form's name (422 when
 * there is none).
 */
export async function findStationery(sql: Sql, text: string): Promise<string> {
  const key = nameKey(text)
  const match = counterStationery.find((series) =>
    [series, receiptSeries[series].en, receiptSeries[series].bn].some((name) => nameKey(name) === key),
  )
  const code = match ?? aliases.get(key)
  if (code) return code
  const [form] = await sql<{ id: number }[]>`
    select id from forms where form_key = ${key} or lower('FRM:' || id) = ${key} limit 1`
  if (!form) throw unprocessable({ paper: unknownStationery }, unknownStationery).as('record.reference')
  return `FRM:${form.id}`
}

type StockFigures = Omit<StationeryOnHand, 'name' | 'ranges'> & { ranges: StationeryOnHand['ranges'] | null }

const maxRanges = 12

export async function readStationeryOnHand(sql: Sql): Promise<StationeryOnHand[]> {
  const [forms, rows] = await Promise.all([
    sql<{ paper: string; form_name: string; archived: boolean }[]>`
      select 'FRM:' || id as paper, form_name, archived_at is not null as archived from forms order by form_name`,
    readStockFigures(sql),
  ])
  const figuresByStationery = new Map(rows.map((row) => [row.paper, row]))
  const emptyFigures = (stationery: string): StockFigures => ({
    paper: stationery,
    opened: false,
    received: 0,
    sold: 0,
    spoiled: 0,
    returned: 0,
    on_hand: 0,
    unreceived: 0,
    ranges: [],
    range_count: 0,
  })
  const onHandOf = (stationery: string, name: Words): StationeryOnHand => {
    const figures = figuresByStationery.get(stationery) ?? emptyFigures(stationery)
    return { ...figures, name, ranges: figures.ranges ?? [] }
  }
  return [
    ...counterStationery.map((series) => onHandOf(series, receiptSeries[series])),
    ...forms
      .filter(({ paper, archived }) => !archived || figuresByStationery.get(paper)?.opened)
      .map(({ paper, form_name }) => onHandOf(paper, { en: form_name, bn: form_name })),
  ]
}

const readStockFigures = (sql: Sql) => sql<StockFigures[]>`
  with stock as (
    select stationery, coalesce(range_agg(serials) filter (where kind = 'received'), '{}') as received,
      coalesce(range_agg(serials) filter (where kind = 'spoiled'), '{}') as spoiled,
      coalesce(range_agg(serials) filter (where kind = 'returned'), '{}') as returned, max(width) as width
    from paper_stock where voided_at is null group by stationery
  ), sales as (
    select stationery, range_agg(serials) as sold from serial_ranges where live group by stationery
  ), ranges as (
    select stationery, coalesce(received, '{}') as received, coalesce(spoiled, '{}') as spoiled,
      coalesce(returned, '{}') as returned, coalesce(sold, '{}') as sold, coalesce(width, 1) as width
    from stock full join sales using (stationery)
  ), figures as (
    select *, received - sold - spoiled - returned as on_hand from ranges
  )
  select stationery as paper, not isempty(received) as opened, count_serials(received) as received, count_serials(received * sold) as sold,
    count_serials(spoiled) as spoiled, count_serials(returned) as returned, count_serials(on_hand) as on_hand,
    count_serials(sold - received) as unreceived,
    (select count(*)::int from unnest(on_hand)) as range_count,
    (
      select jsonb_agg(jsonb_build_object(
        'from_serial', lower(one), 'to_serial', upper(one) - 1, 'width', width) order by one)
      from (select one from unnest(on_hand) one order by one limit ${maxRanges}) first
    ) as ranges
  from figures`
