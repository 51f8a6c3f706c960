import { dayOf, shareOf, sum, toDecimal, type Paisa } from '@samity/shared-api/contract'
import type { Fund, FundLine, FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import type { Sql } from '../../database/database.ts'
import { categoriesOf, readCategoryMonths } from './category-sums.ts'
import { fingerprintOf, toJsonArray, serializeMonths, type FundRecordCache } from './fund-record-cache.ts'

/** Hundredths of a percent of each category, by the category's id. */
type Percentages = Map<number, number>

/**
 * The percentages of a year in both funds. Once the year is locked its report never moves: what stood when it was
 * locked wins over what was changed since.
 */
async function percentagesOf(sql: Sql, side: Side, year: number): Promise<Record<Fund, Percentages>> {
  const rows = await sql<{ fund: Fund; category: number; percentage: number | null }[]>`
    with locked as (
      select distinct on (s.fund, s.category) s.fund, s.category, s.percentage
      from locked_shares s, period_lock p
      where s.side = ${side} and s.through_year >= ${year} and p.locked_up_to >= make_date(${year}, 12, 31)
      order by s.fund, s.category, s.through_year
    )
    select fund, category, percentage from locked
    union all
    select s.fund, s.category, s.percentage from ${sql(`${side}_shares`)} s
    where not exists (select from locked l where l.fund = s.fund and l.category = s.category)`
  const percentagesFor = (fund: Fund): Percentages =>
    new Map(
      rows.flatMap((row) =>
        row.fund === fund && row.percentage !== null
          ? [[row.category, Math.round(row.percentage * 100)]]
          : [],
      ),
    )
  return { general: percentagesFor('general'), welfare: percentagesFor('welfare') }
}

/** The fund's part of several totals: half up to the paisa once, on their exact sum. */
function shareOfTotals(totals: Map<number, number>, percentages: Percentages): Paisa {
  const products = [...percentages].map(
    ([id, hundredths]) => BigInt(totals.get(id) ?? 0) * BigInt(hundredths),
  )
  const product = products.reduce((one, next) => one + next, 0n)
  const rounding = product < 0n ? -5000n : 5000n
  return Number((product + rounding) / 10_000n) as Paisa
}

/** A report whose records are JSON already. */
export type FundReportJson = Omit<FundReport, 'records'> & { records: Buffer }

/**
 * Income or expense of a year as one fund sees it: every row reconciles with the income (or expense) report. Months of
 * which nothing has changed are those in `kept`.
 */
export async function readFundReport(
  sql: Sql,
  cache: FundRecordCache,
  fund: Fund,
  side: Side,
  year: number,
): Promise<FundReportJson> {
  const key = `${fund} ${side} ${year}`
  const entry = cache.get(key)
  const [months, percentages] = await Promise.all([
    readCategoryMonths(sql, side, [dayOf(year, 1, 1), dayOf(year, 12, 1)], entry?.months),
    percentagesOf(sql, side, year),
  ])
  const totals = new Map<number, number>()
  for (const { category_id, amount } of months)
    totals.set(category_id, (totals.get(category_id) ?? 0) + amount)
  const fundPercentages = percentages[fund]
  const usedIds = [...totals.keys(), ...fundPercentages.keys()]
  const categories = (await categoriesOf(sql, side, usedIds, dayOf(year, 12, 31)))
    .filter(({ id }) => fundPercentages.has(id))
    .map(({ id, category }): FundLine => {
      const total = totals.get(id) ?? 0
      const percentage = (fundPercentages.get(id) ?? 0) / 100
      const share = toDecimal(shareOf(total, percentage))
      return { category_id: id, category, percentage, total: toDecimal(total), share }
    })

  const fingerprint = fingerprintOf(categories)
  if (entry && entry.fingerprint !== fingerprint) {
    // the same amounts, but a category has another name or percentage: all months are read with their days
    cache.delete(key)
    return readFundReport(sql, cache, fund, side, year)
  }
  const monthsJson = serializeMonths(months, categories, entry?.months)
  cache.set(key, { fingerprint, months: monthsJson })

  const total = sum(totals.values())
  const configuredTotal = sum(categories.map(({ category_id }) => totals.get(category_id) ?? 0))
  const [general, welfare] = [
    shareOfTotals(totals, percentages.general),
    shareOfTotals(totals, percentages.welfare),
  ]
  return {
    year,
    fund,
    side,
    records: toJsonArray(monthsJson),
    categories,
    summary: {
      total: toDecimal(total),
      shown: toDecimal(configuredTotal),
      not_configured: toDecimal(total - configuredTotal),
      share: toDecimal(fund === 'general' ? general : welfare),
      unallocated: toDecimal(total - general - welfare),
    },
  }
}

/** The report as it is sent. */
export function serializeReport({ records, ...report }: FundReportJson): Buffer {
  const rest = JSON.stringify(report)
  return Buffer.concat([Buffer.from(`${rest.slice(0, -1)},"records":`), records, Buffer.from('}')])
}
