import type { Language } from '../contract/words.ts'

export const languageKey = 'language'
/** The language of the dashboard in this browser. */
export const readStoredLanguage = (): Language => (localStorage.getItem(languageKey) === 'bn' ? 'bn' : 'en')
