import type { Words } from '@samity/shared-api/contract'
import type { ReactNode } from 'react'
import { EmptyState } from '../core/states.tsx'
import { boxClass } from './box-class.ts'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { ExportButton } from './ExportButton.tsx'
import { JumpToTop } from './JumpToTop.tsx'
import { Pager } from './Pager.tsx'
import { PrintButton } from './PrintButton.tsx'
import { PrintHeader } from './PrintHeader.tsx'
import { TableMenus } from './TableMenus.tsx'
import { TableTools } from './TableTools.tsx'
import { TableView } from './TableView.tsx'
import { useColumnVisibility } from './use-column-visibility.ts'
import { usePageSize } from './use-page-size.ts'
import { useRestoreListScroll } from './use-restore-list-scroll.ts'
import { useRowNumbers } from './use-row-numbers.ts'
import { useRowSelection, type RowSelection } from './use-row-selection.tsx'
import { useTableModel, type ServerPaging } from './use-table-model.ts'
import { useTablePrint } from './use-table-print.ts'

export type DataTableProps<T extends { id: number | string }> = {
  /** The accessible name of the table */
  label: Words
  /** All rows, or those of one page with `paging` */
  rows: readonly T[]
  /** Define them at module scope or memoise them: a new array on every render rebuilds the table */
  columns: readonly Column<T>[]
  /** The row actions in the last column */
  actions?: (row: T) => ReactNode
  /** The heading of the column with row numbers: 'SL' or '#' */
  rowNumberLabel?: Words
  /** Shown when there are no rows */
  empty?: Words
  /** Shown in the place of the rows: they are loading, or could not be loaded */
  insteadOfRows?: ReactNode
  /** Totals from the server, by column. Without them the table sums the columns with `total`. */
  totals?: Record<string, string | number>
  /** A CSS class of the row */
  rowClass?: (row: T) => string | undefined
  /** The selected rows. Without it there are no checkboxes. */
  selection?: RowSelection
  /** Name of the exported file. Without it the table has no tools. */
  file?: string
  /** Filters next to the tools */
  tools?: ReactNode
  /** Loads all rows for the export, when `rows` is only one page */
  fetchAll?: () => Promise<T[]>
  /** Paging and sorting by the server. `ListTable` passes it. */
  paging?: ServerPaging
  /** Rows on each page, when `rows` has all of them: 50 by default, 20 on a phone */
  size?: number
  /** The rows have an order that people chose: headings do not sort */
  isManuallyOrdered?: true
  /** Printed instead of a table that is too wide for paper. Called when someone prints. */
  printLayout?: () => ReactNode
}

/** From this number of rows on, scrolling back to the top takes long on a phone */
const jumpToTopThreshold = 10

/** A table of rows, with the parts around it: tools, selection, pages, printing and export. */
export function DataTable<T extends { id: number | string }>({
  label,
  rows,
  columns,
  actions,
  rowNumberLabel,
  empty,
  insteadOfRows,
  totals,
  rowClass,
  selection,
  file,
  tools,
  fetchAll,
  paging,
  size: ownSize,
  isManuallyOrdered,
  printLayout,
}: DataTableProps<T>) {
  const box = useRestoreListScroll(rows.length > 0)
  const { frame, layoutElement, layoutContent, filters, print, allRows, setAllRows } = useTablePrint<T>(
    box,
    printLayout,
  )
  const { visibility, setVisible, isExported } = useColumnVisibility(columns, !!paging)
  const defaultSize = usePageSize()
  const size = ownSize ?? defaultSize
  const model = useTableModel({ rows, columns, visibility, paging, size, isManuallyOrdered, allRows })
  const selectionColumn = useRowSelection(selection, model.pageRows)
  const numberColumn = useRowNumbers<T>(rowNumberLabel, model.firstRowNumber)
  const leadingColumns = [selectionColumn, numberColumn].filter((column) => column !== undefined)
  const visibleColumns = columns.filter(({ name }) => visibility[name])
  const { page, size: pageSize, total } = model
  const getAllRows = fetchAll ?? model.orderedRows

  return (
    <div ref={frame} className={styles.frame}>
      {file && (
        <TableTools filters={tools}>
          <TableMenus
            columns={columns}
            hasViews={!!paging}
            isVisible={(name) => visibility[name] ?? false}
            onToggle={setVisible}
          />
          <PrintButton
            print={print}
            pages={{
              includesAllRows: !!printLayout,
              page,
              size: pageSize,
              pageRows: model.pageRows.length,
              total,
              showAllRows: async () => setAllRows(await getAllRows()),
              showPage: () => setAllRows(undefined),
            }}
          />
          <ExportButton file={file} columns={columns.filter(isExported)} getRows={getAllRows} />
        </TableTools>
      )}
      {printLayout && (
        <div ref={layoutElement} className={styles.printLayout}>
          {layoutContent}
        </div>
      )}
      {/* the button to the top stays on the rows: it never covers the filters */}
      <div className={styles.content}>
        {insteadOfRows ? (
          <div ref={box}>{insteadOfRows}</div>
        ) : rows.length === 0 ? (
          <div ref={box} className={styles.nothing}>
            <PrintHeader label={label} filters={filters} />
            <EmptyState {...(empty && { text: empty })} />
          </div>
        ) : (
          <div ref={box} className={boxClass(visibleColumns.length, leadingColumns.length)}>
            <PrintHeader
              label={label}
              filters={filters}
              range={
                allRows
                  ? { page: 1, size: allRows.length, total: allRows.length }
                  : { page, size: pageSize, total }
              }
            />
            <TableView
              label={label}
              model={model}
              columns={visibleColumns}
              rows={allRows ?? rows}
              totals={totals}
              isPartial={paging?.isPreview}
              leadingColumns={leadingColumns}
              // no actions while printing
              actions={allRows ? undefined : actions}
              rowClass={rowClass}
            />
          </div>
        )}
        {!insteadOfRows && (
          <Pager
            page={page}
            size={pageSize}
            total={total}
            isCounting={paging?.isPreview}
            onPage={model.showPage}
          />
        )}
        {model.pageRows.length > jumpToTopThreshold && <JumpToTop to={frame} />}
      </div>
    </div>
  )
}
