import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

type Props = {
  /** A `dt` and a `dd` for each fact */
  children: ReactNode
}

/** What a record says: labels with their values beside them, on a phone below them. */
export const DescriptionList = ({ children }: Props) => <dl className={styles.list}>{children}</dl>
