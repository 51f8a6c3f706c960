import { EmptyState, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import type { LibrarySummary } from '../../contract/loan.ts'
import { summaryPath } from '../library-api.ts'
import styles from '../library.module.css'

const words = {
  onLoan: { en: '{count} on loan', bn: '{count}টি ধারে আছে' },
  overdue: { en: '{count} overdue', bn: '{count}টির মেয়াদ পেরিয়েছে' },
  finesDue: { en: 'Payments due: {fine}', bn: 'বাকি টাকা: {fine}' },
  none: { en: 'No book is overdue.', bn: 'কোনো বইয়ের মেয়াদ পেরোয়নি।' },
  due: { en: 'due on {day}', bn: 'ফেরতের শেষ তারিখ {day}' },
}

export default function LibraryCard() {
  const t = useWords(words)
  const show = useShow()
  const { data: summary, error, refresh } = useGet<LibrarySummary>(summaryPath)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!summary) return <LoadingState />
  return (
    <>
      <p className={styles.figures}>
        <Link to="/dashboard/library/loans?state=open">
          {fill(t.onLoan, { count: show.number(summary.on_loan) })}
        </Link>
        <Link to="/dashboard/library/loans?state=overdue">
          {fill(t.overdue, { count: show.number(summary.overdue) })}
        </Link>
        {summary.fines_due !== '0.00' && (
          <Link to="/dashboard/library/loans?state=fine_due">
            {fill(t.finesDue, { fine: show.money(summary.fines_due) })}
          </Link>
        )}
      </p>
      {summary.first_overdue.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <ul className={styles.list}>
          {summary.first_overdue.map((loan) => (
            <li key={loan.id}>
              <span translate="no">
                {loan.title} · {loan.advocate_name}
              </span>{' '}
              <span className={styles.soft}>{fill(t.due, { day: show.day(loan.due_on) })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
