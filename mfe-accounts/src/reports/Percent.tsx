import type { Side } from '@samity/shared-api/contract/accounts/reports'
import { BudgetBar } from '../components/BudgetBar.tsx'
import { useFormatPercent } from '../hooks/use-format-percent.ts'
import styles from './Percent.module.css'

export function Percent({ percent, side }: { percent: string | null; side: Side }) {
  const formatPercent = useFormatPercent()
  if (percent === null) return <span>{formatPercent(percent)}</span>
  return (
    <span className={styles.percent}>
      <BudgetBar percent={Number(percent)} side={side} />
      <span className={styles.figure}>{formatPercent(percent)}</span>
    </span>
  )
}
