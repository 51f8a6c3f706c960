import type { Day } from '@samity/shared-api/contract'
/** What a loan is at the moment. */
export const loanStates = [
  { value: 'open', label: { en: 'On loan', bn: 'ধারে আছে' } },
  { value: 'overdue', label: { en: 'Overdue', bn: 'মেয়াদ পেরিয়েছে' } },
  { value: 'returned', label: { en: 'Returned', bn: 'ফেরত এসেছে' } },
  { value: 'fine_due', label: { en: 'Fine due', bn: 'জরিমানা বাকি' } },
] as const
export type LoanState = (typeof loanStates)[number]['value']

/** One copy, lent to one advocate. Days are ISO days, amounts decimal strings. */
export type Loan = {
  id: number
  copy_id: number
  copy_number: string
  book_id: number
  title: string
  author: string
  advocate_id: number
  advocate_number: string
  advocate_name: string
  lent_on: Day
  lent_by: string
  due_on: Day
  returned_on: Day | null
  returned_by: string | null
  renewals: number
  /** Days past the due day, up to the return or today */
  days_late: number
  /** The fine so far; after the return the final one */
  fine: string
  /** The number of the receipt of series LIB, once the fine is paid */
  fine_receipt: string | null
  /** Why the fine need not be paid */
  fine_waived: string | null
  fine_waived_by: string | null
  /** Why an administrator lent to an archived advocate */
  override_reason: string | null
  state: LoanState
}

/** The series of the receipts for fines. */
export const fineSeries = 'LIB'

/** The response of `GET x/mfe-library/copies/by-number/?number=…`. */
export type ScannedCopy = {
  id: number
  number: string
  state: 'in_use' | 'lost' | 'withdrawn'
  title: string
  author: string
  shelf: string
  /** The loan that has not ended */
  loan: Loan | null
}

/** The body of `POST x/mfe-library/loans/`. */
export type LoanInput = {
  copy_number: string
  /** Number and name are those that the advocate has */
  advocate_id: number
  /** Why an administrator lends to an archived advocate */
  override_reason?: string
}

/** The response of `GET x/mfe-library/summary/`. */
export type LibrarySummary = {
  books: number
  copies: number
  on_loan: number
  overdue: number
  /** Fines of returned books that are neither paid nor waived, as a decimal string */
  fines_due: string
  first_overdue: Pick<Loan, 'id' | 'title' | 'copy_number' | 'advocate_name' | 'due_on' | 'days_late'>[]
}

/** The response of `GET x/mfe-library/terms/`: what the module's settings say. */
export type LibraryTerms = {
  loan_days: number
  max_loans: number
  max_renewals: number
  fine_per_day: number
}
