import { http } from '@samity/shared-api/client'
import type {
  ImportPreview,
  ImportBody,
  ImportTarget,
  ImportResult,
} from '@samity/shared-api/contract/config/import'
import type { FieldColumns } from './match-columns.ts'
import type { Worksheet } from './worksheet.ts'

// thousands of rows over a slow line take longer than any other call
const importTimeoutMs = 10 * 60_000

export type ImportFile = {
  name: string
  worksheet: Worksheet
  columns: FieldColumns
  /** The Idempotency-Key: what is sent again after a lost answer is imported once */
  key: string
}
type OnProgress = (percent: number) => void

function toImportBody({ name, worksheet, columns }: ImportFile): ImportBody {
  const columnIndexes = Object.values(columns)
  return {
    columns: Object.keys(columns),
    rows: worksheet.rows.map(({ row, cells }) => ({
      row,
      cells: columnIndexes.map((index) => cells[index] ?? ''),
    })),
    file: name,
  }
}

async function send<T>(
  recordType: ImportTarget,
  body: ImportBody,
  key: string | undefined,
  onProgress: OnProgress,
): Promise<T> {
  const { data } = await http.post<T>(`import/${recordType}/`, body, {
    timeout: importTimeoutMs,
    ...(key && { headers: { 'Idempotency-Key': key } }),
    onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.round((100 * loaded) / total) : 0),
  })
  return data
}

/** A verdict for each row; nothing is written. */
export const checkRows = (recordType: ImportTarget, importFile: ImportFile, onProgress: OnProgress) =>
  send<ImportPreview>(recordType, { ...toImportBody(importFile), dry_run: true }, undefined, onProgress)

export const importRows = (
  recordType: ImportTarget,
  importFile: ImportFile,
  skipErrors: boolean,
  onProgress: OnProgress,
) =>
  send<ImportResult>(
    recordType,
    { ...toImportBody(importFile), dry_run: false, skip_errors: skipErrors },
    importFile.key,
    onProgress,
  )
