import {
  sessionAtom,
  sessionEndedAtom,
  signInAtom,
  signOutAtom,
  setPageStore,
  type User,
} from '@samity/shared-api/session'
import { profile } from '@samity/shared-api/contract/users/user'
import { fakeServer } from '@samity/shared-api/testing'
import { waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import { confirmAtom } from './confirm.ts'
import { followSession, restoreSession, shareSessionEnd } from './session.ts'

const rahima = { id: 1, username: 'rahima' } as User // the test uses no other field

function openTab() {
  const store = createStore()
  restoreSession(store)
  shareSessionEnd(store)
  return store
}
/** Writes to localStorage as another tab and sends the storage event. */
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

test('a new tab restores the stored session', () => {
  expect(openTab().get(sessionAtom)).toEqual({
    user: rahima,
    access_token: 'token-1',
    is_authenticated: true,
  })
})

test('a sign-out in one tab signs the other tabs out', () => {
  const store = openTab()
  storeElsewhere('access_token', null)
  expect(store.get(sessionAtom).is_authenticated).toBe(false)
})

test('an ended session in another tab opens the sign-in dialog here, and a sign-in there closes it', () => {
  const store = openTab()
  storeElsewhere('session_ended', '1')
  expect(store.get(sessionEndedAtom)).toBe(true)
  storeElsewhere('access_token', null)
  expect(store.get(sessionAtom).access_token).toBe('token-1')
  storeElsewhere('access_token', 'token-2')
  expect(store.get(sessionAtom).access_token).toBe('token-2')
  expect(store.get(sessionEndedAtom)).toBe(false)
})

test('an ended session is stored for the other tabs until the next sign-in', () => {
  const store = openTab()
  store.set(sessionEndedAtom, true)
  expect(localStorage.getItem('session_ended')).toBe('1')
  store.set(signInAtom, { user: rahima, access: 'token-2' })
  store.set(sessionEndedAtom, false)
  expect(localStorage.getItem('session_ended')).toBeNull()
  store.set(signOutAtom)
  expect(Object.keys(localStorage)).toEqual([])
})

describe('a sign-in', () => {
  const fetchOfPage = globalThis.fetch
  afterEach(() => void Object.assign(globalThis, { fetch: fetchOfPage }))

  async function signInAt(address: string) {
    localStorage.clear()
    window.history.replaceState(null, '', address)
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    const server = fakeServer(profile)
    const store = createStore()
    setPageStore(store)
    followSession(store, { schema: 1, revision: 0, modules: [] })
    store.set(signInAtom, { user: rahima, access: 'token-2' })
    return { store, readUsers: () => server.requests.filter(({ path }) => path.startsWith('user')).length }
  }

  test('confirms the session once for the first staff screen, and again for the next', async () => {
    const { store, readUsers } = await signInAt('/bn/signin?next=%2Fdashboard%2Ftea%3Fa%3D1')
    await waitFor(() => expect(readUsers()).toBe(1))
    await store.set(confirmAtom)
    expect(readUsers()).toBe(1)
    await store.set(confirmAtom)
    expect(readUsers()).toBe(2)
  })

  test.each(['/signin?next=%2Fcommittee', '/dashboard/tea'])(
    'at %s confirms nothing until a staff screen asks',
    async (address) => {
      const { store, readUsers } = await signInAt(address)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(readUsers()).toBe(0)
      await store.set(confirmAtom)
      expect(readUsers()).toBe(1)
    },
  )
})
