import { http } from '@samity/shared-api/client'
import type { ImportProgress } from '@samity/shared-api/contract/imports/import-record'
import type { StepRequest } from './use-import.ts'

/**
 * Reads at intervals how many rows the server has applied, until `work` ends. Nothing is reported when the
 * server does not know it.
 */
export async function reportRows<T>(
  work: Promise<T>,
  /** The route of the progress of this import */
  path: string,
  onRows: StepRequest['onRows'],
  intervalMs = 1000,
): Promise<T> {
  let isOver = false
  const timer = setInterval(() => {
    http
      .get<ImportProgress>(path)
      .then(({ data: { done, total } }) => {
        if (!isOver && done !== null && total !== null) onRows({ done, total })
      })
      // the import itself tells what is wrong
      .catch(() => undefined)
  }, intervalMs)
  try {
    return await work
  } finally {
    isOver = true
    clearInterval(timer)
  }
}
