import type { Field, Words } from '@samity/shared-api/contract'
import { advocate } from './advocate.ts'
import { renter } from './renter.ts'

/* What the import screen and the server agree on. The file is read in the browser; its cells go over the wire as text. */

export const importResources = { advocates: advocate, renters: renter }
export type ImportTarget = keyof typeof importResources

/** In one go, and in one transaction. */
export const maxImportRows = 20_000
export const megabyte = 1024 * 1024
/** Of a file, and of what is sent, in bytes. */
export const maxImportFileBytes = 25 * megabyte

/** The fields that a column of a file can hold: no pictures, no lists inside a record. */
export const importableFields = (target: ImportTarget): [name: string, field: Field][] =>
  Object.entries<Field>(importResources[target].fields).filter(
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

export type RowValidation = {
  row: number
  verdict: 'new' | 'duplicate' | 'error'
  /** What is wrong by field, of a duplicate too; in both languages, so that it can be read in the other without asking again */
  errors?: Record<string, Words[]>
  /** The record, or the earlier row, that is already this one */
  duplicate_of?: { row: number } | { id: number; label: string }
  /** What deserves a second look and is imported all the same */
  notes?: Words[]
}
export type ImportPreview = {
  total: number
  /** How many would be imported */
  ready: number
  duplicates: number
  wrong: number
  verdicts: RowValidation[]
}
export type ImportResult = { imported: number; skipped: number }
