import type { Side } from '@samity/shared-api/contract/accounts/reports'
import type { ComponentProps } from 'react'
import { Amount } from './Amount.tsx'
import styles from './Amount.module.css'

/** A signed amount, with a tint that says whether it is good: more income, or less expense. */
export function Difference({ side, ...amount }: ComponentProps<typeof Amount> & { side: Side }) {
  const value = Number(amount.amount)
  if (value === 0) return <Amount {...amount} />
  const isMore = value > 0
  return (
    <span
      className={`${isMore === (side === 'income') ? styles.good : styles.bad} ${isMore ? styles.plus : ''}`}
    >
      <Amount {...amount} />
    </span>
  )
}
