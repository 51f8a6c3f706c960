import type { ReactNode } from 'react'
import styles from './FormColumns.module.css'

type Props = {
  /** The fields */
  children: ReactNode
}

/** Fields side by side where there is room, in one column on a phone. */
export const FormColumns = ({ children }: Props) => <div className={styles.columns}>{children}</div>

/** A field that spans all columns. */
export const FullWidth = ({ children }: Props) => <div className={styles.wide}>{children}</div>
