import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import { fromDecimal } from '@samity/shared-api/contract'
import type { Client } from './client.ts'
import type { Random } from './random.ts'

export async function fillBudgets(client: Client, random: Random, thisYear: number): Promise<void> {
  for (const [report, path, category, amount] of [
    ['income-report', 'probable_income/', 'IncomeCategory', 'amount'],
    ['expanse-report', 'probable_expanse/', 'expanseCategory', 'ProbableExpanse'],
  ] as const) {
    for (let year = thisYear - 2; year <= thisYear; year++) {
      const { categories } = await client.get<YearReport>(`${report}/?year=${year}`)
      for (const row of categories) {
        const actualTaka = fromDecimal(row.actual) / 100
        const budgetTaka = Math.max(1, Math.round((actualTaka * random.whole(85, 125)) / 100_000)) * 1000
        if (actualTaka > 0) await client.post(path, { year, [category]: row.id, [amount]: budgetTaka })
      }
    }
  }
}

const paths = {
  general: { income: 'income-category-percentage/', expense: 'general-expense-category/' },
  welfare: { income: 'welfare-category-percentage/', expense: 'welfare-expense-category/' },
} as const

/** The share of each category that goes to the general fund and to the welfare fund, in percent. */
const fundShares: readonly {
  side: 'income' | 'expense'
  category: string
  general: number
  welfare: number
}[] = [
  { side: 'income', category: 'Vokalotnama', general: 60, welfare: 40 },
  { side: 'income', category: 'Cartis Paper', general: 100, welfare: 0 },
  { side: 'income', category: 'Bail Bond', general: 66.67, welfare: 33.33 },
  { side: 'income', category: 'Form Sale', general: 100, welfare: 0 },
  { side: 'income', category: 'Shop Rent', general: 70, welfare: 20 },
  { side: 'income', category: 'Monthly Fee', general: 100, welfare: 0 },
  { side: 'income', category: 'Bar Association Fee', general: 100, welfare: 0 },
  { side: 'income', category: 'Benevolent Fund Fee', general: 0, welfare: 100 },
  { side: 'income', category: 'Relief Fund Fee', general: 0, welfare: 100 },
  { side: 'expense', category: 'Staff Salary', general: 100, welfare: 0 },
  { side: 'expense', category: 'Electricity', general: 100, welfare: 0 },
  { side: 'expense', category: 'Benevolent Grants', general: 0, welfare: 100 },
]

export async function fillShares(client: Client): Promise<void> {
  for (const { side, category, ...funds } of fundShares)
    for (const fund of ['general', 'welfare'] as const)
      if (funds[fund] > 0) await client.post(paths[fund][side], { category, percentage: funds[fund] })
}
