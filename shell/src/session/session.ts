import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import type { ModuleRegistry } from '@samity/shared-api/module'
import { sessionAtom, sessionEndedAtom, loadSession } from '@samity/shared-api/session'
import type { createStore } from 'jotai'
import { resetConfirmationAtom } from './confirm.ts'

type Store = ReturnType<typeof createStore>

const endedKey = 'session_ended'

/** Takes up what the browser remembers, and follows the other tabs: who signs out in one is signed out in all. */
export function restoreSession(store: Store): void {
  const stored = loadSession()
  if (stored.access_token) store.set(sessionAtom, stored)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === endedKey && newValue) store.set(sessionEndedAtom, true)
    if (key !== null && key !== 'access_token') return
    const current = loadSession()
    if (current.access_token === store.get(sessionAtom).access_token) return
    // the page behind the sign-in dialog stays, whatever another tab does
    if (!current.access_token && store.get(sessionEndedAtom)) return
    store.set(sessionAtom, current)
    if (current.access_token) store.set(sessionEndedAtom, false)
  })
}

/** A session that one tab finds ended has ended in all: each asks for a new sign-in over the page that stands in it. */
export function shareSessionEnd(store: Store): void {
  store.sub(sessionEndedAtom, () => {
    if (store.get(sessionEndedAtom)) localStorage.setItem(endedKey, '1')
    else localStorage.removeItem(endedKey)
  })
}

/** Signing out anywhere is one write to the session. What follows from it happens here: `anyones` is the registry of visitors. */
export function followSignOut(store: Store, visitorRegistry: ModuleRegistry): void {
  let token = store.get(sessionAtom).access_token
  store.sub(sessionAtom, () => {
    const { access_token } = store.get(sessionAtom)
    if (token && !access_token) {
      endServerSession(token)
      store.set(resetConfirmationAtom, visitorRegistry)
    }
    token = access_token
  })
}

/** The token dies on the server too. Nobody waits for it: a token that is not told of expires by itself. */
function endServerSession(token: string): void {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json', ...csrfHeaders() }
  fetch('/api/logout/', { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}
