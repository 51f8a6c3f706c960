import type { Role } from '@samity/shared-api/contract/roles'
import { useOptionList } from '@samity/shared-ui/combobox'
import { CloseOutlined, lazyPart, SearchOutlined } from '@samity/shared-ui/core'
import { useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useShortcut } from '../use-shortcut.ts'
import type { ShownLink } from './search-groups.ts'
import type { SearchPopupProps } from './SearchPopup.tsx'
import styles from './search.module.css'
import { useSearch } from './use-search.ts'

/** A file with the searches, which the first screen does not need. */
const SearchPopup = lazyPart<SearchPopupProps>(
  async () => (await import(/* webpackChunkName: "extensions" */ './SearchPopup.tsx')).SearchPopup,
  () => null,
)

const words = {
  find: { en: 'Find anywhere', bn: 'সবখানে খোঁজ' },
  open: { en: 'Open search', bn: 'খোঁজের ঘর খুলুন' },
  close: { en: 'Close search', bn: 'খোঁজের ঘর বন্ধ করুন' },
  hint: { en: 'Receipt, advocate, phone, screen, help', bn: 'রসিদ, আইনজীবী, ফোন, পর্দা, সহায়িকা' },
}

const opensSearch = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent, isTyping: boolean) =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey && !shiftKey : key === '/' && !isTyping

/** Searches with the searches of all modules. Ctrl+K or '/' opens it, Enter opens a result, Esc closes it. */
export function SearchBox({ role }: { role: Role }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const previousFocus = useRef<HTMLElement | null>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [isEnterPending, setEnterPending] = useState(false)
  const { query, findings, error, isLoading: isCoreLoading, retry, prefetch } = useSearch(text, role)
  const { groups, isIncomplete } = findings
  const links = useMemo(() => groups.flatMap((group) => group.links), [groups])
  // a slow search may still find something
  const isLoading = isCoreLoading || (links.length === 0 && isIncomplete)
  const showsResults = open && text.trim() !== '' && (query !== undefined || isLoading)
  const { activeIndex, inputProps, listProps, optionProps } = useOptionList({
    label: t.find,
    items: links,
    text,
    isOpen: showsResults,
    // the box closes when the focus leaves it; until then the results stay
    onOpenChange: (isOpen) => isOpen && setOpen(true),
    onPick: openLink,
    onChange: ({ target }) => {
      setText(target.value)
      setOpen(true)
      setEnterPending(false)
    },
    onKeyDown: handleKey,
  })

  function openBox() {
    if (document.activeElement !== input.current && document.activeElement instanceof HTMLElement)
      previousFocus.current = document.activeElement
    // on a phone the box exists only while it is open; flushSync, because the next key may follow at once
    flushSync(() => setOpen(true))
    input.current?.focus()
    input.current?.select()
  }
  useShortcut(opensSearch, openBox)

  function closeBox() {
    setText('')
    setOpen(false)
    setEnterPending(false)
    input.current?.blur()
  }
  function openLink({ path }: ShownLink) {
    closeBox()
    void navigate(path)
  }
  useEffect(() => {
    if (!isEnterPending || isLoading) return
    setEnterPending(false)
    if (links[0]) openLink(links[0])
    // oxlint-disable-next-line exhaustive-deps -- once, when the response has arrived
  }, [isEnterPending, isLoading])

  function leaveBox(event: ReactKeyboardEvent<HTMLInputElement>) {
    event.preventDefault()
    closeBox()
    previousFocus.current?.focus()
  }
  /** The keys beyond those of the list */
  function handleKey(event: ReactKeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      if (isLoading) setEnterPending(true)
      else if (links[0]) openLink(links[0])
    }
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- it only sees that the focus leaves
    <div
      role="search"
      aria-label={t.hint}
      className={`${styles.search} ${open ? styles.open : ''}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button type="button" className={styles.opener} aria-label={t.open} onClick={openBox}>
        <SearchOutlined aria-hidden />
      </button>
      <div className={styles.box}>
        <SearchOutlined aria-hidden />
        <input
          {...inputProps}
          ref={input}
          name="q"
          aria-label={t.find}
          aria-keyshortcuts="Control+K /"
          aria-haspopup="listbox"
          placeholder={t.hint}
          maxLength={100}
          onFocus={() => {
            setOpen(true)
            prefetch()
          }}
          onKeyDown={(event) => (event.key === 'Escape' ? leaveBox(event) : inputProps.onKeyDown?.(event))}
        />
        <kbd className={styles.keys} translate="no">
          Ctrl K
        </kbd>
        <button type="button" className={styles.closer} aria-label={t.close} onClick={closeBox}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
      {showsResults && (
        <SearchPopup
          {...{ query, findings, links, error, isCoreLoading, isLoading, retry, listProps }}
          activeLink={links[activeIndex]}
          optionProps={(link) => optionProps(links.indexOf(link))}
        />
      )}
    </div>
  )
}
