import { useState, type ReactNode } from 'react'
import styles from './Disclosure.module.css'

type Props = {
  /** What stands there while it is folded */
  summary: string
  children: ReactNode
}

/** A part of a page that a phone folds away until it is asked for. On a wider screen it simply stands there. */
export function Disclosure({ summary, children }: Props) {
  const [isWide] = useState(() => !window.matchMedia('(max-width: 639.98px)').matches)
  return (
    <details className={styles.fold} open={isWide}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
