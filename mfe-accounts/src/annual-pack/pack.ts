import type { Words } from '@samity/shared-api/contract'
import type { Category } from '@samity/shared-api/contract/accounts/category'
import type { FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'

export type Pack = {
  year: number
  income: [YearReport, YearReport]
  expense: [YearReport, YearReport]
  funds: FundReport[]
  /** At the end of the year, or today */
  where: WhereTheMoneyIs
  signatures: Words[]
  categories: Record<'income' | 'expense', Category[]>
}
