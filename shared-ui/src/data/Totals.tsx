import type { ReactNode } from 'react'
import { useSay, useWords } from '../words/index.ts'
import { totalOf, type Column } from './columns.ts'
import styles from './DataTable.module.css'
import { isNumberKind, useFormatCell } from './format-cell.ts'

const words = {
  total: { en: 'Total', bn: 'মোট' },
  pageTotal: { en: 'Total of this page', bn: 'এই পাতার মোট' },
}

type Props<T> = {
  columns: readonly Column<T>[]
  rows: readonly T[]
  /**
   * The rows of the page, when it has not all of them. Paper then has their sum, because it has no other
   * rows.
   */
  pageRows?: readonly T[]
  totals?: Record<string, string | number>
  leadingColumns: readonly { key: string }[]
  hasActionsColumn: boolean
}

/**
 * The last row of a table with the totals of its columns: on the screen those of all rows, on paper those of
 * the printed rows.
 */
export function Totals<T>({ columns, rows, pageRows, totals, ...row }: Props<T>) {
  const t = useWords(words)
  const formatCell = useFormatCell()
  const hasTotal = ({ name, total }: Column<T>) => total || totals?.[name] !== undefined
  return (
    <tfoot>
      <TotalRow
        {...row}
        columns={columns}
        label={t.total}
        {...(pageRows && { className: styles.listTotal })}
        cellOf={(column) =>
          hasTotal(column) &&
          (column.showTotal?.() ?? formatCell(column, totals?.[column.name] ?? totalOf(column, rows)))
        }
      />
      {pageRows && (
        <TotalRow
          {...row}
          columns={columns}
          label={t.pageTotal}
          className={styles.pageTotal}
          cellOf={(column) =>
            // who may not know the sum of the list gets none of its pages either
            totals?.[column.name] !== '' &&
            hasTotal(column) &&
            isNumberKind(column.kind) &&
            !column.isRunning &&
            formatCell(column, totalOf(column, pageRows))
          }
        />
      )}
    </tfoot>
  )
}

type TotalRowProps<T> = Pick<Props<T>, 'columns' | 'leadingColumns' | 'hasActionsColumn'> & {
  label: string
  className?: string | undefined
  cellOf: (column: Column<T>) => ReactNode
}

function TotalRow<T>({
  columns,
  leadingColumns,
  hasActionsColumn,
  label,
  className,
  cellOf,
}: TotalRowProps<T>) {
  const say = useSay()
  const hasNumbers = leadingColumns.some(({ key }) => key !== 'selection')
  return (
    <tr className={className}>
      {leadingColumns.map(({ key }) => (
        // paper has no column of checkboxes, so that one has no label
        <td key={key} className={key === 'selection' ? styles.selection : styles.narrow}>
          {key !== 'selection' && label}
        </td>
      ))}
      {columns.map((column, index) => (
        <td
          key={column.name}
          data-label={say(column.label)}
          className={isNumberKind(column.kind) ? styles.figure : undefined}
        >
          {cellOf(column) || (index === 0 && !hasNumbers && label)}
        </td>
      ))}
      {/* oxlint-disable-next-line control-has-associated-label -- a total has no actions */}
      {hasActionsColumn && <td className={styles.actions} />}
    </tr>
  )
}
