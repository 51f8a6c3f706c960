import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { reloadModulesAtom, sessionAtom } from '@samity/shared-api/session'
import { isLeavingBlocked } from '@samity/shared-ui/router'
import { atom, type createStore } from 'jotai'
import { isDevelopmentPage } from '../../page.ts'
import { fetchAhead } from '../loading/load.ts'
import { cacheRegistry, loadModuleRegistry } from '../registry/load-registry.ts'
import { isOverride } from '../overrides/overrides.ts'
import { adoptionAtom, registryAtom } from '../registry/registry.ts'
import { moduleStore } from '../store/module-store.ts'

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set'>
type PageStore = ReturnType<typeof createStore>

const seconds = 1000
const pollIntervalMs = 30 * seconds
const minPollGapMs = 5 * seconds

/** How often the newest release has replaced the open screen. A change renders the page again. */
export const renewalCountAtom = atom(0)

const findModule = (modules: ActiveModule[], { name }: ActiveModule) =>
  modules.find((module) => module.name === name)

/** A release must load its first screen or extension before it replaces one that works. */
async function canLoad(module: ActiveModule): Promise<boolean> {
  const { publicFrame, nav, routes, extensions } = module.descriptor
  const firstScreen =
    publicFrame ??
    (routes.find(({ path }) => path === nav[0]?.path) ?? routes[0])?.screen ??
    extensions?.[0]?.extension
  return !firstScreen || fetchAhead(module, firstScreen)
}

/**
 * Adopts a registry from the server. A module that is not loaded here changes at once, others as soon as the
 * new release has loaded. The open screen stays until the user opens another page or chooses Update.
 */
export async function adoptRegistry(store: Store, registry: ModuleRegistry): Promise<void> {
  const response = JSON.stringify(registry)
  const isAdopted = () => store.get(adoptionAtom).response === response
  // an unchanged registry: releases that failed to load are not requested again
  if (isAdopted()) return
  const currentModules = store.get(registryAtom).modules
  const runningRelease = (module: ActiveModule) => {
    const current = findModule(currentModules, module)
    return current && current.release !== module.release && moduleStore.isLoaded(current)
      ? current
      : undefined
  }
  const modules = registry.modules.map((module) => runningRelease(module) ?? module)
  store.set(adoptionAtom, { response, registry: { ...registry, modules } })
  // the development server of a module updates it, and its release may be another one only for the server
  if (process.env['NODE_ENV'] === 'development' && isDevelopmentPage()) return
  for (const module of registry.modules.filter((one) => runningRelease(one) && !moduleStore.hasFailed(one)))
    // another registry may have come during the load
    if ((await canLoad(module)) && isAdopted())
      store.set(adoptionAtom, { response, registry: withRelease(store.get(registryAtom), module) })
}

const withRelease = (registry: ModuleRegistry, module: ActiveModule): ModuleRegistry => ({
  ...registry,
  modules: registry.modules.map((one) => (one.name === module.name ? module : one)),
})

/** The requests for the registry in this tab, once the page is live. */
type RegistryPoll = {
  store: Store
  lastRequestAt: number
  pendingRequest?: Promise<ModuleRegistry | undefined> | undefined
}
let pagePoll: RegistryPoll | undefined

async function requestRegistry(poll: RegistryPoll): Promise<ModuleRegistry | undefined> {
  const { store } = poll
  const { access_token, user } = store.get(sessionAtom)
  poll.lastRequestAt = Date.now()
  const registry = await loadModuleRegistry(access_token).catch(() => undefined)
  // the response belongs to the session that requested it
  if (!registry || store.get(sessionAtom).access_token !== access_token) return undefined
  if (user) cacheRegistry(user.id, registry)
  return registry
}

/** Concurrent callers share one request. */
const requestRegistryOnce = (poll: RegistryPoll) =>
  (poll.pendingRequest ??= requestRegistry(poll).finally(() => (poll.pendingRequest = undefined)))

/** Checks for new releases: regularly, when page or network return, and when a screen asks for it. */
export function followReleases(store: PageStore): void {
  const poll: RegistryPoll = { store, lastRequestAt: Date.now() }
  pagePoll = poll
  const checkForUpdates = async () => {
    const registry = await requestRegistryOnce(poll)
    if (registry) await adoptRegistry(store, registry)
  }
  const checkUnlessRecent = () => {
    if (document.visibilityState === 'visible' && Date.now() - poll.lastRequestAt > minPollGapMs)
      void checkForUpdates()
  }
  // a request that is under way may have left before the change
  store.sub(reloadModulesAtom, () => {
    void requestRegistry(poll).then((registry) => registry && adoptRegistry(store, registry))
  })
  setInterval(checkUnlessRecent, pollIntervalMs)
  document.addEventListener('visibilitychange', checkUnlessRecent)
  window.addEventListener('focus', checkUnlessRecent)
  window.addEventListener('online', () => {
    for (const { module, hasFailed } of moduleStore.entries())
      if (hasFailed) moduleStore.dispatch(module, { name: 'networkReturned' })
    // adopts the next registry even if it is unchanged, and so loads its releases again
    store.set(registryAtom, store.get(registryAtom))
    void checkForUpdates()
  })
}

/**
 * Returns the release that replaces one whose files can no longer be loaded, because they may have been
 * removed while the page still used it. Loads the registry once more and adopts the new release if it loads;
 * otherwise, and while the page has unsaved input, returns undefined.
 */
export async function findSuccessor(module: ActiveModule): Promise<ActiveModule | undefined> {
  if (!pagePoll || isOverride(module) || isLeavingBlocked()) return undefined
  const { store } = pagePoll
  const current = findModule(store.get(registryAtom).modules, module)
  const registry =
    current?.release === module.release ? await requestRegistryOnce(pagePoll) : store.get(registryAtom)
  const next = registry && findModule(registry.modules, module)
  if (!registry || !next || next.release === module.release || !(await canLoad(next))) return undefined
  await adoptRegistry(store, registry)
  store.set(adoptionAtom, {
    response: JSON.stringify(registry),
    registry: withRelease(store.get(registryAtom), next),
  })
  store.set(renewalCountAtom, (count) => count + 1)
  return next
}
