import { translateAttribute, useSay } from '../words/index.ts'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isNumberKind } from './format-cell.ts'
import type { Sortable } from './use-table-model.ts'

export function Heading<T>({ column, sortable }: { column: Column<T>; sortable: Sortable }) {
  const say = useSay()
  const direction = sortable.getIsSorted()
  return (
    <th
      scope="col"
      className={isNumberKind(column.kind) ? styles.figure : undefined}
      translate={translateAttribute(column.label)}
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined}
    >
      {sortable.getCanSort() ? (
        <button type="button" className={styles.sort} onClick={() => sortable.toggleSorting()}>
          {say(column.label)}
          <span aria-hidden className={styles.arrow}>
            {direction === 'asc' ? '▲' : direction === 'desc' ? '▼' : ''}
          </span>
        </button>
      ) : (
        say(column.label)
      )}
    </th>
  )
}
