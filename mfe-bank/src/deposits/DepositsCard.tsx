import { EmptyState, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { depositPage, type DepositSummary } from '../../contract/deposit.ts'
import { depositSummaryPath } from './deposits-api.ts'
import styles from './deposits.module.css'

const words = {
  total: { en: '{amount} in deposits', bn: 'আমানতে আছে {amount}' },
  maturing: { en: '{count} mature within 30 days', bn: '৩০ দিনের মধ্যে {count}টির মেয়াদ শেষ' },
  none: { en: 'No deposit is running.', bn: 'কোনো আমানত চলমান নেই।' },
  matures: { en: '{amount}, matures on {day}', bn: '{amount}, মেয়াদ পূর্তি {day}' },
}

export default function DepositsCard() {
  const t = useWords(words)
  const show = useShow()
  const { data, error, refresh } = useGet<DepositSummary>(depositSummaryPath)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  if (data.next.length === 0) return <EmptyState text={words.none} />
  return (
    <>
      <p className={styles.figures}>
        <Link to="/dashboard/bank/deposits?state=open">
          {fill(t.total, { amount: show.money(data.principal) })}
        </Link>
        {data.maturing > 0 && (
          <Link to="/dashboard/bank/maturities">
            {fill(t.maturing, { count: show.number(data.maturing) })}
          </Link>
        )}
      </p>
      <ul className={styles.list}>
        {data.next.map(({ id, bank_name, number, principal, matures_on }) => (
          <li key={id}>
            <Link to={depositPage(id)} translate="no">
              {bank_name} {number}
            </Link>{' '}
            <span className={styles.soft}>
              {fill(t.matures, { amount: show.money(principal), day: show.day(matures_on) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
