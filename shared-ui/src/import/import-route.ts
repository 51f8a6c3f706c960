import { http } from '@samity/shared-api/client'
import type { ImportBody, ImportPreview, ImportResult } from '@samity/shared-api/contract/config/import'
import type { SaveRequest, StepRequest } from './use-import.ts'

// thousands of receipts take longer than any other request, and twice as long while the machine has other work
const importTimeoutMs = 30 * 60_000

async function send<T>(
  path: string,
  body: ImportBody,
  onProgress: StepRequest['onProgress'],
  key?: string,
): Promise<T> {
  const { data } = await http.post<T>(path, body, {
    timeout: importTimeoutMs,
    ...(key && { headers: { 'Idempotency-Key': key } }),
    onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.round((100 * loaded) / total) : 0),
  })
  return data
}

/**
 * What a screen does with a route that takes an `ImportBody`, such as `importRoute('import/advocates/')`. `check` returns a
 * verdict for each row and saves nothing; `save` saves all rows, or the valid ones. Both throw what the HTTP client throws.
 */
export const importRoute = (path: string) => ({
  check: (body: ImportBody, { onProgress }: StepRequest): Promise<ImportPreview> =>
    send(path, { ...body, dry_run: true }, onProgress),
  save: (body: ImportBody, { onlyValid, key, onProgress }: SaveRequest): Promise<ImportResult> =>
    send(path, { ...body, dry_run: false, skip_errors: onlyValid }, onProgress, key),
})
