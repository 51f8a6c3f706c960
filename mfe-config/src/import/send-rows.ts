import { http } from '@samity/shared-api/client'
import type { Checked, ImportBody, Importable, Imported } from '@samity/shared-api/contract/config/import'
import type { Matched } from './match.ts'
import type { Sheet } from './sheet.ts'

// thousands of rows over a slow line take longer than any other call
const patience = 10 * 60_000

export type Opened = {
  name: string
  sheet: Sheet
  columns: Matched
  /** The Idempotency-Key: what is sent again after a lost answer is imported once */
  key: string
}
type Progress = (percent: number) => void

function bodyOf({ name, sheet, columns }: Opened): ImportBody {
  const places = Object.values(columns)
  return {
    columns: Object.keys(columns),
    rows: sheet.rows.map(({ row, cells }) => ({ row, cells: places.map((index) => cells[index] ?? '') })),
    file: name,
  }
}

async function send<T>(
  what: Importable,
  body: ImportBody,
  key: string | undefined,
  onProgress: Progress,
): Promise<T> {
  const { data } = await http.post<T>(`import/${what}/`, body, {
    timeout: patience,
    ...(key && { headers: { 'Idempotency-Key': key } }),
    onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.round((100 * loaded) / total) : 0),
  })
  return data
}

/** A verdict for each row; nothing is written. */
export const checkRows = (what: Importable, opened: Opened, onProgress: Progress) =>
  send<Checked>(what, { ...bodyOf(opened), dry_run: true }, undefined, onProgress)

export const importRows = (what: Importable, opened: Opened, skip_errors: boolean, onProgress: Progress) =>
  send<Imported>(what, { ...bodyOf(opened), dry_run: false, skip_errors }, opened.key, onProgress)
