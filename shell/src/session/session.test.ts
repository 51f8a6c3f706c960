import { sessionAtom, sessionEndedAtom, signInAtom, signOutAtom, type User } from '@samity/shared-api/session'
import { createStore } from 'jotai'
import { restoreSession, shareSessionEnd } from './session.ts'

const rahima = { id: 1, username: 'rahima' } as User // nothing else of it is looked at

function openTab() {
  const store = createStore()
  restoreSession(store)
  shareSessionEnd(store)
  return store
}
/** What another tab writes, as the browser tells this one. */
function storeElsewhere(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('access_token', 'token-1')
  localStorage.setItem('user', JSON.stringify(rahima))
})

test('a tab takes up what the browser remembers', () => {
  expect(openTab().get(sessionAtom)).toEqual({
    user: rahima,
    access_token: 'token-1',
    is_authenticated: true,
  })
})

test('who signs out in one tab is signed out in the others', () => {
  const store = openTab()
  storeElsewhere('access_token', null)
  expect(store.get(sessionAtom).is_authenticated).toBe(false)
})

test('a session that another tab finds ended is asked for here too, and a sign-in there goes on here', () => {
  const store = openTab()
  storeElsewhere('session_ended', '1')
  expect(store.get(sessionEndedAtom)).toBe(true)
  storeElsewhere('access_token', null)
  expect(store.get(sessionAtom).access_token).toBe('token-1')
  storeElsewhere('access_token', 'token-2')
  expect(store.get(sessionAtom).access_token).toBe('token-2')
  expect(store.get(sessionEndedAtom)).toBe(false)
})

test('an end is told to the other tabs until someone has signed in', () => {
  const store = openTab()
  store.set(sessionEndedAtom, true)
  expect(localStorage.getItem('session_ended')).toBe('1')
  store.set(signInAtom, { user: rahima, access: 'token-2' })
  store.set(sessionEndedAtom, false)
  expect(localStorage.getItem('session_ended')).toBeNull()
  store.set(signOutAtom)
  expect(Object.keys(localStorage)).toEqual([])
})
