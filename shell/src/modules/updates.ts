import type { ActiveModule, Registry } from '@samity/shared-api/module'
import { sessionAtom } from '@samity/shared-api/session'
import { atom, type createStore } from 'jotai'
import { fetchAhead, forgetFailures, hasFailed, isLoaded } from './load.ts'
import { keepRegistry, readRegistry } from './read-registry.ts'
import { registryAtom } from './registry.ts'
import { isOnTrial } from './trials/trials.ts'

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set'>

const seconds = 1000
/** How often a page that someone looks at asks whether there is a new release, and how seldom at least. */
const interval = 30 * seconds
const pause = 5 * seconds

/** Counts how often the screen in front of the person was given up for the newest release of its module. */
export const renewalsAtom = atom(0)

const named = (modules: ActiveModule[], { name }: ActiveModule) => modules.find((one) => one.name === name)

/** A release that takes the place of one that works has shown before that it loads. */
async function comes(module: ActiveModule): Promise<boolean> {
  const { publicFrame, nav, routes } = module.descriptor
  const first = publicFrame ?? (routes.find(({ path }) => path === nav[0]?.path) ?? routes[0])?.screen
  if (!first) return true
  return fetchAhead(module, first).then(
    () => true,
    () => false,
  )
}

let offered: { text: string; as: Registry } | undefined

function set(store: Store, text: string, as: Registry): void {
  offered = { text, as }
  store.set(registryAtom, as)
}

/**
 * Takes up what the server offers: at once where nothing of a module runs here yet, otherwise as soon as the new release
 * has loaded. The screen in front of the person stays until they go on or ask for the new one.
 */
export async function takeUp(store: Store, registry: Registry): Promise<void> {
  const text = JSON.stringify(registry)
  // nothing new: what did not load then is not asked for again
  if (offered?.text === text && offered.as === store.get(registryAtom)) return
  const before = store.get(registryAtom).modules
  const kept = (module: ActiveModule) => {
    const now = named(before, module)
    return now && now.release !== module.release && isLoaded(now) ? now : undefined
  }
  set(store, text, { ...registry, modules: registry.modules.map((module) => kept(module) ?? module) })
  for (const module of registry.modules.filter((one) => kept(one) && !hasFailed(one)))
    if ((await comes(module)) && offered?.text === text && offered.as === store.get(registryAtom))
      set(store, text, withRelease(offered.as, module))
}

const withRelease = (registry: Registry, module: ActiveModule): Registry => ({
  ...registry,
  modules: registry.modules.map((one) => (one.name === module.name ? module : one)),
})

let asked = 0
let asking: Promise<Registry | undefined> | undefined

async function askNow(store: Store): Promise<Registry | undefined> {
  const { access_token, user } = store.get(sessionAtom)
  asked = Date.now()
  const registry = await readRegistry(access_token).catch(() => undefined)
  // the answer is for who asked
  if (!registry || store.get(sessionAtom).access_token !== access_token) return undefined
  if (user) keepRegistry(user.id, registry)
  return registry
}

/** Several who ask at once are answered by one request. */
const ask = (store: Store) => (asking ??= askNow(store).finally(() => (asking = undefined)))

let page: Store | undefined

/** Learns of new releases quietly: now and then, when someone comes back to the page, when the network returns. */
export function followReleases(store: Store): void {
  page = store
  asked = Date.now()
  const look = async () => {
    const registry = await ask(store)
    if (registry) await takeUp(store, registry)
  }
  const lookUnlessJustDone = () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > pause) void look()
  }
  setInterval(lookUnlessJustDone, interval)
  document.addEventListener('visibilitychange', lookUnlessJustDone)
  window.addEventListener('focus', lookUnlessJustDone)
  window.addEventListener('online', () => {
    forgetFailures()
    offered = undefined
    void look()
  })
}

/**
 * The files of a release may have been removed while a page still ran on it. Then the registry is asked anew, once, and
 * the page goes on with the release that it names now, if that one loads.
 */
export async function successorOf(module: ActiveModule): Promise<ActiveModule | undefined> {
  if (!page || isOnTrial(module)) return undefined
  const known = named(page.get(registryAtom).modules, module)
  const registry = known?.release === module.release ? await ask(page) : page.get(registryAtom)
  const next = registry && named(registry.modules, module)
  if (!registry || !next || next.release === module.release || !(await comes(next))) return undefined
  await takeUp(page, registry)
  set(page, JSON.stringify(registry), withRelease(page.get(registryAtom), next))
  page.set(renewalsAtom, (count) => count + 1)
  return next
}
