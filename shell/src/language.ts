import type { Language } from '@samity/shared-api/contract/words'
import { inDashboard, type PageFacts } from '@samity/shared-api/module'
import { languageAtom, sessionAtom } from '@samity/shared-api/session'
import type { createStore } from 'jotai'

const key = 'language'
const remembered = (): Language => (localStorage.getItem(key) === 'bn' ? 'bn' : 'en')

/** A page of the website has its language in its address; the dashboard has the one that was chosen last. */
export function followLanguage(store: ReturnType<typeof createStore>, facts: PageFacts): void {
  store.set(languageAtom, inDashboard(location.pathname) ? remembered() : facts.language)
  document.documentElement.lang = store.get(languageAtom)
  store.sub(languageAtom, () => {
    document.documentElement.lang = store.get(languageAtom)
    localStorage.setItem(key, store.get(languageAtom))
  })
  // The profile's language counts from the moment of sign-in; a switch afterwards stays until it is saved there.
  let known = store.get(sessionAtom).user?.id
  store.sub(sessionAtom, () => {
    const { user } = store.get(sessionAtom)
    if (user && user.id !== known && inDashboard(location.pathname)) store.set(languageAtom, user.language)
    known = user?.id
  })
}
