import type { PassbookRow } from '@samity/shared-api/contract/members/passbook'
import { Link } from '@samity/shared-ui/router'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { printedSerials } from '@samity/shared-api/contract/members/passbook'
import styles from './my.module.css'
import { headsOf, receiptLink } from './own-words.ts'

const words = {
  none: { en: 'There is no receipt in your name.', bn: 'আপনার নামে কোনো রসিদ নেই।' },
  date: { en: 'Date', bn: 'তারিখ' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  amount: { en: 'Amount (৳)', bn: 'পরিমাণ (৳)' },
  total: { en: 'Total', bn: 'মোট' },
  serials: { en: 'Serials', bn: 'ক্রমিক' },
}

type Props = {
  rows: readonly PassbookRow[]
  /** The sum of the rows; without it the table has no last line */
  total?: string
}

export function OwnReceipts({ rows, total }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  if (rows.length === 0) return <p>{t.none}</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t.date}</th>
          <th scope="col">{t.receipt}</th>
          <th scope="col" className={styles.figure}>
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={styles.day}>{show.day(row.day)}</td>
            <td>
              <Link to={receiptLink(row.number)} translate="no">
                {row.receipt_no}
              </Link>
              <small>{headsOf(row, say)}</small>
              {row.serials.length > 0 && (
                <small>
                  {t.serials}: {show.digits(printedSerials(row))}
                </small>
              )}
            </td>
            <td className={styles.figure}>{show.amount(row.total)}</td>
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.total}
            </th>
            <td className={styles.figure}>{show.amount(total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
