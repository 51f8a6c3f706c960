import type { Instant } from '@samity/shared-api/contract/moment'
import type { Words } from '@samity/shared-api/contract'

export const channels = [
  { value: 'sms', label: { en: 'SMS', bn: 'এসএমএস' } },
  { value: 'email', label: { en: 'E-mail', bn: 'ই-মেইল' } },
] as const
export type Channel = (typeof channels)[number]['value']

export const messageStates = [
  { value: 'planned', label: { en: 'Waiting to be sent', bn: 'পাঠানোর অপেক্ষায়' } },
  { value: 'sending', label: { en: 'Being sent', bn: 'পাঠানো হচ্ছে' } },
  { value: 'sent', label: { en: 'Sent', bn: 'পাঠানো হয়েছে' } },
  { value: 'delivered', label: { en: 'Delivered', bn: 'পৌঁছেছে' } },
  { value: 'failed', label: { en: 'Not sent', bn: 'পাঠানো যায়নি' } },
  { value: 'unknown', label: { en: 'No answer', bn: 'উত্তর আসেনি' } },
  { value: 'suppressed', label: { en: 'Held back', bn: 'আটকে রাখা হয়েছে' } },
  { value: 'cancelled', label: { en: 'Cancelled', bn: 'বাতিল করা' } },
] as const
export type MessageState = (typeof messageStates)[number]['value']

/** Why Samity sends nothing to a member, or the provider did not. Other reasons are the provider's text. */
export const reasons = {
  opted_out: { en: 'wants no messages', bn: 'বার্তা চান না' },
  no_address: { en: 'has no mobile number or e-mail address', bn: 'মোবাইল নম্বর বা ই-মেইল নেই' },
  deceased: { en: 'is deceased', bn: 'প্রয়াত' },
  archived: { en: 'is archived or deleted', bn: 'আর্কাইভে আছেন বা মুছে ফেলা হয়েছে' },
  void: { en: 'the receipt is void', bn: 'রসিদটি বাতিল' },
  interrupted: { en: 'the sending was interrupted', bn: 'পাঠানোর মাঝখানে বাধা পড়েছে' },
  timeout: { en: 'the provider did not answer in time', bn: 'সেবাদাতা সময়মতো উত্তর দেয়নি' },
  connection: { en: 'the connection to the provider failed', bn: 'সেবাদাতার সঙ্গে সংযোগ হয়নি' },
  private: { en: 'the address of the provider is not public', bn: 'সেবাদাতার ঠিকানাটি উন্মুক্ত নয়' },
  undescribed: {
    en: 'no provider or mail server is described',
    bn: 'কোনো সেবাদাতা বা মেইল সার্ভারের বিবরণ নেই',
  },
  unsendable: {
    en: 'the key or the sender has a character that the provider cannot get; type it again',
    bn: 'চাবি বা প্রেরকের নামে এমন অক্ষর আছে যা সেবাদাতার কাছে যায় না; আবার লিখুন',
  },
  unreadable: { en: 'the answer of the provider is not understood', bn: 'সেবাদাতার উত্তর বোঝা যায়নি' },
  busy: { en: 'the provider asks to wait', bn: 'সেবাদাতা অপেক্ষা করতে বলেছে' },
} as const satisfies Record<string, Words>
export type Reason = keyof typeof reasons
export const reasonWords = (reason: string): Words =>
  // one of the keys
  Object.hasOwn(reasons, reason) ? reasons[reason as Reason] : { en: reason, bn: reason }

/** One SMS or e-mail to one member. A row of `GET x/mfe-messages/messages/`. */
export type OutgoingMessage = {
  id: number
  advocate_id: number
  advocate_number: string
  advocate_name: string
  channel: Channel
  /** A mobile number or an e-mail address; '' when the member has none */
  address: string
  kind: string
  /** With the member and the kind it is unique: '2026-10', or the number of a receipt */
  period: string
  subject: string
  body: string
  /** Of an SMS; 0 of an e-mail */
  parts: number
  /** A decimal string */
  cost: string
  state: MessageState
  reason: string
  /** The provider's own number for it */
  reference: string
  /** True when nothing left this server: the way of sending was 'Trial' */
  is_trial: boolean
  planned_at: Instant
  planned_by: string
  sent_at: Instant | null
}

/** The response of `GET x/mfe-messages/summary/`. */
export type MessageSummary = { failed: number; planned: number }

export type OptOut = {
  /** That of the advocate */
  id: number
  advocate_id: number
  advocate_number: string
  advocate_name: string
  since: Instant
  written_by: string
  reason: string
}
