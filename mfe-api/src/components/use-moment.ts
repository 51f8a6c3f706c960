import { inDigits } from '@samity/shared-api/contract'
import { useDigits } from '@samity/shared-ui/words'
import { useCallback } from 'react'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Returns a formatter: '21/11/2026, 14:30:05' in Dhaka time, in the reader's digits. No moment is a dash. */
export function useMoment(): (moment: string | null) => string {
  const digits = useDigits()
  return useCallback(
    (moment: string | null) => (moment ? inDigits(clock.format(new Date(moment)), digits) : '—'),
    [digits],
  )
}
