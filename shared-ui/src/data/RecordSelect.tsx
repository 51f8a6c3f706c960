import { toRefusal, type Page, type Query } from '@samity/shared-api/client'
import { withinSearchLimits } from '@samity/shared-api/contract'
import { useEffect, useMemo, useState, type FocusEvent, type ReactNode } from 'react'
import { Combobox } from '../combobox/Combobox.tsx'
import { useSay } from '../words/index.ts'

export type Source<T> = {
  page: (query?: Query, signal?: AbortSignal) => Promise<Page<T>>
  one: (id: number | string) => Promise<T>
}
type Kept = string | number

type Props<T extends { id: number }> = {
  of: Source<T>
  /** How a record is called in the list */
  label: (record: T) => string
  /** What the field keeps; the id when left out */
  keep?: (record: T) => Kept
  /** Always part of the question */
  query?: Query
  onPick?: (record: T | undefined) => void
  /** Further control by the form: id, name, value, onChange, onBlur */
  id?: string
  name?: string
  value?: Kept | null
  onChange?: (value: Kept | null) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  disabled?: boolean
  placeholder?: string
  notice?: ReactNode
}

const most = 200
const pause = 200
const select = { en: 'Select', bn: 'নির্বাচন করুন' }
const inOrder = new Intl.Collator(['bn', 'en'], { numeric: true, sensitivity: 'base' })
const folded = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** One of the records of a collection, found by typing: leaving the field chooses the one that is meant. Only what the list holds can be chosen. */
export function RecordSelect<T extends { id: number }>(props: Props<T>) {
  const {
    of,
    label,
    keep = ({ id }) => id,
    query,
    onPick,
    value,
    onChange,
    onBlur,
    notice,
    placeholder,
    ...control
  } = props
  const say = useSay()
  const [typed, setTyped] = useState<string>()
  const [isTyped, setIsTyped] = useState(false)
  const { records, whole, failed } = useRecords(of, query, typed ?? '')
  const given = value === null || value === undefined || value === '' ? undefined : value
  const chosen = records.find((record) => keep(record) === given)
  const far = useOne(of, typeof given === 'number' && !chosen && records.length > 0 ? given : undefined)
  const called = chosen ?? far
  const shown = called ? label(called) : typeof given === 'string' ? given : ''

  const suggestions = useMemo(
    () =>
      records
        .map((record) => ({ key: record.id, label: label(record), record }))
        .filter((offered) => typed === undefined || folded(offered.label).includes(folded(typed)))
        .sort((one, other) => inOrder.compare(one.label, other.label)),
    // oxlint-disable-next-line exhaustive-deps -- `label` is a way of writing, not a value
    [records, typed],
  )

  /** What is typed can mean nothing else. */
  const only = whole && typed?.trim() && suggestions.length === 1 ? suggestions[0] : undefined

  function choose(record: T | undefined) {
    onChange?.(record ? keep(record) : null)
    onPick?.(record)
  }

  function pick(record: T | undefined) {
    setTyped(undefined)
    setIsTyped(false)
    choose(record)
  }

  /** A name that is typed whole counts at once; a letter more takes it back. */
  function type(text: string) {
    setTyped(text)
    const [named, ...more] = text.trim()
      ? records.filter((record) => folded(label(record)) === folded(text))
      : []
    if (text === '') pick(undefined)
    else if (named && more.length === 0) {
      setIsTyped(true)
      choose(named)
    } else if (isTyped) {
      setIsTyped(false)
      choose(undefined)
    }
  }

  return (
    <Combobox
      {...control}
      placeholder={placeholder ?? say(select)}
      value={typed ?? shown}
      suggestions={suggestions}
      notice={failed ?? notice}
      onChange={type}
      onPick={({ record }) => pick(record)}
      onBlur={(event) => {
        // what was typed whole counts already
        const meant =
          typed === undefined || isTyped
            ? undefined
            : (suggestions.find(({ label: said }) => folded(said) === folded(typed)) ?? only)
        if (meant) pick(meant.record)
        setTyped(undefined)
        setIsTyped(false)
        onBlur?.(event)
      }}
    />
  )
}

/** The first records; where there are more than these, those that match what is typed. */
export function useRecords<T extends { id: number }>(of: Source<T>, query: Query | undefined, typed: string) {
  const [all, setAll] = useState<Page<T>>({ rows: [], total: 0 })
  const [found, setFound] = useState<T[]>()
  const [failed, setFailed] = useState<string>()
  const asked = JSON.stringify(query)
  const search = all.total > all.rows.length ? withinSearchLimits(typed) : ''

  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      try {
        const page = await of.page({ ...query, limit: most, ...(search && { search }) }, leaving.signal)
        if (leaving.signal.aborted) return
        if (search) setFound(page.rows)
        else setAll(page)
        setFailed(undefined)
      } catch (error) {
        if (!leaving.signal.aborted) setFailed(toRefusal(error).message)
      }
    }
    const timer = setTimeout(() => void read(), search ? pause : 0)
    if (!search) setFound(undefined)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line exhaustive-deps -- `asked` is the query
  }, [of, asked, search])
  return { records: found ?? all.rows, whole: all.total <= all.rows.length, failed }
}

/** A record that is chosen but not among the first. */
function useOne<T>(of: Source<T>, id: number | undefined): T | undefined {
  const [one, setOne] = useState<{ id: number; record: T }>()
  useEffect(() => {
    let current = true
    if (id !== undefined)
      of.one(id).then(
        (record) => current && setOne({ id, record }),
        // the field then shows nothing chosen, and the list says why it cannot be read
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [of, id])
  return one?.id === id ? one?.record : undefined
}
