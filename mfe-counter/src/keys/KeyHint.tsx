import type { ReactNode } from 'react'
import styles from './keys.module.css'

export const KeyHint = ({ children }: { children: ReactNode }) => (
  <kbd className={styles.key} aria-hidden translate="no">
    {children}
  </kbd>
)
