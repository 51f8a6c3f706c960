import type { Field, Words } from '@samity/shared-api/contract'
import type { Instant } from '../moment.ts'
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
export const maxImportFileBytes = 25 * megabyte

export const importableFields = (target: ImportTarget): [name: string, field: Field][] =>
  Object.entries<Field>(importResources[target].fields).filter(
    ([, { kind }]) => kind !== 'picture' && kind !== 'json',
  )

/** `row` is the row number in the file, as a spreadsheet counts. */
export type ImportRow = { row: number; cells: string[] }
/**
 * `columns` are field names in the order of the cells, `file` is the name for the audit log. `dry_run`, the
 * default, only validates. `skip_errors` skips rows with errors and duplicates instead of refusing the
 * import.
 */
export type ImportBody = {
  columns: string[]
  rows: ImportRow[]
  dry_run?: boolean
  skip_errors?: boolean
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

/**
 * An import of the last 30 days: `GET import/{target}/`, newest first. `POST import/{target}/{id}/undo/` with
 * a `reason` deletes what it made and returns an `UndoneImport`.
 */
export type PastImport = { id: number; at: Instant; by: string; file: string; imported: number }
/** `kept` records stay, because they were changed or others refer to them; `labels` has the first 20. */
export type UndoneImport = { deleted: number; kept: number; labels: string[] }
