import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { useShow, useWords } from '@samity/shared-ui/words'
import styles from './where.module.css'

const words = {
  openings: { en: 'Opening amounts', bn: 'প্রারম্ভিক পরিমাণ' },
  income: { en: 'plus income', bn: 'যোগ আয়' },
  passedOn: { en: 'plus money to pass on', bn: 'যোগ অন্যের জন্য আদায়' },
  expense: { en: 'less expanse', bn: 'বাদ ব্যয়' },
  paidOut: { en: 'less credit paid out', bn: 'বাদ পরিশোধিত পাওনা' },
  oldBooks: { en: 'less what old books left over', bn: 'বাদ পুরোনো হিসাবের উদ্বৃত্ত' },
  expected: { en: 'What the books say', bn: 'হিসাবে যা থাকার কথা' },
  total: { en: 'What the places have', bn: 'স্থানগুলোতে যা আছে' },
  difference: { en: 'Difference', bn: 'অমিল' },
  missing: { en: 'of which missing from cash boxes', bn: 'এর মধ্যে ক্যাশ বাক্সে ঘাটতি' },
  over: { en: 'less what boxes had too much', bn: 'বাদ বাক্সে যা বেশি ছিল' },
  onTheWay: { en: 'of which on the way', bn: 'এর মধ্যে পথে আছে' },
}

/** Openings + income + money to pass on − expense − credit paid out against the sum of the places. */
export function Equation({ where }: { where: WhereTheMoneyIs }) {
  const t = useWords(words)
  const show = useShow()
  const differences = where.places.find(({ kind }) => kind === 'differences')?.balance ?? '0.00'
  const isOver = differences.startsWith('-')
  const lines = [
    [t.openings, where.openings, ''],
    [t.income, where.income, ''],
    [t.passedOn, where.passed_on, ''],
    [t.expense, where.expense, ''],
    // only an association that credits advocates has this line
    ...(where.paid_out === '0.00' ? [] : [[t.paidOut, where.paid_out, ''] as const]),
    // the openings have the money of imported old books already
    ...((where.old_books ?? '0.00') === '0.00' ? [] : [[t.oldBooks, where.old_books ?? '', ''] as const]),
    [t.expected, where.expected, styles.sum],
    [t.total, where.total, styles.sum],
    [t.onTheWay, where.on_the_way, styles.part],
    // what counts found and nobody has settled yet
    ...(differences === '0.00'
      ? []
      : [[isOver ? t.over : t.missing, isOver ? differences.slice(1) : differences, styles.part] as const]),
    [t.difference, where.difference, where.difference === '0.00' ? styles.right : styles.wrong],
  ] as const
  return (
    <table className={styles.equation}>
      <tbody>
        {lines.map(([label, amount, className]) => (
          <tr key={label} className={className}>
            <th scope="row">{label}</th>
            <td>{show.amount(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
