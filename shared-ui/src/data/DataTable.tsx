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
import { NothingHere } from '../core/states.tsx'
import { fill, useSay, useShow, useWords } from '../words/index.ts'
import { boxClass } from './box-class.ts'
import { Cells } from './Cells.tsx'
import { compareCells, type Column } from './columns.ts'
import styles from './DataTable.module.css'
import { Heading } from './Heading.tsx'
import { JumpToTop } from './JumpToTop.tsx'
import { Pager } from './Pager.tsx'
import { PrintedHead } from './PrintedHead.tsx'
import { TableTools } from './TableTools.tsx'
import { Tick } from './Tick.tsx'
import { Totals } from './Totals.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import { useListPlace } from './use-list-place.ts'
import { useShownColumns } from './use-shown-columns.ts'
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

/** Rows that someone else orders and pages: the server's. */
export type Paged = {
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  /** 'name' or '-name' */
  sort: string
  onSort: (sort: string) => void
}

export type DataTableProps<T extends { id: number | string }> = {
  /** What the table holds, for readers who do not see it */
  label: Words
  rows: readonly T[]
  /** Made at module scope, or remembered: a new array on every render would rebuild the table */
  columns: readonly Column<T>[]
  /** What can be done to one row, in a last column */
  actions?: (row: T) => ReactNode
  /** The heading of a column that counts the rows: 'SL' or '#' */
  counted?: Words
  empty?: Words
  /** Totals that were counted elsewhere, by column; otherwise columns marked `total` are summed */
  totals?: Record<string, string | number>
  rowClass?: (row: T) => string | undefined
  /** Rows that are ticked; left out, rows cannot be ticked */
  chosen?: { ids: ReadonlySet<number | string>; onChange: (ids: ReadonlySet<number | string>) => void }
  /** Name of the exported file; without it the table has no tools */
  file?: string
  /** Filters beside the tools */
  tools?: ReactNode
  /** Everything to export, where `rows` is only a page */
  all?: () => Promise<T[]>
  paged?: Paged
  /** Rows a page, where the rows are all here */
  size?: number
  /** The rows stand in an order that people gave them: no heading orders them */
  arranged?: true
  /** What is printed in the table's place, where it is too wide for paper; made when someone prints */
  paper?: () => ReactNode
}

/** So many cards a phone shows with a few turns of the thumb */
const fewCards = 20

/** A table of rows. The only file that knows the table library. */
export function DataTable<T extends { id: number | string }>({
  label,
  rows,
  columns,
  actions,
  counted,
  empty,
  totals,
  rowClass,
  chosen,
  file,
  tools,
  all,
  paged,
  size = 50,
  arranged,
  paper,
}: DataTableProps<T>) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const box = useListPlace(rows.length > 0)
  const { frame, sheet, sheetContent, filters, print } = useTablePrint(box, paper)
  const [columnVisibility, showColumn] = useShownColumns(columns)
  const [turned, setTurned] = useState(0)
  /** All rows, in the place of the page while they are printed */
  const [whole, setWhole] = useState<readonly T[]>()
  const isPaged = !!paged
  const leading = Number(!!chosen) + Number(!!counted)
  const shapes = useMemo(
    () =>
      columns.map(({ name, value, kind, sort }): ColumnDef<typeof features, T> => ({
        id: name,
        accessorFn: value,
        enableSorting: !arranged && (!isPaged || sort !== null),
        sortDescFirst: false,
        sortFn: (one, other) => compareCells(value(one.original), value(other.original), kind),
      })),
    [columns, isPaged, arranged],
  )
  const byName = useMemo(() => new Map(columns.map((column) => [column.name, column])), [columns])
  const nameOf = (wire: string) => columns.find(({ name, sort }) => (sort ?? name) === wire)?.name ?? wire
  const sorting = paged?.sort
    ? [{ id: nameOf(paged.sort.replace(/^-/, '')), desc: paged.sort.startsWith('-') }]
    : []
  const part = paged
    ? { pageIndex: paged.page - 1, pageSize: paged.size }
    : { pageIndex: turned, pageSize: size }
  const pagination = whole ? { pageIndex: 0, pageSize: whole.length } : part
  const { pageIndex, pageSize } = pagination
  const count = paged?.total ?? rows.length

  const table = useTable({
    features,
    columns: shapes,
    data: whole ?? rows,
    getRowId: (row) => String(row.id),
    ...(!paged && {
      // not only at first: where all rows stand on one page, one that is added stands there too
      state: { columnVisibility, pagination },
      onPaginationChange: (change) => {
        const next = typeof change === 'function' ? change(part) : change
        setTurned(next.pageIndex)
      },
    }),
    ...(paged && {
      manualPagination: true,
      manualSorting: true,
      rowCount: count,
      state: { columnVisibility, sorting, pagination },
      onSortingChange: (change) => {
        const [next] = typeof change === 'function' ? change(sorting) : change
        const wire = next && (byName.get(next.id)?.sort ?? next.id)
        paged.onSort(next && wire ? `${next.desc ? '-' : ''}${wire}` : '')
      },
    }),
  })

  // paper has no buttons
  const offered = whole ? undefined : actions
  const shown = table.getRowModel().rows
  const visible = columns.filter(({ name }) => columnVisibility[name])
  const summed = visible.some(({ name, total }) => total || totals?.[name] !== undefined) && rows.length > 0
  const everything = all ?? (() => table.getPrePaginatedRowModel().rows.map(({ original }) => original))
  const ids = shown.map(({ original }) => original.id)
  const kept = useKeptPlace(ids)
  const tick = (some: readonly (number | string)[], ticked: boolean) => {
    const next = new Set(chosen?.ids)
    for (const id of some) next[ticked ? 'add' : 'delete'](id)
    chosen?.onChange(next)
  }

  return (
    <div ref={frame} className={styles.whole}>
      {file && (
        <TableTools
          file={file}
          columns={columns}
          isShown={(name) => columnVisibility[name] ?? false}
          onShow={showColumn}
          all={everything}
          print={print}
          part={{
            complete: !!paper,
            page: part.pageIndex + 1,
            size: part.pageSize,
            total: count,
            spread: async () => {
              const found = await everything()
              flushSync(() => setWhole(found))
            },
            fold: () => setWhole(undefined),
          }}
        >
          {tools}
        </TableTools>
      )}
      {paper && (
        <div ref={sheet} className={styles.paper}>
          {sheetContent}
        </div>
      )}
      {rows.length === 0 ? (
        <div ref={box} className={styles.nothing}>
          <PrintedHead label={label} filters={filters} />
          <NothingHere {...(empty && { text: empty })} />
        </div>
      ) : (
        <div ref={box} className={boxClass(visible.length, leading)}>
          <PrintedHead
            label={label}
            filters={filters}
            part={{ page: pageIndex + 1, size: pageSize, total: whole?.length ?? count }}
          />
          <table className={styles.table} aria-label={say(label)}>
            <thead>
              <tr>
                {chosen && (
                  <th scope="col" className={styles.narrow}>
                    <Tick
                      label={t.chooseAll}
                      checked={ids.every((id) => chosen.ids.has(id))}
                      partly={ids.some((id) => chosen.ids.has(id)) && !ids.every((id) => chosen.ids.has(id))}
                      onTick={(ticked) => tick(ids, ticked)}
                    />
                  </th>
                )}
                {counted && (
                  <th scope="col" className={styles.narrow}>
                    {say(counted)}
                  </th>
                )}
                {visible.map((column) => (
                  <Heading key={column.name} column={column} of={table.getColumn(column.name)!} />
                ))}
                {offered && (
                  <th scope="col" className={styles.actions}>
                    {t.actions}
                  </th>
                )}
              </tr>
            </thead>
            <tbody {...kept}>
              {shown.map(({ id, original }, index) => (
                <tr key={id} className={rowClass?.(original)}>
                  {chosen && (
                    <td className={styles.narrow}>
                      <Tick
                        label={fill(t.choose, { number: show.number(index + 1) })}
                        checked={chosen.ids.has(original.id)}
                        onTick={(ticked) => tick([original.id], ticked)}
                      />
                    </td>
                  )}
                  {counted && (
                    <td className={styles.narrow} data-label={say(counted)}>
                      {show.number(pageIndex * pageSize + index + 1)}
                    </td>
                  )}
                  <Cells columns={visible} row={original} />
                  {offered && <td className={styles.actions}>{offered(original)}</td>}
                </tr>
              ))}
            </tbody>
            {summed && (
              <Totals
                columns={visible}
                rows={whole ?? rows}
                {...(totals && { totals })}
                leading={leading}
                trailing={!!offered}
              />
            )}
          </table>
        </div>
      )}
      <Pager
        page={part.pageIndex + 1}
        size={part.pageSize}
        total={count}
        onPage={paged?.onPage ?? ((page) => table.setPageIndex(page - 1))}
      />
      {shown.length > fewCards && <JumpToTop to={frame} />}
    </div>
  )
}
