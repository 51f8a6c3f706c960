import { today, yearOf } from '@samity/shared-api/contract'
import type { DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import { MonthSelect, YearSelect } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import styles from '../members.module.css'

const words = { year: { en: 'Year', bn: 'বছর' } }
const firstYear = 1990
const yearsAhead = 5

type Props = {
  /** The fee whose periods are chosen; months of the monthly fee, years of the others */
  kind: unknown
  id?: string
  name?: string
  value?: string | null
  onChange?: (period: string) => void
}

/** Chooses a period: '2026-03' of the monthly fee, '2026' of the others. */
export function PeriodInput({ kind, id, name, value, onChange }: Props) {
  const t = useWords(words)
  const [year = '', month = ''] = (value ?? '').split('-')
  const years = { from: firstYear, to: yearOf(today()) + yearsAhead }
  const monthly: DuesKind = 'monthly'
  if (kind !== monthly)
    return (
      <YearSelect
        {...years}
        {...(id && { id })}
        {...(name && { name })}
        value={year}
        onChange={(chosen) => onChange?.(String(chosen))}
      />
    )
  const choose = (newYear: number | string, newMonth: number | string) =>
    onChange?.(`${newYear}-${String(newMonth).padStart(2, '0')}`)
  return (
    <div className={styles.period}>
      <MonthSelect
        {...(id && { id })}
        {...(name && { name })}
        value={month === '' ? '' : Number(month)}
        onChange={(chosen) => choose(year || yearOf(today()), chosen)}
      />
      <YearSelect
        {...years}
        {...(name && { name: `${name}_year` })}
        aria-label={t.year}
        value={year}
        onChange={(chosen) => choose(chosen, month || 1)}
      />
    </div>
  )
}
