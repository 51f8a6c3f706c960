import { useTitle } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

/** The only h1 of a page. It also sets the document title. `children` appear beside it. */
export function SectionHeading({ text, children }: { text: string; children?: ReactNode }) {
  useTitle(text)
  return (
    <div className={styles.heading}>
      <h1>{text}</h1>
      {children}
    </div>
  )
}
