import type { Words } from '@samity/shared-api/contract'
import { useDeferredValue, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { lazyPart } from '../core/lazy-part.tsx'
import { LoadingState, ErrorState } from '../core/states.tsx'
import { useWords } from '../words/index.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import styles from './DataTable.module.css'
import { DayFilter } from './DayFilter.tsx'
import { Filter } from './Filter.tsx'
import type { FilterChipsProps } from './FilterChips.tsx'
import { ListSearch } from './ListSearch.tsx'
import { searching } from './Pager.tsx'
import { measureColumns, setColumnWidths, type ColumnWidths } from './steady-columns.ts'
import { loadExtras } from './TableMenus.tsx'
import type { List } from './use-list.ts'
import type { RowSelection } from './use-row-selection.tsx'

type Props<T extends { id: number }> = Omit<
  DataTableProps<T>,
  'rows' | 'paging' | 'fetchAll' | 'tools' | 'file' | 'size' | 'insteadOfRows'
> & {
  /** The result of `useList` */
  list: List<T>
  /** Name of the exported file */
  file: string
  /** Filters of this list in addition to Search and the dates */
  filters?: ReactNode
  /** Title above the reason when the list cannot be loaded */
  errorText?: Words
}

const FilterChips = lazyPart<FilterChipsProps>(
  async () => (await loadExtras()).FilterChips,
  () => null,
)

const words = {
  search: { en: 'Search', bn: 'খুঁজুন' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
}
const noRows: never[] = []

/**
 * A DataTable for a list of the server: with search, dates, pages, an export of all matching rows, and
 * loading and error states.
 */
export function ListTable<T extends { id: number }>(props: Props<T>) {
  // the rows of a search render in several tasks, so that a key comes between them
  const deferredProps = useDeferredValue(props)
  const shownProps = differOnlyBySearch(props, deferredProps) ? deferredProps : props
  return useMemo(() => <ListTableContent {...shownProps} />, [shownProps])
}

type Shown = { list: Pick<List<never>, 'params' | 'isLoading' | 'isPreview'>; selection?: RowSelection }

/** False after a change that must be visible at once: a filter, a checkbox, a removed row. */
function differOnlyBySearch({ list: one, ...next }: Shown, { list: other, ...previous }: Shown): boolean {
  const isSameFilter = Object.entries(one.params).every(
    ([name, value]) => name === 'search' || value === other.params[name],
  )
  const isSearchStep =
    one.params['search'] !== other.params['search'] ||
    one.isLoading !== other.isLoading ||
    one.isPreview !== other.isPreview
  return isSameFilter && isSearchStep && hasSameSelection(next, previous)
}

type Selected = Pick<Shown, 'selection'>
const hasSameSelection = ({ selection: one }: Selected, { selection: other }: Selected) =>
  one?.ids.size === other?.ids.size && [...(one?.ids ?? [])].every((id) => other?.ids.has(id))

function ListTableContent<T extends { id: number }>({ list, filters, errorText, ...table }: Props<T>) {
  const t = useWords(words)
  const { params, setParams, controls } = list
  const isFiltered = Object.entries(params).some(([name, value]) => name !== 'search' && value)
  const isSearching = list.isPreview && list.rows?.length === 0
  const { frame, measure } = useSteadyTable({
    isSearching,
    hasRows: (list.rows?.length ?? 0) > 0,
    isSearchless: params['search'] === '' && !list.isLoading,
  })
  const tools = (
    <>
      {controls.search && (
        <Filter label={t.search}>
          {(id) => (
            <ListSearch
              id={id}
              value={params.search ?? ''}
              onType={(text) => {
                measure()
                list.typeSearch(text)
              }}
              onSearch={list.search}
            />
          )}
        </Filter>
      )}
      {controls.dates && (
        <>
          <DayFilter
            id="from"
            label={t.from}
            value={params.from ?? ''}
            onDay={(from) => setParams({ from })}
          />
          <DayFilter id="to" label={t.to} value={params.to ?? ''} onDay={(to) => setParams({ to })} />
        </>
      )}
      {filters}
      {isFiltered && <FilterChips list={list} frame={frame} />}
    </>
  )
  // the filters stay visible: one of them may be the cause of the error, and people type before the rows are
  // here
  const insteadOfRows = list.error ? (
    <ErrorState error={list.error} retry={list.refresh} {...(errorText && { text: errorText })} />
  ) : !list.rows ? (
    <LoadingState />
  ) : (
    isSearching && <LoadingState text={searching} />
  )
  const hasPreviousRows = list.isLoading && !list.isPreview && !!list.rows
  return (
    <div
      ref={frame}
      className={hasPreviousRows ? styles.busy : undefined}
      aria-busy={list.isLoading}
      // the cards below wait for the first rows (Page.module.css), so that nothing moves
      data-loading={list.rows || list.error ? undefined : true}
    >
      <DataTable
        {...table}
        rows={list.rows ?? noRows}
        insteadOfRows={insteadOfRows}
        tools={tools}
        fetchAll={list.fetchAll}
        paging={{
          page: list.page,
          size: list.size,
          total: list.total,
          isPreview: list.isPreview,
          onPage: list.setPage,
          sort: list.sort,
          onSort: (sort) => setParams({ sort }),
        }}
      />
    </div>
  )
}

type SearchState = {
  /** The list has no row to show yet */
  isSearching: boolean
  hasRows: boolean
  /** The list shows all rows again */
  isSearchless: boolean
}

/**
 * Keeps what people look at in its place during a search: the widths of the columns, and the height of the
 * list while it has no row to show yet. Call `measure` with each key, when the rows are still there.
 */
function useSteadyTable({ isSearching, hasRows, isSearchless }: SearchState) {
  const frame = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const columnWidths = useRef<ColumnWidths>(undefined)
  const tableOf = () => frame.current?.querySelector('table')
  useLayoutEffect(() => {
    if (frame.current) frame.current.style.minBlockSize = isSearching ? `${height.current}px` : ''
  }, [isSearching])
  useLayoutEffect(() => {
    if (isSearchless) columnWidths.current = undefined
    // a list without a match had no table
    const table = tableOf()
    if (table) setColumnWidths(table, columnWidths.current)
  }, [isSearchless, hasRows])
  const measure = () => {
    if (!isSearching) height.current = frame.current?.offsetHeight ?? 0
    const table = tableOf()
    if (!table || columnWidths.current) return
    columnWidths.current = measureColumns(table)
    setColumnWidths(table, columnWidths.current)
  }
  return { frame, measure }
}
