import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'

export type Account = {
  /** Bank, branch and number: two banks may use the same number */
  id: string
  account_no: string
  bank_name: string
  branch_name: string
  entries: number
  total: string
}

/** Sums the interest of each account, largest total first. */
export function accountsOf(interests: readonly BankInterest[]): Account[] {
  const accounts = new Map<string, Account>()
  for (const { bank_name, branch_name, account_no, interest_amount } of interests) {
    const id = JSON.stringify([bank_name, branch_name, account_no].map((text) => text.trim().toLowerCase()))
    const account = accounts.get(id) ?? { id, account_no, bank_name, branch_name, entries: 0, total: '0.00' }
    accounts.set(id, {
      ...account,
      entries: account.entries + 1,
      total: toDecimal(fromDecimal(account.total) + fromDecimal(interest_amount)),
    })
  }
  return [...accounts.values()].sort((one, other) => fromDecimal(other.total) - fromDecimal(one.total))
}
