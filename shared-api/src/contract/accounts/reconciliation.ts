import type { Instant } from '../moment.ts'
import type { Words } from '@samity/shared-api/contract'

/**
 * One reconciliation check: two sums that must be equal to the paisa. `left` and `right` are decimal strings.
 */
export type ReconciliationCheck = {
  /** The code of the check for programs: 'receipts-ledger' */
  law: string
  says: Words
  ok: boolean
  /** Only for a check of a module whose service does not answer: nothing is proved, and both sums are 0 */
  unanswered?: true
  left: string
  right: string
  /**
   * The first record that differs: a receipt's number, a day, or a year and category. Null when there is
   * none.
   */
  first: string | null
  /**
   * The two amounts of that record. They can differ although both sums are equal, when one error hides
   * another.
   */
  first_left?: string
  first_right?: string
}

export type ReconciliationReport = { checked_at: Instant; laws: ReconciliationCheck[] }

/** The result of the last reconciliation. It runs every night, after a restore and on request. */
export type ReconciliationSummary = { checked_at: Instant; ok: boolean; failing: number }
