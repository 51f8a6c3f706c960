import { Link, useLocation } from '@samity/shared-ui/router'
import { useShow, useWords } from '@samity/shared-ui/words'
import { formatReportQuery, type ReportQuery } from '../report-query.ts'
import styles from './Amount.module.css'

const words = { open: { en: 'Show the records', bn: 'রেকর্ডগুলো দেখুন' } }

type Props = {
  /** A decimal string */
  amount: string
  /** The query for the records behind the amount; without one there is no link */
  query?: ReportQuery
  /** The amount has records, even if their sum is 0 */
  hasMovements?: boolean
  format?: (amount: string) => string
}

export function Amount({ amount, query, hasMovements = false, format }: Props) {
  const show = useShow()
  const text = (format ?? show.amount)(amount)
  const t = useWords(words)
  const { pathname, search } = useLocation()
  const isZero = Number(amount) === 0 && !hasMovements
  if (!query || isZero)
    return <span {...(isZero && { className: styles.zero, 'data-zero': '' })}>{text}</span>
  const params = new URLSearchParams(search)
  params.set('records', formatReportQuery(query))
  return (
    <Link className={styles.amount} to={`${pathname}?${params.toString()}`} title={t.open}>
      {text}
    </Link>
  )
}
