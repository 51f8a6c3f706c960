import {
  bengaliDigits,
  largestAmount,
  sentences,
  toDecimal,
  type Paisa,
  bengali,
} from '@samity/shared-api/contract'
import { unmet } from '../../platform/errors.ts'

/** A total that a body gives must be the computed one (422 says both figures); one that it leaves out is computed. */
export function agreedTotal(field: string, given: Paisa | null, computed: number): Paisa {
  if (computed > largestAmount) throw unmet({ [field]: sentences.amountTooLarge })
  if (computed <= 0) throw unmet({ [field]: sentences.amountAboveZero })
  if (given !== null && given !== computed) {
    const [said, right] = [toDecimal(given), toDecimal(computed)]
    throw unmet({
      [field]: {
        en: `The total is ${right}, not ${said}`,
        bn: bengaliDigits(`মোট হবে ${right}, ${said} নয়`),
      },
    })
  }
  return computed as Paisa
}

export function agreedCount(field: string, given: number | null, computed: number): number {
  if (given !== null && given !== computed) {
    throw unmet({
      [field]: {
        en: `The count is ${computed}, not ${given}`,
        bn: bengali`সংখ্যা হবে ${computed}, ${given} নয়`,
      },
    })
  }
  return computed
}
