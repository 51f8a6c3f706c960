import { sessionAtom, sessionEndedAtom, storedSession } from '@samity/shared-api/session'
import type { createStore } from 'jotai'

type Store = ReturnType<typeof createStore>

/** Takes up what the browser remembers, and follows the other tabs: who signs out in one is signed out in all. */
export function restoreSession(store: Store): void {
  const stored = storedSession()
  if (stored.access_token) store.set(sessionAtom, stored)
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'access_token') return
    const now = storedSession()
    if (now.access_token === store.get(sessionAtom).access_token) return
    store.set(sessionAtom, now)
    if (now.access_token) store.set(sessionEndedAtom, false)
  })
}

/** Signing out anywhere is one write to the session; the server is told here, so that the token dies there too. */
export function tellServerOfSignOut(store: Store): void {
  let token = store.get(sessionAtom).access_token
  store.sub(sessionAtom, () => {
    const { access_token } = store.get(sessionAtom)
    if (token && !access_token)
      void fetch('/api/logout/', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
        keepalive: true,
      }).catch(() => undefined)
    token = access_token
  })
}
