import { monthNames, today, yearOf } from '@samity/shared-api/contract'
import { fill, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useRef, type KeyboardEvent } from 'react'
import { monthIndexOf, type MonthSpan, type Span } from '../paid-periods.ts'
import styles from './MonthStrip.module.css'

const words = {
  months: { en: 'Months to pay', bn: 'যে মাসগুলো পরিশোধ হবে' },
  paid: { en: '{month}, paid', bn: '{month}, পরিশোধিত' },
  due: { en: '{month}, due', bn: '{month}, বকেয়া' },
}
const mostYears = 5

type Props = {
  paid: readonly Span[]
  /** Null when nobody knows */
  due?: readonly Span[] | null
  /** The months of the form; blank fields choose nothing */
  chosen: Partial<Record<keyof MonthSpan, unknown>>
  onChoose: (months: MonthSpan) => void
}

const isIn = (spans: readonly Span[], index: number) =>
  spans.some(({ from, to }) => monthIndexOf(from) <= index && index <= monthIndexOf(to))

/**
 * The months of a form as buttons, the paid ones crossed out. The first click chooses a month, the next click
 * on a later one everything up to it. The four fields of the form say the same.
 */
export function MonthStrip({ paid, due, chosen, onChoose }: Props) {
  const t = useWords(words)
  const show = useShow()
  const shortName = new Intl.DateTimeFormat(useLanguage(), { month: 'short', timeZone: 'UTC' })
  const strip = useRef<HTMLDivElement>(null)
  const from = Number(chosen.from_year) * 12 + Number(chosen.from_month) - 1
  const to = Number(chosen.to_year) * 12 + Number(chosen.to_month) - 1
  const thisYear = yearOf(today())
  const yearsToShow = [from, to, ...(due ?? []).map((span) => monthIndexOf(span.from))]
    .map((index) => Math.floor(index / 12))
    .filter((year) => Math.abs(year - thisYear) < mostYears)
  const firstYear = Math.max(Math.min(thisYear, ...yearsToShow), thisYear - mostYears + 2)
  const lastYear = Math.max(thisYear + 1, ...yearsToShow)
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, step) => firstYear + step)
  const focusable = firstYear * 12 <= from && from < (lastYear + 1) * 12 ? from : thisYear * 12

  function choose(index: number) {
    const isLater = from === to && index > from
    const [first, last] = [isLater ? from : index, index]
    onChoose({
      from_month: (first % 12) + 1,
      from_year: Math.floor(first / 12),
      to_month: (last % 12) + 1,
      to_year: Math.floor(last / 12),
    })
  }

  function moveFocus(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -12, ArrowDown: 12 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...strip.current!.querySelectorAll('button')]
    buttons[buttons.indexOf(event.target as HTMLButtonElement) + step]?.focus()
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- keys of the buttons inside
    <div ref={strip} role="group" aria-label={t.months} className={styles.strip} onKeyDown={moveFocus}>
      {years.map((year) => (
        <div key={year} className={styles.year}>
          <span className={styles.label}>{show.digits(year)}</span>
          {monthNames.map((_name, month) => {
            const index = year * 12 + month
            const isPaid = isIn(paid, index)
            const isDue = !isPaid && !!due && isIn(due, index)
            const short = shortName.format(Date.UTC(2026, month, 1))
            // the name says what stands on the button, for who speaks to the browser
            const full = `${short} ${show.digits(year)}`
            return (
              <button
                key={index}
                type="button"
                data-stop
                tabIndex={index === focusable ? 0 : -1}
                aria-pressed={from <= index && index <= to}
                aria-label={
                  isPaid ? fill(t.paid, { month: full }) : isDue ? fill(t.due, { month: full }) : full
                }
                className={[styles.month, isPaid && styles.paid, isDue && styles.due]
                  .filter(Boolean)
                  .join(' ')}
                onClick={() => choose(index)}
              >
                {short}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
