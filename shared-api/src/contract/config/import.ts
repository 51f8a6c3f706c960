import type { Field, Words } from '@samity/shared-api/contract'
import { advocate } from './advocate.ts'
import { renter } from './renter.ts'

/*
 * The contract between the import screen and the server. The browser reads the file and sends its cells as
 * text.
 */

export const importResources = { advocates: advocate, renters: renter }
export type ImportTarget = keyof typeof importResources

/** The largest number of rows of one import, which is one transaction. */
export const maxImportRows = 20_000
export const megabyte = 1024 * 1024
/** The largest size of a file, and of the request body. */
export const maxImportFileBytes = 25 * megabyte

/** The fields that a column of a file can contain: no pictures and no lists. */
export const importableFields = (target: ImportTarget): [name: string, field: Field][] =>
  Object.entries<Field>(importResources[target].fields).filter(
    ([, { kind }]) => kind !== 'picture' && kind !== 'json',
  )

/** `row` is the row number in the file, as a spreadsheet counts. */
export type ImportRow = { row: number; cells: string[] }
export type ImportBody = {
  /** Field names, in the order of the cells */
  columns: string[]
  rows: ImportRow[]
  /** Validate only; the default */
  dry_run?: boolean
  /** Skip rows with errors and duplicates instead of refusing the whole import */
  skip_errors?: boolean
  /** The file's name, for the audit log */
  file?: string
}

export type RowValidation = {
  row: number
  verdict: 'new' | 'duplicate' | 'error'
  /**
   * Errors by field, also of a duplicate. In both languages, so that a language switch needs no new request.
   */
  errors?: Record<string, Words[]>
  /** The existing record, or the earlier row of the file, that this row repeats */
  duplicate_of?: { row: number } | { id: number; label: string }
  /** Warnings. The row is imported nevertheless. */
  notes?: Words[]
}
export type ImportPreview = {
  total: number
  /** Number of rows that would be imported */
  ready: number
  duplicates: number
  wrong: number
  verdicts: RowValidation[]
}
export type ImportResult = { imported: number; skipped: number }
