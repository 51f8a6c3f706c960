import type { Session, User } from './session.ts'

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
