import { fromDecimal, percentOf, sum, toDecimal } from '@samity/shared-api/contract'
import {
  periods,
  type CategoryFigures,
  type Period,
  type Side,
  type YearReport,
} from '@samity/shared-api/contract/accounts/reports'
import type { Sql } from '../../database/database.ts'
import { readPassedOn, readYearByMonths } from './category-sums.ts'

/**
 * The probable amount of each category for the year. The specification has one amount a year, so every period
 * is compared with the whole year.
 */
async function probableOf(sql: Sql, side: Side, year: number): Promise<Map<number, number>> {
  const table = side === 'income' ? 'probable_incomes' : 'probable_expenses'
  const rows = await sql<{ category_id: number; amount: number }[]>`
    select category_id, amount from ${sql(table)} where year = ${year} and archived_at is null`
  return new Map(rows.map((row) => [row.category_id, row.amount]))
}

export async function readYearReport(
  sql: Sql,
  side: Side,
  year: number,
  period: Period,
): Promise<YearReport> {
  const probableAmounts = await probableOf(sql, side, year)
  const list = await readYearByMonths(sql, side, year, probableAmounts.keys())
  const span = periods[period].months
  const [first, last] = span
  const rows = list.rows.slice(first - 1, last)
  const figures = list.categories.map(({ id, category }): CategoryFigures => {
    const actual = sum(rows.map((row) => fromDecimal(row[category] ?? '0.00')))
    const probable = probableAmounts.get(id) ?? 0
    return {
      id,
      category,
      probable: toDecimal(probable),
      actual: toDecimal(actual),
      difference: toDecimal(actual - probable),
      percent: percentOf(actual, probable),
    }
  })
  const extraFields = side === 'income' ? { passed_on: toDecimal(await readPassedOn(sql, year, span)) } : {}
  return { ...list, year, period, categories: figures, ...extraFields }
}
