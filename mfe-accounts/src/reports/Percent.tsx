import { useFormatPercent } from '../hooks/use-format-percent.ts'
import styles from './Percent.module.css'

export function Percent({ percent }: { percent: string | null }) {
  const formatPercent = useFormatPercent()
  if (percent === null) return <span>{formatPercent(percent)}</span>
  const width = Math.max(0, Math.min(100, Number(percent)))
  return (
    <span className={styles.percent}>
      <svg
        className={styles.bar}
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
      >
        <rect className={styles.track} width="100" height="8" />
        <rect className={styles.fill} width={width} height="8" />
      </svg>
      <span className={styles.figure}>{formatPercent(percent)}</span>
    </span>
  )
}
