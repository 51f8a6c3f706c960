import type { Words } from '../words.ts'

/** Screens and the wire have the specified words; paper and files what the association chooses. */
export const spellings = [
  { value: 'specified', label: { en: 'As specified', bn: 'নির্ধারিত বানান' } },
  { value: 'corrected', label: { en: 'Corrected', bn: 'সংশোধিত বানান' } },
] as const satisfies { value: string; label: Words }[]
export type Spelling = (typeof spellings)[number]['value']

/** Misspelt English words of the specification and their correct spelling, both without the final s. */
const corrections: Readonly<Record<string, string>> = {
  cartis: 'certificate',
  commitee: 'committee',
  expanse: 'expense',
  notery: 'notary',
  vokalatnama: 'vakalatnama',
  vokalotnama: 'vakalatnama',
}
const misspelt = new RegExp(`\\b(?:${Object.keys(corrections).join('|')})(?=s?\\b)`, 'gi')

function correct(word: string): string {
  const correction = corrections[word.toLowerCase()]!
  if (word === word.toUpperCase()) return correction.toUpperCase()
  return word[0] === word[0]!.toUpperCase() ? correction[0]!.toUpperCase() + correction.slice(1) : correction
}

/** The text with the correct spelling of the specified words. Capitals stay. */
export const correctSpelling = (text: string): string => text.replace(misspelt, correct)
