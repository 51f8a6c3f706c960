import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

type Props = {
  filters?: ReactNode
  children: ReactNode
}

/** The line above a table with its filters and tools. It is not printed. */
export const TableTools = ({ filters, children }: Props) => (
  <div className={styles.tools} data-table-tools>
    <div className={styles.filters}>{filters}</div>
    <div className={styles.buttons}>{children}</div>
  </div>
)
