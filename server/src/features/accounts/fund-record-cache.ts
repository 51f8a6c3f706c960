import { toDecimal, type Day } from '@samity/shared-api/contract'
import type { FundLine, FundRecord } from '@samity/shared-api/contract/accounts/fund'
import { LRUCache } from 'lru-cache'
import type { CategoryMonth, MonthStamp } from './category-sums.ts'

/** The records of a month as JSON, without the brackets around them. */
export type MonthJson = MonthStamp & { json: Buffer }
/** The months of a year, and the categories that they were written for. */
type CachedYear = { fingerprint: string; months: MonthJson[] }

/**
 * What each report was sent with last, by fund, side and year: half a megabyte where every category has something on
 * every day. Thousands of records are the better part of a report, and most months are as they were.
 */
export type FundRecordCache = LRUCache<string, CachedYear>
export const createFundRecordCache = (): FundRecordCache => new LRUCache({ max: 32 })

/** Two digits each: what a date of a month ends with. */
const dayNumbers = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'))

/** The records of a month by day, and by category within a day. */
const recordsOf = (month: Day, categories: CategoryMonth[], lines: Map<number, FundLine>): FundRecord[] =>
  dayNumbers.flatMap((day, index) =>
    categories.flatMap(({ category_id, days }): FundRecord[] => {
      const [amount, line] = [days[index], lines.get(category_id)]
      if (!amount || !line) return []
      const date = `${month.slice(0, 8)}${day}`
      const { category: source, percentage } = line
      return [{ date, source, amount: toDecimal(amount), category_id, percentage }]
    }),
  )

/** What the records were written for: they are written again when a category has another name or percentage. */
export const fingerprintOf = (lines: FundLine[]): string =>
  JSON.stringify(lines.map(({ category_id, category, percentage }) => [category_id, category, percentage]))

/** The months that came with their days are written, the others are as they were `before`. */
export function serializeMonths(
  categories: CategoryMonth[],
  lines: FundLine[],
  cachedMonths: MonthJson[] = [],
): MonthJson[] {
  const byId = new Map(lines.map((line) => [line.category_id, line]))
  const cacheByMonth = new Map(cachedMonths.map((entry) => [entry.month, entry]))
  return [...Map.groupBy(categories, ({ month }) => month)].map(([month, rows]): MonthJson => {
    const stamp = rows[0]?.stamp ?? ''
    const entry = cacheByMonth.get(month)
    if (entry?.stamp === stamp) return entry
    const json = JSON.stringify(recordsOf(month, rows, byId)).slice(1, -1)
    return { month, stamp, json: Buffer.from(json) }
  })
}

const comma = Buffer.from(',')

/** All records of a year as a JSON array. */
export function toJsonArray(months: MonthJson[]): Buffer {
  const parts = months.flatMap(({ json }) => (json.length > 0 ? [comma, json] : []))
  return Buffer.concat([Buffer.from('['), ...parts.slice(1), Buffer.from(']')])
}
