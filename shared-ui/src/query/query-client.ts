import { sessionAtom } from '@samity/shared-api/session'
import { focusManager, QueryClient } from '@tanstack/react-query'
import { atom, type createStore } from 'jotai'

type Store = ReturnType<typeof createStore>

/** The id of the signed-in user, the first part of every key; null when nobody is signed in. */
export const ownerAtom = atom((get) => get(sessionAtom).user?.id ?? null)

/**
 * Calls `refresh` when a person comes back. The library itself notices another tab only, not another window
 * beside this one.
 */
function onReturn(refresh: () => void): () => void {
  const listener = () => refresh()
  const events = ['focus', 'visibilitychange']
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** One cache for each jotai store. A page has one store, and each test has its own. */
const clients = new WeakMap<Store, QueryClient>()

/**
 * The cache of server data of the page. An entry stays for five minutes after its last reader; it is stale at
 * once, so that a reader shows it and refreshes it. The cache is emptied when another user signs in and when
 * the user signs out. After a crash it keeps only what other parts of the page show.
 */
export function queryClientOf(store: Store): QueryClient {
  const existing = clients.get(store)
  if (existing) return existing
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // the HTTP client repeats a read that got no response
        retry: false,
        // a person without a network gets the error with its Retry button, not an endless 'Loading...'
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
  // refreshes what is visible when the window gets the focus and when the network is back
  focusManager.setEventListener(onReturn)
  client.mount()
  store.sub(ownerAtom, () => client.clear())
  // a screen of the shell has crashed: what it read may be why, so the next attempt reads it again
  document.addEventListener('samity:crash', () => client.removeQueries({ type: 'inactive' }))
  clients.set(store, client)
  return client
}
