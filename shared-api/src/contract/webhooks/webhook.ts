import type { Instant } from '../moment.ts'
import {
  computed,
  defineAction,
  defineResource,
  optionalChoice,
  result,
  rows,
  text,
  validationMessages,
  type Row,
} from '@samity/shared-api/contract'
import * as z from '../z.ts'
import { eventKinds, type EventKind } from './event-kinds.ts'

export const pauseReasons = [
  { value: 'person', label: { en: 'Paused', bn: 'স্থগিত' } },
  {
    value: 'restored',
    label: { en: 'Paused: restored from a backup', bn: 'স্থগিত: ব্যাকআপ থেকে ফিরিয়ে আনা হয়েছে' },
  },
  {
    value: 'moved',
    label: { en: 'Paused: this copy has another address', bn: 'স্থগিত: এই কপির ঠিকানা আলাদা' },
  },
  {
    value: 'gone',
    label: { en: 'Paused: the receiver wants no more (410)', bn: 'স্থগিত: গ্রাহক আর চায় না (410)' },
  },
  {
    value: 'secret',
    label: { en: 'Paused: make a new secret', bn: 'স্থগিত: নতুন গোপন চাবি তৈরি করুন' },
  },
] as const
export type PauseReason = (typeof pauseReasons)[number]['value']

/**
 * For these hours the secret before a change signs too, so that the receiver can change it without a loss.
 */
export const oldSecretHours = 24

/** An address to which Samity sends events. The secret that signs them is returned once. */
export const webhook = defineResource({
  path: 'webhooks',
  relation: 'webhook_endpoints',
  name: { en: 'webhook', bn: 'ওয়েবহুক' },
  fields: {
    name: text({ en: 'Name', bn: 'নাম' }, 80),
    url: text({ en: 'Address', bn: 'ঠিকানা' }, 500),
    kinds: rows(
      { en: 'Events', bn: 'ঘটনা' },
      z.enum(
        eventKinds.map(({ value }): EventKind => value),
        validationMessages.choice,
      ),
      eventKinds.length,
    ),
  },
  computed: computed<{
    /** null while it delivers */
    pause: PauseReason | null
    created_at: Instant
    /** The old secret signs until then; null when only one signs */
    previous_secret_until: Instant | null
    pending: number
    failed: number
    last_delivered_at: Instant | null
    /** The status or problem of the last attempt */
    last_answer: string | null
  }>(),
  search: ['name', 'url'],
  conflicts: {
    webhook_endpoints_name_key: {
      field: 'name',
      message: { en: 'A webhook with this name exists', bn: 'এই নামের একটি ওয়েবহুক আছে' },
    },
  },
})
export type Webhook = Row<typeof webhook>

/** The response to the creation and to a new secret: the only times that the secret is shown. */
export type WebhookWithSecret = Webhook & { secret: string }

/** A paused webhook delivers again; `waiting` says what happens to the deliveries that wait. */
export const webhookResume = defineAction({
  path: 'webhooks/{id}/resume',
  name: { en: 'resume the webhook', bn: 'ওয়েবহুক আবার চালু করা' },
  fields: {
    waiting: {
      ...optionalChoice({ en: 'Deliveries that wait', bn: 'অপেক্ষায় থাকা বার্তা' }, [
        { value: 'send', label: { en: 'Send them now', bn: 'এখন পাঠান' } },
        { value: 'discard', label: { en: 'Discard them', bn: 'বাদ দিন' } },
      ]),
      schema: z.enum(['send', 'discard']).default('send'),
    },
  },
  result: result<Webhook>(),
})

export const deliveryStates = [
  { value: 'pending', label: { en: 'Waiting', bn: 'অপেক্ষায়' } },
  { value: 'delivered', label: { en: 'Delivered', bn: 'পৌঁছেছে' } },
  { value: 'failed', label: { en: 'Failed', bn: 'ব্যর্থ' } },
  { value: 'discarded', label: { en: 'Discarded', bn: 'বাদ দেওয়া' } },
] as const
export type DeliveryState = (typeof deliveryStates)[number]['value']

/**
 * A delivery waits for an earlier message about the same record, for its turn, or for the time of the next
 * attempt.
 */
export type DeliveryWait = 'earlier' | 'turn' | 'time'

export type WebhookDelivery = {
  id: number
  event_id: string
  kind: string
  record: string
  number: string | null
  at: Instant
  state: DeliveryState
  attempts: number
  next_attempt_at: Instant
  /** null unless it waits */
  waits_for: DeliveryWait | null
  delivered_at: Instant | null
  /** The last attempt */
  last_status: number | null
  last_problem: string | null
  last_duration_ms: number | null
  last_response: string | null
}

/** One attempt to deliver. `problem` says why there was no response. */
export type WebhookAttempt = {
  id: number
  at: Instant
  duration_ms: number
  status: number | null
  problem: string | null
  response: string
}
