import type { Day, Words } from '@samity/shared-api/contract'
import type { DayFormat } from './read-statement.ts'

export const maxStatementRows = 5000

/** Field of a statement's line → index of its column in the file. */
export type StatementColumns = Record<string, number>

/** The way in which the files of a bank are read: the response of `GET x/mfe-bank/mappings/{account}/`. */
export type StatementMapping = {
  /** Of the file that it was made for, in their order */
  headings: string[]
  columns: StatementColumns
  day_format: DayFormat
  header_row: number
}
export type KeptMapping = StatementMapping & { kept_by: string; kept_on: Day }

/** A row of the file: its number in the file, and its texts by field. */
export type StatementRow = { row: number; values: Record<string, string> }

/** The body of `POST x/mfe-bank/statements/`. */
export type StatementImportBody = {
  account: number
  file_name: string
  mapping: StatementMapping
  rows: StatementRow[]
  /** Only checks, and saves nothing */
  dry_run: boolean
  /** Saves although the running balance does not add up */
  accept_gaps: boolean
  /** The balance before the first line, if the account starts with this statement: a decimal string */
  start_balance?: string
}

/**
 * `known` is in an earlier statement. `skipped` is no line: a title, a total, the balance at the beginning.
 */
export type LineVerdict = {
  row: number
  verdict: 'new' | 'known' | 'skipped' | 'error'
  /** Messages by field */
  errors?: Record<string, Words>
}
/** The end of the day before the first line, in the books and at the bank. Decimal strings. */
export type StatementStart = { day: Day; book_balance: string; bank_balance: string | null }
/** The balance of a row differs from that of the row before it and its amount. Decimal strings. */
export type BalanceGap = { row: number; expected: string; balance: string }

export type StatementImportResult = {
  verdicts: LineVerdict[]
  gaps: BalanceGap[]
  new: number
  known: number
  errors: number
  from: Day | null
  to: Day | null
  opening: string | null
  closing: string | null
  /** The same statement, imported before: also from a file of another kind */
  repeats: { file_name: string; imported_by: string; imported_on: Day } | null
  /** The account starts with this statement: it has no earlier one, and its opening amount differs */
  start: StatementStart | null
  /** The id of what was imported; null after a check */
  id: number | null
}

/** A row of `GET x/mfe-bank/statements/`. */
export type Statement = {
  id: number
  account: number
  account_name: Words
  file_name: string
  from: Day
  to: Day
  opening: string | null
  closing: string | null
  lines: number
  unmatched: number
  imported_by: string
  imported_on: Day
}

/** A row of `GET x/mfe-bank/accounts/`: the bank accounts of the treasury. */
export type BankAccount = {
  id: number
  name_english: string
  name_bengali: string
  account_no: string
  statement_to: Day | null
  reconciled_to: Day | null
  statement_from: Day | null
  /** The bank's balance before that day, if a person has entered one */
  start_balance: string | null
  unmatched: number
}
