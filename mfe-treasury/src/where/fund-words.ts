import type { Words } from '@samity/shared-api/contract'
import { placeFunds, type PlaceFund } from '@samity/shared-api/contract/treasury/money-place'

const noFund: Words = { en: 'Without a fund', bn: 'তহবিল ছাড়া' }

/** The name of a fund; of '' that a place has none. */
export const fundWords = (fund: PlaceFund | ''): Words =>
  placeFunds.find(({ value }) => value === fund)?.label ?? noFund
