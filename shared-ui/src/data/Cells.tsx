import { useSay } from '../words/index.ts'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isFigure, typedIn, useWritten } from './written.ts'

function classOf<T>({ kind }: Column<T>) {
  if (isFigure(kind)) return styles.figure
  if (kind === 'day' || kind === 'phone') return styles.short
  return kind === 'long' ? styles.long : undefined
}

/** The cells of one row. */
export function Cells<T>({ columns, row }: { columns: readonly Column<T>[]; row: T }) {
  const say = useSay()
  const written = useWritten()
  return columns.map((column) => (
    <td
      key={column.name}
      data-label={say(column.label)}
      className={classOf(column)}
      translate={column.show ? undefined : typedIn(column, column.value(row))}
    >
      {column.show ? column.show(row) : written(column, column.value(row))}
    </td>
  ))
}
