import { Link } from '@samity/shared-ui/router'
import type { Day } from '@samity/shared-api/contract'
import { useShow, useWords } from '@samity/shared-ui/words'
import styles from '../treasury.module.css'

const words = {
  after: { en: 'Shown after the count', bn: 'গোনার পরে দেখানো হবে' },
  until: { en: 'Lines until', bn: 'যে দিন পর্যন্ত' },
}

type Props = {
  /** The last day with lines; absent where there are only figures */
  until?: Day | undefined
}

/** Stands in place of the figures of a box that is not counted: its count is blind. Leads to the count. */
export function AfterCount({ until }: Props) {
  const t = useWords(words)
  const show = useShow()
  return (
    <span className={styles.small} role="note">
      <Link className={styles.link} to="/dashboard/treasury/day-close">
        {t.after}
      </Link>
      {until && ` · ${t.until} ${show.day(until)}`}
    </span>
  )
}
