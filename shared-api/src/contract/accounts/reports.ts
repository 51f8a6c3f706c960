import type { Words } from '@samity/shared-api/contract'

/** The two sides of the accounts. */
export type Side = 'income' | 'expense'

/** A day or a month with an amount for each category, by the category's name. Amounts are decimal strings. */
export type LedgerRow = { trunc_date: string; total: string } & Record<string, string>

export type MonthlyList = {
  /** First 'trunc_date', last 'total', categories between */
  columns: string[]
  rows: LedgerRow[]
  grand_total: string
  category_totals: Record<string, string>
  /** The categories between the first and the last column, with their ids */
  categories: CategoryName[]
}
export type CategoryName = { id: number; category: string }

export const periods = {
  first10: { months: [1, 10], label: { en: 'Jan–Oct', bn: 'জানুয়ারি–অক্টোবর' } },
  last2: { months: [11, 12], label: { en: 'Nov & Dec', bn: 'নভেম্বর ও ডিসেম্বর' } },
  whole: { months: [1, 12], label: { en: 'Entire Year', bn: 'পুরো বছর' } },
} as const satisfies Record<string, { months: readonly [number, number]; label: Words }>
export type Period = keyof typeof periods

export type CategoryFigures = CategoryName & {
  probable: string
  actual: string
  /** actual − probable */
  difference: string
  /** actual as a percentage of probable, with two decimal places; null when probable is 0 */
  percent: string | null
}

export type YearReport = Omit<MonthlyList, 'categories'> & {
  year: number
  period: Period
  /** Figures of the requested period */
  categories: CategoryFigures[]
  /** Money passed on in the requested period. It is not income and has its own line (income report only). */
  passed_on?: string
}
