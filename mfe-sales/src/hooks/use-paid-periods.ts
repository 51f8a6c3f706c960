import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { useMemo } from 'react'
import type { PeriodQuery } from '../paid-periods.ts'
import { useDebouncedQuery } from './use-debounced-query.ts'

/**
 * The paid periods of an advocate or a unit, without those of the receipt `exceptNumber`, which is being
 * edited.
 */
export function usePaidPeriods(
  query: PeriodQuery | undefined,
  exceptNumber: unknown,
): readonly PaidPeriod[] | undefined {
  const periods = useDebouncedQuery<PaidPeriod[]>('paid-periods/', query)
  return useMemo(() => periods?.filter(({ number }) => number !== exceptNumber), [periods, exceptNumber])
}
