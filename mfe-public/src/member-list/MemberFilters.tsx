import { maxSearchLength } from '@samity/shared-api/contract/search-limits'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import form from '../parts/form.module.css'
import { useAddress } from '../parts/use-address.ts'
import type { Asked } from './member-data.ts'
import styles from './MemberFilters.module.css'

const words = {
  filter: { en: 'Filter by Advocate Status', bn: 'আইনজীবীর অবস্থা অনুযায়ী বাছাই' },
  all: { en: 'All', bn: 'সকল' },
  active: { en: 'Active', bn: 'সক্রিয়' },
  inactive: { en: 'Inactive', bn: 'নিষ্ক্রিয়' },
  search: { en: 'Search', bn: 'অনুসন্ধান' },
  hint: { en: 'Name, number or phone', bn: 'নাম, নম্বর বা ফোন' },
}

/** Nobody waits for the list after every letter. */
const pause = 120

/** A form whose answers stand in the address; with scripts they take effect while one types. */
export function MemberFilters({ asked }: { asked: Asked }) {
  const t = useWords(words)
  const [address, change] = useAddress()
  const input = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const search = (text: string) => change({ search: text.trim(), page: undefined }, { replace: true })
  // the page may have moved to its other language while the search waited
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  const searchSoon = (text: string) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => latest.current(text), pause)
  }
  const searchNow = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(waiting.current)
    search(input.current?.value ?? '')
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const began = useEffectEvent(() => {
    // typed before the scripts came
    const typed = input.current?.value.trim() ?? ''
    if (typed !== asked.search) searchSoon(typed)
  })
  useEffect(() => began(), [])
  const heeded = useRef(asked.search)
  useEffect(() => {
    if (heeded.current === asked.search) return
    heeded.current = asked.search
    // going back in the browser's history brings back an older search
    if (input.current && document.activeElement !== input.current) input.current.value = asked.search
  }, [asked.search])

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
          value={address.get('status') ?? ''}
          onChange={({ target }) => change({ status: target.value, page: undefined })}
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
          defaultValue={asked.search}
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
