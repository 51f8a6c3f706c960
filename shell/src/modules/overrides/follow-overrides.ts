import { isDashboardPath, readAddress, type ActiveModule, type PageContext } from '@samity/shared-api/module'
import { sessionAtom } from '@samity/shared-api/session'
import { isLeavingBlocked } from '@samity/shared-ui/router'
import { atom, type createStore } from 'jotai'
import { confirmAtom, confirmationAtom } from '../../session/confirm.ts'
import { isModule } from '../load-registry.ts'
import { renewalCountAtom } from '../updates.ts'
import { isConfirmed, storeConfirmation, storeOverrides } from './stored-overrides.ts'
import { recordOverride, overridesAtom, type OverrideFailure, type ModuleOverride } from './overrides.ts'

type Store = ReturnType<typeof createStore>
type Development = PageContext['development']

const seconds = 1000
const pollIntervalMs = 1 * seconds
/** Where nothing answers is asked less often. */
const retryIntervalMs = 5 * seconds

/** `http://localhost:*` stands for every port. */
const covers = (pattern: string, origin: string) =>
  pattern === origin || pattern === `${origin.replace(/:\d+$/, '')}:*`

class WrongModuleError extends Error {}

/** What is served there now, with addresses of its own. */
async function fetchOverride({ name, origin }: ModuleOverride): Promise<ActiveModule> {
  const response = await fetch(`${origin}/active.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(3 * seconds),
  })
  if (!response.ok) throw new Error(`${origin} answered ${response.status}`)
  const module: unknown = await response.json().catch(() => undefined)
  if (!isModule(module) || module.name !== name) throw new WrongModuleError()
  const { href } = new URL(module.base, origin)
  if (!href.startsWith(`${origin}/`)) throw new WrongModuleError()
  return { ...module, base: href }
}

/** The next page of this browser allows no development build any more. */
async function clearServerOverrides(): Promise<void> {
  const { http } = await import('@samity/shared-api/client')
  await http.delete('module-overrides/').catch(() => undefined)
}

/** The administrator agrees to a development build: the server allows its address to this browser's next page, which is now. */
export const confirmOverrideAtom = atom(null, async (get, set, override: ModuleOverride) => {
  const { name, origin } = override
  const { http, toRequestError } = await import('@samity/shared-api/client')
  try {
    await http.post('module-overrides/', { origin })
    storeConfirmation(override)
    location.reload()
  } catch (error) {
    const failure = toRequestError(error).status === 409 ? 'origin' : 'silent'
    set(
      overridesAtom,
      get(overridesAtom).map((one) => (one.name === name ? { name, origin, failure } : one)),
    )
  }
})

/** Ends one trial: the module is again the one that the server gives. */
export const endOverrideAtom = atom(null, (get, set, name: string) => {
  const remaining = get(overridesAtom).filter((override) => override.name !== name)
  storeOverrides(remaining)
  set(overridesAtom, remaining)
  const confirmation = get(confirmationAtom)
  const isAdmin = confirmation.status === 'confirmed' && confirmation.user.role === 'admin'
  if (remaining.length === 0 && isAdmin) void clearServerOverrides()
  if (!isLeavingBlocked()) set(renewalCountAtom, (count) => count + 1)
})

/**
 * Takes modules on trial for who may: an administrator whom the server has confirmed, in development everyone. What is
 * built anew there is taken up in this tab, unless something unsaved holds it back.
 */
export function followOverrides(store: Store, development: Development): void {
  const updateOverride = ({ name }: ModuleOverride, changes: Partial<ModuleOverride>) =>
    store.set(overridesAtom, (overrides) =>
      overrides.map((one) => (one.name === name ? { name, origin: one.origin, ...changes } : one)),
    )
  const findOverride = (override: ModuleOverride) =>
    store.get(overridesAtom).find(({ name, origin }) => name === override.name && origin === override.origin)

  function applyBuild(override: ModuleOverride, module: ActiveModule): void {
    const current = findOverride(override)
    if (!current || current.module?.release === module.release) return
    recordOverride(module)
    updateOverride(override, { module })
    if (!isLeavingBlocked()) store.set(renewalCountAtom, (count) => count + 1)
  }

  async function poll(override: ModuleOverride): Promise<number> {
    try {
      applyBuild(override, await fetchOverride(override))
      return pollIntervalMs
    } catch (error) {
      // what runs here already goes on
      const failure: OverrideFailure = error instanceof WrongModuleError ? 'other' : 'silent'
      if (findOverride(override) && !findOverride(override)?.module) updateOverride(override, { failure })
      return retryIntervalMs
    }
  }

  /** Whether the person may try modules; undefined as long as nobody knows. */
  function mayOverride(): boolean | undefined {
    const confirmation = store.get(confirmationAtom)
    if (development?.everyone) return true
    return confirmation.status === 'confirmed' ? confirmation.user.role === 'admin' : undefined
  }

  async function pollAll(): Promise<void> {
    if (store.get(overridesAtom).length === 0) return
    let delayMs = pollIntervalMs
    const isPermitted = mayOverride()
    for (const override of store.get(overridesAtom)) {
      const { module, failure } = override
      const isOriginAllowed = development?.origins.some((one) => covers(one, override.origin))
      if (isPermitted === undefined) {
        if (module ?? failure) updateOverride(override, {})
      } else if (!isPermitted) {
        if (failure !== 'person') updateOverride(override, { failure: 'person' })
      } else if (!isOriginAllowed || !(development?.everyone || isConfirmed(override))) {
        if (!failure && !override.isUnconfirmed) updateOverride(override, { isUnconfirmed: true })
      } else if (document.visibilityState === 'visible' || !module)
        delayMs = Math.max(delayMs, await poll(override))
    }
    setTimeout(() => void pollAll(), delayMs)
  }

  // the website itself asks for no session
  const { access_token } = store.get(sessionAtom)
  if (access_token && !development?.everyone && !isDashboardPath(readAddress(location.pathname).path))
    void store.set(confirmAtom)
  void pollAll()
}
