import { dayOf, shareOf, sum, toDecimal, type Paisa } from '@samity/shared-api/contract'
import type { Fund, FundLine, FundRecord, FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import type { Sql } from '../../platform/database.ts'
import { categoriesOf, daysOfYear, sumsByDay } from './figures.ts'

/** Hundredths of a percent of each category, by the category's id. */
type Percentages = Map<number, number>

/**
 * The percentages of a year. Once the year is locked its report never moves: what stood when it was locked wins over
 * what was changed since.
 */
async function percentagesOf(sql: Sql, fund: Fund, side: Side, year: number): Promise<Percentages> {
  const rows = await sql<{ category: number; percentage: number | null }[]>`
    with locked as (
      select distinct on (s.category) s.category, s.percentage
      from locked_shares s, period_lock p
      where s.side = ${side} and s.fund = ${fund} and s.through_year >= ${year}
        and p.locked_up_to >= make_date(${year}, 12, 31)
      order by s.category, s.through_year
    )
    select category, percentage from locked
    union all
    select s.category, s.percentage from ${sql(`${side}_shares`)} s
    where s.fund = ${fund} and not exists (select from locked l where l.category = s.category)`
  return new Map(
    rows.flatMap(({ category, percentage }) =>
      percentage === null ? [] : [[category, Math.round(percentage * 100)]],
    ),
  )
}

/** The fund's part of several totals: half up to the paisa once, on their exact sum. */
function shareOfAll(totals: Map<number, number>, percentages: Percentages): Paisa {
  const products = [...percentages].map(
    ([id, hundredths]) => BigInt(totals.get(id) ?? 0) * BigInt(hundredths),
  )
  const product = products.reduce((one, next) => one + next, 0n)
  const half = product < 0n ? -5000n : 5000n
  return Number((product + half) / 10_000n) as Paisa
}

/** Income or expense of a year as one fund sees it: every row reconciles with the income (or expense) report. */
export async function fundReport(sql: Sql, fund: Fund, side: Side, year: number): Promise<FundReport> {
  const last = dayOf(year, 12, 31)
  const sums = await sumsByDay(sql, side, daysOfYear(year))
  const general = await percentagesOf(sql, 'general', side, year)
  const welfare = await percentagesOf(sql, 'welfare', side, year)
  const mine = fund === 'general' ? general : welfare
  const used = [...sums.map(({ category_id }) => category_id), ...mine.keys()]
  const categories = await categoriesOf(sql, side, used, last)
  const names = new Map(categories.map(({ id, category }) => [id, category]))

  const totals = new Map<number, number>()
  for (const { category_id, amount } of sums) totals.set(category_id, (totals.get(category_id) ?? 0) + amount)
  const total = sum(totals.values())
  const shown = categories.filter(({ id }) => mine.has(id))
  const shownTotal = sum(shown.map(({ id }) => totals.get(id) ?? 0))
  const percentage = (id: number) => (mine.get(id) ?? 0) / 100

  return {
    year,
    fund,
    side,
    records: sums
      .filter(({ category_id }) => mine.has(category_id))
      .map(({ bucket, category_id, amount }): FundRecord => ({
        date: bucket,
        source: names.get(category_id) ?? '',
        amount: toDecimal(amount),
        category_id,
        percentage: percentage(category_id),
      })),
    categories: shown.map(({ id, category }): FundLine => ({
      category_id: id,
      category,
      percentage: percentage(id),
      total: toDecimal(totals.get(id) ?? 0),
      share: toDecimal(shareOf(totals.get(id) ?? 0, percentage(id))),
    })),
    summary: {
      total: toDecimal(total),
      shown: toDecimal(shownTotal),
      not_configured: toDecimal(total - shownTotal),
      share: toDecimal(shareOfAll(totals, mine)),
      unallocated: toDecimal(total - shareOfAll(totals, general) - shareOfAll(totals, welfare)),
    },
  }
}
