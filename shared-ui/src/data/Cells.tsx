import { useSay } from '../words/index.ts'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isNumberKind, cellTranslateAttribute, useFormatCell } from './format-cell.ts'

function classOf<T>({ kind }: Column<T>) {
  if (isNumberKind(kind)) return styles.figure
  if (kind === 'day' || kind === 'phone') return styles.short
  return kind === 'long' ? styles.long : undefined
}

/** The cells of one row. */
export function Cells<T>({ columns, row }: { columns: readonly Column<T>[]; row: T }) {
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
