import type { Side } from '@samity/shared-api/contract/accounts/reports'
import { Link } from '@samity/shared-ui/router'
import { useShow, useWords } from '@samity/shared-ui/words'
import styles from './Amount.module.css'

const words = { open: { en: 'Show the probable amounts', bn: 'সম্ভাব্য হিসাব দেখুন' } }
const listPaths: Record<Side, string> = { income: 'probable-income-list', expense: 'probable-expanse-list' }

export function BudgetAmount({ amount, side, year }: { amount: string; side: Side; year: number }) {
  const show = useShow()
  const t = useWords(words)
  if (Number(amount) === 0) return <span className={styles.zero}>{show.amount(amount)}</span>
  return (
    <Link className={styles.amount} to={`/dashboard/${listPaths[side]}?year=${year}`} title={t.open}>
      {show.amount(amount)}
    </Link>
  )
}
