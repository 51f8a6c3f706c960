import { memo, type ReactNode } from 'react'
import { useSay } from '../words/index.ts'
import type { CellValue, Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isNumberKind, cellTranslateAttribute, useFormatCell } from './format-cell.ts'

/** A longer text may end with dots */
const maxCellText = 16
/** Numbers, serials and codes: a word with a digit, or some figures without a letter */
const code = /^(?=.*\d)(\S{1,24}|[^\p{L}]{1,16})$/u

function classOf<T>({ kind, show }: Column<T>, value: CellValue) {
  if (isNumberKind(kind)) return styles.figure
  if (kind === 'day' || kind === 'phone' || code.test(String(value))) return styles.short
  if (kind === 'long') return styles.long
  // a choice is read whole: there is no other place for the rest of 'Not published yet'
  return show || kind === 'choice' ? undefined : styles.text
}

type Props<T> = { columns: readonly Column<T>[]; row: T }

function RowCells<T>({ columns, row }: Props<T>) {
  const say = useSay()
  const formatCell = useFormatCell()
  return columns.map((column) => {
    const value = column.value(row)
    const text = column.show ? undefined : formatCell(column, value)
    return (
      <td
        key={column.name}
        data-label={say(column.label)}
        className={classOf(column, value)}
        title={text && text.length > maxCellText ? text : undefined}
        translate={column.show ? undefined : cellTranslateAttribute(column, value)}
      >
        {column.show ? column.show(row) : !text || isNumberKind(column.kind) ? text : <span>{text}</span>}
      </td>
    )
  })
}

const hasSameColumns = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((column, index) => column === other[index])

/**
 * The cells of one row. They render again for another column or another content, but not for another copy of
 * the row.
 */
export const Cells = memo(
  RowCells,
  (one, other) =>
    hasSameColumns(one.columns, other.columns) &&
    // the response to the next search is a new copy of rows that are visible already
    (one.row === other.row || JSON.stringify(one.row) === JSON.stringify(other.row)),
  // `memo` forgets the type parameter
) as <T>(props: Props<T>) => ReactNode
