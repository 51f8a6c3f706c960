import { atom, type createStore } from 'jotai'
import type { Language } from '../contract/words.ts'
import { languageKey } from './stored-language.ts'
import { emptySession, tokenKey, userKey, type Session, type User } from './stored-session.ts'

export { languageKey, readStoredLanguage } from './stored-language.ts'
export { loadSession, type Session, type User } from './stored-session.ts'

const sessionStateAtom = atom<Session>(emptySession)

/** The session of this tab. A write also goes to local storage, and other tabs follow it. */
export const sessionAtom = atom(
  (get) => get(sessionStateAtom),
  (_get, set, next: Session) => {
    set(sessionStateAtom, next)
    if (next.access_token) {
      localStorage.setItem(tokenKey, next.access_token)
      localStorage.setItem(userKey, JSON.stringify(next.user))
    } else {
      localStorage.removeItem(tokenKey)
      localStorage.removeItem(userKey)
    }
  },
)

export const signInAtom = atom(null, (_get, set, { user, access }: { user: User; access: string }) =>
  set(sessionAtom, { user, access_token: access, is_authenticated: true }),
)
export const signOutAtom = atom(null, (_get, set) => set(sessionAtom, emptySession))

/** True after a call has returned 401 during a session: the shell opens its sign-in dialog over the page. */
export const sessionEndedAtom = atom(false)

/**
 * The server asks the person to confirm before an action that gives lasting access. 'open' opens the dialog
 * of the shell; the calls that wait for it go on when it is confirmed or cancelled.
 */
export const identityConfirmationAtom = atom<'none' | 'open' | 'confirmed' | 'cancelled'>('none')

export const languageAtom = atom<Language>('en')

/**
 * Sets the language of the profile at sign-in and when the profile is saved. The switch on a page changes it
 * only for this browser.
 */
export const profileLanguageAtom = atom(null, (_get, set, language: Language) => {
  set(languageAtom, language)
  // the page may already have this language while localStorage has another
  localStorage.setItem(languageKey, language)
})

const reloadCountAtom = atom(0)
/**
 * Set it after a change of releases or of permissions: the shell then loads the module registry again in this
 * tab. Other tabs check regularly.
 */
export const reloadModulesAtom = atom(
  (get) => get(reloadCountAtom),
  (_get, set) => set(reloadCountAtom, (count) => count + 1),
)

type Store = ReturnType<typeof createStore>
let currentStore: Store | undefined

/** The shell calls this once. The HTTP client, which loads later, takes the store of the page from here. */
export const setPageStore = (store: Store): void => {
  currentStore = store
}
export const getPageStore = (): Store | undefined => currentStore
