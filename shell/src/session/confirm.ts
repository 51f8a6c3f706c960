import type { ModuleRegistry } from '@samity/shared-api/module'
import type { Words } from '@samity/shared-api/contract/words'
import { sessionAtom, sessionEndedAtom, signOutAtom, type User } from '@samity/shared-api/session'
import { atom } from 'jotai'
import { loadDashboardFrame } from '../frames/FrameOutlet.tsx'
import {
  clearCachedRegistry,
  cacheRegistry,
  readCachedRegistry,
  loadModuleRegistry,
} from '../modules/load-registry.ts'
import { registryAtom } from '../modules/registry.ts'
import { adoptRegistry } from '../modules/updates.ts'

export type Confirmation =
  | { status: 'asking' }
  | { status: 'confirmed'; user: User }
  | { status: 'refused' }
  | { status: 'failed'; message: Words | string }

export const userDataError: Words = {
  en: 'Failed to fetch user data.',
  bn: 'ব্যবহারকারীর তথ্য আনা যায়নি।',
}

const confirmation = atom<Confirmation>({ status: 'asking' })
export const confirmationAtom = atom((get) => get(confirmation))

/**
 * The token that the browser remembers opens nothing by itself: the server says whose it is and which modules that
 * person may use.
 */
export const confirmAtom = atom(null, async (get, set) => {
  // Who signs in again over an open page keeps that page while the new token is confirmed.
  if (get(confirmation).status !== 'confirmed') set(confirmation, { status: 'asking' })
  void loadDashboardFrame().catch(() => undefined)
  const { access_token } = get(sessionAtom)
  const { http, serverMessage, toRequestError } = await import('@samity/shared-api/client')
  try {
    const registryRequest = loadModuleRegistry(access_token).catch(() => undefined)
    const user = await http.get<User>('user/')
    // without an answer the last good registry serves; its files are checked like any
    const registry = (await registryRequest) ?? readCachedRegistry(user.data.id)
    if (!registry) throw new Error('There is no registry.')
    set(sessionAtom, { user: user.data, access_token, is_authenticated: true })
    cacheRegistry(user.data.id, registry)
    void adoptRegistry({ get, set }, registry)
    set(confirmation, { status: 'confirmed', user: user.data })
  } catch (error) {
    // over an open page the sign-in dialog asks once more, and the page stays
    if (get(confirmation).status === 'confirmed') return
    if (toRequestError(error).status !== 401)
      return set(confirmation, { status: 'failed', message: serverMessage(error) ?? userDataError })
    set(sessionEndedAtom, false)
    set(signOutAtom)
    set(confirmation, { status: 'refused' })
  }
})

/** After a sign-out nothing of that person stays: neither their modules nor their confirmation. */
export const resetConfirmationAtom = atom(null, (_get, set, visitorRegistry: ModuleRegistry) => {
  clearCachedRegistry()
  set(registryAtom, visitorRegistry)
  set(confirmation, { status: 'asking' })
})
