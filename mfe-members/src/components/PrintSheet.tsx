import { today } from '@samity/shared-api/contract'
import { AssociationLogo } from '@samity/shared-ui/core'
import { fill, useAssociation, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import styles from './print.module.css'

const words = { printed: { en: 'Printed on {day}', bn: 'মুদ্রণের তারিখ {day}' } }

type Props = { title: string; subtitle?: string; children: ReactNode }

/** A print layout on A4: association and title above, the day of printing below. */
export function PrintSheet({ title, subtitle, children }: Props) {
  const association = useSay()(useAssociation().name)
  const show = useShow()
  const t = useWords(words)
  return (
    <article className={styles.sheet} aria-label={title}>
      <header className={styles.head}>
        <AssociationLogo size={44} />
        <strong className={styles.association}>{association}</strong>
        <h2 className={styles.title}>{title}</h2>
        {subtitle && <span>{subtitle}</span>}
      </header>
      {children}
      <footer className={styles.foot}>{fill(t.printed, { day: show.day(today()) })}</footer>
    </article>
  )
}
