import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import { isDashboardPath, readAddress, type ModuleRegistry } from '@samity/shared-api/module'
import { sessionAtom, sessionEndedAtom, loadSession } from '@samity/shared-api/session'
import type { createStore } from 'jotai'
import { redirectTarget } from '../forms/login.ts'
import { resetConfirmationAtom, startConfirmationAtom } from './confirm.ts'

type Store = ReturnType<typeof createStore>

const endedKey = 'session_ended'

/** Restores the stored session. A sign-out in one tab is a sign-out in all tabs. */
export function restoreSession(store: Store): void {
  const stored = loadSession()
  if (stored.access_token) store.set(sessionAtom, stored)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === endedKey && newValue) store.set(sessionEndedAtom, true)
    if (key !== null && key !== 'access_token') return
    const current = loadSession()
    if (current.access_token === store.get(sessionAtom).access_token) return
    // the page behind the sign-in dialog stays, also when another tab signs out
    if (!current.access_token && store.get(sessionEndedAtom)) return
    store.set(sessionAtom, current)
    if (current.access_token) store.set(sessionEndedAtom, false)
  })
}

/** Shares an ended session with the other tabs. Each tab then shows the sign-in dialog over its page. */
export function shareSessionEnd(store: Store): void {
  store.sub(sessionEndedAtom, () => {
    if (store.get(sessionEndedAtom)) localStorage.setItem(endedKey, '1')
    else localStorage.removeItem(endedKey)
  })
}

const isSignInToDashboard = ({ pathname, search }: Location) =>
  readAddress(pathname).path === '/signin' && isDashboardPath(redirectTarget(search).replace(/[?#].*/, ''))

/**
 * Confirms a session that begins on the sign-in page at once, before React opens the staff screen that needs
 * it. Ends a session without a token on the server, and replaces the user's registry by that of visitors.
 */
export function followSession(store: Store, visitorRegistry: ModuleRegistry): void {
  let token = store.get(sessionAtom).access_token
  store.sub(sessionAtom, () => {
    const previous = token
    token = store.get(sessionAtom).access_token
    if (!previous && token && isSignInToDashboard(location)) store.set(startConfirmationAtom)
    if (!previous || token) return
    endServerSession(previous)
    store.set(resetConfirmationAtom, visitorRegistry)
  })
}

/** Revokes the token on the server, without waiting. A token that is not revoked expires automatically. */
function endServerSession(token: string): void {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json', ...csrfHeaders() }
  fetch('/api/logout/', { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}
