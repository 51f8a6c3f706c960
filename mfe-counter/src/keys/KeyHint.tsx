import type { ReactNode } from 'react'
import styles from './keys.module.css'

/** The key of a button, beside its text. */
export const KeyHint = ({ children }: { children: ReactNode }) => (
  <kbd className={styles.key} aria-hidden translate="no">
    {children}
  </kbd>
)
