import { useSay, useWords } from '../words/index.ts'
import { totalOf, type Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isNumberKind, useFormatCell } from './format-cell.ts'

const words = { total: { en: 'Total', bn: 'মোট' } }

type Props<T> = {
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** Totals from the server, by column */
  totals?: Record<string, string | number>
  /** The number of columns before these */
  leadingColumns: number
  /** True when the actions column follows */
  hasActionsColumn: boolean
}

/** The last row of a table with the totals of its columns. */
export function Totals<T>({ columns, rows, totals, leadingColumns, hasActionsColumn }: Props<T>) {
  const t = useWords(words)
  const say = useSay()
  const formatCell = useFormatCell()
  return (
    <tfoot>
      <tr>
        {leadingColumns > 0 && (
          <td colSpan={leadingColumns} className={styles.narrow}>
            {t.total}
          </td>
        )}
        {columns.map((column, index) => {
          const total = totals?.[column.name] ?? (column.total && totalOf(column, rows))
          return (
            <td
              key={column.name}
              data-label={say(column.label)}
              className={isNumberKind(column.kind) ? styles.figure : undefined}
            >
              {total !== undefined
                ? (column.showTotal?.() ?? formatCell(column, total))
                : index === 0 && leadingColumns === 0 && t.total}
            </td>
          )
        })}
        {/* oxlint-disable-next-line control-has-associated-label -- a total has no actions */}
        {hasActionsColumn && <td className={styles.actions} />}
      </tr>
    </tfoot>
  )
}
