import { CloseCircleFilled } from '@ant-design/icons'
import { inLanguage, maxSearchLength, sentences, type Words } from '@samity/shared-api/contract'
import { Input } from 'antd'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Busy, Problem } from '../core/states.tsx'
import { DayInput } from '../date/DayInput.tsx'
import { useLanguage, useWords } from '../words/index.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import styles from './DataTable.module.css'
import type { List } from './use-list.ts'

type Props<T extends { id: number }> = Omit<
  DataTableProps<T>,
  'rows' | 'paged' | 'all' | 'tools' | 'file' | 'size'
> & {
  list: List<T>
  file: string
  /** Filters of this list, beside Search and the dates */
  filters?: ReactNode
  /** Said before the reason when the list cannot be read */
  failed?: Words
}

const words = {
  search: { en: 'Search', bn: 'খুঁজুন' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
}

/** A DataTable over a list of the server's: search, dates, pages, export of all that match, and its own states. */
export function ListTable<T extends { id: number }>({ list, filters, failed, ...table }: Props<T>) {
  const t = useWords(words)
  const { asked, ask, offers } = list
  const tools = (
    <>
      {offers.search && (
        <Filter label={t.search}>
          {(id) => <SearchBox id={id} value={asked.search ?? ''} onSearch={(search) => ask({ search })} />}
        </Filter>
      )}
      {offers.dates && (
        <>
          <Filter label={t.from} id="from">
            {(id) => (
              <DayFilter id={id} name="from" value={asked.from ?? ''} onDay={(from) => ask({ from })} />
            )}
          </Filter>
          <Filter label={t.to} id="to">
            {(id) => <DayFilter id={id} name="to" value={asked.to ?? ''} onDay={(to) => ask({ to })} />}
          </Filter>
        </>
      )}
      {filters}
    </>
  )
  // what was asked stays in sight: it may be what cannot be answered
  if (list.error)
    return (
      <>
        <div className={styles.filters}>{tools}</div>
        <Problem error={list.error} retry={list.refresh} {...(failed && { text: failed })} />
      </>
    )
  if (!list.rows) return <Busy />
  return (
    <div className={list.busy ? styles.busy : undefined} aria-busy={list.busy}>
      <DataTable
        {...table}
        rows={list.rows}
        tools={tools}
        all={list.all}
        paged={{
          page: list.page,
          size: list.size,
          total: list.total,
          onPage: list.goTo,
          sort: list.sort,
          onSort: (sort) => ask({ sort }),
        }}
      />
    </div>
  )
}

const isDayOrNothing = (text: string) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text)

type DayFilterProps = { id: string; name: string; value: string; onDay: (day: string) => void }

/** A day that narrows a list. What is no day stays in sight and says so; the list stays as it is. */
function DayFilter({ id, name, value, onDay }: DayFilterProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const isWrong = !isDayOrNothing(typed)
  const isTold = isWrong && left
  // Back and links change the address
  useEffect(() => setTyped(''), [value])
  return (
    <>
      <DayInput
        id={id}
        name={name}
        value={isWrong ? typed : value}
        {...(isTold && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
        onChange={(text) => {
          setTyped(text)
          setLeft(false)
          if (isDayOrNothing(text)) onDay(text)
        }}
        onBlur={() => setLeft(true)}
      />
      {isTold && (
        <span id={`${id}-fault`} role="alert" className={styles.fault}>
          {inLanguage(sentences.day, language)}
        </span>
      )}
    </>
  )
}

type FilterProps = { label: string; id?: string; children: (id: string) => ReactNode }

/** A labelled filter in the row above a list: `<Filter label={t.type} id="type">{(id) => <Choice id={id} … />}</Filter>`. */
export function Filter({ label, id, children }: FilterProps) {
  const own = useId()
  return (
    <div className={styles.filter} data-filter>
      <label htmlFor={id ?? own}>{label}</label>
      {children(id ?? own)}
    </div>
  )
}

const pause = 120
const clear = { clearIcon: <CloseCircleFilled aria-hidden /> }

type SearchBoxProps = { id: string; name?: string; value: string; onSearch: (text: string) => void }

/** A box that searches when the typing pauses. */
export function SearchBox({ id, name = 'search', value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const searched = useRef(value)
  /** What we asked for and has not come back as the address yet: on a slow machine the typing is ahead of it */
  const underWay = useRef(new Set<string>())
  function search(asked: string) {
    searched.current = asked
    underWay.current.add(asked)
    onSearch(asked)
  }
  // Back and links change the address; our own search must not undo what was typed meanwhile
  useEffect(() => {
    if (value === searched.current) return underWay.current.clear()
    if (underWay.current.has(value)) return undefined
    setText(value)
    searched.current = value
    return undefined
  }, [value])
  useEffect(() => {
    if (text === searched.current) return undefined
    const timer = setTimeout(() => search(text), pause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line exhaustive-deps -- only typing starts the pause
  }, [text])
  return (
    <Input
      id={id}
      type="search"
      maxLength={maxSearchLength}
      name={name}
      autoComplete="off"
      allowClear={clear}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => search(text)}
    />
  )
}
