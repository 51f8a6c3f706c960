import { asTyped, useSay } from '../words/index.ts'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isFigure } from './written.ts'

type Sortable = {
  getCanSort: () => boolean
  getIsSorted: () => false | 'asc' | 'desc'
  toggleSorting: () => void
}

/** A column's heading: a button that orders by it, where it can be ordered. */
export function Heading<T>({ column, of }: { column: Column<T>; of: Sortable }) {
  const say = useSay()
  const sorted = of.getIsSorted()
  return (
    <th
      scope="col"
      className={isFigure(column.kind) ? styles.figure : undefined}
      translate={asTyped(column.label)}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
    >
      {of.getCanSort() ? (
        <button type="button" className={styles.sort} onClick={() => of.toggleSorting()}>
          {say(column.label)}
          <span aria-hidden className={styles.arrow}>
            {sorted === 'asc' ? '▲' : sorted === 'desc' ? '▼' : ''}
          </span>
        </button>
      ) : (
        say(column.label)
      )}
    </th>
  )
}
