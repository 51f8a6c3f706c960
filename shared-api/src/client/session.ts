import { atom, type createStore } from 'jotai'
import type { Digits } from '../contract/digits.ts'
import type { Role } from '../contract/roles.ts'
import type { Language } from '../contract/words.ts'

export type User = {
  id: number
  username: string
  email: string
  role: Role
  name: string
  phone: string
  photo: string | null
  language: Language
  /** null follows the language */
  digits: Digits | null
  /** The role waits for two-step sign-in to be set up */
  two_factor_due?: boolean
}

export type Session = { user: User | null; access_token: string; is_authenticated: boolean }

const tokenKey = 'access_token'
const userKey = 'user'
const emptySession: Session = { user: null, access_token: '', is_authenticated: false }

/** What the browser remembered. The flag alone opens nothing: the shell asks `GET user/` before it trusts it. */
export function loadSession(): Session {
  if (typeof localStorage === 'undefined') return emptySession
  const access_token = localStorage.getItem(tokenKey) ?? ''
  if (!access_token) return emptySession
  try {
    const user = JSON.parse(localStorage.getItem(userKey) ?? 'null') as User | null
    return { user, access_token, is_authenticated: true }
  } catch {
    return { user: null, access_token, is_authenticated: true }
  }
}

const sessionStateAtom = atom<Session>(emptySession)

/** The session of this tab. Writing it also writes what the browser remembers, which other tabs follow. */
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

/** `login-success`: user and access of the answer to `POST login/`. */
export const signInAtom = atom(null, (_get, set, { user, access }: { user: User; access: string }) =>
  set(sessionAtom, { user, access_token: access, is_authenticated: true }),
)
export const signOutAtom = atom(null, (_get, set) => set(sessionAtom, emptySession))

/** Set when a call answers 401 while someone works: the shell opens its sign-in dialog over the page. */
export const sessionEndedAtom = atom(false)

export const languageAtom = atom<Language>('en')

type Store = ReturnType<typeof createStore>
let currentStore: Store | undefined

/** Called once by the shell: the store of this page, which the HTTP client finds by itself when it is first needed. */
export const setPageStore = (store: Store): void => {
  currentStore = store
}
export const getPageStore = (): Store | undefined => currentStore
