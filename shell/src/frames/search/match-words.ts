import { latinDigits } from '@samity/shared-api/contract/digits'

/** Words for one thing: the specification's, those of the screens, and those that people type. */
const synonyms = [
  'expanse expense expenditure spending',
  'vokalatnama vokalotnama vakalatnama wakalatnama okalatnama',
  'committee commitee',
  'advocate member lawyer',
  'associate clerk muhuri',
  'bail bailbond',
  'renter tenant shopkeeper',
  'donation gift grant',
  'electricity electric power',
  'probable budget planned',
  'report summary statement',
  'stock inventory serial',
  'media photo picture gallery',
  'dues arrears owed unpaid',
  'waiver exemption discount',
  'audit log history',
  'agreement reconciliation difference mismatch',
  'treasury cash',
  'transfer deposit handover',
  'user account staff role permission',
  'password passkey two-step 2fa',
  'price rate cost',
  'delete void cancel',
  'library book',
  'settings preferences options',
  'ব্যয় খরচ',
  'আইনজীবী সদস্য উকিল অ্যাডভোকেট',
  'সহকারী মুহুরি',
  'ওকালতনামা উকালতনামা',
  'জামিননামা বেইলবন্ড',
  'বিদ্যুৎ কারেন্ট',
  'প্রতিবেদন রিপোর্ট',
  'সম্ভাব্য বাজেট',
  'অনুদান দান',
  'মজুদ স্টক',
  'মিডিয়া ছবি',
  'বকেয়া পাওনা',
  'নিরীক্ষা অডিট',
  'টাকা নগদ ক্যাশ',
  'ভাড়া ভাড়াটিয়া',
  'পাসওয়ার্ড পাসকি',
  'গ্রন্থাগার লাইব্রেরি',
].map((line) => toWords(line))

function toWords(text: string): string[] {
  return latinDigits(text.normalize('NFC').toLowerCase())
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter(Boolean)
}

/** One letter would match most of the screens, and in a synonym half a word is a guess. */
const minLength = 2
const minSynonymLength = 3

export type Match = 'exact' | 'synonym' | undefined

/**
 * Returns a function that says whether each word of a query begins a word of the texts: the word itself, or
 * one for the same thing.
 */
export function makeMatcher(query: string): (...texts: string[]) => Match {
  const searched = toWords(query).map((word) => ({
    word,
    others: synonyms.flatMap((group) =>
      word.length >= minSynonymLength && group.some((one) => one.startsWith(word)) ? group : [],
    ),
  }))
  const isLongEnough = searched.some(({ word }) => word.length >= minLength)
  return (...texts) => {
    const words = texts.flatMap(toWords)
    const begins = (start: string) => words.some((word) => word.startsWith(start))
    if (!isLongEnough) return undefined
    if (searched.every(({ word }) => begins(word))) return 'exact'
    return searched.every(({ word, others }) => [word, ...others].some(begins)) ? 'synonym' : undefined
  }
}
