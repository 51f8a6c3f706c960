import type { Day, Words } from '@samity/shared-api/contract'
import type { Instant } from '@samity/shared-api/contract/moment'

/**
 * `chosen` is a match that a person put together, `start` that of the earlier entries with the balance at the
 * start of the account.
 */
export const matchReasons = [
  'cheque',
  'slip',
  'reference',
  'same_day',
  'day',
  'one_candidate',
  'several_lines',
  'voided',
  'reversed',
  'start',
  'chosen',
] as const
export type MatchReason = (typeof matchReasons)[number]

/** A line of the bank's statement. Amounts are decimal strings; negative for money that left the account. */
export type StatementLine = {
  id: number
  day: Day
  description: string
  reference: string
  cheque_no: string
  amount: string
  balance: string | null
  match: number | null
}

export type AccountBookLine = {
  id: number
  day: Day
  document: string
  path: string
  document_id: number
  reason: string
  amount: string
  match: number | null
  /** Posted into a period that was reconciled before */
  is_late: boolean
}

export type Proposal = {
  statement_lines: number[]
  book_lines: number[]
  reasons: MatchReason[]
  days: number
  /** Nothing else fits either side: it may be accepted together with the others */
  is_sure: boolean
}

export type BankMatch = {
  id: number
  day: Day
  reasons: MatchReason[]
  made_by: string
  made_at: Instant
  batch: number | null
  /** Reconciled: it cannot be undone */
  is_final: boolean
  statement_lines: StatementLine[]
  book_lines: AccountBookLine[]
}

/** The lines that are not matched yet. Sums are decimal strings. */
export type DeskTotals = Record<'statement' | 'book', { count: number; amount: string }>

/** The response of `GET x/mfe-bank/desk/?account=&from=&to=&matched=`. */
export type MatchingDesk = {
  account: { id: number; name: Words; account_no: string }
  statement_lines: StatementLine[]
  book_lines: AccountBookLine[]
  proposals: Proposal[]
  /** Only with `matched`, newest first */
  matches: BankMatch[]
  totals: DeskTotals
  reconciled_to: Day | null
}

/** The body of `POST x/mfe-bank/matches/`. */
export type MatchBody = {
  account: number
  statement_lines: number[]
  book_lines: number[]
  reasons?: MatchReason[]
}
/** The response of `POST x/mfe-bank/matches/sure/`: `id` undoes all of them with `batch`. */
export type SureMatches = { matched: number; id: number | null }
