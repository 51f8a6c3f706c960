import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { CollectionSummary } from '@samity/shared-api/contract/accounts/dashboard'

/** All money collected: income and money passed on, as a decimal string. */
export const totalCollected = ({ income, passed_on }: CollectionSummary): string =>
  toDecimal(fromDecimal(income) + fromDecimal(passed_on))
