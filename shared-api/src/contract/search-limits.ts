import { fillWords, type Words } from './words.ts'

/** Limits of one search. For each word the database checks every record that matches the words before it. */
export const maxSearchLength = 100
export const maxSearchWords = 8

export const searchTooLong: Words = fillWords(
  {
    en: 'Search for at most {words} words and {characters} characters.',
    bn: 'সর্বোচ্চ {words}টি শব্দ ও {characters}টি অক্ষর দিয়ে খুঁজুন।',
  },
  { words: maxSearchWords, characters: maxSearchLength },
)

/** Cuts a text to the limits, so that a pasted line still finds something by its first words. */
export const limitSearchText = (text: string): string =>
  text.trim().split(/\s+/).slice(0, maxSearchWords).join(' ').slice(0, maxSearchLength)
