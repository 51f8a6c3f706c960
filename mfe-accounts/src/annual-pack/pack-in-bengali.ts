import type { Head } from '@samity/shared-api/contract/accounts/category'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import type { Pack } from './AnnualPackPrint.tsx'

/**
 * Categories have one name. The Bengali one is that of their head, as on receipts: of the only head of a category, or of the head
 * with the same English name.
 */
function bengaliNames(heads: readonly Head[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const category of new Set(heads.map((head) => head.category))) {
    const headsOfCategory = heads.filter((head) => head.category === category)
    const head =
      headsOfCategory.find(({ name }) => name.en === category) ??
      (headsOfCategory.length === 1 ? headsOfCategory[0] : undefined)
    // the rows of a report have the names as keys, so no two categories may get the same one
    if (head && ![...names.values()].includes(head.name.bn)) names.set(category, head.name.bn)
  }
  return names
}

/** The pack with the categories of its income in Bengali, where they have a Bengali name. */
export function packInBengali(pack: Pack): Pack {
  const names = bengaliNames(pack.heads)
  const nameOf = (category: string) => names.get(category) ?? category
  const withNames = <T extends { category: string }>(rows: readonly T[]): T[] =>
    rows.map((row) => ({ ...row, category: nameOf(row.category) }))
  const withKeys = <T extends Record<string, string>>(amounts: T): T =>
    // the type of a row is open: its keys are names of categories
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [nameOf(name), amount])) as T
  const report = (one: YearReport): YearReport => ({
    ...one,
    categories: withNames(one.categories),
    category_totals: withKeys(one.category_totals),
    rows: one.rows.map(withKeys),
  })
  const fund = (one: FundReport): FundReport =>
    one.side === 'income' ? { ...one, categories: withNames(one.categories) } : one
  return { ...pack, income: [report(pack.income[0]), report(pack.income[1])], funds: pack.funds.map(fund) }
}
