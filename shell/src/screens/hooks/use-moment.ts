import { inDigits } from '@samity/shared-api/contract'
import { showMoment } from '@samity/shared-api/contract/moment'
import { useDigits } from '@samity/shared-ui/words'

/** Returns a formatter: '21/11/2026, 14:30' in Dhaka time, in the reader's digits. No moment is a dash. */
export function useMoment(): (moment: string | null | undefined) => string {
  const digits = useDigits()
  return (moment) => (moment ? inDigits(showMoment(moment, 'minutes'), digits) : '—')
}
