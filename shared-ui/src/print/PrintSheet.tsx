import { today } from '@samity/shared-api/contract'
import type { ReactNode } from 'react'
import { AssociationLogo } from '../core/AssociationLogo.tsx'
import { fill, useAssociation, useSay, useShow, useWords } from '../words/index.ts'
import styles from './PrintSheet.module.css'

const words = { printed: { en: 'Printed on {day}', bn: 'মুদ্রণের তারিখ {day}' } }

type PrintSheetProps = {
  /** The heading of the sheet, which is also its name */
  title: string
  /** The line below the heading, such as the period */
  subtitle?: string
  /** How the A4 page lies. 'portrait' by default; wide tables need 'landscape'. */
  orientation?: 'portrait' | 'landscape'
  /** The level of the heading, 2 by default. A sheet that is a chapter of a longer print has 3. */
  level?: 2 | 3
  /** The tables and texts of the sheet */
  children: ReactNode
}

/** A print layout on A4: association, title and subtitle above, the day of printing below. */
export function PrintSheet({
  title,
  subtitle,
  orientation = 'portrait',
  level = 2,
  children,
}: PrintSheetProps) {
  const association = useSay()(useAssociation().name)
  const show = useShow()
  const t = useWords(words)
  const Heading = `h${level}` as const
  return (
    <article
      className={orientation === 'landscape' ? `${styles.sheet} ${styles.landscape}` : styles.sheet}
      aria-label={title}
    >
      <header className={styles.head}>
        <AssociationLogo size={44} />
        <strong className={styles.association}>{association}</strong>
        <Heading className={styles.title}>{title}</Heading>
        {subtitle && <span>{subtitle}</span>}
      </header>
      {children}
      <footer className={styles.foot}>{fill(t.printed, { day: show.day(today()) })}</footer>
    </article>
  )
}
