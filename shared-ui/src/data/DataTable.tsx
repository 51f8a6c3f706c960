import type { Words } from '@samity/shared-api/contract'
import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { EmptyState } from '../core/states.tsx'
import { fill, useSay, useShow, useWords } from '../words/index.ts'
import { boxClass } from './box-class.ts'
import { Cells } from './Cells.tsx'
import { compareCells, type Column } from './columns.ts'
import styles from './DataTable.module.css'
import { Heading } from './Heading.tsx'
import { JumpToTop } from './JumpToTop.tsx'
import { Pager } from './Pager.tsx'
import { PrintHeader } from './PrintHeader.tsx'
import { TableTools } from './TableTools.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import { Totals } from './Totals.tsx'
import { useRestoreRowFocus } from './use-restore-row-focus.ts'
import { useRestoreListScroll } from './use-restore-list-scroll.ts'
import { useColumnVisibility } from './use-column-visibility.ts'
import { useTablePrint } from './use-table-print.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

const words = {
  actions: { en: 'Actions', bn: 'কার্যক্রম' },
  choose: { en: 'Choose row {number}', bn: '{number} নম্বর সারি বাছাই করুন' },
  chooseAll: { en: 'Choose all on this page', bn: 'এই পাতার সব বাছাই করুন' },
}

/** Paging and sorting by the server. */
export type ServerPaging = {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  /** 'name' or '-name' */
  sort: string
  onSort: (sort: string) => void
}

export type DataTableProps<T extends { id: number | string }> = {
  /** The accessible name of the table */
  label: Words
  rows: readonly T[]
  /** Define them at module scope or memoise them: a new array on every render rebuilds the table */
  columns: readonly Column<T>[]
  /** The row actions in the last column */
  actions?: (row: T) => ReactNode
  /** The heading of the column with row numbers: 'SL' or '#' */
  rowNumberLabel?: Words
  empty?: Words
  /** Totals from the server, by column. Without them the table sums the columns with `total`. */
  totals?: Record<string, string | number>
  rowClass?: (row: T) => string | undefined
  /** The selected rows. Without it there are no checkboxes. */
  selection?: { ids: ReadonlySet<number | string>; onChange: (ids: ReadonlySet<number | string>) => void }
  /** Name of the exported file. Without it the table has no tools. */
  file?: string
  /** Filters next to the tools */
  tools?: ReactNode
  /** Loads all rows for the export, when `rows` is only one page */
  fetchAll?: () => Promise<T[]>
  paging?: ServerPaging
  /** Rows on each page, when `rows` has all of them */
  size?: number
  /** The rows have an order that people chose: headings do not sort */
  isManuallyOrdered?: true
  /** Printed instead of a table that is too wide for paper. Called when someone prints. */
  printLayout?: () => ReactNode
}

/** From this number of rows on, scrolling back to the top takes long on a phone */
const jumpToTopThreshold = 20

/** A table of rows. The only file that uses the table library directly. */
export function DataTable<T extends { id: number | string }>({
  label,
  rows,
  columns,
  actions,
  rowNumberLabel,
  empty,
  totals,
  rowClass,
  selection,
  file,
  tools,
  fetchAll,
  paging,
  size = 50,
  isManuallyOrdered,
  printLayout,
}: DataTableProps<T>) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const box = useRestoreListScroll(rows.length > 0)
  const { frame, layoutElement, layoutContent, filters, print } = useTablePrint(box, printLayout)
  const [columnVisibility, showColumn] = useColumnVisibility(columns)
  const [localPageIndex, setLocalPageIndex] = useState(0)
  /** All rows instead of the current page, while they are printed */
  const [allRows, setAllRows] = useState<readonly T[]>()
  const isPaged = !!paging
  const leadingColumns = Number(!!selection) + Number(!!rowNumberLabel)
  const columnDefs = useMemo(
    () =>
      columns.map(({ name, value, kind, sort }): ColumnDef<typeof features, T> => ({
        id: name,
        accessorFn: value,
        enableSorting: !isManuallyOrdered && (!isPaged || sort !== null),
        sortDescFirst: false,
        sortFn: (one, other) => compareCells(value(one.original), value(other.original), kind),
      })),
    [columns, isPaged, isManuallyOrdered],
  )
  const columnsByName = useMemo(() => new Map(columns.map((column) => [column.name, column])), [columns])
  const nameOf = (sortName: string) =>
    columns.find(({ name, sort }) => (sort ?? name) === sortName)?.name ?? sortName
  const sorting = paging?.sort
    ? [{ id: nameOf(paging.sort.replace(/^-/, '')), desc: paging.sort.startsWith('-') }]
    : []
  const currentPage = paging
    ? { pageIndex: paging.page - 1, pageSize: paging.size }
    : { pageIndex: localPageIndex, pageSize: size }
  const pagination = allRows ? { pageIndex: 0, pageSize: allRows.length } : currentPage
  const { pageIndex, pageSize } = pagination
  const count = paging?.total ?? rows.length

  const table = useTable({
    features,
    columns: columnDefs,
    data: allRows ?? rows,
    getRowId: (row) => String(row.id),
    ...(!paging && {
      // controlled, not only the initial state: `size` may grow when a row is added to a table on one page
      state: { columnVisibility, pagination },
      onPaginationChange: (change) => {
        const next = typeof change === 'function' ? change(currentPage) : change
        setLocalPageIndex(next.pageIndex)
      },
    }),
    ...(paging && {
      manualPagination: true,
      manualSorting: true,
      rowCount: count,
      state: { columnVisibility, sorting, pagination },
      onSortingChange: (change) => {
        const [next] = typeof change === 'function' ? change(sorting) : change
        const sortName = next && (columnsByName.get(next.id)?.sort ?? next.id)
        paging.onSort(next && sortName ? `${next.desc ? '-' : ''}${sortName}` : '')
      },
    }),
  })

  // no actions while printing
  const rowActions = allRows ? undefined : actions
  const pageRows = table.getRowModel().rows
  const visibleColumns = columns.filter(({ name }) => columnVisibility[name])
  const hasTotals =
    visibleColumns.some(({ name, total }) => total || totals?.[name] !== undefined) && rows.length > 0
  const getAllRows = fetchAll ?? (() => table.getPrePaginatedRowModel().rows.map(({ original }) => original))
  const ids = pageRows.map(({ original }) => original.id)
  const focusProps = useRestoreRowFocus(ids)
  const setSelected = (rowIds: readonly (number | string)[], isSelected: boolean) => {
    const next = new Set(selection?.ids)
    for (const id of rowIds) next[isSelected ? 'add' : 'delete'](id)
    selection?.onChange(next)
  }

  return (
    <div ref={frame} className={styles.frame}>
      {file && (
        <TableTools
          file={file}
          columns={columns}
          isVisible={(name) => columnVisibility[name] ?? false}
          onToggle={showColumn}
          getRows={getAllRows}
          print={print}
          pages={{
            includesAllRows: !!printLayout,
            page: currentPage.pageIndex + 1,
            size: currentPage.pageSize,
            total: count,
            showAllRows: async () => {
              const loadedRows = await getAllRows()
              flushSync(() => setAllRows(loadedRows))
            },
            showPage: () => setAllRows(undefined),
          }}
        >
          {tools}
        </TableTools>
      )}
      {printLayout && (
        <div ref={layoutElement} className={styles.printLayout}>
          {layoutContent}
        </div>
      )}
      {rows.length === 0 ? (
        <div ref={box} className={styles.nothing}>
          <PrintHeader label={label} filters={filters} />
          <EmptyState {...(empty && { text: empty })} />
        </div>
      ) : (
        <div ref={box} className={boxClass(visibleColumns.length, leadingColumns)}>
          <PrintHeader
            label={label}
            filters={filters}
            range={{ page: pageIndex + 1, size: pageSize, total: allRows?.length ?? count }}
          />
          <table className={styles.table} aria-label={say(label)}>
            <thead>
              <tr>
                {selection && (
                  <th scope="col" className={styles.narrow}>
                    <RowCheckbox
                      label={t.chooseAll}
                      checked={ids.every((id) => selection.ids.has(id))}
                      isIndeterminate={
                        ids.some((id) => selection.ids.has(id)) && !ids.every((id) => selection.ids.has(id))
                      }
                      onChange={(isSelected) => setSelected(ids, isSelected)}
                    />
                  </th>
                )}
                {rowNumberLabel && (
                  <th scope="col" className={styles.narrow}>
                    {say(rowNumberLabel)}
                  </th>
                )}
                {visibleColumns.map((column) => (
                  <Heading key={column.name} column={column} sortable={table.getColumn(column.name)!} />
                ))}
                {rowActions && (
                  <th scope="col" className={styles.actions}>
                    {t.actions}
                  </th>
                )}
              </tr>
            </thead>
            <tbody {...focusProps}>
              {pageRows.map(({ id, original }, index) => (
                <tr key={id} className={rowClass?.(original)}>
                  {selection && (
                    <td className={styles.narrow}>
                      <RowCheckbox
                        label={fill(t.choose, { number: show.number(index + 1) })}
                        checked={selection.ids.has(original.id)}
                        onChange={(isSelected) => setSelected([original.id], isSelected)}
                      />
                    </td>
                  )}
                  {rowNumberLabel && (
                    <td className={styles.narrow} data-label={say(rowNumberLabel)}>
                      {show.number(pageIndex * pageSize + index + 1)}
                    </td>
                  )}
                  <Cells columns={visibleColumns} row={original} />
                  {rowActions && <td className={styles.actions}>{rowActions(original)}</td>}
                </tr>
              ))}
            </tbody>
            {hasTotals && (
              <Totals
                columns={visibleColumns}
                rows={allRows ?? rows}
                {...(totals && { totals })}
                leadingColumns={leadingColumns}
                hasActionsColumn={!!rowActions}
              />
            )}
          </table>
        </div>
      )}
      <Pager
        page={currentPage.pageIndex + 1}
        size={currentPage.pageSize}
        total={count}
        onPage={paging?.onPage ?? ((page) => table.setPageIndex(page - 1))}
      />
      {pageRows.length > jumpToTopThreshold && <JumpToTop to={frame} />}
    </div>
  )
}
