import type { ModuleRegistry } from '@samity/shared-api/module'
import type { Words } from '@samity/shared-api/contract/words'
import {
  languageAtom,
  sessionAtom,
  sessionEndedAtom,
  signOutAtom,
  type User,
} from '@samity/shared-api/session'
import { atom } from 'jotai'
import { loadDashboardFrame } from '../frames/load-dashboard-frame.ts'
import {
  clearCachedRegistry,
  cacheRegistry,
  readCachedRegistry,
  loadModuleRegistry,
} from '../modules/registry/load-registry.ts'
import { registryAtom } from '../modules/registry/registry.ts'
import { pageRegistryAtom } from '../modules/overrides/overrides.ts'
import { adoptRegistry } from '../modules/updates/follow-releases.ts'
import { fetchOpenScreen } from './fetch-open-screen.ts'

export type SessionConfirmation =
  | { status: 'pending' }
  | { status: 'confirmed'; user: User }
  | { status: 'refused' }
  | { status: 'failed'; message: Words | string }

export const userDataError: Words = {
  en: 'Failed to fetch user data.',
  bn: 'ব্যবহারকারীর তথ্য আনা যায়নি।',
}

const confirmation = atom<SessionConfirmation>({ status: 'pending' })
export const confirmationAtom = atom((get) => get(confirmation))
export const confirmedRoleAtom = atom((get) => {
  const current = get(confirmation)
  return current.status === 'confirmed' ? current.user.role : undefined
})

/** The server returns the user and the modules that this user may use; the token alone opens nothing. */
const confirmTokenAtom = atom(null, async (get, set) => {
  // after a new sign-in over an open page, the page stays while the new token is confirmed
  if (get(confirmation).status !== 'confirmed') set(confirmation, { status: 'pending' })
  void loadDashboardFrame().catch(() => undefined)
  const { access_token } = get(sessionAtom)
  // needs no client, so it is requested while the client loads
  const registryRequest = loadModuleRegistry(access_token).catch(() => undefined)
  const { http, serverMessage, toRequestError } = await import('@samity/shared-api/client')
  try {
    const user = await http.get<User>('user/')
    // without a response the cached registry is used; its files are checked as always
    const registry = (await registryRequest) ?? readCachedRegistry(user.data.id)
    if (!registry) throw new Error('There is no module registry.')
    set(sessionAtom, { user: user.data, access_token, is_authenticated: true })
    cacheRegistry(user.data.id, registry)
    // an open page keeps its screen; before that, a release that visitors have loaded lacks the routes of
    // staff
    if (get(confirmation).status === 'confirmed') void adoptRegistry({ get, set }, registry)
    else {
      set(registryAtom, registry)
      const reader = { token: access_token, language: get(languageAtom) }
      fetchOpenScreen(get(pageRegistryAtom), user.data, reader)
    }
    set(confirmation, { status: 'confirmed', user: user.data })
  } catch (error) {
    // over an open page the sign-in dialog opens again, and the page stays
    if (get(confirmation).status === 'confirmed') return
    if (toRequestError(error).status !== 401)
      return set(confirmation, { status: 'failed', message: serverMessage(error) ?? userDataError })
    set(sessionEndedAtom, false)
    set(signOutAtom)
    set(confirmation, { status: 'refused' })
  }
})

const startedAtom = atom<{ token: string; work: Promise<void> } | undefined>(undefined)

/** Starts the confirmation of a new session before the first staff screen asks for it. */
export const startConfirmationAtom = atom(null, (get, set) => {
  const { access_token } = get(sessionAtom)
  set(startedAtom, { token: access_token, work: set(confirmTokenAtom) })
})

/** Confirms the stored token, or takes the confirmation that the sign-in has started. */
export const confirmAtom = atom(null, (get, set): Promise<void> => {
  const started = get(startedAtom)
  set(startedAtom, undefined)
  return started?.token === get(sessionAtom).access_token ? started.work : set(confirmTokenAtom)
})

export const resetConfirmationAtom = atom(null, (_get, set, visitorRegistry: ModuleRegistry) => {
  clearCachedRegistry()
  set(registryAtom, visitorRegistry)
  set(confirmation, { status: 'pending' })
})
