import type { Words } from '../contract/words.ts'

/**
 * Two sums of the module that must be equal. The reconciliation asks the service for them every night and on
 * request, and shows them beside its own checks. `name` is written as that of a job.
 */
export type CheckEntry = { name: string; title: Words }

/**
 * The result of a check. `expected` and `actual` are decimal strings; `detail` names the first record that
 * differs. `ok` may be false although both are equal, when one error hides another.
 */
export type ModuleCheckResult = {
  name: string
  ok: boolean
  expected: string
  actual: string
  detail?: string
}

/** The server gets the results of all checks of a service at this path, as a list. */
export const serviceChecksPath = '/-/checks'
