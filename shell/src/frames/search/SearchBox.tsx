import { toRefusal } from '@samity/shared-api/client'
import type { Role } from '@samity/shared-api/contract/roles'
import { CloseOutlined, SearchOutlined } from '@samity/shared-ui/core'
import { useNavigate } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFoundGroups, type FoundLink } from './found.ts'
import { FoundList, optionId } from './FoundList.tsx'
import styles from './search.module.css'
import { useSearch } from './use-search.ts'
import { useShortcut } from './use-shortcut.ts'

const words = {
  find: { en: 'Find anywhere', bn: 'সবখানে খোঁজ' },
  open: { en: 'Open the finder', bn: 'খোঁজের ঘর খুলুন' },
  close: { en: 'Close the finder', bn: 'খোঁজের ঘর বন্ধ করুন' },
  hint: { en: 'Receipt, serial, advocate, phone, renter', bn: 'রসিদ, ক্রমিক, আইনজীবী, ফোন, ভাড়াটিয়া' },
  searching: { en: 'Searching…', bn: 'খোঁজা হচ্ছে…' },
  nothing: { en: 'Nothing found for “{asked}”.', bn: '“{asked}”-এর জন্য কিছু পাওয়া যায়নি।' },
  count: { en: '{count} results', bn: '{count}টি ফল' },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
}

/** One box for receipts, serials, members and renters. Ctrl+K or '/' opens it, arrows move, Enter opens what is marked, Esc leaves. */
export function SearchBox({ role }: { role: Role }) {
  const t = useWords(words)
  const show = useShow()
  const navigate = useNavigate()
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  /** Enter came before the answer */
  const [hurried, setHurried] = useState(false)
  const { answer, waiting, retry } = useSearch(text)
  const toGroups = useFoundGroups(role)
  const groups = useMemo(
    () => (answer?.found ? toGroups(answer.found, answer.asked) : []),
    // oxlint-disable-next-line exhaustive-deps -- written anew for another answer or another language
    [answer, t],
  )
  const links = useMemo(() => groups.flatMap((group) => group.links), [groups])
  const shown = open && text.trim() !== '' && (!!answer || waiting)
  const marked = shown ? links[at] : undefined

  function begin() {
    if (document.activeElement !== input.current && document.activeElement instanceof HTMLElement)
      before.current = document.activeElement
    // on a phone the box is there only once it is open, and the next key may already be on its way
    flushSync(() => setOpen(true))
    input.current?.focus()
    input.current?.select()
  }
  useShortcut(begin)

  function leave() {
    setText('')
    setOpen(false)
    setAt(-1)
    setHurried(false)
    input.current?.blur()
  }
  function pick({ to }: FoundLink) {
    leave()
    void navigate(to)
  }
  useEffect(() => {
    if (!hurried || waiting) return
    setHurried(false)
    if (links[0]) pick(links[0])
    // oxlint-disable-next-line exhaustive-deps -- once, when the answer has come
  }, [hurried, waiting])

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event
    const last = links.length - 1
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const next = key === 'ArrowDown' ? at + 1 : at - 1
      setAt(next > last ? 0 : next < 0 ? last : next)
    } else if (key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      if (waiting) setHurried(true)
      else if (marked ?? links[0]) pick((marked ?? links[0])!)
    } else if (key === 'Escape') {
      event.preventDefault()
      leave()
      before.current?.focus()
    }
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- it only notices that the focus has left
    <div
      role="search"
      aria-label={t.hint}
      className={`${styles.search} ${open ? styles.open : ''}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button type="button" className={styles.opener} aria-label={t.open} onClick={begin}>
        <SearchOutlined aria-hidden />
      </button>
      <div className={styles.box}>
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          name="q"
          role="combobox"
          autoComplete="off"
          aria-label={t.find}
          aria-keyshortcuts="Control+K /"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={shown}
          aria-controls={shown ? list : undefined}
          aria-activedescendant={marked && optionId(list, marked)}
          placeholder={t.hint}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
            setAt(-1)
            setHurried(false)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={press}
        />
        <kbd className={styles.keys} translate="no">
          Ctrl K
        </kbd>
        <button type="button" className={styles.closer} aria-label={t.close} onClick={leave}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
      {shown && (
        <div className={styles.popup} aria-busy={waiting}>
          <p role="status" className={links.length > 0 && !waiting ? 'samity-unseen' : styles.status}>
            {waiting
              ? t.searching
              : links.length > 0
                ? fill(t.count, { count: show.number(links.length) })
                : answer?.found && fill(t.nothing, { asked: answer.asked })}
          </p>
          {!!answer?.error && !waiting && (
            <p role="alert" className={styles.problem}>
              {toRefusal(answer.error).message}{' '}
              <button type="button" onClick={retry}>
                {t.retry}
              </button>
            </p>
          )}
          <FoundList id={list} label={t.find} groups={groups} marked={marked} onPick={pick} />
        </div>
      )}
    </div>
  )
}
