import { http, newIdempotencyKey } from '@samity/shared-api/client'
import type { ImportBody, ImportPreview, ImportResult } from '@samity/shared-api/contract/config/import'
import { reportRows } from './report-rows.ts'
import type { SaveRequest, StepRequest } from './use-import.ts'

// thousands of receipts take longer than any other request, and twice as long while the machine has other
// work
const importTimeoutMs = 30 * 60_000

type ImportPaths = {
  /** Takes an `ImportBody` */
  path: string
  /** Followed by the key of a request, it tells how many rows are applied */
  progressPath?: string
}

async function send<T>(
  { path, progressPath }: ImportPaths,
  body: ImportBody,
  { onProgress, onRows }: StepRequest,
  key = newIdempotencyKey(),
): Promise<T> {
  const work = http.post<T>(path, body, {
    timeout: importTimeoutMs,
    headers: { 'Idempotency-Key': key },
    onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.round((100 * loaded) / total) : 0),
  })
  const { data } = await (progressPath ? reportRows(work, `${progressPath}${key}/`, onRows) : work)
  return data
}

/**
 * The steps of a screen with a route that takes an `ImportBody`, such as `importRoute('import/advocates/')`.
 * `check` returns a verdict for each row and saves nothing; `save` saves all rows, or the valid ones. Both
 * throw what the HTTP client throws. With `progressPath`, such as 'old-books/progress/', both report the rows
 * that are applied.
 */
export function importRoute(path: string, progressPath?: string) {
  const paths: ImportPaths = { path, ...(progressPath !== undefined && { progressPath }) }
  return {
    check: (body: ImportBody, request: StepRequest): Promise<ImportPreview> =>
      send(paths, { ...body, dry_run: true }, request),
    save: (body: ImportBody, { onlyValid, key, ...request }: SaveRequest): Promise<ImportResult> =>
      send(paths, { ...body, dry_run: false, skip_errors: onlyValid }, request, key),
  }
}
