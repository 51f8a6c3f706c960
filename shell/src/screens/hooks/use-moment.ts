import { useShow, type Show } from '@samity/shared-ui/words'

/** Returns a formatter: '21/11/2026, 14:30' in Dhaka time, in the reader's digits. No moment is a dash. */
export const useMoment = (): Show['moment'] => useShow().moment
