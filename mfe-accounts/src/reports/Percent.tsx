import { useFormatPercent } from '../hooks/use-format-percent.ts'
import { ShareBar } from '../components/ShareBar.tsx'
import styles from './Percent.module.css'

export function Percent({ percent }: { percent: string | null }) {
  const formatPercent = useFormatPercent()
  if (percent === null) return <span>{formatPercent(percent)}</span>
  return (
    <span className={styles.percent}>
      <ShareBar className={styles.bar} trackClassName={styles.track} share={Number(percent) / 100} />
      <span className={styles.figure}>{formatPercent(percent)}</span>
    </span>
  )
}
