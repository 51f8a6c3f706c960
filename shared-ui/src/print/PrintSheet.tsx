import { today, type Language } from '@samity/shared-api/contract'
import type { ReactNode } from 'react'
import { AssociationLogo } from '../core/AssociationLogo.tsx'
import { fill, makeShow, useAssociation, useLanguage, useShow } from '../words/index.ts'
import styles from './PrintSheet.module.css'

const words = { printed: { en: 'Printed on {day}', bn: 'মুদ্রণের তারিখ {day}' } }

type PrintSheetProps = {
  /** The heading of the sheet, which is also its name */
  title: string
  /** The line below the heading, such as the period. Several lines are several elements. */
  subtitle?: ReactNode
  /** How the A4 page lies. 'portrait' by default; wide tables need 'landscape'. */
  orientation?: 'portrait' | 'landscape'
  /** The language of the paper, which may differ from the reader's. Its title, subtitle and children are in this language. */
  language?: Language
  /** One page to sign, such as a certificate: larger type, and room around it */
  isLetter?: boolean
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
  language,
  isLetter = false,
  level = 2,
  children,
}: PrintSheetProps) {
  const { name: association } = useAssociation()
  const reader = { language: useLanguage(), show: useShow() }
  const paper = language ? { language, show: showOfPaper[language] } : reader
  const Heading = `h${level}` as const
  const classes = [
    styles.sheet,
    orientation === 'landscape' && styles.landscape,
    isLetter && styles.letter,
  ].filter(Boolean)
  return (
    <article className={classes.join(' ')} aria-label={title} {...(language && { lang: language })}>
      <header className={styles.head}>
        <AssociationLogo size={isLetter ? 64 : 44} />
        <strong className={styles.association}>{association[paper.language]}</strong>
        <Heading className={styles.title}>{title}</Heading>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      </header>
      {children}
      <footer className={styles.foot}>
        {fill(words.printed[paper.language], { day: paper.show.day(today()) })}
      </footer>
    </article>
  )
}

/** A paper in Bengali has Bengali digits, whatever its reader has chosen for the screen. */
const showOfPaper = { en: makeShow('en', 'latin'), bn: makeShow('bn', 'bengali') }
