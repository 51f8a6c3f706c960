import type { CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { Alert, Button, useRole } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { CloseForm } from './CloseForm.tsx'
import { CountForm } from './CountForm.tsx'
import { CountResult } from './CountResult.tsx'
import styles from './day-close.module.css'

const words = {
  again: { en: 'Count again', bn: 'আবার গুনুন' },
  outdated: {
    en: 'Something was booked after the count. Count the cash again before you close the day.',
    bn: 'গণনার পরে কিছু লেখা হয়েছে। দিনের হিসাব সমাপ্ত করার আগে আবার টাকা গুনুন।',
  },
}

type Props = {
  day: CashDayDetails
  onChanged: (day: CashDayDetails) => void
  onStale: () => void
}

/** Says that a booking made the count old. */
export function OutdatedCount() {
  const t = useWords(words)
  return <Alert className={styles.notice} type="warning" showIcon role="alert" title={t.outdated} />
}

export function CountedDay({ day, onChanged, onStale }: Props) {
  const t = useWords(words)
  const mayClose = useRole() !== 'auditor'
  const [isCounting, setIsCounting] = useState(false)
  if (isCounting)
    return (
      <CountForm
        day={day}
        onCounted={(counted) => {
          setIsCounting(false)
          onChanged(counted)
        }}
        onCancel={() => setIsCounting(false)}
      />
    )
  const again = (
    <Button onClick={() => setIsCounting(true)} {...(day.is_count_outdated && { type: 'primary' as const })}>
      {t.again}
    </Button>
  )
  return (
    <>
      <CountResult day={day} />
      {day.is_count_outdated && <OutdatedCount />}
      {mayClose &&
        (day.is_count_outdated ? (
          again
        ) : (
          <CloseForm day={day} onClosed={onChanged} onStale={onStale}>
            {again}
          </CloseForm>
        ))}
    </>
  )
}
