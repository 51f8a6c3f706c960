import type { RentDue } from '@samity/shared-api/contract/sales/paid-period'
import { spansOf, spansOfMonths, type RentUnit, type Span } from '../paid-periods.ts'
import { useDebouncedQuery } from './use-debounced-query.ts'
import { usePaidPeriods } from './use-paid-periods.ts'

/**
 * The paid months of a unit, by any payer, without those of the receipt `exceptNumber`, and the due ones.
 * Only the server can compute these, because it knows when the lease began; null without a renter.
 * Undefined until a building is entered and both are there.
 */
export function useUnitMonths(
  unit: RentUnit | undefined,
  exceptNumber: unknown,
): { paid: Span[]; due: Span[] | null } | undefined {
  const paid = usePaidPeriods(unit, exceptNumber)
  const due = useDebouncedQuery<RentDue>('rent-due/', unit)?.due_months
  if (!paid || due === undefined) return undefined
  return { paid: spansOf(paid, 'rent'), due: due && spansOfMonths(due) }
}
