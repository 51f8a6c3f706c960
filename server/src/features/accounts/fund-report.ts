import { dayOf, shareOf, sum, toDecimal, type Day, type Paisa } from '@samity/shared-api/contract'
import type { Fund, FundLine, FundRecord, FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import type { Sql } from '../../database/database.ts'
import { categoriesOf, readCategoryMonths, type CategoryMonth, type MonthRevision } from './category-sums.ts'

/** Hundredths of a percent of each category, by the category's id. */
type Percentages = Map<number, number>

/**
 * The percentages of a year in both funds. The report of a locked year never changes: percentages that were
 * saved when the year was locked win over later changes.
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

/** The fund's part of several totals. Only their exact sum is rounded, half up to the paisa. */
function shareOfTotals(totals: Map<number, number>, percentages: Percentages): Paisa {
  const products = [...percentages].map(
    ([id, hundredths]) => BigInt(totals.get(id) ?? 0) * BigInt(hundredths),
  )
  const product = products.reduce((one, next) => one + next, 0n)
  const rounding = product < 0n ? -5000n : 5000n
  return Number((product + rounding) / 10_000n) as Paisa
}

type FundFigures = { report: Omit<FundReport, 'records'>; months: CategoryMonth[] }

/**
 * Income or expense of a year in one fund: every row reconciles with the income (or expense) report. This is
 * the slow path of the cache in fund-report-cache.ts: it reads and returns all records.
 */
export async function readFundReport(sql: Sql, fund: Fund, side: Side, year: number): Promise<FundReport> {
  const { report, months } = await readFundFigures(sql, fund, side, year)
  return { ...report, records: fundRecordsOf(months, report.categories) }
}

/** Months that have the same revision as in `cachedMonths` are returned without their days. */
export async function readFundFigures(
  sql: Sql,
  fund: Fund,
  side: Side,
  year: number,
  cachedMonths: MonthRevision[] = [],
): Promise<FundFigures> {
  const [months, percentages] = await Promise.all([
    readCategoryMonths(sql, side, [dayOf(year, 1, 1), dayOf(year, 12, 1)], cachedMonths),
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

  const total = sum(totals.values())
  const configuredTotal = sum(categories.map(({ category_id }) => totals.get(category_id) ?? 0))
  const [general, welfare] = [
    shareOfTotals(totals, percentages.general),
    shareOfTotals(totals, percentages.welfare),
  ]
  const summary = {
    total: toDecimal(total),
    shown: toDecimal(configuredTotal),
    not_configured: toDecimal(total - configuredTotal),
    share: toDecimal(fund === 'general' ? general : welfare),
    unallocated: toDecimal(total - general - welfare),
  }
  return { report: { year, fund, side, categories, summary }, months }
}

const dayNumbers = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'))

/**
 * Returns a record for each day and category of the months that has an amount: by day, and by category within
 * a day.
 */
export function fundRecordsOf(months: CategoryMonth[], lines: FundLine[]): FundRecord[] {
  const lineById = new Map(lines.map((line) => [line.category_id, line]))
  const recordsOfMonth = (month: Day, categories: CategoryMonth[]) =>
    dayNumbers.flatMap((day, index) =>
      categories.flatMap(({ category_id, days }): FundRecord[] => {
        const [amount, line] = [days[index], lineById.get(category_id)]
        if (!amount || !line) return []
        const date = `${month.slice(0, 8)}${day}` as Day // its month, with the number of the day
        const { category: source, percentage } = line
        return [{ date, source, amount: toDecimal(amount), category_id, percentage }]
      }),
    )
  return [...Map.groupBy(months, ({ month }) => month)].flatMap(([month, categories]) =>
    recordsOfMonth(month, categories),
  )
}
