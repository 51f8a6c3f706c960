import { CalendarOutlined } from '@ant-design/icons'
import { parseDay, showDay, type Day } from '@samity/shared-api/contract/day'
import { inDigits } from '@samity/shared-api/contract/digits'
import { Input, Popover, type InputRef } from 'antd'
import { useCallback, useRef, useState, type ComponentProps } from 'react'
import { useDigits, useWords } from '../words/index.ts'
import { Calendar } from './Calendar.tsx'
import styles from './DayInput.module.css'

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'ref' | 'min' | 'max'> & {
  /** 'YYYY-MM-DD', or the typed text while it is not a day */
  value?: string | null
  /** Called with the day, or with the typed text while it is not a day */
  onChange?: (value: string) => void
  /** The calendar disables earlier days */
  min?: Day | undefined
  /** The calendar disables later days */
  max?: Day | undefined
}

const words = {
  shape: { en: 'DD/MM/YYYY', bn: 'দিন/মাস/বছর' },
  open: { en: 'Open calendar', bn: 'ক্যালেন্ডার খুলুন' },
}

/** On a phone the calendar is wider than what is beside its button, so it moves sideways, too. */
const insideWindow = { overflow: { adjustY: true, shiftX: true } }

/**
 * A field for a day. Accepts DD/MM/YYYY and YYYY-MM-DD in Latin or Bengali digits; Alt + ↓ opens a calendar.
 */
export function DayInput({ value, onChange, onBlur, onKeyDown, disabled, min, max, ...rest }: Props) {
  const t = useWords(words)
  const digits = useDigits()
  const input = useRef<InputRef>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isInPlace = useRef(false)
  const [inputText, setInputText] = useState<string>()
  const [open, setOpen] = useState(false)
  const day = parseDay(value ?? '')
  const formattedDay = day ? inDigits(showDay(day), digits) : (value ?? '')

  /** Focuses a day when the popup is in its place and the calendar is loaded, whichever comes last. */
  function focusCalendar() {
    if (isInPlace.current) panel.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
  }
  // stable, because React calls a new ref at each render, which would move the focus again
  const panelRef = useCallback((element: HTMLDivElement | null) => {
    panel.current = element
    focusCalendar()
  }, [])

  function pick(newDay: Day) {
    setInputText(undefined)
    onChange?.(newDay)
    setOpen(false)
    input.current?.focus()
  }

  return (
    <Input
      placeholder={t.shape}
      {...rest}
      ref={input}
      autoComplete="off"
      inputMode="numeric"
      disabled={!!disabled}
      value={inputText ?? formattedDay}
      onChange={(event) => {
        setInputText(event.target.value)
        setOpen(false)
        onChange?.(parseDay(event.target.value) ?? event.target.value)
      }}
      onBlur={(event) => {
        setInputText(undefined)
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && event.altKey) {
          event.preventDefault()
          setOpen(true)
        } else onKeyDown?.(event)
      }}
      suffix={
        <Popover
          open={open}
          onOpenChange={setOpen}
          afterOpenChange={(isOpen) => {
            isInPlace.current = isOpen
            focusCalendar()
          }}
          trigger="click"
          placement="bottomRight"
          align={insideWindow}
          arrow={false}
          destroyOnHidden
          content={
            <Calendar
              ref={panelRef}
              value={day}
              min={min}
              max={max}
              onPick={pick}
              onLeave={(reason) => {
                setOpen(false)
                if (reason === 'escape') input.current?.focus()
              }}
            />
          }
        >
          <button
            type="button"
            className={styles.open}
            aria-label={t.open}
            disabled={!!disabled}
            tabIndex={-1}
          >
            <CalendarOutlined aria-hidden />
          </button>
        </Popover>
      }
    />
  )
}
