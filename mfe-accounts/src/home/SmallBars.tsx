import { fromDecimal } from '@samity/shared-api/contract'
import styles from './home.module.css'

/** A bar for each amount, without axes. The label says what they are. */
export function SmallBars({ label, amounts }: { label: string; amounts: readonly string[] }) {
  const values = amounts.map(fromDecimal)
  const max = Math.max(1, ...values)
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length} 1`}
      preserveAspectRatio="none"
    >
      <title>{label}</title>
      <path d={values.map((value, index) => `M${index} 1v${-value / max}h.7V1`).join('')} />
    </svg>
  )
}
