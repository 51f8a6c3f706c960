import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './my.module.css'
import { owedLines } from './owed-lines.ts'

const words = {
  nothing: { en: 'You owe nothing today.', bn: 'আজ আপনার কোনো বকেয়া নেই।' },
  for: { en: 'For', bn: 'বাবদ' },
  amount: { en: 'Amount (৳)', bn: 'পরিমাণ (৳)' },
  total: { en: 'To pay today', bn: 'আজ দিতে হবে' },
}

export function OwedTable(owed: Pick<Passbook, 'dues' | 'rents'>) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { lines, total } = owedLines(owed)
  if (lines.length === 0) return <p>{t.nothing}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t.for}</th>
          <th scope="col" className={styles.figure}>
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, title, detail, amount }) => (
          <tr key={id}>
            <td>
              {show.digits(say(title))}
              {detail && <small>{show.digits(detail)}</small>}
            </td>
            <td className={styles.figure}>{show.amount(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <td className={styles.figure}>{show.amount(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
