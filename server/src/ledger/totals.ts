import { digitWords, fillWords, maxAmount, validationMessages, type Paisa } from '@samity/shared-api/contract'
import { unprocessable } from '../http/errors.ts'
import { shownAmount } from './shown-amount.ts'

/**
 * Returns the computed total. Refuses a different total in the body (422 with both figures); null means that
 * the body has none.
 */
export function checkTotal(field: string, clientTotal: Paisa | null, total: number): Paisa {
  if (total > maxAmount) throw unprocessable({ [field]: validationMessages.amountTooLarge })
  if (total <= 0) throw unprocessable({ [field]: validationMessages.amountAboveZero })
  if (clientTotal !== null && clientTotal !== total) {
    const [clientText, totalText] = [clientTotal, total].map(shownAmount)
    throw unprocessable({
      [field]: digitWords(
        fillWords(
          { en: 'The total is {totalText}, not {clientText}', bn: 'মোট হবে {totalText}, {clientText} নয়' },
          { totalText, clientText },
        ),
      ),
    }).as('total.other')
  }
  return total as Paisa
}

/**
 * Returns the computed count. Refuses a different count in the body (422 with both figures); null means that
 * the body has none.
 */
export function checkCount(field: string, clientCount: number | null, count: number): number {
  if (clientCount !== null && clientCount !== count) {
    throw unprocessable({
      [field]: fillWords(
        { en: 'The count is {count}, not {clientCount}', bn: 'সংখ্যা হবে {count}, {clientCount} নয়' },
        { count, clientCount },
      ),
    }).as('total.other')
  }
  return count
}
