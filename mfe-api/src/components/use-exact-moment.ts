import { inDigits } from '@samity/shared-api/contract'
import { showMoment } from '@samity/shared-api/contract/moment'
import { useDigits } from '@samity/shared-ui/words'
import { useCallback } from 'react'

/** Returns a formatter: '21/11/2026, 14:30:05' in Dhaka time, in the reader's digits. No moment is a dash. */
export function useExactMoment(): (moment: string | null) => string {
  const digits = useDigits()
  return useCallback(
    (moment: string | null) => (moment ? inDigits(showMoment(moment, 'seconds'), digits) : '—'),
    [digits],
  )
}
