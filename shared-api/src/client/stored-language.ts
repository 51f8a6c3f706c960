import type { Language } from '../contract/words.ts'

export const languageKey = 'language'
export const readStoredLanguage = (): Language => (localStorage.getItem(languageKey) === 'bn' ? 'bn' : 'en')
