import { http } from '@samity/shared-api/client'
import type {
  ImportPreview,
  ImportBody,
  ImportTarget,
  ImportResult,
} from '@samity/shared-api/contract/config/import'
import type { FieldColumns } from './match-columns.ts'
import type { Worksheet } from './worksheet.ts'

// thousands of rows take longer over a slow connection than any other request
const importTimeoutMs = 10 * 60_000

export type ImportFile = {
  name: string
  worksheet: Worksheet
  columns: FieldColumns
  /** The Idempotency-Key: rows sent again after a lost response are imported once */
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

/** Returns a validation result for each row; the server saves nothing. */
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
