import { Input, type InputRef } from 'antd'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { fill, useShow, useWords } from '../words/index.ts'
import styles from './Combobox.module.css'
import { useOptionList } from './use-option-list.ts'
import { usePopupPlace } from './use-popup-place.ts'

export type Suggestion = { key: string | number; label: ReactNode }

type Props<S extends Suggestion> = Omit<
  ComponentProps<typeof Input>,
  'value' | 'onChange' | 'ref' | 'list'
> & {
  value: string
  onChange: (text: string) => void
  suggestions: readonly S[]
  /** More suggestions may follow: screen readers hear the number when all have arrived */
  isIncomplete?: boolean
  onPick: (suggestion: S) => void
  /** Text above the suggestions, for example that two advocates share a phone */
  notice?: ReactNode
  /** Opens the list without typing, because the person must choose */
  requiresChoice?: boolean
}

const words = {
  suggestions: { en: 'Suggestions', bn: 'পরামর্শ' },
  count: { en: 'Suggestions: {count}', bn: 'পরামর্শ: {count}টি' },
}

/** A text field with suggestions. The list is at most 10rem high, scrolls, and stays inside the window. */
export function Combobox<S extends Suggestion>({
  value,
  onChange,
  suggestions,
  isIncomplete = false,
  onPick,
  notice,
  requiresChoice = false,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: Props<S>) {
  const t = useWords(words)
  const show = useShow()
  const input = useRef<InputRef>(null)
  const [open, setOpen] = useState(false)
  const isListVisible = open && (suggestions.length > 0 || !!notice)
  const { field, popup, measure } = usePopupPlace(isListVisible)
  const { activeIndex, inputProps, listProps, optionProps } = useOptionList({
    label: t.suggestions,
    items: suggestions,
    text: value,
    isOpen: isListVisible,
    onOpenChange: setOpen,
    onPick,
    onChange: (event) => {
      if (!isListVisible) measure()
      onChange(event.target.value)
      setOpen(true)
    },
    onBlur: (event) => {
      setOpen(false)
      onBlur?.(event)
    },
    onKeyDown,
    disabled: rest.disabled,
  })

  useEffect(() => {
    if (requiresChoice && document.activeElement === input.current?.input) setOpen(true)
  }, [requiresChoice])

  return (
    <div ref={field} className={styles.combobox}>
      <Input
        {...rest}
        {...inputProps}
        ref={input}
        onFocus={(event) => {
          measure()
          onFocus?.(event)
        }}
      />
      <span className="samity-unseen" aria-live="polite">
        {isListVisible &&
          !isIncomplete &&
          suggestions.length > 0 &&
          fill(t.count, { count: show.number(suggestions.length) })}
      </span>
      {isListVisible && (
        <div ref={popup} className={styles.popup}>
          {notice && (
            <div className={styles.notice} aria-live="polite">
              {notice}
            </div>
          )}
          <div {...listProps} className={styles.list} translate="no">
            {suggestions.map((suggestion, index) => (
              <div
                key={suggestion.key}
                {...optionProps(index)}
                className={`${styles.option} ${index === activeIndex ? styles.active : ''}`}
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
