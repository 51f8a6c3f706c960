import { toDecimal, fromDecimal } from '../money.ts'
import type { Words } from '../words.ts'
import type { WhereTheMoneyIs } from './where-the-money-is.ts'

/**
 * A line of the equation of the money. 'plus' and 'less' lines come to the 'sum' below them; a 'part' is
 * inside the sum above it.
 */
export type EquationLine = {
  label: Words
  kind: 'plus' | 'less' | 'sum' | 'part' | 'difference'
  /** A decimal string, of a 'less' line without its minus */
  amount: string
}

const none = '0.00'
const unless = (amount: string, line: EquationLine): EquationLine[] => (amount === none ? [] : [line])

/**
 * Why the places have what they have, line by line: openings + income + money to pass on − expense − credit
 * paid out − what old books left over, against the sum of the places. Screen and print show these lines and
 * no other.
 */
export function moneyEquation(where: WhereTheMoneyIs): EquationLine[] {
  const oldBooks = where.old_books ?? none
  const differences = where.places.find(({ kind }) => kind === 'differences')?.balance ?? none
  const isOver = differences.startsWith('-')
  return [
    { label: { en: 'Opening amounts', bn: 'প্রারম্ভিক পরিমাণ' }, kind: 'plus', amount: where.openings },
    { label: { en: 'plus income', bn: 'যোগ আয়' }, kind: 'plus', amount: where.income },
    {
      label: { en: 'plus money to pass on', bn: 'যোগ অন্যের জন্য আদায়' },
      kind: 'plus',
      amount: where.passed_on,
    },
    { label: { en: 'less expanse', bn: 'বাদ ব্যয়' }, kind: 'less', amount: where.expense },
    // only an association that credits advocates has this line
    ...unless(where.paid_out, {
      label: { en: 'less credit paid out', bn: 'বাদ পরিশোধিত পাওনা' },
      kind: 'less',
      amount: where.paid_out,
    }),
    // the openings have the money of imported old books already
    ...unless(oldBooks, {
      label: { en: 'less what old books left over', bn: 'বাদ পুরোনো হিসাবের উদ্বৃত্ত' },
      kind: 'less',
      amount: oldBooks,
    }),
    {
      label: { en: 'What the books say', bn: 'হিসাবে যা থাকার কথা' },
      kind: 'sum',
      amount: where.expected,
    },
    { label: { en: 'What the places have', bn: 'স্থানগুলোতে যা আছে' }, kind: 'sum', amount: where.total },
    { label: { en: 'of which on the way', bn: 'এর মধ্যে পথে আছে' }, kind: 'part', amount: where.on_the_way },
    // what counts found and nobody has settled yet
    ...unless(differences, {
      label: isOver
        ? { en: 'less what boxes had too much', bn: 'বাদ বাক্সে যা বেশি ছিল' }
        : { en: 'of which missing from cash boxes', bn: 'এর মধ্যে ক্যাশ বাক্সে ঘাটতি' },
      kind: 'part',
      amount: isOver ? toDecimal(-fromDecimal(differences)) : differences,
    }),
    { label: { en: 'Difference', bn: 'গরমিল' }, kind: 'difference', amount: where.difference },
  ]
}
