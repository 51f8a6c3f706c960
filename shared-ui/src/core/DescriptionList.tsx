import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

type DescriptionListProps = {
  /** A `dt` and a `dd` for each fact */
  children: ReactNode
}

/** Labels with their values beside them, on a phone below them. */
export const DescriptionList = ({ children }: DescriptionListProps) => (
  <dl className={styles.list}>{children}</dl>
)
