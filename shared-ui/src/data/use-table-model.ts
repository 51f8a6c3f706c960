import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { compareCells, type Column } from './columns.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

export type ServerPaging = {
  page: number
  size: number
  total: number
  /** True while only those rows are here that were loaded before: `total` is not their number */
  isPreview?: boolean
  onPage: (page: number) => void
  /** 'name' or '-name' */
  sort: string
  onSort: (sort: string) => void
}

export type Sortable = {
  getCanSort: () => boolean
  getIsSorted: () => false | 'asc' | 'desc'
  toggleSorting: () => void
}

export type TableModel<T> = {
  pageRows: readonly T[]
  /** All rows in their order, as far as they are here */
  orderedRows: () => T[]
  sortableOf: (columnName: string) => Sortable
  /** The current page, from 1 */
  page: number
  size: number
  total: number
  showPage: (page: number) => void
  /** The number of the first row on the page, from 1 */
  firstRowNumber: number
}

type Options<T> = {
  rows: readonly T[]
  columns: readonly Column<T>[]
  visibility: Record<string, boolean>
  paging?: ServerPaging | undefined
  size: number
  isManuallyOrdered?: true | undefined
  /** Shows these rows on one page instead, while they are printed */
  allRows?: readonly T[] | undefined
}

/**
 * The state of a table without its look: which rows are on the page, in which order. The server pages and
 * sorts with `paging`, otherwise the browser. The only file that uses the table library.
 */
export function useTableModel<T extends { id: number | string }>({
  rows,
  columns,
  visibility,
  paging,
  size,
  isManuallyOrdered,
  allRows,
}: Options<T>): TableModel<T> {
  const [localPageIndex, setLocalPageIndex] = useState(0)
  const isPaged = !!paging
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
  const total = paging?.total ?? rows.length

  const table = useTable({
    features,
    columns: columnDefs,
    data: allRows ?? rows,
    getRowId: (row) => String(row.id),
    ...(!paging && {
      // controlled, not only the initial state: `size` may grow when a row is added to a table on one page
      state: { columnVisibility: visibility, pagination },
      onPaginationChange: (change) => {
        const next = typeof change === 'function' ? change(currentPage) : change
        setLocalPageIndex(next.pageIndex)
      },
    }),
    ...(paging && {
      manualPagination: true,
      manualSorting: true,
      rowCount: total,
      state: { columnVisibility: visibility, sorting, pagination },
      onSortingChange: (change) => {
        const [next] = typeof change === 'function' ? change(sorting) : change
        const sortName = next && (columnsByName.get(next.id)?.sort ?? next.id)
        paging.onSort(next && sortName ? `${next.desc ? '-' : ''}${sortName}` : '')
      },
    }),
  })

  return {
    pageRows: table.getRowModel().rows.map(({ original }) => original),
    orderedRows: () => table.getPrePaginatedRowModel().rows.map(({ original }) => original),
    sortableOf: (columnName) => table.getColumn(columnName)!,
    page: currentPage.pageIndex + 1,
    size: currentPage.pageSize,
    total,
    showPage: paging?.onPage ?? ((page) => table.setPageIndex(page - 1)),
    firstRowNumber: pagination.pageIndex * pagination.pageSize + 1,
  }
}
