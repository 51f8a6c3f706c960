import { CloseCircleFilled } from '@ant-design/icons'
import { inLanguage, maxSearchLength, validationMessages, type Words } from '@samity/shared-api/contract'
import { Input } from 'antd'
import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { LoadingState, ErrorState } from '../core/states.tsx'
import { DayInput } from '../date/DayInput.tsx'
import { useLanguage, useWords } from '../words/index.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import styles from './DataTable.module.css'
import { searching } from './Pager.tsx'
import { measureColumns, setColumnWidths, type ColumnWidths } from './steady-columns.ts'
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

const words = {
  search: { en: 'Search', bn: 'খুঁজুন' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
  clear: { en: 'Clear the search', bn: 'অনুসন্ধান মুছুন' },
}
const noRows: never[] = []

/** A DataTable for a list of the server: with search, dates, pages, an export of all matching rows, and loading and error states. */
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
          <Filter label={t.from} id="from">
            {(id) => (
              <DayFilter
                id={id}
                name="from"
                value={params.from ?? ''}
                onDay={(from) => setParams({ from })}
              />
            )}
          </Filter>
          <Filter label={t.to} id="to">
            {(id) => (
              <DayFilter id={id} name="to" value={params.to ?? ''} onDay={(to) => setParams({ to })} />
            )}
          </Filter>
        </>
      )}
      {filters}
    </>
  )
  // the filters stay visible: one of them may be the cause of the error, and people type before the rows are here
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
 * Keeps what people look at in its place during a search: the widths of the columns, and the height of the list while it has
 * no row to show yet. Call `measure` with each key, when the rows are still there.
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

const isDayOrBlank = (text: string) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text)

type DayFilterProps = { id: string; name: string; value: string; onDay: (day: string) => void }

/** A filter by day. An invalid day stays visible with an error and does not change the list. */
function DayFilter({ id, name, value, onDay }: DayFilterProps) {
  const language = useLanguage()
  const [input, setInput] = useState('')
  const [hasBlurred, setHasBlurred] = useState(false)
  const isWrong = !isDayOrBlank(input)
  const showsError = isWrong && hasBlurred
  // Back and links change the URL
  useEffect(() => setInput(''), [value])
  return (
    <>
      <DayInput
        id={id}
        name={name}
        value={isWrong ? input : value}
        {...(showsError && {
          status: 'error' as const,
          'aria-invalid': true,
          'aria-describedby': `${id}-error`,
        })}
        onChange={(text) => {
          setInput(text)
          setHasBlurred(false)
          if (isDayOrBlank(text)) onDay(text)
        }}
        onBlur={() => setHasBlurred(true)}
      />
      {showsError && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {inLanguage(validationMessages.day, language)}
        </span>
      )}
    </>
  )
}

type FilterProps = {
  /** The text above the control */
  label: string
  /** The id of the control. Without it the filter makes one. */
  id?: string
  /** Returns the control with this id */
  children: (id: string) => ReactNode
}

/** A filter with a label above a list: `<Filter label={t.type} id="type">{(id) => <SelectField id={id} … />}</Filter>`. */
export function Filter({ label, id, children }: FilterProps) {
  const generatedId = useId()
  return (
    <div className={styles.filter} data-filter>
      <label htmlFor={id ?? generatedId}>{label}</label>
      {children(id ?? generatedId)}
    </div>
  )
}

/** Shorter than the time between two keys of a person: only a held key, a paste and a machine are quicker */
const searchDelayMs = 50

type ListSearchProps = {
  /** The id that the label names */
  id: string
  /** The name of the field. Defaults to 'search'. */
  name?: string
  /** The text that the list was searched for */
  value: string
  /** Called when the typing pauses, and by Enter */
  onSearch: (text: string) => void
  /** Called with each key; without a text when the field shows the search of the URL again */
  onType?: (text: string | undefined) => void
}

/** A search field that searches when the typing pauses. */
export function ListSearch({ id, name = 'search', value, onSearch, onType }: ListSearchProps) {
  const t = useWords(words)
  const [text, setText] = useState(value)
  const lastSearch = useRef(value)
  /** Our searches that the URL does not show yet: on a slow machine the typing is ahead of it */
  const pendingSearches = useRef(new Set<string>())
  function search(query: string) {
    lastSearch.current = query
    pendingSearches.current.add(query)
    onSearch(query)
  }
  /** The page may render between the key and the search */
  const latestSearch = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // the delay begins with the key: an effect would wait until the key is painted
  function searchSoon(query: string) {
    clearTimeout(timer.current)
    if (query !== lastSearch.current)
      timer.current = setTimeout(() => latestSearch.current(query), searchDelayMs)
  }
  useEffect(() => {
    latestSearch.current = search
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and links change the URL; our own earlier search must not overwrite newer input
  useEffect(() => {
    if (value === lastSearch.current) return pendingSearches.current.clear()
    if (pendingSearches.current.has(value)) return undefined
    clearTimeout(timer.current)
    setText(value)
    onType?.(undefined)
    lastSearch.current = value
    return undefined
    // oxlint-disable-next-line exhaustive-deps -- only the URL overwrites the field
  }, [value])
  const clearIcon = (
    <>
      <CloseCircleFilled aria-hidden />
      <span className="samity-unseen">{t.clear}</span>
    </>
  )
  return (
    <Input
      id={id}
      type="search"
      maxLength={maxSearchLength}
      name={name}
      autoComplete="off"
      allowClear={{ clearIcon }}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        searchSoon(event.target.value)
        onType?.(event.target.value)
      }}
      onPressEnter={() => {
        clearTimeout(timer.current)
        search(text)
      }}
    />
  )
}
