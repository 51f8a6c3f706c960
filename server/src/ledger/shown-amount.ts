import { groupAmount, toDecimal } from '@samity/shared-api/contract'

/** An amount of paisa in a sentence, in Latin digits: 1,23,456.00 */
export const shownAmount = (paisa: number): string => groupAmount(toDecimal(paisa))
