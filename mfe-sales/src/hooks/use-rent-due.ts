import type { RentDue } from '@samity/shared-api/contract/sales/paid-period'
import type { RentUnit } from '../paid-periods.ts'
import { useDebouncedQuery } from './use-debounced-query.ts'

/**
 * The months of rent due for a unit. Only the server can compute them, because it knows when the lease began.
 */
export const useRentDue = (unit: RentUnit | undefined): RentDue | undefined =>
  useDebouncedQuery('rent-due/', unit)
