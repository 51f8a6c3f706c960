import { Input, type InputRef } from 'antd'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import styles from './Combobox.module.css'

export type Suggestion = { key: string | number; label: ReactNode }

type Props<S extends Suggestion> = Omit<
  ComponentProps<typeof Input>,
  'value' | 'onChange' | 'ref' | 'list'
> & {
  /** The text in the field */
  value: string
  onChange: (text: string) => void
  suggestions: readonly S[]
  onPick: (suggestion: S) => void
  /** Text above the suggestions, for example that two advocates share a phone */
  notice?: ReactNode
  /** Opens the list without typing, because the person must choose */
  requiresChoice?: boolean
}

/** A text field with suggestions. Arrow keys move, Enter picks, Esc closes. The list is at most 10rem high and scrolls. */
export function Combobox<S extends Suggestion>({
  value,
  onChange,
  suggestions,
  onPick,
  notice,
  requiresChoice = false,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: Props<S>) {
  const listId = useId()
  const input = useRef<InputRef>(null)
  const [open, setOpen] = useState(false)
  const [cursor, setCursor] = useState(-1)
  const isListVisible = open && (suggestions.length > 0 || !!notice)
  const activeIndex = isListVisible && cursor >= 0 && cursor < suggestions.length ? cursor : -1

  useEffect(() => {
    if (requiresChoice && document.activeElement === input.current?.input) setOpen(true)
  }, [requiresChoice])
  useEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [listId, activeIndex])

  function pick(suggestion: S) {
    onPick(suggestion)
    setOpen(false)
    setCursor(-1)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event
    const last = suggestions.length - 1
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (isListVisible)
        setCursor(
          key === 'ArrowDown' ? Math.min(activeIndex + 1, last) : activeIndex <= 0 ? last : activeIndex - 1,
        )
      else setCursor(0)
    } else if (key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      pick(suggestions[activeIndex]!)
    } else if (key === 'Escape' && isListVisible) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    } else onKeyDown?.(event)
  }

  return (
    <div className={styles.combobox}>
      <Input
        {...rest}
        ref={input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isListVisible}
        aria-controls={isListVisible ? listId : undefined}
        aria-activedescendant={activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setOpen(true)
          setCursor(-1)
        }}
        onKeyDown={handleKey}
        onFocus={onFocus}
        onBlur={(event) => {
          setOpen(false)
          onBlur?.(event)
        }}
        onClick={() => setOpen(true)}
      />
      {isListVisible && (
        <div className={styles.popup}>
          {notice && (
            <div className={styles.notice} aria-live="polite">
              {notice}
            </div>
          )}
          <div id={listId} role="listbox" tabIndex={-1} className={styles.list} translate="no">
            {suggestions.map((suggestion, index) => (
              // oxlint-disable-next-line click-events-have-key-events -- the input handles the keys and names the active option
              <div
                key={suggestion.key}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                className={`${styles.option} ${index === activeIndex ? styles.active : ''}`}
                // otherwise the input would lose the focus and close the list before the click
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(suggestion)}
              >
                {suggestion.label}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
