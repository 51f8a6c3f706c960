import {
  bengaliDigits,
  maxAmount,
  validationMessages,
  toDecimal,
  type Paisa,
  bengali,
} from '@samity/shared-api/contract'
import { unprocessable } from '../http/errors.ts'

/** A total that a body gives must be the computed one (422 says both figures); one that it leaves out is computed. */
export function checkTotal(field: string, clientTotal: Paisa | null, total: number): Paisa {
  if (total > maxAmount) throw unprocessable({ [field]: validationMessages.amountTooLarge })
  if (total <= 0) throw unprocessable({ [field]: validationMessages.amountAboveZero })
  if (clientTotal !== null && clientTotal !== total) {
    const [clientText, totalText] = [toDecimal(clientTotal), toDecimal(total)]
    throw unprocessable({
      [field]: {
        en: `The total is ${totalText}, not ${clientText}`,
        bn: bengaliDigits(`মোট হবে ${totalText}, ${clientText} নয়`),
      },
    })
  }
  return total as Paisa
}

export function checkCount(field: string, clientCount: number | null, count: number): number {
  if (clientCount !== null && clientCount !== count) {
    throw unprocessable({
      [field]: {
        en: `The count is ${count}, not ${clientCount}`,
        bn: bengali`সংখ্যা হবে ${count}, ${clientCount} নয়`,
      },
    })
  }
  return count
}
