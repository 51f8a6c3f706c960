import { toRequestError, type ListPage, type Query } from '@samity/shared-api/client'
import { limitSearchText } from '@samity/shared-api/contract'
import { useMemo, useState, type FocusEvent, type ReactNode } from 'react'
import { Combobox } from '../combobox/Combobox.tsx'
import { useDebounced, useQuery } from '../query/index.ts'
import { useSay } from '../words/index.ts'
import { hasWordBeginning, foldText, matchesOf } from './compare-matches.ts'
import { sourcePath, type PageSource } from './source-path.ts'

export type Source<T> = PageSource<T> & { one: (id: number | string) => Promise<T> }
type SelectValue = string | number

type Props<T extends { id: number }> = {
  /** A collection, or an object with `page` and `one` */
  source: Source<T>
  /** The text of a record in the list */
  label: (record: T) => string
  /** The value of the field for a record. Defaults to the id. */
  toValue?: (record: T) => SelectValue
  /** Sent with every request */
  query?: Query
  /** Called with the chosen record, and with undefined when the choice is cleared */
  onPick?: (record: T | undefined) => void
  /** Passed by the form, like name, value, onChange and onBlur */
  id?: string
  /** The name of the field */
  name?: string
  /** The chosen value */
  value?: SelectValue | null
  /** Called with the value of the chosen record, or null */
  onChange?: (value: SelectValue | null) => void
  /** Called when the focus leaves the field */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** Nothing can be chosen */
  disabled?: boolean
  /** The text of the empty field. Defaults to 'Select'. */
  placeholder?: string
  /** A line above the suggestions */
  notice?: ReactNode
}

const maxRecords = 200
const searchDelayMs = 50
const selectText = { en: 'Select', bn: 'নির্বাচন করুন' }

/**
 * A field for a record of a collection, which people find by typing. On blur it chooses the record that the
 * text identifies. Only existing records can be chosen.
 */
export function RecordSelect<T extends { id: number }>(props: Props<T>) {
  const {
    source,
    label,
    toValue = ({ id }) => id,
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
  const [input, setInput] = useState<string>()
  const [isExactMatch, setIsExactMatch] = useState(false)
  const { records, isComplete, failed } = useRecords(source, query, input ?? '')
  const selectedValue = value === null || value === undefined || value === '' ? undefined : value
  const listedRecord = records.find((record) => toValue(record) === selectedValue)
  const distantRecord = useRecordById(
    source,
    typeof selectedValue === 'number' && !listedRecord && records.length > 0 ? selectedValue : undefined,
  )
  const selectedRecord = listedRecord ?? distantRecord
  const selectedLabel = selectedRecord
    ? label(selectedRecord)
    : typeof selectedValue === 'string'
      ? selectedValue
      : ''

  const suggestions = useMemo(
    () =>
      matchesOf(records, label, input ?? '').map((record) => ({
        key: record.id,
        label: label(record),
        record,
      })),
    // oxlint-disable-next-line exhaustive-deps -- `label` is only a format and never changes the result
    [records, input],
  )

  /**
   * The only record of which a word begins with the typed text; when there is none, the only one that
   * contains it.
   */
  function findOnlyMatch() {
    if (!isComplete || !input?.trim()) return undefined
    const beginning = suggestions.filter((suggestion) => hasWordBeginning(suggestion.label, input))
    const [only, ...others] = beginning.length > 0 ? beginning : suggestions
    return others.length === 0 ? only : undefined
  }

  function choose(record: T | undefined) {
    onChange?.(record ? toValue(record) : null)
    onPick?.(record)
  }

  function pick(record: T | undefined) {
    setInput(undefined)
    setIsExactMatch(false)
    choose(record)
  }

  /** A complete name is chosen at once. One more letter clears the choice. */
  function handleInput(text: string) {
    setInput(text)
    const [exactMatch, ...otherMatches] = text.trim()
      ? records.filter((record) => foldText(label(record)) === foldText(text))
      : []
    if (text === '') pick(undefined)
    else if (exactMatch && otherMatches.length === 0) {
      setIsExactMatch(true)
      choose(exactMatch)
    } else if (isExactMatch) {
      setIsExactMatch(false)
      choose(undefined)
    }
  }

  return (
    <Combobox
      {...control}
      placeholder={placeholder ?? say(selectText)}
      value={input ?? selectedLabel}
      suggestions={suggestions}
      notice={failed ?? notice}
      onChange={handleInput}
      onPick={({ record }) => pick(record)}
      onBlur={(event) => {
        // a complete name is chosen already
        const match =
          input === undefined || isExactMatch
            ? undefined
            : (suggestions.find(
                ({ label: suggestionLabel }) => foldText(suggestionLabel) === foldText(input),
              ) ?? findOnlyMatch())
        if (match) pick(match.record)
        setInput(undefined)
        setIsExactMatch(false)
        onBlur?.(event)
      }}
    />
  )
}

const noRecords: ListPage<never> = { rows: [], total: 0 }

/** Loads the first `maxRecords` records. If there are more, loads those that match the input. */
export function useRecords<T extends { id: number }>(
  source: Source<T>,
  query: Query | undefined,
  input: string,
) {
  const settledInput = useDebounced(input, searchDelayMs)
  const path = sourcePath(source)
  const firstPage = useQuery<ListPage<T>>([path, 'choices', query ?? null], (signal) =>
    source.page({ ...query, limit: maxRecords }, signal),
  )
  const { rows, total } = firstPage.data ?? noRecords
  const search = input && total > rows.length ? limitSearchText(settledInput) : ''
  const matches = useQuery<ListPage<T>>(
    search ? [path, 'choices', query ?? null, search] : undefined,
    (signal) => source.page({ ...query, limit: maxRecords, search }, signal),
    { keepPrevious: true },
  )
  const error = matches.error ?? firstPage.error
  return {
    records: matches.data?.rows ?? rows,
    isComplete: total <= rows.length,
    failed: error ? toRequestError(error).message : undefined,
  }
}

/**
 * Loads the selected record when it is not among the first records. Without a response, the field shows no
 * selection.
 */
const useRecordById = <T,>(source: Source<T>, id: number | undefined): T | undefined =>
  useQuery(id === undefined ? undefined : [sourcePath(source), 'choice', id], () => source.one(id!)).data
