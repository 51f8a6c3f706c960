import type { CashierDues } from '@samity/shared-api/contract/members/dues'
import { useDebounced, useGet } from '@samity/shared-ui/query'

const debounceMs = 300

/**
 * Dues of an advocate on a day, with what the form of fees may take. Undefined without an advocate, until the
 * response is there, after an error, and when the association has no fee schedule and modules charge
 * nothing: then the form is as it is without dues.
 */
export function useDues(advocate: number | undefined, on: unknown): CashierDues | undefined {
  const day = typeof on === 'string' && /^\d{4}-\d\d-\d\d$/.test(on) ? on : undefined
  const key = advocate === undefined || !day ? '' : `${advocate} ${day}`
  const isSettled = useDebounced(key, debounceMs) === key
  const path = key && isSettled ? `advocates/${advocate}/dues/` : undefined
  const dues = useGet<CashierDues>(path, day ? { params: { on: day } } : {}).data
  return dues?.has_schedule || dues?.charges?.length ? dues : undefined
}
