import { maxSearchLength } from '@samity/shared-api/contract/search-limits'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import form from '../components/form.module.css'
import { useUrlState } from '../hooks/use-url-state.ts'
import type { MemberQuery } from './member-data.ts'
import styles from './MemberFilters.module.css'

const words = {
  filter: { en: 'Filter by Advocate Status', bn: 'আইনজীবীর অবস্থা অনুযায়ী বাছাই' },
  all: { en: 'All', bn: 'সব' },
  active: { en: 'Active', bn: 'সক্রিয়' },
  inactive: { en: 'Inactive', bn: 'নিষ্ক্রিয়' },
  search: { en: 'Search', bn: 'খুঁজুন' },
  hint: { en: 'Name, number or phone', bn: 'নাম, নম্বর বা ফোন' },
}

/** The list does not reload after every letter. */
const debounceMs = 120

/**
 * The filters of the list, which are URL parameters. With scripts they take effect while the visitor types.
 */
export function MemberFilters({ query }: { query: MemberQuery }) {
  const t = useWords(words)
  const [params, setParams] = useUrlState()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const applySearch = (text: string) => setParams({ search: text.trim(), page: undefined }, { replace: true })
  // the visitor may have switched the language during the delay
  const latestApply = useRef(applySearch)
  useEffect(() => {
    latestApply.current = applySearch
  })
  const searchSoon = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestApply.current(text), debounceMs)
  }
  const searchNow = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(timer.current)
    applySearch(input.current?.value ?? '')
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const applyEarlyInput = useEffectEvent(() => {
    // the visitor may have typed before the scripts started
    const text = input.current?.value.trim() ?? ''
    if (text !== query.search) searchSoon(text)
  })
  useEffect(() => applyEarlyInput(), [])
  const appliedSearch = useRef(query.search)
  useEffect(() => {
    if (appliedSearch.current === query.search) return
    appliedSearch.current = query.search
    // the browser's Back button restores an older search
    if (input.current && document.activeElement !== input.current) input.current.value = query.search
  }, [query.search])

  return (
    <form className={styles.filters} role="search" onSubmit={searchNow}>
      <div>
        <label className={form.label} htmlFor="status">
          {t.filter}
        </label>
        <select
          className={form.input}
          id="status"
          name="status"
          value={params.get('status') ?? ''}
          onChange={({ target }) => setParams({ status: target.value, page: undefined })}
        >
          <option value="">{t.all}</option>
          <option value="active">{t.active}</option>
          <option value="inactive">{t.inactive}</option>
        </select>
      </div>
      <div className={styles.search}>
        <label className={form.label} htmlFor="search">
          {t.search}
        </label>
        <input
          ref={input}
          className={form.input}
          id="search"
          name="search"
          type="search"
          maxLength={maxSearchLength}
          defaultValue={query.search}
          placeholder={t.hint}
          autoComplete="off"
          onChange={({ target }) => searchSoon(target.value)}
        />
      </div>
      <button type="submit" className={form.unscripted}>
        {t.search}
      </button>
    </form>
  )
}
