import { useTitle } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

/** A page's one heading, which is also the document's title; `children` stand beside it. */
export function SectionHeading({ text, children }: { text: string; children?: ReactNode }) {
  useTitle(text)
  return (
    <div className={styles.heading}>
      <h1>{text}</h1>
      {children}
    </div>
  )
}
