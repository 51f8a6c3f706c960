import { useSay, useWords } from '../words/index.ts'
import { totalOf, type Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isNumberKind, useFormatCell } from './format-cell.ts'

const words = { total: { en: 'Total', bn: 'মোট' } }

type Props<T> = {
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** Totals that were counted elsewhere, by column */
  totals?: Record<string, string | number>
  /** How many columns stand before these */
  leadingColumns: number
  /** Another one stands after them */
  hasActionsColumn: boolean
}

/** The last row of a table: what its columns come to. */
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
        {/* oxlint-disable-next-line control-has-associated-label -- there is nothing to do to a total */}
        {hasActionsColumn && <td className={styles.actions} />}
      </tr>
    </tfoot>
  )
}
