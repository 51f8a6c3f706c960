import { useState, type ReactNode } from 'react'
import styles from './Disclosure.module.css'

type Props = {
  summary: string
  /** Closed also on a wide screen. The content loads when someone opens it. */
  isClosedAtFirst?: true
  children: ReactNode
}

/** A part of a page that is collapsed on a phone and expanded on a wider screen. */
export function Disclosure({ summary, isClosedAtFirst, children }: Props) {
  const [isOpen, setOpen] = useState(
    () => !isClosedAtFirst && !window.matchMedia('(max-width: 639.98px)').matches,
  )
  return (
    <details
      className={isClosedAtFirst ? undefined : styles.disclosure}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{summary}</summary>
      {(isOpen || !isClosedAtFirst) && children}
    </details>
  )
}
