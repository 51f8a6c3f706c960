import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import { fromDecimal } from '@samity/shared-api/contract'
import type { Client } from './client.ts'
import type { Chance } from './random.ts'

/** What a committee would have expected: near what came, rounded to thousands. */
export async function budgetsOf(client: Client, chance: Chance, thisYear: number): Promise<void> {
  for (const [report, path, category, amount] of [
    ['income-report', 'probable_income/', 'IncomeCategory', 'amount'],
    ['expanse-report', 'probable_expanse/', 'expanseCategory', 'ProbableExpanse'],
  ] as const) {
    for (let year = thisYear - 2; year <= thisYear; year++) {
      const { categories } = await client.get<YearReport>(`${report}/?year=${year}`)
      for (const figures of categories) {
        const came = fromDecimal(figures.actual) / 100
        const expected = Math.max(1, Math.round((came * chance.whole(85, 125)) / 100_000)) * 1000
        if (came > 0) await client.post(path, { year, [category]: figures.id, [amount]: expected })
      }
    }
  }
}
