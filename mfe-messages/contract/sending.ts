import type { Instant } from '@samity/shared-api/contract/moment'
import type { Channel } from './message.ts'

/** Why nothing goes out now, or that it does. */
export const sendingStates = [
  {
    value: 'ready',
    label: { en: 'Messages are sent as soon as they are planned.', bn: 'বার্তা তৈরি হওয়ামাত্র পাঠানো হয়।' },
  },
  { value: 'off', label: { en: 'No way of sending is chosen.', bn: 'পাঠানোর কোনো উপায় বেছে নেওয়া হয়নি।' } },
  { value: 'stopped', label: { en: 'Sending is stopped.', bn: 'পাঠানো বন্ধ আছে।' } },
  {
    value: 'quiet',
    label: { en: 'Quiet hours: sending goes on afterwards.', bn: 'নীরব সময়: এর পরে পাঠানো হবে।' },
  },
  {
    value: 'paused',
    label: {
      en: 'The provider does not answer; Samity tries again automatically.',
      bn: 'সেবাদাতা সাড়া দিচ্ছে না; একটু পরে আপনা থেকেই আবার চেষ্টা হবে।',
    },
  },
  { value: 'ceiling', label: { en: 'The ceiling of the month is reached.', bn: 'মাসের সর্বোচ্চ সীমা শেষ।' } },
] as const
export type SendingState = (typeof sendingStates)[number]['value']

/** The response of `GET x/mfe-messages/sending/`. */
export type SendingOverview = {
  channels: {
    channel: Channel
    /** 'off', 'trial', or the real way */
    way: string
    state: SendingState
    paused_until: Instant | null
    problem: string
    planned: number
  }[]
  stopped_at: Instant | null
  stopped_by: string | null
  month_parts: number
  max_month_parts: number
  quiet_from: string
  quiet_to: string
  per_minute: number
  part_price: string
  /** Of who manages messages only */
  provider?: string
  provider_version?: number
  /** Where the provider sends delivery reports: a path below /api/ */
  report_path?: string
}

export type TestInput = { channel: Channel; address: string; text: string }
export type TestResult = {
  outcome: 'sent' | 'failed' | 'unknown' | 'held'
  reason: string
  reference: string
}
