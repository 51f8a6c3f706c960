import type { Instant } from '../moment.ts'
import {
  choice,
  computed,
  date,
  defineResource,
  optionalText,
  text,
  type Row,
  type Words,
} from '@samity/shared-api/contract'
import type { ImportPreview, ImportResult, ImportRow } from '../config/import.ts'
import type { ImportKindName } from './import-kinds.ts'

export const importStates = [
  { value: 'applied', label: { en: 'Imported', bn: 'আমদানি করা' } },
  { value: 'undone', label: { en: 'Undone', bn: 'ফেরানো' } },
] as const
export type ImportState = (typeof importStates)[number]['value']

/**
 * An import of old books: a file that was read, with a verdict on each row and the records that it made. It
 * stays for ever; undoing it takes its records back.
 *
 * - `GET imports/` lists them; `GET imports/{id}/rows/?verdict=&limit=&offset=` returns `ImportedRow[]`.
 * - `POST old-books/{kind}/` takes an `ImportBody` (contract/config/import.ts) and returns an `ImportPreview`
 *   (`dry_run`) or an
 *   `AppliedImport`. Photos come as a multipart form with the part `archive`, a ZIP.
 * - `GET old-books/progress/{key}/` returns an `ImportProgress`; the key is the Idempotency-Key of such a
 *   request that runs.
 * - `POST imports/{id}/undo/` with a `reason` takes everything back, or nothing.
 */
export const importRecord = defineResource({
  path: 'imports',
  relation: 'import_records',
  name: { en: 'import', bn: 'আমদানি' },
  fields: {
    kind: text({ en: 'Kind', bn: 'ধরন' }, 60),
    file_name: optionalText({ en: 'File', bn: 'ফাইল' }, 300),
    state: choice({ en: 'State', bn: 'অবস্থা' }, importStates),
    day: date({ en: 'Day', bn: 'তারিখ' }),
  },
  computed: computed<ImportColumns>(),
  search: ['file_name'],
})

export type ImportColumns = {
  kind: ImportKindName
  state: ImportState
  /** The SHA-256 of what was read */
  digest: string
  /** The names of the fields, in the order of the cells */
  columns: string[]
  /** Rows of the file */
  row_count: number
  imported: number
  skipped: number
  created_by: string
  created_at: Instant
  undone_by: string | null
  undone_at: Instant | null
  undo_reason: string
}
export type ImportRecord = Row<typeof importRecord>

/** A record that a row made or changed. `path` is that of its resource. */
export type MadeRecord = { path: string; id: number; label: string }

/** A row of an import. */
export type ImportedRow = {
  /** As a spreadsheet counts */
  row: number
  verdict: 'new' | 'duplicate' | 'error'
  cells: string[]
  /** Why it was not imported, by field */
  errors: Record<string, Words[]>
  records: MadeRecord[]
}

export type AppliedImport = ImportResult & {
  /** The id of the import */
  id: number
}
export type ImportResponse = ImportPreview | AppliedImport

/**
 * Number of applied rows of the file; null: the import is not running, or in another process of the server
 */
export type ImportProgress = { done: number | null; total: number | null }

/** A preview of photos. `rows` has the names of the files, which only the server has read. */
export type PhotoPreview = ImportPreview & { rows: ImportRow[] }
