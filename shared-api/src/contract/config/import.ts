import type { Field, Words } from '@samity/shared-api/contract'
import { advocate } from './advocate.ts'
import { renter } from './renter.ts'

/* What the import screen and the server agree on. The file is read in the browser; its cells go over the wire as text. */

export const importable = { advocates: advocate, renters: renter }
export type Importable = keyof typeof importable

/** In one go, and in one transaction. */
export const mostRows = 20_000
export const megabyte = 1024 * 1024
/** Of a file, and of what is sent, in bytes. */
export const largestFile = 25 * megabyte

/** The fields that a column of a file can hold: no pictures, no lists inside a record. */
export const importedFields = (what: Importable): [name: string, field: Field][] =>
  Object.entries<Field>(importable[what].fields).filter(
    ([, { kind }]) => kind !== 'picture' && kind !== 'json',
  )

/** `row` is the number of the line in the file, as a spreadsheet counts. */
export type ImportRow = { row: number; cells: string[] }
export type ImportBody = {
  /** Field names, in the order of the cells */
  columns: string[]
  rows: ImportRow[]
  /** Only look; the default */
  dry_run?: boolean
  /** Leave rows with errors and duplicates out, instead of refusing all */
  skip_errors?: boolean
  /** The file's name, for the audit trail */
  file?: string
}

export type Verdict = {
  row: number
  verdict: 'new' | 'duplicate' | 'error'
  /** What is wrong by field, of a duplicate too; in both languages, so that it can be read in the other without asking again */
  errors?: Record<string, Words[]>
  /** The record, or the earlier row, that is already this one */
  duplicate_of?: { row: number } | { id: number; label: string }
  /** What deserves a second look and is imported all the same */
  notes?: Words[]
}
export type Checked = {
  total: number
  /** How many would be imported */
  ready: number
  duplicates: number
  wrong: number
  verdicts: Verdict[]
}
export type Imported = { imported: number; skipped: number }
