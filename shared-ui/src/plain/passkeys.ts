import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyOptions, PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import type { Words } from '@samity/shared-api/contract/words'

/*
 * The browser's part of passkeys. Import this file late: most people who sign in need none of it.
 */

const problems = {
  cancelled: {
    en: 'The passkey was not used: the request was cancelled or took too long. Try again.',
    bn: 'পাসকি ব্যবহার করা হয়নি: অনুরোধটি বাতিল হয়েছে অথবা সময় শেষ হয়েছে। আবার চেষ্টা করুন।',
  },
  otherAddress: {
    en: 'Passkeys do not work at this address. Open the official address of the association.',
    bn: 'এই ঠিকানায় পাসকি কাজ করে না। সমিতির মূল ঠিকানাটি খুলুন।',
  },
  exists: {
    en: 'This device already has a passkey for your account.',
    bn: 'এই ডিভাইসে আপনার অ্যাকাউন্টের একটি পাসকি আগে থেকেই আছে।',
  },
  unsuitable: {
    en: 'This device cannot make a passkey for Samity. Use another device.',
    bn: 'এই ডিভাইস দিয়ে পাসকি তৈরি করা যায় না। অন্য ডিভাইস ব্যবহার করুন।',
  },
  failed: {
    en: 'The browser could not use the passkey. Try again, or use another browser.',
    bn: 'ব্রাউজার পাসকিটি ব্যবহার করতে পারেনি। আবার চেষ্টা করুন, অথবা অন্য ব্রাউজার ব্যবহার করুন।',
  },
} satisfies Record<string, Words>

/** The names are those of the errors that the WebAuthn standard defines. */
const problemByName: Record<string, Words> = {
  NotAllowedError: problems.cancelled,
  AbortError: problems.cancelled,
  SecurityError: problems.otherAddress,
  InvalidStateError: problems.exists,
  NotSupportedError: problems.unsuitable,
  ConstraintError: problems.unsuitable,
}

export type PasskeyResult = { response: PasskeyResponse } | { problem: Words }

async function settle(work: Promise<object>): Promise<PasskeyResult> {
  try {
    // JSON of any shape, which the server checks
    return { response: (await work) as PasskeyResponse }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { problem: problemByName[name] ?? problems.failed }
  }
}

// the server's library makes the options for this one, in the types of the same standard
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Call it and `signWithPasskey` from a click: some browsers refuse anything else. */
export const makePasskey = (options: PasskeyOptions): Promise<PasskeyResult> =>
  settle(startRegistration({ optionsJSON: options as unknown as CreationOptions }))

export const signWithPasskey = (options: PasskeyOptions): Promise<PasskeyResult> =>
  settle(startAuthentication({ optionsJSON: options as unknown as RequestOptions }))
