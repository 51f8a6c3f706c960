import { CloseCircleFilled } from '@ant-design/icons'
import { maxSearchLength } from '@samity/shared-api/contract'
import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/index.ts'

const words = { clear: { en: 'Clear the search', bn: 'অনুসন্ধান মুছুন' } }

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
