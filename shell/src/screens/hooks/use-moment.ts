import { inDigits } from '@samity/shared-api/contract'
import { useDigits } from '@samity/shared-ui/words'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns a formatter: '21/11/2026, 14:30' in Dhaka time, in the reader's digits. No moment is a dash. */
export function useMoment(): (moment: string | null | undefined) => string {
  const digits = useDigits()
  return (moment) => (moment ? inDigits(clock.format(new Date(moment)), digits) : '—')
}
