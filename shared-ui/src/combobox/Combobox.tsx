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
  /** What stands in the field */
  value: string
  onChange: (text: string) => void
  suggestions: readonly S[]
  onPick: (suggestion: S) => void
  /** Said under the field while the list is open, for example that two members share a phone */
  notice?: ReactNode
  /** Opens the list without typing, when there is a choice that the person must make */
  insists?: boolean
}

/** A text field with suggestions: arrows move, Enter picks, Esc closes; the list is at most 10rem high and scrolls. */
export function Combobox<S extends Suggestion>({
  value,
  onChange,
  suggestions,
  onPick,
  notice,
  insists = false,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: Props<S>) {
  const list = useId()
  const input = useRef<InputRef>(null)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const shown = open && (suggestions.length > 0 || !!notice)
  const marked = shown && at >= 0 && at < suggestions.length ? at : -1

  useEffect(() => {
    if (insists && document.activeElement === input.current?.input) setOpen(true)
  }, [insists])
  useEffect(() => {
    if (marked >= 0) document.getElementById(`${list}-${marked}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [list, marked])

  function pick(suggestion: S) {
    onPick(suggestion)
    setOpen(false)
    setAt(-1)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event
    const last = suggestions.length - 1
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (shown) setAt(key === 'ArrowDown' ? Math.min(marked + 1, last) : marked <= 0 ? last : marked - 1)
      else setAt(0)
    } else if (key === 'Enter' && marked >= 0) {
      event.preventDefault()
      pick(suggestions[marked]!)
    } else if (key === 'Escape' && shown) {
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
        aria-expanded={shown}
        aria-controls={shown ? list : undefined}
        aria-activedescendant={marked >= 0 ? `${list}-${marked}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setOpen(true)
          setAt(-1)
        }}
        onKeyDown={press}
        onFocus={onFocus}
        onBlur={(event) => {
          setOpen(false)
          onBlur?.(event)
        }}
        onClick={() => setOpen(true)}
      />
      {shown && (
        <div className={styles.popup}>
          {notice && (
            <div className={styles.notice} aria-live="polite">
              {notice}
            </div>
          )}
          <div id={list} role="listbox" tabIndex={-1} className={styles.list} translate="no">
            {suggestions.map((suggestion, index) => (
              // oxlint-disable-next-line click-events-have-key-events -- the keys stay with the field, which names the marked option
              <div
                key={suggestion.key}
                id={`${list}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                className={`${styles.option} ${index === marked ? styles.marked : ''}`}
                // before the field loses the focus and closes the list
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
