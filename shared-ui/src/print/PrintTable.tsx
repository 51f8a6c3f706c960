import type { ReactNode } from 'react'
import styles from './PrintTable.module.css'

export type PrintColumn = {
  /** The key of its cells in a row */
  name: string
  label: string
  /** An amount or a count, which stands at the end of its cell */
  isFigure?: boolean
  /** A number such as that of a receipt, which stays on one line */
  isCode?: boolean
}

type PrintTableProps = {
  /** The columns from left to right */
  columns: readonly PrintColumn[]
  /** The cells of each row as people read them, by column name */
  rows: readonly Readonly<Record<string, ReactNode>>[]
  /** The last line, in bold: the sum of each figure above it, without the lines that begin with 'less' */
  total?: Readonly<Record<string, ReactNode>>
  /** The title above, which is also the name of the table */
  caption?: string
  /** The name of a table without a caption */
  label?: string
  /** Starts a new page, unless it is the first table */
  startsPage?: boolean
}

/** A table with few rows moves to the next page as a whole */
const maxWholeRows = 10

/**
 * A table of a print layout. Its headings stand on each page, no row breaks across two, and a short table
 * stays on one page.
 */
export function PrintTable({ columns, rows, total, caption, label, startsPage = false }: PrintTableProps) {
  const classOf = ({ isFigure, isCode }: PrintColumn) =>
    isFigure ? styles.figure : isCode ? styles.code : undefined
  const cellsOf = (row: Readonly<Record<string, ReactNode>>) =>
    columns.map((column) => (
      <td key={column.name} className={classOf(column)}>
        {row[column.name]}
      </td>
    ))
  const classes = [
    styles.table,
    startsPage && styles.startsPage,
    rows.length <= maxWholeRows && styles.whole,
  ].filter(Boolean)
  return (
    <table className={classes.join(' ')} {...(label && { 'aria-label': label })}>
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // rows of a print layout stay in their order
          <tr key={index}>{cellsOf(row)}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot className={styles.total}>
          <tr>{cellsOf(total)}</tr>
        </tfoot>
      )}
    </table>
  )
}
