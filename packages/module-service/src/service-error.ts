import type { ErrorBody, Words } from '@samity/shared-api/contract'
import { codeOfStatus, type ErrorCode } from '@samity/shared-api/contract/error-codes'

export type FieldMessages = Record<string, Words>

/**
 * For programs: the code if it says more than the status, the record in the way, the present state of the
 * record.
 */
export type ErrorDetails = Pick<ErrorBody, 'code' | 'conflict' | 'overridable'> & { current?: unknown }

/**
 * A response with a status of 400 or above: a sentence, and messages for fields, in the language of the
 * person. `details` are further keys of the body.
 */
export class ServiceError extends Error {
  readonly status: number
  readonly words: Words
  readonly fields: FieldMessages
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(status: number, words: Words, fields: FieldMessages = {}, details: ErrorDetails = {}) {
    super(words.en)
    this.status = status
    this.words = words
    this.fields = fields
    this.code = details.code ?? codeOfStatus(status)
    this.details = details
  }
}

export const messages = {
  signIn: { en: 'Please sign in.', bn: 'অনুগ্রহ করে সাইন ইন করুন।' },
  token: {
    en: 'The request did not come from the gateway. Reload the page.',
    bn: 'অনুরোধটি গেটওয়ে থেকে আসেনি। পাতাটি আবার খুলুন।',
  },
  permission: { en: 'Your role does not allow this.', bn: 'আপনার ভূমিকায় এটি করার অনুমতি নেই।' },
  fields: { en: 'Please correct the marked fields.', bn: 'চিহ্নিত ঘরগুলো সংশোধন করুন।' },
  malformed: { en: 'The request could not be read.', bn: 'অনুরোধটি পড়া যায়নি।' },
  tooLarge: { en: 'The data that you sent is too large.', bn: 'পাঠানো তথ্য অনেক বড়।' },
  notFound: { en: 'This page does not exist.', bn: 'এই ঠিকানায় কিছু নেই।' },
  noRecord: { en: 'This record does not exist.', bn: 'এই তথ্যটি নেই।' },
  unexpected: { en: 'Something went wrong', bn: 'কিছু একটা ভুল হয়েছে' },
  unanswered: {
    en: 'The system did not answer. Please try again.',
    bn: 'সিস্টেম থেকে উত্তর আসেনি। আবার চেষ্টা করুন।',
  },
  stale: {
    en: 'Someone else changed this record in the meantime.',
    bn: 'এর মধ্যে অন্য কেউ এই তথ্য পরিবর্তন করেছেন।',
  },
  keyReused: {
    en: 'This request was sent before with other content. Reload the page and try again.',
    bn: 'এই অনুরোধটি আগে ভিন্ন তথ্যসহ পাঠানো হয়েছিল। পাতাটি আবার খুলে চেষ্টা করুন।',
  },
  receipt: {
    en: 'The receipt could not be posted. Please try again.',
    bn: 'রসিদটি তৈরি করা যায়নি। আবার চেষ্টা করুন।',
  },
} satisfies Record<string, Words>

export const noRecord = () => new ServiceError(404, messages.noRecord)

/** 409: somebody changed the record after the client read it. The form shows the difference to `current`. */
export const staleVersion = (current: object) =>
  new ServiceError(409, messages.stale, {}, { code: 'version.stale', current })
