import type { Language } from '@samity/shared-api/contract/words'
import { isDashboardPath, type PageContext } from '@samity/shared-api/module'
import { languageAtom } from '@samity/shared-api/session'
import { atom, type createStore } from 'jotai'

const key = 'language'
const readStoredLanguage = (): Language => (localStorage.getItem(key) === 'bn' ? 'bn' : 'en')

/** A page of the website has its language in its address; the dashboard has the one that was chosen last. */
export function followLanguage(store: ReturnType<typeof createStore>, pageContext: PageContext): void {
  store.set(languageAtom, isDashboardPath(location.pathname) ? readStoredLanguage() : pageContext.language)
  document.documentElement.lang = store.get(languageAtom)
  store.sub(languageAtom, () => {
    document.documentElement.lang = store.get(languageAtom)
    localStorage.setItem(key, store.get(languageAtom))
  })
}

/** The profile's language, from the moment of sign-in or of saving it there; a switch in the page changes it for this browser. */
export const profileLanguageAtom = atom(null, (_get, set, language: Language) => {
  set(languageAtom, language)
  // the page may have been in this language already, while the browser remembers another
  localStorage.setItem(key, language)
})
