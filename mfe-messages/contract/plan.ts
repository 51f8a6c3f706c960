import type { Language } from '@samity/shared-api/contract'
import type { Channel, Reason } from './message.ts'
import type { MessageKind } from './template.ts'

export const recipientGroups = [
  { value: 'all', label: { en: 'All members', bn: 'সব সদস্য' } },
  { value: 'dues', label: { en: 'Members with dues', bn: 'যাঁদের বকেয়া আছে' } },
  { value: 'voters', label: { en: 'Members on a voter list', bn: 'ভোটার তালিকার সদস্য' } },
  { value: 'one', label: { en: 'One member', bn: 'একজন সদস্য' } },
] as const

export type Recipients = {
  who: (typeof recipientGroups)[number]['value']
  /** Of one member */
  advocate_id?: number
  voter_list_id?: number
  standing?: string
  court?: string
  /** At least so many unpaid months */
  months_min?: number
  search?: string
}

/** The body of `POST x/mfe-messages/previews/` and of `…/plans/`. */
export type PlanInput = {
  kind: MessageKind
  channel: Channel
  language: Language
  text: string
  /** Of an e-mail */
  subject?: string
  notice_id?: number
  recipients: Recipients
}

/** The messages that a plan would send. Amounts are decimal strings. */
export type PlanPreview = {
  messages: number
  parts: number
  cost: string
  longest_parts: number
  /** Those who had a message of the same kind and period before */
  repeated: number
  suppressed: { reason: Reason; members: number }[]
  samples: { name: string; address: string; text: string; units: number; encoding: string; parts: number }[]
  /** Parts that the month has left before the ceiling, with what waits */
  parts_left: number
}
export type PlanResult = { planned: number; suppressed: number; repeated: number }
