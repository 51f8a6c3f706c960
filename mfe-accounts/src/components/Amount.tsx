import { Link, useLocation } from '@samity/shared-ui/router'
import { useShow, useWords } from '@samity/shared-ui/words'
import { formatReportQuery, type ReportQuery } from '../report-query.ts'
import styles from './Amount.module.css'

const words = { open: { en: 'Show the records', bn: 'রেকর্ডগুলো দেখুন' } }

type Props = {
  /** The wire's decimal string */
  amount: string
  /** Whose records stand behind it; without one it is only a figure */
  query?: ReportQuery
  /** Something came and went, though it may add up to 0 */
  hasMovements?: boolean
  /** How it is written, where that is not the amount alone */
  format?: (amount: string) => string
}

/** A figure of a report. It leads to the records behind it, unless it is 0 and nothing moved. */
export function Amount({ amount, query, hasMovements = false, format }: Props) {
  const show = useShow()
  const text = (format ?? show.amount)(amount)
  const t = useWords(words)
  const { pathname, search } = useLocation()
  const isZero = Number(amount) === 0 && !hasMovements
  if (!query || isZero)
    return <span {...(isZero && { className: styles.nothing, 'data-nothing': '' })}>{text}</span>
  const params = new URLSearchParams(search)
  params.set('records', formatReportQuery(query))
  return (
    <Link className={styles.amount} to={`${pathname}?${params.toString()}`} title={t.open}>
      {text}
    </Link>
  )
}
