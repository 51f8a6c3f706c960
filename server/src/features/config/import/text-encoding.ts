import { toMessage } from '@samity/shared-api/contract'

/* Text that was Bengali once: in an old font, or after a program that could not keep it. */

const legacyFontMessage = toMessage({
  en: 'This is Bengali of an old font (Bijoy, SutonnyMJ), not Unicode. Convert the column to Unicode and try again',
  bn: 'এটি পুরোনো ফন্টের (বিজয়, সুতন্বীএমজে) বাংলা, ইউনিকোড নয়। কলামটি ইউনিকোডে রূপান্তর করে আবার চেষ্টা করুন',
})
const lostLettersMessage = toMessage({
  en: 'The letters were lost when this file was saved. Save it again as XLSX or CSV UTF-8',
  bn: 'ফাইলটি সংরক্ষণের সময় অক্ষরগুলো নষ্ট হয়ে গেছে। XLSX অথবা CSV UTF-8 হিসেবে আবার সংরক্ষণ করুন',
})

const bengali = /[\u0980-\u09ff]/
const latin = /[A-Za-z\u0080-\u024f\u2010-\u2044\u20ac\u2122\u02c6\u02dc]/
/**
 * Signs that the old fonts write before their letter, where hardly an English word has one: '†gv', '‡gvt', 'Kwig',
 * 'iwng'
 */
const leadingSign = /[†‡ˆ‰][A-Za-z]|[KLMPQRUVXZ]w|(?<![A-Za-z])[bcefgijmn]w/g
/** Conjuncts of the old fonts; a name in Latin letters has at most an accent. */
const conjunct = /[¡-¿×ÐÞðþæÆŠŒ‹›„“”•–—˜™œŸÏÎÙÛÖÜ]/g
/**
 * What Bengali in those fonts is full of and English is not: a-kar after a letter or before one, i-kar before one,
 * capitals inside a word, signs that are letters there.
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

/** How many of its letters look like Bengali in an old font; 0 when there is real Bengali in it. */
function legacyFontScore(text: string): { hits: number; share: number } {
  const letters = text.replace(/[\s.,()/-]/g, '').length
  if (bengali.test(text) || letters === 0) return { hits: 0, share: 0 }
  const hits =
    2 * countOf(text, leadingSign) +
    countOf(text, conjunct) +
    legacyPatterns.reduce((sum, pattern) => sum + countOf(text, pattern), 0)
  return { hits, share: hits / letters }
}

/** A column that should hold Bengali needs less proof than one where English is as likely. */
export function isLegacyFont(text: string, shouldBeBengali: boolean): boolean {
  const { hits, share } = legacyFontScore(text)
  if (!shouldBeBengali) return hits >= 3 && share >= 0.25
  // of a short name one sign is a third
  return share >= 0.3 || (hits >= 2 && share >= 0.18)
}

export const hasLatinOnly = (text: string): boolean => latin.test(text) && !bengali.test(text)

/** UTF-8 that was read as Latin letters ('à¦°'), the mark of a lost letter, or question marks in place of a name. */
export const hasLostLetters = (text: string): boolean =>
  /à[¦§]|\ufffd/.test(text) || (/\?\?/.test(text) && !/[\p{L}\p{N}]/u.test(text))

/**
 * What to say about the text of a cell; undefined when nothing is wrong with its letters. `old`: the whole column is in
 * an old font.
 */
export function findEncodingError(
  text: string,
  { bengali: shouldBeBengali, old: isLegacyColumn }: { bengali: boolean; old: boolean },
): string | undefined {
  if (hasLostLetters(text)) return lostLettersMessage
  return (isLegacyColumn && hasLatinOnly(text)) || isLegacyFont(text, shouldBeBengali)
    ? legacyFontMessage
    : undefined
}
