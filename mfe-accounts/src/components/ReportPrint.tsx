import { today } from '@samity/shared-api/contract'
import { AssociationLogo } from '@samity/shared-ui/core'
import { fill, useAssociation, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import styles from './ReportPrint.module.css'

const words = { printed: { en: 'Printed on {day}', bn: 'মুদ্রণের তারিখ {day}' } }

type Props = { title: string; subtitle?: string; wide?: boolean; children: ReactNode }

/** The print layout of a report: association, title and period above, print date below. */
export function ReportPrint({ title, subtitle, wide = false, children }: Props) {
  const association = useSay()(useAssociation().name)
  const show = useShow()
  const t = useWords(words)
  return (
    <article className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
      <header className={styles.head}>
        <AssociationLogo size={44} />
        <strong className={styles.association}>{association}</strong>
        <span className={styles.title}>{title}</span>
        {subtitle && <span>{subtitle}</span>}
      </header>
      {children}
      <footer className={styles.foot}>{fill(t.printed, { day: show.day(today()) })}</footer>
    </article>
  )
}

export type PrintColumn = { name: string; label: string; isFigure?: boolean }
type TableProps = {
  columns: readonly PrintColumn[]
  /** The formatted cells of each row, by column name */
  rows: readonly Record<string, string>[]
  /** The last line */
  total?: Record<string, string>
  caption?: string
  /** Starts a new page, unless it is the first table */
  startsPage?: boolean
}

/** A table in print. */
export function PrintTable({ columns, rows, total, caption, startsPage = false }: TableProps) {
  const figureClass = ({ isFigure }: PrintColumn) => (isFigure ? styles.figure : undefined)
  return (
    <table className={startsPage ? `${styles.table} ${styles.startsPage}` : styles.table}>
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={figureClass(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map((column) => (
              <td key={column.name} className={figureClass(column)}>
                {row[column.name]}
              </td>
            ))}
          </tr>
        ))}
        {total && (
          <tr className={styles.total}>
            {columns.map((column) => (
              <td key={column.name} className={figureClass(column)}>
                {total[column.name]}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
