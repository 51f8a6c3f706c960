import type { Day } from '@samity/shared-api/contract'
import type { Reservation } from './reservation.ts'

export const loanStates = [
  { value: 'open', label: { en: 'On loan', bn: 'ধারে আছে' } },
  { value: 'overdue', label: { en: 'Overdue', bn: 'মেয়াদ পেরিয়েছে' } },
  { value: 'returned', label: { en: 'Returned', bn: 'ফেরত এসেছে' } },
  { value: 'lost', label: { en: 'Lost', bn: 'হারানো' } },
  { value: 'fine_due', label: { en: 'Payment due', bn: 'টাকা বাকি' } },
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
  /** The day on which the borrower reported the loss, which ends a loan as a return does */
  lost_on: Day | null
  lost_by: string | null
  /** The day on which the lost copy was found again */
  recovered_on: Day | null
  renewals: number
  /** Days past the due day, up to the return, the loss or today */
  days_late: number
  /** The fine so far; after the end of the loan the final one */
  fine: string
  charge: string
  /** The cost of a loan that has ended: the fine, and the charge unless the copy was found again */
  due: string
  /** The number of the receipt of series LIB, once what is due is paid */
  fine_receipt: string | null
  /** Why what is due need not be paid */
  fine_waived: string | null
  fine_waived_by: string | null
  /** Why an administrator lent to an archived advocate */
  override_reason: string | null
  /** The last day on which the server recorded a reminder for this due day */
  reminded_on: Day | null
  state: LoanState
}

export const fineSeries = 'LIB'

/** The response of `GET x/mfe-library/copies/by-number/?number=…`. */
export type ScannedCopy = {
  id: number
  number: string
  state: 'in_use' | 'lost' | 'withdrawn'
  book_id: number
  title: string
  author: string
  shelf: string
  /** '0.00' when nobody has said */
  replacement_price: string
  loan: Loan | null
  /** The loan in which the copy was lost, until it is found again */
  loss: Loan | null
  /** Who is in line for the book, first comes first */
  line: Reservation[]
}

/** The body of `POST x/mfe-library/returns/`. */
export type ReturnInput = {
  copy_number: string
  /** Today if absent; from the day of the loan to today */
  returned_on?: string
}

/** The body of `POST x/mfe-library/losses/`. */
export type LossInput = {
  copy_number: string
  lost_on: string
  /** A decimal string above 0. Below the replacement price only who manages the library may go. */
  charge: string
}

export type ReturnedLoan = Loan & {
  /** For whom the copy is to be laid aside */
  next_in_line: Reservation | null
}

/** The response of `POST x/mfe-library/copies/{id}/recover/`. */
export type RecoveredCopy = {
  number: string
  title: string
  /** The loan in which it was lost; null when its state was set by hand */
  loan: Loan | null
  next_in_line: Reservation | null
}

/** The body of `POST x/mfe-library/loans/`. */
export type LoanInput = {
  copy_number: string
  /** Number and name are those that the advocate has */
  advocate_id: number
  override_reason?: string
}

/** The response of `GET x/mfe-library/summary/`. */
export type LibrarySummary = {
  books: number
  copies: number
  on_loan: number
  overdue: number
  /** Fines and charges of loans that have ended, neither paid nor waived, as a decimal string */
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
