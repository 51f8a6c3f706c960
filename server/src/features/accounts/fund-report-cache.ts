import type { Fund, FundLine, FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../database/database.ts'
import type { CategoryMonth, MonthRevision } from './category-sums.ts'
import { fundRecordsOf, readFundFigures } from './fund-report.ts'

/*
 * A cache of the records of fund reports, month by month, as JSON.
 *
 * Slow path: `readFundReport` in fund-report.ts returns the same report without this cache.
 *
 * Why: a year has about 4,700 records, and they are most of a report. Most months have not changed since the
 * last request. On 2,000,000 ledger lines a report took 12.3 ms without the cache (when every day and
 * category was still a row), takes 3.4 ms when it is repeated, and 4.7 ms after a booking of that year
 * (docs/decisions/026-totals-by-month.md).
 *
 * Key: fund, side and year. Bound: 32 reports in each process. A report has at most half a megabyte (every
 * category has something on every day). Lifetime: there is no time limit. Each request checks the entry
 * against the database:
 * - An amount has changed: the month has another revision. That month is read with its days and serialized
 *   again. The
 *   statement that reads the amounts compares the revisions, so a response never mixes two states of the
 * books, and
 *   several servers need no messages between them.
 * - A category has another name or percentage, or is new or gone: the fingerprint differs. The whole year is
 *   read and
 *   serialized again.
 */

/** The records of a month as JSON, without the brackets around them. */
type MonthJson = MonthRevision & { json: Buffer }
type CachedYear = { fingerprint: string; months: MonthJson[] }

export type FundReportCache = LRUCache<string, CachedYear>
export const createFundReportCache = (): FundReportCache => new LRUCache({ max: 32 })

/** Returns the JSON of a fund report. Only months that have changed are serialized again. */
export async function readFundReportJson(
  sql: Sql,
  cache: FundReportCache,
  fund: Fund,
  side: Side,
  year: number,
): Promise<Buffer> {
  const key = `${fund} ${side} ${year}`
  const entry = cache.get(key)
  let reusableMonths = entry?.months ?? []
  let figures = await readFundFigures(sql, fund, side, year, reusableMonths)
  if (entry && entry.fingerprint !== fingerprintOf(figures.report.categories)) {
    reusableMonths = []
    figures = await readFundFigures(sql, fund, side, year)
  }
  const { months, report } = figures
  const monthsJson = serializeMonths(months, report.categories, reusableMonths)
  cache.set(key, { fingerprint: fingerprintOf(report.categories), months: monthsJson })
  return serializeReport(report, monthsJson)
}

const fingerprintOf = (lines: FundLine[]): string =>
  JSON.stringify(lines.map(({ category_id, category, percentage }) => [category_id, category, percentage]))

function serializeMonths(
  categories: CategoryMonth[],
  lines: FundLine[],
  cachedMonths: MonthJson[],
): MonthJson[] {
  const cacheByMonth = new Map(cachedMonths.map((cachedMonth) => [cachedMonth.month, cachedMonth]))
  return [...Map.groupBy(categories, ({ month }) => month)].map(([month, rows]): MonthJson => {
    const revision = rows[0]?.revision ?? ''
    const cachedMonth = cacheByMonth.get(month)
    if (cachedMonth?.revision === revision) return cachedMonth
    const json = JSON.stringify(fundRecordsOf(rows, lines)).slice(1, -1)
    return { month, revision, json: Buffer.from(json) }
  })
}

const comma = Buffer.from(',')

function serializeReport(report: Omit<FundReport, 'records'>, months: MonthJson[]): Buffer {
  const records = months.flatMap(({ json }) => (json.length > 0 ? [comma, json] : [])).slice(1)
  const start = `${JSON.stringify(report).slice(0, -1)},"records":[`
  return Buffer.concat([Buffer.from(start), ...records, Buffer.from(']}')])
}
