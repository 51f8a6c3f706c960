import type { CounterMember } from '@samity/shared-api/contract/sales/basket'
import { seriesTitle } from '@samity/shared-api/contract/sales/money-record'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './person.module.css'

const words = { last: { en: 'Last receipts', bn: 'সর্বশেষ রসিদ' } }

export function LastPapers({ receipts }: { receipts: CounterMember['last'] }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  if (receipts.length === 0) return null
  return (
    <details className={styles.wide}>
      <summary>
        {t.last} ({show.number(receipts.length)})
      </summary>
      <ul className={styles.last}>
        {receipts.map(({ number, series, day, note, total }) => (
          <li key={number}>
            <span className={styles.code}>{show.digits(number)}</span>
            <span>{show.day(day)}</span>
            <span>
              {say(seriesTitle(series))} {show.digits(note)}
            </span>
            <span className={styles.figure}>{show.amount(total)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
