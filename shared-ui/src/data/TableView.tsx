import type { Words } from '@samity/shared-api/contract'
import type { ReactNode } from 'react'
import { useSay, useWords } from '../words/index.ts'
import { Cells } from './Cells.tsx'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { Heading } from './Heading.tsx'
import { Totals } from './Totals.tsx'
import { useRestoreRowFocus } from './use-restore-row-focus.ts'
import type { TableModel } from './use-table-model.ts'

const words = { actions: { en: 'Actions', bn: 'কার্যক্রম' } }

/** A narrow column before those of the record: a checkbox, the row number. */
export type LeadingColumn<T> = {
  key: string
  heading: ReactNode
  /** The label of its cells on a phone. Without it they have none. */
  cellLabel?: string
  /** `index` counts the rows of the page from 0 */
  cell: (row: T, index: number) => ReactNode
}

type Props<T> = {
  label: Words
  model: TableModel<T>
  columns: readonly Column<T>[]
  /** All rows that are here, for the totals */
  rows: readonly T[]
  totals?: Record<string, string | number> | undefined
  /** True while rows are missing, so that their totals mean nothing */
  isPartial?: boolean | undefined
  leadingColumns?: readonly LeadingColumn<T>[]
  actions?: ((row: T) => ReactNode) | undefined
  rowClass?: ((row: T) => string | undefined) | undefined
}

/**
 * The table itself: headings that sort, the rows of the page, and the totals. On a phone each row is a card.
 */
export function TableView<T extends { id: number | string }>({
  label,
  model,
  columns,
  rows,
  totals,
  isPartial,
  leadingColumns = [],
  actions,
  rowClass,
}: Props<T>) {
  const t = useWords(words)
  const say = useSay()
  const { pageRows } = model
  const focusProps = useRestoreRowFocus(pageRows.map(({ id }) => id))
  const hasTotals = !isPartial && columns.some(({ name, total }) => total || totals?.[name] !== undefined)
  return (
    <table
      // another column makes another table, because the widths of a search (steady-columns.ts) are no longer
      // right
      key={columns.length + leadingColumns.length + Number(!!actions)}
      className={styles.table}
      aria-label={say(label)}
    >
      <thead>
        <tr>
          {leadingColumns.map(({ key, heading }) => (
            <th key={key} scope="col" className={styles.narrow}>
              {heading}
            </th>
          ))}
          {columns.map((column) => (
            <Heading key={column.name} column={column} sortable={model.sortableOf(column.name)} />
          ))}
          {actions && (
            <th scope="col" className={styles.actions}>
              {t.actions}
            </th>
          )}
        </tr>
      </thead>
      <tbody {...focusProps}>
        {pageRows.map((row, index) => (
          <tr key={row.id} className={rowClass?.(row)}>
            {leadingColumns.map(({ key, cellLabel, cell }) => (
              <td key={key} className={styles.narrow} data-label={cellLabel}>
                {cell(row, index)}
              </td>
            ))}
            <Cells columns={columns} row={row} />
            {actions && <td className={styles.actions}>{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
      {hasTotals && (
        <Totals
          columns={columns}
          rows={rows}
          {...(model.total > pageRows.length && { pageRows })}
          {...(totals && { totals })}
          leadingColumns={leadingColumns}
          hasActionsColumn={!!actions}
        />
      )}
    </table>
  )
}
