import type { Instant } from '@samity/shared-api/contract/moment'
import type { Words } from '@samity/shared-api/contract/words'

/* Also for public pages, so nothing of zod is here. */

/** A report is about a receipt or paper in the own passbook, a correction about the own record. */
export const requestKinds = [
  { value: 'report', label: { en: 'Report of what is wrong', bn: 'ভুলের অভিযোগ' } },
  { value: 'correction', label: { en: 'Correction', bn: 'সংশোধনের প্রস্তাব' } },
] as const
export type RequestKind = (typeof requestKinds)[number]['value']

export const topics = [
  { value: 'name', label: { en: 'Name', bn: 'নাম' } },
  { value: 'phone', label: { en: 'Mobile number', bn: 'মোবাইল নম্বর' } },
  { value: 'email', label: { en: 'E-mail address', bn: 'ই-মেইল ঠিকানা' } },
  { value: 'address', label: { en: 'Address', bn: 'ঠিকানা' } },
  { value: 'photo', label: { en: 'Photo', bn: 'ছবি' } },
  { value: 'standing', label: { en: 'Standing', bn: 'সদস্যপদের অবস্থা' } },
  { value: 'dues', label: { en: 'Dues', bn: 'বকেয়া' } },
  { value: 'other', label: { en: 'Something else', bn: 'অন্য কিছু' } },
] as const
export type Topic = (typeof topics)[number]['value']

export const answerStates = [
  { value: 'accepted', label: { en: 'Put right', bn: 'ঠিক করা হয়েছে' } },
  { value: 'refused', label: { en: 'Nothing to put right', bn: 'ঠিক করার কিছু নেই' } },
] as const
export const requestStates = [
  { value: 'open', label: { en: 'Open', bn: 'খোলা আছে' } },
  ...answerStates,
] as const
export type RequestState = (typeof requestStates)[number]['value']

/** A row of `GET x/mfe-my/own-requests/`. */
export type OwnRequest = {
  id: number
  kind: RequestKind
  /** Of a correction; null of a report */
  topic: Topic | null
  /** Of a report; null of a correction */
  receipt_number: string | null
  text: string
  state: RequestState
  answer: string
  created_at: Instant
  answered_at: Instant | null
}
/** A row of `GET x/mfe-my/requests/`, the queue of the office */
export type MemberRequest = OwnRequest & {
  advocate_id: number
  advocate_number: string
  advocate_name: string
  /** '' shows the other name */
  advocate_name_bengali: string
  answered_by: string | null
}
/** The response of `GET x/mfe-my/summary/` */
export type RequestSummary = { open: number; reports: number }

/** The response of `GET x/mfe-my/ways/`: how a one-time code reaches members, besides the counter */
export type CodeWays = { sms: boolean; email: boolean }

const wordsOf = <T extends string>(choices: readonly { value: T; label: Words }[], value: T): Words =>
  choices.find((one) => one.value === value)!.label
export const topicWords = (topic: Topic) => wordsOf(topics, topic)
export const stateWords = (state: RequestState) => wordsOf(requestStates, state)
