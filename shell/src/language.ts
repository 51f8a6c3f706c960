import type { Language } from '@samity/shared-api/contract/words'
import { isDashboardPath, type PageContext } from '@samity/shared-api/module'
import { languageAtom } from '@samity/shared-api/session'
import { atom, type createStore } from 'jotai'
import { languageKey as key, readStoredLanguage } from './stored-language.ts'

/**
 * Sets the language of the page and stores later changes. A website page has its language in the URL; the
 * dashboard uses the last choice.
 */
export function followLanguage(store: ReturnType<typeof createStore>, pageContext: PageContext): void {
  store.set(languageAtom, isDashboardPath(location.pathname) ? readStoredLanguage() : pageContext.language)
  document.documentElement.lang = store.get(languageAtom)
  store.sub(languageAtom, () => {
    document.documentElement.lang = store.get(languageAtom)
    localStorage.setItem(key, store.get(languageAtom))
  })
}

/**
 * Sets the language of the profile at sign-in and when the profile is saved. The switch on a page changes it
 * only for this browser.
 */
export const profileLanguageAtom = atom(null, (_get, set, language: Language) => {
  set(languageAtom, language)
  // the page may already have this language while localStorage has another
  localStorage.setItem(key, language)
})
