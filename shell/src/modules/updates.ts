import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { sessionAtom } from '@samity/shared-api/session'
import { atom, type createStore } from 'jotai'
import { fetchAhead, forgetFailures, hasFailed, isLoaded } from './load.ts'
import { cacheRegistry, loadModuleRegistry } from './load-registry.ts'
import { registryAtom } from './registry.ts'
import { isOverride } from './overrides/overrides.ts'

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set'>

const seconds = 1000
/** How often a page that someone looks at asks whether there is a new release, and how seldom at least. */
const pollIntervalMs = 30 * seconds
const minPollGapMs = 5 * seconds

/** Counts how often the screen in front of the person was given up for the newest release of its module. */
export const renewalCountAtom = atom(0)

const findModule = (modules: ActiveModule[], { name }: ActiveModule) =>
  modules.find((one) => one.name === name)

/** A release that takes the place of one that works has shown before that it loads. */
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
 * Takes up what the server offers: at once where nothing of a module runs here yet, otherwise as soon as the new release
 * has loaded. The screen in front of the person stays until they go on or ask for the new one.
 */
export async function adoptRegistry(store: Store, registry: ModuleRegistry): Promise<void> {
  const text = JSON.stringify(registry)
  // nothing new: what did not load then is not asked for again
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
  // the answer is for who asked
  if (!registry || store.get(sessionAtom).access_token !== access_token) return undefined
  if (user) cacheRegistry(user.id, registry)
  return registry
}

/** Several who ask at once are answered by one request. */
const requestRegistryOnce = (store: Store) =>
  (pendingRequest ??= requestRegistry(store).finally(() => (pendingRequest = undefined)))

let pageStore: Store | undefined

/** Learns of new releases quietly: now and then, when someone comes back to the page, when the network returns. */
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
 * The files of a release may have been removed while a page still ran on it. Then the registry is asked anew, once, and
 * the page goes on with the release that it names now, if that one loads.
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
