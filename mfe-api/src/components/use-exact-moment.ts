import type { Instant } from '@samity/shared-api/contract/moment'
import { useShow } from '@samity/shared-ui/words'
import { useCallback } from 'react'

/** Returns a formatter: '21/11/2026, 14:30:05' in Dhaka time, in the reader's digits. No moment is a dash. */
export function useExactMoment(): (moment: Instant | null) => string {
  const show = useShow()
  return useCallback((moment: Instant | null) => show.moment(moment, 'seconds'), [show])
}
