import { inLanguage, today, validationMessages } from '@samity/shared-api/contract'
import { Filter } from '@samity/shared-ui/data'
import { DayInput } from '@samity/shared-ui/date'
import { useLanguage } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './filter.module.css'

type Props = {
  label: string
  /** Also the name of the URL parameter */
  id: string
  /** The day in the URL, or the one that counts without it */
  value: string
  onDay: (day: string) => void
}

const isDayOrBlank = (text: string) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text)

/** A filter by day. An invalid day stays visible with an error and changes nothing. */
export function DayFilter({ label, id, value, onDay }: Props) {
  const language = useLanguage()
  const [wrongText, setWrongText] = useState('')
  return (
    <Filter label={label} id={id}>
      {() => (
        <>
          <DayInput
            id={id}
            name={id}
            max={today()}
            value={wrongText || value}
            {...(wrongText && {
              status: 'error' as const,
              'aria-invalid': true,
              'aria-describedby': `${id}-error`,
            })}
            onChange={(text) => {
              setWrongText(isDayOrBlank(text) ? '' : text)
              if (isDayOrBlank(text)) onDay(text)
            }}
          />
          {wrongText && (
            <span id={`${id}-error`} className={styles.error}>
              {inLanguage(validationMessages.day, language)}
            </span>
          )}
        </>
      )}
    </Filter>
  )
}
