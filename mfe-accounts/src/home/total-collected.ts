import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { CollectionSummary } from '@samity/shared-api/contract/accounts/dashboard'

/** All that came in: income and money passed on. */
export const totalCollected = ({ income, passed_on }: CollectionSummary): string =>
  toDecimal(fromDecimal(income) + fromDecimal(passed_on))
