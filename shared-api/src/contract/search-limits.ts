import type { Words } from './words.ts'

/** How much one search may ask for: each word costs the database a look at every record that the words before it left. */
export const maxSearchLength = 100
export const maxSearchWords = 8

export const searchTooLong: Words = {
  en: `Search for at most ${maxSearchWords} words and ${maxSearchLength} characters.`,
  bn: 'সর্বোচ্চ ৮টি শব্দ ও ১০০টি অক্ষর দিয়ে খুঁজুন।',
}

/** The beginning of a text that a search may ask for: who pastes a whole line still finds what it begins with. */
export const limitSearchText = (text: string): string =>
  text.trim().split(/\s+/).slice(0, maxSearchWords).join(' ').slice(0, maxSearchLength)
