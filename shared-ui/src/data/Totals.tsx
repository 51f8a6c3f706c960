import { useSay, useWords } from '../words/index.ts'
import { totalOf, type Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isFigure, useWritten } from './written.ts'

const words = { total: { en: 'Total', bn: 'মোট' } }

type Props<T> = {
  columns: readonly Column<T>[]
  rows: readonly T[]
  /** Totals that were counted elsewhere, by column */
  totals?: Record<string, string | number>
  /** How many columns stand before these */
  leading: number
  /** Another one stands after them */
  trailing: boolean
}

/** The last row of a table: what its columns come to. */
export function Totals<T>({ columns, rows, totals, leading, trailing }: Props<T>) {
  const t = useWords(words)
  const say = useSay()
  const written = useWritten()
  return (
    <tfoot>
      <tr>
        {leading > 0 && (
          <td colSpan={leading} className={styles.narrow}>
            {t.total}
          </td>
        )}
        {columns.map((column, index) => {
          const total = totals?.[column.name] ?? (column.total && totalOf(column, rows))
          return (
            <td
              key={column.name}
              data-label={say(column.label)}
              className={isFigure(column.kind) ? styles.figure : undefined}
            >
              {total !== undefined
                ? (column.showTotal?.() ?? written(column, total))
                : index === 0 && leading === 0 && t.total}
            </td>
          )
        })}
        {/* oxlint-disable-next-line control-has-associated-label -- there is nothing to do to a total */}
        {trailing && <td className={styles.actions} />}
      </tr>
    </tfoot>
  )
}
