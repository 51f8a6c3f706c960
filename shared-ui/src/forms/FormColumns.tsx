import type { ReactNode } from 'react'
import styles from './FormColumns.module.css'

type Props = {
  /** The fields */
  children: ReactNode
}
type ColumnsProps = Props & {
  /** Two columns also on a phone: the fields are short, and what matters stands below them */
  isDense?: true
  /** Fields that most records leave as they are: Enter passes them by, Tab reaches them */
  isPassedBy?: true
}

/** Fields side by side where there is room, in one column on a phone. */
export const FormColumns = ({ children, isDense, isPassedBy }: ColumnsProps) => (
  <div
    className={isDense ? `${styles.columns} ${styles.dense}` : styles.columns}
    {...(isPassedBy && { 'data-passed-by': true })}
  >
    {children}
  </div>
)

export const FullWidth = ({ children }: Props) => <div className={styles.wide}>{children}</div>
