import type { Digits } from '../contract/digits.ts'
import type { Role } from '../contract/roles.ts'
import type { Language } from '../contract/words.ts'

/**
 * Without `name_bengali`, Bengali papers show `name`; without `digits`, the digits follow the language. With
 * `two_factor_due` the user must set up two-step sign-in before the role applies.
 */
export type User = {
  id: number
  username: string
  email: string
  role: Role
  name: string
  name_bengali?: string
  phone: string
  photo: string | null
  language: Language
  digits: Digits | null
  two_factor_due?: boolean
}

export type Session = { user: User | null; access_token: string; is_authenticated: boolean }

export const tokenKey = 'access_token'
export const userKey = 'user'
export const emptySession: Session = { user: null, access_token: '', is_authenticated: false }

/**
 * Loads the session from local storage. It proves nothing: the shell calls `GET user/` before it trusts the
 * session.
 */
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
