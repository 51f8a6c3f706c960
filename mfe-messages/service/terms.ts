import { parseMoney } from '@samity/shared-api/contract'
import type { ModuleSettings } from '@samity/shared-api/module'
import type { Channel } from '../contract/message.ts'
import type { MessageKind } from '../contract/template.ts'

const text = (settings: ModuleSettings, name: string) => String(settings[name] ?? '')

export const wayOf = (settings: ModuleSettings, channel: Channel): string => text(settings, channel) || 'off'
export const messageLanguage = (settings: ModuleSettings) => (settings['language'] === 'en' ? 'en' : 'bn')
export const isSwitchedOn = (settings: ModuleSettings, kind: MessageKind): boolean =>
  settings[`sends_${kind}`] === true

export const sendingTermsOf = (settings: ModuleSettings) => ({
  partPricePaisa: parseMoney(text(settings, 'part_price')) ?? 0,
  maxMonthParts: Number(settings['max_month_parts']),
  perMinute: Number(settings['per_minute']),
  quietFrom: text(settings, 'quiet_from'),
  quietTo: text(settings, 'quiet_to'),
})
export type Terms = ReturnType<typeof sendingTermsOf>

const timeInDhaka = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Quiet hours may begin on one day and end on the next; two equal times are none. */
export function isQuiet({ quietFrom, quietTo }: Terms, now: Date): boolean {
  const time = timeInDhaka.format(now)
  return quietFrom <= quietTo ? quietFrom <= time && time < quietTo : time >= quietFrom || time < quietTo
}
