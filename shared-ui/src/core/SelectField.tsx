import { monthNames, today, yearOf } from '@samity/shared-api/contract/day'
import type { Words } from '@samity/shared-api/contract/words'
import type { SelectHTMLAttributes } from 'react'
import { translateAttribute, useSay, useShow } from '../words/index.ts'
import styles from './native-controls.module.css'

type NativeProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'>
type SelectFieldProps = NativeProps & {
  /** The value of the selected option */
  value?: string | null
  /** Called with the value of the option that a person selects */
  onChange?: (value: string) => void
  /** The choices in their order */
  options: readonly { value: string; label: Words | string }[]
  /**
   * The text of the first option, which means 'nothing selected'. Without it something is always selected.
   */
  emptyOption?: Words
}

const selectWords = { en: 'Select', bn: 'নির্বাচন করুন' }

/**
 * A select for a short, fixed list. It is the browser's native control, which works with every screen reader,
 * keyboard and phone.
 */
export function SelectField({
  value,
  onChange,
  options,
  emptyOption,
  className,
  ...native
}: SelectFieldProps) {
  const say = useSay()
  return (
    <select
      {...native}
      className={`${styles.select} ${className ?? ''}`}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    >
      {emptyOption && <option value="">{say(emptyOption)}</option>}
      {options.map((choice) => (
        <option key={choice.value} value={choice.value} translate={translateAttribute(choice.label)}>
          {typeof choice.label === 'string' ? choice.label : say(choice.label)}
        </option>
      ))}
    </select>
  )
}
export const emptyOptionWords = selectWords

type NumberProps = NativeProps & {
  /** The selected number. Without it nothing is selected. */
  value?: number | string | null
  /** Called with the number that a person selects */
  onChange?: (value: number) => void
}
type YearProps = NumberProps & {
  /** The first year. Defaults to ten years ago. */
  from?: number
  /** The last year. Defaults to the current one. */
  to?: number
  /** The years themselves, in place of a range */
  years?: readonly number[]
}
type MonthProps = NumberProps & {
  /** The text of a first option with the value 0, for the whole year */
  all?: Words
}
const withNumber = (onChange?: (value: number) => void) => (text: string) => onChange?.(Number(text))

/** Years `from`–`to`, or the current year and the ten before it. The selected year is always an option. */
export function YearSelect({ from, to, years, value, onChange, ...native }: YearProps) {
  const show = useShow()
  const currentYear = yearOf(today())
  const [first, last] = [from ?? currentYear - 10, to ?? currentYear]
  const yearRange = years ?? Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const selectableYears = [...new Set([...yearRange, ...(value ? [Number(value)] : [])])].sort(
    (a, b) => b - a,
  )
  return (
    <SelectField
      {...native}
      value={value ? String(value) : ''}
      {...(!value && { emptyOption: selectWords })}
      onChange={withNumber(onChange)}
      options={selectableYears.map((year) => ({ value: String(year), label: show.digits(year) }))}
    />
  )
}

/** Months 1 to 12 by name. With `all`, the first option is 0 for the whole year. */
export function MonthSelect({ all, value, onChange, ...native }: MonthProps) {
  const months = monthNames.map((label, index) => ({ value: String(index + 1), label }))
  const selectedMonth = value === undefined || value === null || value === '' ? '' : String(value)
  return (
    <SelectField
      {...native}
      value={selectedMonth}
      {...(selectedMonth === '' && { emptyOption: selectWords })}
      onChange={withNumber(onChange)}
      options={all ? [{ value: '0', label: all }, ...months] : months}
    />
  )
}
