import type { Words } from '@samity/shared-api/contract'

export const maxBookRows = 5000

/**
 * A row of the file: its number in the file and its texts, by the field's name. `copies` has the numbers of
 * its copies.
 */
export type BookImportRow = { row: number; values: Record<string, string> }

/** The body of `POST x/mfe-library/books/import/`. */
export type BookImportBody = {
  rows: BookImportRow[]
  /** Only checks, and saves nothing */
  dry_run: boolean
  /** Saves the valid rows and leaves the others out. Otherwise one error stops everything. */
  only_valid: boolean
}

export type RowVerdict = {
  row: number
  verdict: 'new' | 'error'
  /** Messages by the field's name */
  errors?: Record<string, Words>
}
export type BookImportResult = { verdicts: RowVerdict[]; books: number; copies: number; errors: number }

export const copyNumberSeparator = /[;,|\n]+/
