import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { Collections } from '@samity/shared-api/contract/accounts/dashboard'

/** All that came in: income and money passed on. */
export const collected = ({ income, passed_on }: Collections): string =>
  toDecimal(fromDecimal(income) + fromDecimal(passed_on))
