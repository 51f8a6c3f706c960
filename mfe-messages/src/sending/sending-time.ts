import type { Words } from '@samity/shared-api/contract'
import { fillWords } from '@samity/shared-ui/words'
import type { Channel } from '../../contract/message.ts'
import type { SendingOverview } from '../../contract/sending.ts'

const hoursAndMinutes = { en: '{hours} h {minutes} min', bn: '{hours} ঘণ্টা {minutes} মিনিট' }
const minutesOnly = { en: '{minutes} min', bn: '{minutes} মিনিট' }

/**
 * The time until the last of so many new messages leaves, behind those that wait, at the pace of the
 * settings; undefined when it is less than a minute.
 */
export function sendingTime(
  { channels, per_minute }: SendingOverview,
  channel: Channel,
  newMessages = 0,
): Words | undefined {
  const planned = channels.find((one) => one.channel === channel)?.planned ?? 0
  // what the pace allows leaves at once
  const minutes = Math.floor((planned + newMessages - 1) / per_minute)
  if (minutes < 1) return undefined
  const hours = Math.floor(minutes / 60)
  return fillWords(hours > 0 ? hoursAndMinutes : minutesOnly, { hours, minutes: minutes % 60 })
}
