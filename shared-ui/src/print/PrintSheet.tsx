import { today, type Language } from '@samity/shared-api/contract'
import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { AssociationLogo } from '../core/AssociationLogo.tsx'
import { usePersonName } from '../query/index.ts'
import { fill, makeShow, useAssociation, useLanguage, useShow } from '../words/index.ts'
import styles from './PrintSheet.module.css'

const words = {
  issuedBy: { en: 'Issued by', bn: 'ইস্যু করেছেন' },
  printedBy: { en: 'Printed by', bn: 'মুদ্রণ করেছেন' },
  printed: { en: 'Printed on {day}', bn: 'মুদ্রণের তারিখ {day}' },
}

type PrintSheetProps = {
  /** The heading of the sheet, which is also its name */
  title: string
  /** The line below the heading, such as the period. Several lines are several elements. */
  subtitle?: ReactNode
  /** The direction of the A4 page. 'portrait' by default; wide tables need 'landscape'. */
  orientation?: 'portrait' | 'landscape'
  /**
   * The language of the paper, which may differ from the reader's. Its title, subtitle and children are in
   * this language.
   */
  language?: Language
  /** One page to sign, such as a certificate: larger type, and room around it */
  isLetter?: boolean
  /** The level of the heading, 2 by default. A sheet that is a chapter of a longer print has 3. */
  level?: 2 | 3
  /** The account of the person who issued the paper */
  issuedBy?: string | null
  /** The tables and texts of the sheet */
  children: ReactNode
}

/**
 * A print layout on A4: association, title and subtitle above, below who issued and printed it, and the day
 * of printing.
 */
export function PrintSheet({
  title,
  subtitle,
  orientation = 'portrait',
  language,
  isLetter = false,
  level = 2,
  issuedBy,
  children,
}: PrintSheetProps) {
  const { name: association } = useAssociation()
  const reader = { language: useLanguage(), show: useShow() }
  const paper = language ? { language, show: showOfPaper[language] } : reader
  const personOf = usePersonName(paper.language)
  const { user } = useAtomValue(sessionAtom)
  // known without a request: a sheet that is made for the browser's print command cannot wait for one
  const ownName = user && ((paper.language === 'bn' && user.name_bengali) || user.name || user.username)
  const acts = [
    [words.issuedBy, personOf(issuedBy)],
    [words.printedBy, ownName],
  ] as const
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
        {[
          ...acts.flatMap(([act, person]) => (person ? [`${act[paper.language]}: ${person}`] : [])),
          fill(words.printed[paper.language], { day: paper.show.day(today()) }),
        ].join(' · ')}
      </footer>
    </article>
  )
}

/** A paper in Bengali has Bengali digits, whatever its reader has chosen for the screen. */
const showOfPaper = { en: makeShow('en', 'latin'), bn: makeShow('bn', 'bengali') }
