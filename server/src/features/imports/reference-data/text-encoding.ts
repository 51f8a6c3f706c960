import { toMessage } from '@samity/shared-api/contract'

/*
 * Detects Bengali text that is not Unicode: text in a legacy font (Bijoy, SutonnyMJ), or letters that another
 * program lost.
 */

const legacyFontMessage = toMessage({
  en: 'This Bengali text is in an old font (Bijoy, SutonnyMJ), not Unicode. Convert the column to Unicode and try again',
  bn: 'এটি পুরোনো ফন্টের (বিজয়, সুতন্বীএমজে) বাংলা, ইউনিকোড নয়। কলামটি ইউনিকোডে রূপান্তর করে আবার চেষ্টা করুন',
})
const lostLettersMessage = toMessage({
  en: 'The letters were lost when this file was saved. Save it again as XLSX or CSV UTF-8',
  bn: 'ফাইলটি সংরক্ষণের সময় অক্ষরগুলো নষ্ট হয়ে গেছে। XLSX অথবা CSV UTF-8 হিসেবে আবার সংরক্ষণ করুন',
})

const bengali = /[\u0980-\u09ff]/
const latin = /[A-Za-z\u0080-\u024f\u2010-\u2044\u20ac\u2122\u02c6\u02dc]/
/**
 * Vowel signs that legacy fonts write before their letter, where hardly any English word has these
 * characters: '†gv', '‡gvt', 'Kwig', 'iwng'
 */
const leadingSign = /[†‡ˆ‰][A-Za-z]|[KLMPQRUVXZ]w|(?<![A-Za-z])[bcefgijmn]w/g
/** Conjuncts in legacy fonts; a name in Latin letters has at most an accent. */
const conjunct = /[¡-¿×ÐÞðþæÆŠŒ‹›„“”•–—˜™œŸÏÎÙÛÖÜ]/g
/**
 * Patterns that are frequent in Bengali in legacy fonts and rare in English: a-kar after or before a letter,
 * i-kar before a letter, capitals inside a word, punctuation that is a letter in these fonts.
 */
const legacyPatterns = [
  /[A-DF-HJ-NP-Zb-df-hj-np-tw-z]v/g,
  /v(?=[A-Zbcdfghjkmpqtwxz])/g,
  /w(?=[A-Zbcdfgjkmpqtvxz]|[ln](?:[^aeiou]|$))/g,
  /[bcgjkqx]w/g,
  /[a-z](?=[A-Z])/g,
  /[A-Za-z][zy~^|](?=[bcdfgjkmpqtvwxzA-Z])/g,
  /`[A-Za-z]|[A-Za-z]`/g,
  /y[ijl](?![a-z])/g,
  /[QVXZ](?=[b-df-hj-np-tv-xz])|(?<![A-Za-z])[bcdfgjkmp][bcdfgjkmpqtvxz]/g,
]

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function legacyFontScore(text: string): { hits: number; share: number } {
  const letters = text.replace(/[\s.,()/-]/g, '').length
  if (bengali.test(text) || letters === 0) return { hits: 0, share: 0 }
  const hits =
    2 * countOf(text, leadingSign) +
    countOf(text, conjunct) +
    legacyPatterns.reduce((sum, pattern) => sum + countOf(text, pattern), 0)
  return { hits, share: hits / letters }
}

/**
 * Returns whether a text is in a legacy font. A field that should be Bengali needs fewer hits than one where
 * English is as likely.
 */
export function isLegacyFont(text: string, shouldBeBengali: boolean): boolean {
  const { hits, share } = legacyFontScore(text)
  if (!shouldBeBengali) return hits >= 3 && share >= 0.25
  // in a short name one sign is a third of the letters
  return share >= 0.3 || (hits >= 2 && share >= 0.18)
}

export const hasLatinOnly = (text: string): boolean => latin.test(text) && !bengali.test(text)

/**
 * Returns whether the text has UTF-8 that was read as Latin-1 ('à¦°'), replacement characters, or only
 * question marks.
 */
export const hasLostLetters = (text: string): boolean =>
  /à[¦§]|\ufffd/.test(text) || (/\?\?/.test(text) && !/[\p{L}\p{N}]/u.test(text))

export function findEncodingError(
  text: string,
  { shouldBeBengali, isLegacyColumn }: { shouldBeBengali: boolean; isLegacyColumn: boolean },
): string | undefined {
  if (hasLostLetters(text)) return lostLettersMessage
  return (isLegacyColumn && hasLatinOnly(text)) || isLegacyFont(text, shouldBeBengali)
    ? legacyFontMessage
    : undefined
}
