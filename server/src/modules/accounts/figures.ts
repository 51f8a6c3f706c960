import { dayOf, daysOfMonth, sum, toDecimal, type Day } from '@samity/shared-api/contract'
import type { LedgerRow, MonthlyList } from '@samity/shared-api/contract/accounts/reports'
import type { Sql } from '../../platform/database.ts'

export type Side = 'income' | 'expense'
type Category = { id: number; category: string }
type Sum = { bucket: string; category_id: number; amount: number }

/** Every category of the year: the active ones, and archived ones that hold an amount. */
async function categoriesOf(sql: Sql, side: Side, sums: Sum[]): Promise<Category[]> {
  const table = side === 'income' ? 'income_categories' : 'expense_categories'
  const used = [...new Set(sums.map((row) => row.category_id))]
  return sql<Category[]>`
    select id, category from ${sql(table)} where archived_at is null or id = any(${used}::int[]) order by id`
}

/** One row a bucket (a day, or the first of a month), one column a category, with all totals. Reads the day sums only. */
async function pivot(
  sql: Sql,
  side: Side,
  buckets: string[],
  sums: Sum[],
): Promise<{ list: MonthlyList; categories: Category[] }> {
  const categories = await categoriesOf(sql, side, sums)
  const amounts = new Map(sums.map((row) => [`${row.bucket}|${row.category_id}`, row.amount]))
  const at = (bucket: string, id: number) => amounts.get(`${bucket}|${id}`) ?? 0
  const rows = buckets.map((bucket): LedgerRow => {
    const cells = categories.map(({ id, category }) => [category, toDecimal(at(bucket, id))] as const)
    const total = toDecimal(sum(categories.map(({ id }) => at(bucket, id))))
    return { ...Object.fromEntries(cells), trunc_date: bucket, total }
  })
  const totals = categories.map(
    ({ id, category }) => [category, sum(buckets.map((bucket) => at(bucket, id)))] as const,
  )
  return {
    categories,
    list: {
      columns: ['trunc_date', ...categories.map(({ category }) => category), 'total'],
      rows,
      grand_total: toDecimal(sum(totals.map(([, amount]) => amount))),
      category_totals: Object.fromEntries(totals.map(([category, amount]) => [category, toDecimal(amount)])),
    },
  }
}

const sumsBy = (sql: Sql, unit: 'day' | 'month', side: Side, first: Day, last: Day) => sql<Sum[]>`
  select date_trunc(${unit}, day::timestamp)::date as bucket, category_id, sum(amount)::bigint as amount
  from ledger_days where side = ${side} and day between ${first} and ${last}
  group by 1, 2`

const monthsOf = (year: number): Day[] => Array.from({ length: 12 }, (_, index) => dayOf(year, index + 1, 1))

/** Every day of the month, or of the year when month is 0. */
export async function monthlyList(sql: Sql, side: Side, year: number, month: number): Promise<MonthlyList> {
  const months = month === 0 ? monthsOf(year).map((_, index) => index + 1) : [month]
  const days = months.flatMap((one) => daysOfMonth(year, one))
  const { list } = await pivot(sql, side, days, await sumsBy(sql, 'day', side, days[0]!, days.at(-1)!))
  return list
}

/** The twelve months of a year. */
export const yearByMonths = async (sql: Sql, side: Side, year: number) =>
  pivot(sql, side, monthsOf(year), await sumsBy(sql, 'month', side, dayOf(year, 1, 1), dayOf(year, 12, 31)))

/** Money that was collected for others: outside the income reports. */
export async function passedOn(sql: Sql, year: number): Promise<number> {
  const [row] = await sql<{ amount: number }[]>`
    select coalesce(sum(amount), 0)::bigint as amount from ledger_days
    where side = 'passed_on' and day between ${dayOf(year, 1, 1)} and ${dayOf(year, 12, 31)}`
  return row?.amount ?? 0
}
