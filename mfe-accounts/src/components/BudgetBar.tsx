import type { Side } from '@samity/shared-api/contract/accounts/reports'
import styles from './BudgetBar.module.css'

/** The end of the bar: what is above it ends in an arrow */
const maxPercent = 150

/**
 * The used part of a budget: a mark stands at 100 %, and what is beyond it has another colour, which is red
 * for an expense. Screen readers read the figure beside it.
 */
export function BudgetBar({ percent, side }: { percent: number; side: Side }) {
  const end = Math.min(percent, maxPercent)
  const tip = percent > maxPercent ? 8 : 0
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${maxPercent} 12`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <rect className={styles.track} y="2" width="100" height="8" />
      <rect className={styles.used} y="2" width={Math.max(0, Math.min(percent, 100))} height="8" />
      {percent > 100 && <path className={styles[side]} d={`M100 2H${end - tip}l${tip} 4 ${-tip} 4H100Z`} />}
      <rect className={styles.mark} x="99" width="2" height="12" />
    </svg>
  )
}
