import type { Words } from '@samity/shared-api/contract'

/** One equation that must hold to the paisa. `left` and `right` are decimal strings. */
export type ReconciliationCheck = {
  /** A short name for programs: 'receipts-ledger' */
  law: string
  says: Words
  ok: boolean
  left: string
  right: string
  /** The first record that differs: a receipt's number, a day, a year and category; null when all agree */
  first: string | null
  /** What stands on the two sides there: both sums may be equal all the same, where one error hides another */
  first_left?: string
  first_right?: string
}

export type ReconciliationReport = { checked_at: string; laws: ReconciliationCheck[] }

/** What the last check found: every night, after a restore, or when somebody asked. */
export type ReconciliationSummary = { checked_at: string; ok: boolean; failing: number }
