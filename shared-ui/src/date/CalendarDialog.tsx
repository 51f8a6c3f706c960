import {
  dayOf,
  daysOfMonth,
  monthNames,
  monthOf,
  today,
  yearOf,
  type Day,
} from '@samity/shared-api/contract/day'
import { useMemo, type ComponentProps, type Ref } from 'react'
import { DayButton, DayPicker, type CustomComponents } from 'react-day-picker'
import { useDigits, useLanguage, useSay, useShow } from '../words/index.ts'
import styles from './CalendarDialog.module.css'

/*
 * The calendar is react-day-picker, because screen readers learn from it that it is a grid, and which cell is
 * selected. antd's DatePicker is twice as large, takes no typed Bengali digits, and is weak for screen
 * readers. Month names are our own: the Bengali locale of date-fns spells some of them differently from our
 * reports.
 */

type Props = {
  /** The selected day */
  value: Day | undefined
  /** Earlier days are disabled */
  min?: Day | undefined
  /** Later days are disabled */
  max?: Day | undefined
  /** Called with the day that a person picks */
  onPick: (day: Day) => void
  /** Called when Esc is pressed or the focus leaves the calendar */
  onLeave?: (reason: 'escape' | 'away') => void
  /** The frame of the calendar */
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
const sunday = 0

// The library calculates with Dates of the browser's time zone. They exist only in this file and carry no
// time of day.
const toDate = (day: Day) => new Date(yearOf(day), monthOf(day) - 1, Number(day.slice(8)))
const toDay = (date: Date) => dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())
const monthNameOf = (date: Date) => monthNames[date.getMonth()]!

const classNames = {
  month: styles.month,
  month_caption: styles.caption,
  dropdowns: styles.menus,
  month_grid: styles.grid,
  today: styles.today,
  selected: styles.selected,
}

/** The library marks a button at the first or last month only as disabled; it would still take the focus. */
const MonthButton = ({ 'aria-disabled': isDisabled, ...props }: ComponentProps<'button'>) => (
  <button {...props} disabled={!!isDisabled} />
)

const components: Partial<CustomComponents> = {
  PreviousMonthButton: MonthButton,
  NextMonthButton: MonthButton,
  Chevron: ({ orientation }) => <span aria-hidden>{orientation === 'left' ? '‹' : '›'}</span>,
  // native selects, like all short choices
  Dropdown: ({ options, ...props }) => (
    <select {...props}>
      {options?.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  ),
  // the library hides them from screen readers, because its names of days contain the weekday; ours are short
  Weekdays: (props) => (
    <thead>
      <tr {...props} />
    </thead>
  ),
  DayButton: (props) => {
    const { selected = false } = props.modifiers
    return <DayButton {...props} aria-pressed={selected} />
  },
}

/** Shows one month. Arrow keys, Page Up and Page Down move, Enter picks. */
export function CalendarDialog({ value, min, max, onPick, onLeave, ref }: Props) {
  const say = useSay()
  const show = useShow()
  const digits = useDigits()
  const language = useLanguage()
  const now = today()
  const [firstMonth, lastMonth] = navigableMonths(value, min, max)
  const shownDay = clampDay(value ?? now, min, max)

  const texts = useMemo(() => {
    const monthAndYear = (date: Date) => `${say(monthNameOf(date))} ${show.digits(date.getFullYear())}`
    return {
      labels: {
        labelMonthDropdown: () => say(words.month),
        labelYearDropdown: () => say(words.year),
        labelPrevious: () => say(words.previous),
        labelNext: () => say(words.next),
        labelGrid: monthAndYear,
        labelWeekday: (date: Date) => say(weekdays[date.getDay()]),
        labelDayButton: (date: Date) => `${show.digits(date.getDate())} ${monthAndYear(date)}`,
      },
      formatters: {
        formatCaption: monthAndYear,
        formatMonthDropdown: (date: Date) => say(monthNameOf(date)),
        formatWeekdayName: (date: Date) => say(weekdays[date.getDay()]),
      },
    }
  }, [say, show])
  const dateLib = useMemo(() => keysWithinLimits(min, max), [min, max])

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
      <DayPicker
        mode="single"
        required
        selected={value && toDate(value)}
        onSelect={(date) => onPick(toDay(date))}
        today={toDate(now)}
        defaultMonth={toDate(shownDay)}
        startMonth={toDate(firstMonth)}
        endMonth={toDate(lastMonth)}
        disabled={[...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]}
        dateLib={dateLib}
        weekStartsOn={sunday}
        numerals={digits === 'bengali' ? 'beng' : 'latn'}
        lang={language}
        captionLayout="dropdown"
        reverseYears
        navLayout="around"
        classNames={classNames}
        components={components}
        {...texts}
      />
      <button
        type="button"
        className={styles.todayButton}
        disabled={clampDay(now, min, max) !== now}
        onClick={() => onPick(now)}
      >
        {say(words.today)}
      </button>
    </div>
  )
}

const clampDay = (day: Day, min?: Day, max?: Day): Day =>
  max !== undefined && day > max ? max : min !== undefined && day < min ? min : day

/**
 * A century back for birthdays, more than ten years ahead for renewals, and always the month of the value.
 */
function navigableMonths(value?: Day, min?: Day, max?: Day): [first: Day, last: Day] {
  const thisYear = yearOf(today())
  const year = value ? yearOf(value) : thisYear
  return [
    min ?? dayOf(Math.min(year, thisYear - 110), 1, 1),
    max ?? daysOfMonth(Math.max(year, thisYear + 15), 12).at(-1)!,
  ]
}

/**
 * The library limits a step of the focus to the first and last month by `max` and `min`, and uses them for
 * nothing else. With the limits among the dates, a key that would go past the last enabled day stops there.
 */
const keysWithinLimits = (first?: Day, last?: Day) => ({
  max: (dates: Date[]) => new Date(Math.max(...[...dates, ...(first ? [toDate(first)] : [])].map(Number))),
  min: (dates: Date[]) => new Date(Math.min(...[...dates, ...(last ? [toDate(last)] : [])].map(Number))),
})
