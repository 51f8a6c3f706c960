import { inLanguage, validationMessages, type Day } from '@samity/shared-api/contract'
import { useEffect, useState } from 'react'
import { DayInput } from '../date/DayInput.tsx'
import { useLanguage } from '../words/index.ts'
import styles from './DataTable.module.css'
import { Filter } from './Filter.tsx'

type DayFilterProps = {
  /** The text beside the field */
  label: string
  /** The id of the field and its name: the one of the URL parameter */
  id: string
  /** The day in the URL, or the one that counts without it */
  value: string
  /** Receives the chosen day (YYYY-MM-DD), or '' when the field is emptied */
  onDay: (day: string) => void
  /** The calendar disables later days */
  max?: Day
}

const isDayOrBlank = (text: string) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text)

/** A filter by day. An invalid day stays visible with an error and does not change the list. */
export function DayFilter({ label, id, value, onDay, max }: DayFilterProps) {
  const language = useLanguage()
  const [input, setInput] = useState('')
  const [hasBlurred, setHasBlurred] = useState(false)
  const isWrong = !isDayOrBlank(input)
  const showsError = isWrong && hasBlurred
  // Back and links change the URL
  useEffect(() => setInput(''), [value])
  return (
    <Filter label={label} id={id}>
      {() => (
        <>
          <DayInput
            id={id}
            name={id}
            max={max}
            value={isWrong ? input : value}
            {...(showsError && {
              status: 'error' as const,
              'aria-invalid': true,
              'aria-describedby': `${id}-error`,
            })}
            onChange={(text) => {
              setInput(text)
              setHasBlurred(false)
              if (isDayOrBlank(text)) onDay(text)
            }}
            onBlur={() => setHasBlurred(true)}
          />
          {showsError && (
            <span id={`${id}-error`} role="alert" className={styles.error}>
              {inLanguage(validationMessages.day, language)}
            </span>
          )}
        </>
      )}
    </Filter>
  )
}
