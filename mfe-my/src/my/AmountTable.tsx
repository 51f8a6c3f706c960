import { useShow, useWords } from '@samity/shared-ui/words'
import styles from './my.module.css'

const words = { amount: { en: 'Amount (৳)', bn: 'পরিমাণ (৳)' } }

type Props = {
  heading: string
  lines: readonly { id: string | number; title: string; detail?: string; amount: string }[]
  sumTitle: string
  sum: string
}

export function AmountTable({ heading, lines, sumTitle, sum }: Props) {
  const t = useWords(words)
  const show = useShow()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" className={styles.figure}>
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, title, detail, amount }) => (
          <tr key={id}>
            <td>
              {title}
              {detail && <small>{show.digits(detail)}</small>}
            </td>
            <td className={styles.figure}>{show.amount(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sumTitle}</th>
          <td className={styles.figure}>{show.amount(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
