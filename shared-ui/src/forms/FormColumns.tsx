import type { ReactNode } from 'react'
import styles from './FormColumns.module.css'

/** Fields side by side where there is room, in one column on a phone. */
export const FormColumns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
)

/** A field that spans all columns. */
export const FullWidth = ({ children }: { children: ReactNode }) => (
  <div className={styles.wide}>{children}</div>
)
