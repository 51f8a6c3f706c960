import { isDashboardPath, type PageContext } from '@samity/shared-api/module'
import { languageAtom, languageKey as key, readStoredLanguage } from '@samity/shared-api/session'
import type { createStore } from 'jotai'

/** Sets the language, on the website that of the URL and else the last choice, and stores later changes. */
export function followLanguage(store: ReturnType<typeof createStore>, pageContext: PageContext): void {
  store.set(languageAtom, isDashboardPath(location.pathname) ? readStoredLanguage() : pageContext.language)
  document.documentElement.lang = store.get(languageAtom)
  store.sub(languageAtom, () => {
    document.documentElement.lang = store.get(languageAtom)
    localStorage.setItem(key, store.get(languageAtom))
  })
}
