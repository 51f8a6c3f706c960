import { fromDecimal, toDecimal, type Words } from '@samity/shared-api/contract'
import type { Reconciliation } from '../../contract/reconciliation.ts'

type EquationLine = { label: Words; amount: string; isSum?: true }

const words = {
  book: { en: 'Balance in the books', bn: 'হিসাব বইয়ে স্থিতি' },
  inBooks: { en: 'less: in the books, not at the bank', bn: 'বাদ: বইয়ে আছে, ব্যাংকে নেই' },
  atBank: { en: 'plus: at the bank, not in the books', bn: 'যোগ: ব্যাংকে আছে, বইয়ে নেই' },
  explained: { en: 'Balance that the bank should have', bn: 'ব্যাংকে যে স্থিতি থাকার কথা' },
  bank: { en: "Bank's balance", bn: 'ব্যাংকের স্থিতি' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
}

const negated = (amount: string) => toDecimal(-fromDecimal(amount))

/** From the balance of the books to that of the bank, in lines that add up. */
export function equationOf(reconciliation: Reconciliation): EquationLine[] {
  const { book_balance, book_outstanding, bank_outstanding, bank_balance, difference } = reconciliation
  const explained = fromDecimal(bank_balance) - fromDecimal(difference)
  return [
    { label: words.book, amount: book_balance },
    { label: words.inBooks, amount: negated(book_outstanding) },
    { label: words.atBank, amount: bank_outstanding },
    { label: words.explained, amount: toDecimal(explained), isSum: true },
    { label: words.bank, amount: bank_balance },
    { label: words.difference, amount: difference, isSum: true },
  ]
}
