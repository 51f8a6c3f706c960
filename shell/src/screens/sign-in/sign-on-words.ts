import type { SignOnOutcome } from '@samity/shared-api/contract/users/single-sign-on'
import type { Words } from '@samity/shared-api/contract/words'

/** `ready` needs no sentence. */
export const signOnProblems: Record<Exclude<SignOnOutcome, 'ready'>, Words> = {
  off: {
    en: 'Single sign-on is not set up. Sign in with your password.',
    bn: 'সিঙ্গেল সাইন-অন চালু করা নেই। পাসওয়ার্ড দিয়ে সাইন ইন করুন।',
  },
  unavailable: {
    en: 'The single sign-on service does not respond. Try again later, or sign in with your password.',
    bn: 'সিঙ্গেল সাইন-অন সেবা সাড়া দিচ্ছে না। পরে আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিয়ে সাইন ইন করুন।',
  },
  cancelled: {
    en: 'Single sign-on was cancelled. You can start it again.',
    bn: 'সিঙ্গেল সাইন-অন বাতিল করা হয়েছে। আবার শুরু করতে পারেন।',
  },
  refused: {
    en: 'The single sign-on service refused the request. Please tell the operator of this website.',
    bn: 'সিঙ্গেল সাইন-অন সেবা অনুরোধটি প্রত্যাখ্যান করেছে। ওয়েবসাইটের পরিচালককে জানান।',
  },
  expired: {
    en: 'This single sign-on has expired, or it began in another window. Please start it again.',
    bn: 'এই সিঙ্গেল সাইন-অনের সময় শেষ, অথবা এটি অন্য উইন্ডোতে শুরু হয়েছিল। আবার শুরু করুন।',
  },
  invalid: {
    en: 'The answer of the single sign-on service could not be verified. Please tell the operator of this website.',
    bn: 'সিঙ্গেল সাইন-অন সেবার উত্তর যাচাই করা যায়নি। ওয়েবসাইটের পরিচালককে জানান।',
  },
  limited: {
    en: 'Too many new accounts came from your network. Please try again later.',
    bn: 'আপনার নেটওয়ার্ক থেকে অনেক নতুন অ্যাকাউন্ট এসেছে। পরে আবার চেষ্টা করুন।',
  },
  pending: {
    en: 'An administrator must approve your account before you can sign in.',
    bn: 'সাইন ইন করার আগে একজন প্রশাসককে আপনার অ্যাকাউন্ট অনুমোদন করতে হবে।',
  },
  disabled: { en: 'This account has been disabled.', bn: 'এই অ্যাকাউন্টটি নিষ্ক্রিয় করা হয়েছে।' },
  created: {
    en: 'Your account has been created. An administrator must approve it before you can sign in.',
    bn: 'আপনার অ্যাকাউন্ট তৈরি হয়েছে। সাইন ইন করার আগে একজন প্রশাসককে এটি অনুমোদন করতে হবে।',
  },
  'link-pending': {
    en: 'An account with your e-mail address exists. An administrator must allow single sign-on for it. Until then, sign in with your password.',
    bn: 'আপনার ই-মেইলে একটি অ্যাকাউন্ট আছে। এতে সিঙ্গেল সাইন-অনের অনুমতি একজন প্রশাসক দেবেন। ততক্ষণ পাসওয়ার্ড দিয়ে সাইন ইন করুন।',
  },
  ambiguous: {
    en: 'Several accounts have your e-mail address. Ask an administrator to correct this.',
    bn: 'একাধিক অ্যাকাউন্টে আপনার ই-মেইল আছে। একজন প্রশাসককে এটি ঠিক করতে বলুন।',
  },
  'no-role': {
    en: 'The single sign-on service gives you no role here any more. Ask an administrator.',
    bn: 'সিঙ্গেল সাইন-অন সেবা আপনাকে এখানে আর কোনো ভূমিকা দেয় না। একজন প্রশাসকের সাথে কথা বলুন।',
  },
}

/** The outcome in the search of the sign-in page; undefined for one that nobody knows. */
export function signOnOutcomeIn(search: string): SignOnOutcome | undefined {
  const outcome = new URLSearchParams(search).get('sso')
  if (outcome === 'ready') return outcome
  return Object.keys(signOnProblems).find((one) => one === outcome) as SignOnOutcome | undefined // its keys are outcomes
}
