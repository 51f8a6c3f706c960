import type { ReconciliationSummary } from '@samity/shared-api/contract/accounts/reconciliation'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { formatDhakaTime } from '../dhaka-time.ts'
import styles from './home.module.css'

const words = {
  agree: { en: 'The books agree. Last checked {when}', bn: 'হিসাব মিলেছে। সর্বশেষ যাচাই {when}' },
  never: { en: 'The books have not been checked yet', bn: 'হিসাব এখনো মেলানো হয়নি' },
}

/** That the books agree, and since when it is known; what fails is told at the top of the page. */
export function ReconciliationStatus({ agreement }: { agreement: ReconciliationSummary | null }) {
  const t = useWords(words)
  const show = useShow()
  if (agreement && !agreement.ok) return null
  return (
    <p className={styles.soft}>
      <Link className={styles.link} to="/dashboard/agreement">
        {agreement ? fill(t.agree, { when: show.digits(formatDhakaTime(agreement.checked_at)) }) : t.never}
      </Link>
    </p>
  )
}
