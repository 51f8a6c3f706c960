import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

type Props = {
  /** Filters at the start of the line */
  filters?: ReactNode
  /** Buttons at its end: columns, print, export */
  children: ReactNode
}

/** The line above a table with its filters and tools. It is not printed. */
export const TableTools = ({ filters, children }: Props) => (
  <div className={styles.tools} data-table-tools>
    <div className={styles.filters}>{filters}</div>
    <div className={styles.buttons}>{children}</div>
  </div>
)
