import {
  dayOf,
  daysOfMonth,
  monthNames,
  monthOf,
  parseDay,
  today,
  yearOf,
  type Day,
} from '@samity/shared-api/contract/day'
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useSay, useShow } from '../words/index.ts'
import styles from './Calendar.module.css'

type Props = {
  value: Day | undefined
  /** Earlier days are disabled */
  min?: Day | undefined
  /** Later days are disabled */
  max?: Day | undefined
  onPick: (day: Day) => void
  /** Called when Esc is pressed or the focus leaves the calendar */
  onLeave?: (reason: 'escape' | 'away') => void
  ref?: Ref<HTMLDivElement>
}

const words = {
  calendar: { en: 'Calendar', bn: 'ক্যালেন্ডার' },
  month: { en: 'Month', bn: 'মাস' },
  year: { en: 'Year', bn: 'বছর' },
  previous: { en: 'Previous month', bn: 'আগের মাস' },
  next: { en: 'Next month', bn: 'পরের মাস' },
  today: { en: 'Today', bn: 'আজ' },
}
const weekdays = [
  { en: 'Sun', bn: 'রবি' },
  { en: 'Mon', bn: 'সোম' },
  { en: 'Tue', bn: 'মঙ্গল' },
  { en: 'Wed', bn: 'বুধ' },
  { en: 'Thu', bn: 'বৃহঃ' },
  { en: 'Fri', bn: 'শুক্র' },
  { en: 'Sat', bn: 'শনি' },
]

const utcDate = (day: Day) => new Date(`${day}T00:00:00Z`)
const weekdayOf = (day: Day) => utcDate(day).getUTCDay()
/** Adds days in UTC, so that no clock change can shift them. */
const addDays = (day: Day, days: number) =>
  new Date(utcDate(day).getTime() + days * 86_400_000).toISOString().slice(0, 10) as Day
function addMonths(day: Day, months: number): Day {
  const first = new Date(Date.UTC(yearOf(day), monthOf(day) - 1 + months, 1))
  const days = daysOfMonth(first.getUTCFullYear(), first.getUTCMonth() + 1)
  return days[Math.min(Number(day.slice(8)), days.length) - 1]!
}

const steps: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
}

/** Shows one month. Arrow keys, Page Up and Page Down move, Enter picks. */
export function Calendar({ value, min, max, onPick, onLeave, ref }: Props) {
  const say = useSay()
  const show = useShow()
  const [focusedDay, setFocusedDay] = useState<Day>(clampDay(value ?? today(), min, max))
  const shouldFocus = useRef(false)
  const dayButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (shouldFocus.current) dayButton.current?.focus()
    shouldFocus.current = false
  }, [focusedDay])

  const [year, month] = [yearOf(focusedDay), monthOf(focusedDay)]
  const days = daysOfMonth(year, month)
  const weeks = weeksOf(days)
  const goTo = (day: Day) => setFocusedDay(clampDay(day, min, max))
  const turnMonths = (months: number) => goTo(addMonths(focusedDay, months))
  const goToMonth = (newYear: number, newMonth: number) =>
    goTo(parseDay(`${newYear}-${newMonth}-${focusedDay.slice(8)}`) ?? dayOf(newYear, newMonth, 28))
  const isSelectable = (day: Day) => clampDay(day, min, max) === day

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = clampDay(step(focusedDay), min, max)
    if (next === focusedDay) return
    shouldFocus.current = true
    setFocusedDay(next)
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- a dialog that Esc closes
    <div
      ref={ref}
      className={styles.calendar}
      role="dialog"
      tabIndex={-1}
      aria-label={say(words.calendar)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave?.('away')
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onLeave?.('escape')
      }}
    >
      <div className={styles.head}>
        <button
          type="button"
          aria-label={say(words.previous)}
          disabled={!!min && days[0]! <= min}
          onClick={() => turnMonths(-1)}
        >
          ‹
        </button>
        <select
          aria-label={say(words.month)}
          value={month}
          onChange={(event) => goToMonth(year, Number(event.target.value))}
        >
          {monthNames.map((name, index) => (
            <option
              key={name.en}
              value={index + 1}
              disabled={
                !overlapsLimits(dayOf(year, index + 1, 1), daysOfMonth(year, index + 1).at(-1)!, min, max)
              }
            >
              {say(name)}
            </option>
          ))}
        </select>
        <select
          aria-label={say(words.year)}
          value={year}
          onChange={(event) => goToMonth(Number(event.target.value), month)}
        >
          {yearsAround(year, min, max).map((option) => (
            <option key={option} value={option}>
              {show.digits(option)}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={say(words.next)}
          disabled={!!max && days.at(-1)! >= max}
          onClick={() => turnMonths(1)}
        >
          ›
        </button>
      </div>
      <table>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday.en} scope="col">
                {say(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => (
                <td key={day ?? weekday}>
                  {day && (
                    <button
                      type="button"
                      ref={day === focusedDay ? dayButton : undefined}
                      tabIndex={day === focusedDay ? 0 : -1}
                      className={day === value ? styles.selected : day === today() ? styles.today : undefined}
                      aria-label={`${show.digits(Number(day.slice(8)))} ${say(monthNames[month - 1])} ${show.digits(year)}`}
                      aria-pressed={day === value}
                      disabled={!isSelectable(day)}
                      onKeyDown={move}
                      onClick={() => onPick(day)}
                    >
                      {show.digits(Number(day.slice(8)))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className={styles.todayButton}
        disabled={!isSelectable(today())}
        onClick={() => onPick(today())}
      >
        {say(words.today)}
      </button>
    </div>
  )
}

function weeksOf(days: Day[]): (Day | undefined)[][] {
  const blanks = Array.from<undefined>({ length: weekdayOf(days[0]!) })
  const cells = [...blanks, ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The nearest enabled day. */
const clampDay = (day: Day, min?: Day, max?: Day): Day =>
  max !== undefined && day > max ? max : min !== undefined && day < min ? min : day

const overlapsLimits = (first: Day, last: Day, min?: Day, max?: Day): boolean =>
  (min === undefined || last >= min) && (max === undefined || first <= max)

/** Years of the menu: a century back for birthdays, more than ten years ahead for renewals. */
function yearsAround(year: number, min?: Day, max?: Day): number[] {
  const now = yearOf(today())
  const first = Math.min(year, min ? yearOf(min) : now - 110)
  const last = Math.max(year, max ? yearOf(max) : now + 15)
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}
