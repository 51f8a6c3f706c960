import type { ReconciliationSummary } from '@samity/shared-api/contract/accounts/reconciliation'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { formatDhakaTime } from '../dhaka-time.ts'
import styles from './home.module.css'

const words = {
  agree: { en: 'The books agree. Last checked {when}', bn: 'হিসাব মিলেছে। সর্বশেষ যাচাই {when}' },
  never: { en: 'The books have not been checked yet', bn: 'হিসাব এখনো মেলানো হয়নি' },
}

/**
 * Says that the books agree and when they were last checked. Failing checks appear in UrgentNotices instead.
 */
export function ReconciliationStatus({ reconciliation }: { reconciliation: ReconciliationSummary | null }) {
  const t = useWords(words)
  const show = useShow()
  if (reconciliation && !reconciliation.ok) return null
  return (
    <p className={styles.soft}>
      <Link to="/dashboard/agreement">
        {reconciliation
          ? fill(t.agree, { when: show.digits(formatDhakaTime(reconciliation.checked_at)) })
          : t.never}
      </Link>
    </p>
  )
}
