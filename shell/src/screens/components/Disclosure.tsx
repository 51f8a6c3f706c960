import { useState, type ReactNode } from 'react'
import styles from './Disclosure.module.css'

type Props = {
  summary: string
  children: ReactNode
}

/** A part of a page that is collapsed on a phone and expanded on a wider screen. */
export function Disclosure({ summary, children }: Props) {
  const [isWide] = useState(() => !window.matchMedia('(max-width: 639.98px)').matches)
  return (
    <details className={styles.disclosure} open={isWide}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
