import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import { bengaliNamesOf } from '../hooks/use-category-name.ts'
import type { Pack } from './pack.ts'

/**
 * Returns a function to Bengali names. The rows of a report have the names as keys, so no two categories get
 * the same one.
 */
function bengaliNames(categories: Pack['categories']['income']): (category: string) => string {
  const names = bengaliNamesOf(categories)
  const isOnly = (name: string) => [...names.values()].filter((one) => one === name).length === 1
  return (category) => {
    const name = names.get(category)
    return name !== undefined && isOnly(name) ? name : category
  }
}

export function packInBengali(pack: Pack): Pack {
  const nameOf = {
    income: bengaliNames(pack.categories.income),
    expense: bengaliNames(pack.categories.expense),
  }
  type Side = keyof typeof nameOf
  const withNames = <T extends { category: string }>(rows: readonly T[], side: Side): T[] =>
    rows.map((row) => ({ ...row, category: nameOf[side](row.category) }))
  const withKeys = <T extends Record<string, string>>(amounts: T, side: Side): T =>
    // the type of a row is open: its keys are names of categories
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [nameOf[side](name), amount])) as T
  const report = (one: YearReport, side: Side): YearReport => ({
    ...one,
    categories: withNames(one.categories, side),
    category_totals: withKeys(one.category_totals, side),
    rows: one.rows.map((row) => withKeys(row, side)),
  })
  return {
    ...pack,
    income: [report(pack.income[0], 'income'), report(pack.income[1], 'income')],
    expense: [report(pack.expense[0], 'expense'), report(pack.expense[1], 'expense')],
    funds: pack.funds.map((fund): FundReport => ({
      ...fund,
      categories: withNames(fund.categories, fund.side),
    })),
  }
}
