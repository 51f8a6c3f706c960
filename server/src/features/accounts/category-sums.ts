import { dayOf, daysOfMonth, sum, toDecimal, type Day } from '@samity/shared-api/contract'
import type { CategoryName, LedgerRow, MonthlyList, Side } from '@samity/shared-api/contract/accounts/reports'
import type { Sql } from '../../database/database.ts'
import { categoryTable } from './categories.ts'

/** The amount of a category on the day `bucket`, or in the month that begins on it, in paisa. */
export type CategorySum = { bucket: Day; category_id: number; amount: number }

/**
 * The categories of a period that ends on `lastDay`: all active ones, and the archived ones in `usedIds`. A
 * locked period has the categories and names that it had when it was locked, even if they were renamed, added
 * or deleted since. A later category appears only when a booking under a lock exception uses it.
 */
export const categoriesOf = (sql: Sql, side: Side, usedIds: Iterable<number>, lastDay: Day) => sql<
  CategoryName[]
>`
  with locked as (
    select k.category_id as id, (array_agg(k.category order by k.through) filter (where k.category is not null))[1] as category,
      (array_agg(k.archived or k.category is null order by k.through))[1] as archived
    from locked_categories k, period_lock p
    where k.side = ${side} and k.through >= ${lastDay} and p.locked_up_to >= ${lastDay}
    group by k.category_id
  ), current as (
    select coalesce(l.id, c.id) as id, coalesce(l.category, c.category) as category,
      coalesce(l.archived, c.archived_at is not null) as archived
    from ${sql(categoryTable[side])} c full join locked l on l.id = c.id
    where coalesce(l.category, c.category) is not null
  )
  select id, category from current where not archived or id = any(${[...new Set(usedIds)]}::int[]) order by id`

function pivot(categories: CategoryName[], buckets: string[], sums: CategorySum[]): MonthlyList {
  const byBucket = new Map<string, Map<number, number>>()
  const byCategory = new Map<number, number>()
  for (const { bucket, category_id, amount } of sums) {
    const amounts = byBucket.get(bucket) ?? new Map<number, number>()
    byBucket.set(bucket, amounts.set(category_id, amount))
    byCategory.set(category_id, (byCategory.get(category_id) ?? 0) + amount)
  }
  const cellsOf = (amounts: Map<number, number> | undefined) =>
    Object.fromEntries(categories.map(({ id, category }) => [category, toDecimal(amounts?.get(id) ?? 0)]))
  return {
    columns: ['trunc_date', ...categories.map(({ category }) => category), 'total'],
    rows: buckets.map((bucket): LedgerRow => {
      const amounts = byBucket.get(bucket)
      return Object.assign(cellsOf(amounts), {
        trunc_date: bucket,
        total: toDecimal(sum(amounts?.values() ?? [])),
      })
    }),
    grand_total: toDecimal(sum(byCategory.values())),
    category_totals: cellsOf(byCategory),
    categories,
  }
}

const idsOf = (sums: CategorySum[]) => sums.map(({ category_id }) => category_id)

export type MonthRevision = { month: Day; revision: string }
/**
 * The amounts of a category in paisa: in the month that begins on `month`, and on each of its days from the
 * 1st.
 */
export type CategoryMonth = MonthRevision & { category_id: number; amount: number; days: number[] }

/**
 * Reads the months that have amounts, for each category, ordered by month and category. `first` and `last`
 * are the first days of the first and the last month. A year has thousands of amounts by day and category.
 * One row with an array for each month is read many times faster than one row for each day. Months whose
 * revision is the same as in `cachedMonths` have empty `days`.
 */
export async function readCategoryMonths(
  sql: Sql,
  side: Side,
  [first, last]: [Day, Day],
  cachedMonths: MonthRevision[] = [],
): Promise<CategoryMonth[]> {
  const rows = await sql<(Omit<CategoryMonth, 'days'> & { days: string | null })[]>`
    select f.month, f.category_id, f.amount, f.revision,
      case when cached.revision is distinct from f.revision then f.days::text end as days
    from (
      select month, category_id, amount, (sum(revision) over (partition by month))::text as revision, days
      from ledger_category_months where side = ${side} and month between ${first} and ${last}
    ) f
    left join unnest(${cachedMonths.map(({ month }) => month)}::date[], ${cachedMonths.map(({ revision }) => revision)}::text[])
      cached (month, revision) using (month)
    where 0 <> any(f.days)
    order by f.month, f.category_id`
  // '{1,2,3}'
  return rows.map(({ days, ...row }) => ({ ...row, days: days?.slice(1, -1).split(',').map(Number) ?? [] }))
}

const sumsByDay = (months: CategoryMonth[], days: Day[]): CategorySum[] => {
  const byMonth = Map.groupBy(months, ({ month }) => month.slice(0, 7))
  return days.flatMap((bucket) =>
    (byMonth.get(bucket.slice(0, 7)) ?? []).flatMap(({ category_id, days: amounts }) => {
      const amount = amounts[Number(bucket.slice(8)) - 1]
      return amount ? [{ bucket, category_id, amount }] : []
    }),
  )
}

const readSumsByMonth = (sql: Sql, side: Side, year: number) => sql<CategorySum[]>`
  select month as bucket, category_id, amount from ledger_category_months
  where month between ${dayOf(year, 1, 1)} and ${dayOf(year, 12, 1)} and side = ${side} and amount <> 0
  order by 1, 2`

const monthsOf = (year: number): Day[] => Array.from({ length: 12 }, (_, index) => dayOf(year, index + 1, 1))

const daysOfYear = (year: number): Day[] => monthsOf(year).flatMap((_, index) => daysOfMonth(year, index + 1))

/** Reads every day of the month, or of the year when `month` is 0. */
export async function readMonthlyList(
  sql: Sql,
  side: Side,
  year: number,
  month: number,
): Promise<MonthlyList> {
  const days = month === 0 ? daysOfYear(year) : daysOfMonth(year, month)
  const months = await readCategoryMonths(sql, side, [
    dayOf(year, month || 1, 1),
    dayOf(year, month || 12, 1),
  ])
  const sums = sumsByDay(months, days)
  return pivot(await categoriesOf(sql, side, idsOf(sums), days.at(-1)!), days, sums)
}

/** Reads the twelve months of a year. The categories in `expectedIds` appear even without amounts. */
export async function readYearByMonths(
  sql: Sql,
  side: Side,
  year: number,
  expectedIds: Iterable<number>,
): Promise<MonthlyList> {
  const lastDay = dayOf(year, 12, 31)
  const sums = await readSumsByMonth(sql, side, year)
  return pivot(await categoriesOf(sql, side, [...idsOf(sums), ...expectedIds], lastDay), monthsOf(year), sums)
}

/**
 * Reads the total collected for others from one month of a year to another, in paisa. Income reports do not
 * contain it.
 */
export async function readPassedOn(
  sql: Sql,
  year: number,
  [first, last]: readonly [number, number],
): Promise<number> {
  const [row] = await sql<{ amount: number }[]>`
    select coalesce(sum(amount), 0)::bigint as amount from ledger_category_months
    where month between ${dayOf(year, first, 1)} and ${dayOf(year, last, 1)} and side = 'passed_on'`
  return row?.amount ?? 0
}

export async function readYearsWithData(sql: Sql): Promise<number[]> {
  const rows = await sql<{ year: number }[]>`
    with recursive booked as (
      select extract(year from min(day))::int as year from ledger_days
      union all
      select (select extract(year from min(day))::int from ledger_days where day >= make_date(b.year + 1, 1, 1))
      from booked b where b.year is not null
    )
    select year from booked where year is not null
    union select year from probable_incomes
    union select year from probable_expenses
    order by year`
  return rows.map(({ year }) => year)
}
