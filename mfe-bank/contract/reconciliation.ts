import type { Day, Words } from '@samity/shared-api/contract'

export const reconciliationStates = [
  { value: 'draft', label: { en: 'Draft', bn: 'খসড়া' } },
  { value: 'final', label: { en: 'Final', bn: 'চূড়ান্ত' } },
] as const
export type ReconciliationState = (typeof reconciliationStates)[number]['value']

/** A row of `GET x/mfe-bank/reconciliations/`. Amounts are decimal strings. */
export type Reconciliation = {
  id: number
  account: number
  account_name: Words
  account_no: string
  day: Day
  state: ReconciliationState
  /** By the bank's statement, on the day */
  bank_balance: string
  book_balance: string
  /** In the books and not yet at the bank */
  book_outstanding: string
  /** At the bank and not yet in the books */
  bank_outstanding: string
  /** '0.00' when the bank's balance is explained */
  difference: string
  /** Lines of the books up to the day that were posted after it became final */
  late: number
  made_by: string
  made_on: Day
  final_by: string | null
  final_on: Day | null
}

export type OutstandingLine = { id: number; day: Day; text: string; amount: string }

export type ReconciliationDetails = Reconciliation & {
  book_lines: OutstandingLine[]
  bank_lines: OutstandingLine[]
  late_lines: OutstandingLine[]
}

/** The body of `POST x/mfe-bank/reconciliations/`. The balance is that of the last line unless given. */
export type ReconciliationBody = { account: number; day: string; bank_balance?: string }
