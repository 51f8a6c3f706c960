import { monthNames, today, yearOf } from '@samity/shared-api/contract/day'
import type { Words } from '@samity/shared-api/contract/words'
import type { SelectHTMLAttributes } from 'react'
import { asTyped, useSay, useShow } from '../words/index.ts'
import styles from './native.module.css'

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'>
type ChoiceProps = Native & {
  value?: string | null
  onChange?: (value: string) => void
  choices: readonly { value: string; label: Words | string }[]
  /** The first line, for 'nothing chosen'; left out when something is always chosen */
  nothing?: Words
}

const choose = { en: 'Select', bn: 'নির্বাচন করুন' }

/** One of a short, fixed list. The browser's own control: known to every reader, keyboard and phone. */
export function Choice({ value, onChange, choices, nothing, className, ...native }: ChoiceProps) {
  const say = useSay()
  return (
    <select
      {...native}
      className={`${styles.select} ${className ?? ''}`}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    >
      {nothing && <option value="">{say(nothing)}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} translate={asTyped(choice.label)}>
          {typeof choice.label === 'string' ? choice.label : say(choice.label)}
        </option>
      ))}
    </select>
  )
}
export const chooseWords = choose

type NumberProps = Native & { value?: number | string | null; onChange?: (value: number) => void }
const asNumber = (onChange?: (value: number) => void) => (text: string) => onChange?.(Number(text))

/** Years from–to, or the current year and the ten before it; a year that is chosen already is always among them. */
export function YearSelect({
  from,
  to,
  years,
  value,
  onChange,
  ...native
}: NumberProps & { from?: number; to?: number; years?: readonly number[] }) {
  const show = useShow()
  const now = yearOf(today())
  const [first, last] = [from ?? now - 10, to ?? now]
  const span = years ?? Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const offered = [...new Set([...span, ...(value ? [Number(value)] : [])])].sort((a, b) => b - a)
  return (
    <Choice
      {...native}
      value={value ? String(value) : ''}
      {...(!value && { nothing: choose })}
      onChange={asNumber(onChange)}
      choices={offered.map((year) => ({ value: String(year), label: show.digits(year) }))}
    />
  )
}

/** Months 1 to 12 by name. With `all`, 0 stands first for the whole year. */
export function MonthSelect({ all, value, onChange, ...native }: NumberProps & { all?: Words }) {
  const months = monthNames.map((label, index) => ({ value: String(index + 1), label }))
  const chosen = value === undefined || value === null || value === '' ? '' : String(value)
  return (
    <Choice
      {...native}
      value={chosen}
      {...(chosen === '' && { nothing: choose })}
      onChange={asNumber(onChange)}
      choices={all ? [{ value: '0', label: all }, ...months] : months}
    />
  )
}
