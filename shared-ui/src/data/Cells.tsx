import { memo, type ReactNode } from 'react'
import { useSay } from '../words/index.ts'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isNumberKind, cellTranslateAttribute, useFormatCell } from './format-cell.ts'

function classOf<T>({ kind }: Column<T>) {
  if (isNumberKind(kind)) return styles.figure
  if (kind === 'day' || kind === 'phone') return styles.short
  return kind === 'long' ? styles.long : undefined
}

type Props<T> = { columns: readonly Column<T>[]; row: T }

function RowCells<T>({ columns, row }: Props<T>) {
  const say = useSay()
  const formatCell = useFormatCell()
  return columns.map((column) => (
    <td
      key={column.name}
      data-label={say(column.label)}
      className={classOf(column)}
      translate={column.show ? undefined : cellTranslateAttribute(column, column.value(row))}
    >
      {column.show ? column.show(row) : formatCell(column, column.value(row))}
    </td>
  ))
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
