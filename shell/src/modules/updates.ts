import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { sessionAtom } from '@samity/shared-api/session'
import { atom, type createStore } from 'jotai'
import { isDevelopmentPage } from '../page.ts'
import { fetchAhead, forgetFailures, hasFailed, isLoaded } from './load.ts'
import { cacheRegistry, loadModuleRegistry } from './load-registry.ts'
import { registryAtom } from './registry.ts'
import { isOverride } from './overrides/overrides.ts'

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set'>

const seconds = 1000
/** How often a visible page checks for new releases. */
const pollIntervalMs = 30 * seconds
/** The minimum time between two checks. */
const minPollGapMs = 5 * seconds

/** Counts how often the open screen was replaced by the newest release of its module. A change renders the page again. */
export const renewalCountAtom = atom(0)

const findModule = (modules: ActiveModule[], { name }: ActiveModule) =>
  modules.find((module) => module.name === name)

/** Loads the first screen of a release as a test. A release must pass it before it replaces one that works. */
async function canLoad(module: ActiveModule): Promise<boolean> {
  const { publicFrame, nav, routes } = module.descriptor
  const firstScreen = publicFrame ?? (routes.find(({ path }) => path === nav[0]?.path) ?? routes[0])?.screen
  if (!firstScreen) return true
  return fetchAhead(module, firstScreen).then(
    () => true,
    () => false,
  )
}

let lastOffer: { text: string; registry: ModuleRegistry } | undefined

function setRegistry(store: Store, text: string, registry: ModuleRegistry): void {
  lastOffer = { text, registry }
  store.set(registryAtom, registry)
}

/**
 * Adopts a registry from the server. A module that is not loaded here changes at once, others as soon as the new release has
 * loaded. The open screen stays until the user opens another page or chooses Update.
 */
export async function adoptRegistry(store: Store, registry: ModuleRegistry): Promise<void> {
  const text = JSON.stringify(registry)
  // an unchanged registry: releases that failed to load are not requested again
  if (lastOffer?.text === text && lastOffer.registry === store.get(registryAtom)) return
  const currentModules = store.get(registryAtom).modules
  const runningRelease = (module: ActiveModule) => {
    const current = findModule(currentModules, module)
    return current && current.release !== module.release && isLoaded(current) ? current : undefined
  }
  setRegistry(store, text, {
    ...registry,
    modules: registry.modules.map((module) => runningRelease(module) ?? module),
  })
  // the development server of a module updates it, and its release may be another one only for the server
  if (process.env['NODE_ENV'] === 'development' && isDevelopmentPage()) return
  for (const module of registry.modules.filter((one) => runningRelease(one) && !hasFailed(one)))
    if ((await canLoad(module)) && lastOffer?.text === text && lastOffer.registry === store.get(registryAtom))
      setRegistry(store, text, withRelease(lastOffer.registry, module))
}

const withRelease = (registry: ModuleRegistry, module: ActiveModule): ModuleRegistry => ({
  ...registry,
  modules: registry.modules.map((one) => (one.name === module.name ? module : one)),
})

let lastRequestAt = 0
let pendingRequest: Promise<ModuleRegistry | undefined> | undefined

async function requestRegistry(store: Store): Promise<ModuleRegistry | undefined> {
  const { access_token, user } = store.get(sessionAtom)
  lastRequestAt = Date.now()
  const registry = await loadModuleRegistry(access_token).catch(() => undefined)
  // the response belongs to the session that requested it
  if (!registry || store.get(sessionAtom).access_token !== access_token) return undefined
  if (user) cacheRegistry(user.id, registry)
  return registry
}

/** Concurrent callers share one request. */
const requestRegistryOnce = (store: Store) =>
  (pendingRequest ??= requestRegistry(store).finally(() => (pendingRequest = undefined)))

let pageStore: Store | undefined

/** Checks for new releases in the background: regularly, when the page becomes visible again, and when the network returns. */
export function followReleases(store: Store): void {
  pageStore = store
  lastRequestAt = Date.now()
  const checkForUpdates = async () => {
    const registry = await requestRegistryOnce(store)
    if (registry) await adoptRegistry(store, registry)
  }
  const checkUnlessRecent = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastRequestAt > minPollGapMs)
      void checkForUpdates()
  }
  setInterval(checkUnlessRecent, pollIntervalMs)
  document.addEventListener('visibilitychange', checkUnlessRecent)
  window.addEventListener('focus', checkUnlessRecent)
  window.addEventListener('online', () => {
    forgetFailures()
    lastOffer = undefined
    void checkForUpdates()
  })
}

/**
 * Returns the release that replaces one whose files can no longer be loaded, because they may have been removed while the page
 * still used it. Loads the registry once more and adopts the new release if it loads; otherwise returns undefined.
 */
export async function findSuccessor(module: ActiveModule): Promise<ActiveModule | undefined> {
  if (!pageStore || isOverride(module)) return undefined
  const current = findModule(pageStore.get(registryAtom).modules, module)
  const registry =
    current?.release === module.release ? await requestRegistryOnce(pageStore) : pageStore.get(registryAtom)
  const next = registry && findModule(registry.modules, module)
  if (!registry || !next || next.release === module.release || !(await canLoad(next))) return undefined
  await adoptRegistry(pageStore, registry)
  setRegistry(pageStore, JSON.stringify(registry), withRelease(pageStore.get(registryAtom), next))
  pageStore.set(renewalCountAtom, (count) => count + 1)
  return next
}
