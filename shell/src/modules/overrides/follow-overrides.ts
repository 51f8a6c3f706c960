import { isDashboardPath, readAddress, type PageContext } from '@samity/shared-api/module'
import { sessionAtom, type User } from '@samity/shared-api/session'
import { isLeavingBlocked } from '@samity/shared-ui/router'
import { atom, type createStore } from 'jotai'
import { isDevelopmentPage } from '../../page.ts'
import { isModule } from '../registry/load-registry.ts'
import { renewalCountAtom } from '../updates/follow-releases.ts'
import { isConfirmed, storeConfirmation, storeOverrides } from './stored-overrides.ts'
import { overridesAtom, type OverrideFailure, type ModuleOverride, type OverrideModule } from './overrides.ts'

type Store = ReturnType<typeof createStore>
type Development = PageContext['development']

/** What overrides need of the session, which is above the modules. */
type OverrideSession = {
  /** Returns the role that the server has confirmed, undefined before that */
  confirmedRole: () => User['role'] | undefined
  confirm: () => void
}

const seconds = 1000
const pollIntervalMs = 1 * seconds
/** The interval after a request without a response. */
const retryIntervalMs = 5 * seconds

/** True if a pattern matches an origin. `http://localhost:*` matches every port. */
const covers = (pattern: string, origin: string) =>
  pattern === origin || pattern === `${origin.replace(/:\d+$/, '')}:*`

class WrongModuleError extends Error {}

/** Fetches the build that the origin serves now. Throws `WrongModuleError` for another module or origin. */
async function fetchOverride({ name, origin }: ModuleOverride): Promise<OverrideModule> {
  // a development server then returns the build that it updates in the open page
  const query = process.env['NODE_ENV'] === 'development' && isDevelopmentPage() ? '?development' : ''
  const response = await fetch(`${origin}/active.json${query}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(3 * seconds),
  })
  if (!response.ok) throw new Error(`${origin} returned ${response.status}`)
  const module: unknown = await response.json().catch(() => undefined)
  if (!isModule(module) || module.name !== name) throw new WrongModuleError()
  const { href } = new URL(module.base, origin)
  if (!href.startsWith(`${origin}/`)) throw new WrongModuleError()
  return { ...module, base: href, isOverride: true }
}

/** Ends the server's permission: the next page load of this browser allows no development build. */
async function clearServerOverrides(): Promise<void> {
  const { http } = await import('@samity/shared-api/client')
  await http.delete('module-overrides/').catch(() => undefined)
}

/** The server then allows the origin of the build for the next page load, which follows at once. */
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

export const endOverrideAtom = atom(null, (get, set, name: string) => {
  const remaining = get(overridesAtom).filter((override) => override.name !== name)
  storeOverrides(remaining)
  set(overridesAtom, remaining)
  if (remaining.length === 0 && get(sessionAtom).user?.role === 'admin') void clearServerOverrides()
  if (!isLeavingBlocked()) set(renewalCountAtom, (count) => count + 1)
})

/**
 * Loads the module overrides of this browser and polls their origins for new builds. Only an administrator
 * whom the server has confirmed may use overrides; in development everyone may. A new build takes effect in
 * this tab at once, or later if a form has unsaved changes.
 */
export function followOverrides(store: Store, development: Development, session: OverrideSession): void {
  const updateOverride = ({ name }: ModuleOverride, changes: Partial<ModuleOverride>) =>
    store.set(overridesAtom, (overrides) =>
      overrides.map((one) => (one.name === name ? { name, origin: one.origin, ...changes } : one)),
    )
  const findOverride = (override: ModuleOverride) =>
    store.get(overridesAtom).find(({ name, origin }) => name === override.name && origin === override.origin)

  function applyBuild(override: ModuleOverride, module: OverrideModule): void {
    const current = findOverride(override)
    if (!current || current.module?.release === module.release) return
    updateOverride(override, { module })
    if (!isLeavingBlocked()) store.set(renewalCountAtom, (count) => count + 1)
  }

  async function poll(override: ModuleOverride): Promise<number> {
    try {
      applyBuild(override, await fetchOverride(override))
      return pollIntervalMs
    } catch (error) {
      // a build that already runs continues to run
      const failure: OverrideFailure = error instanceof WrongModuleError ? 'other' : 'silent'
      if (findOverride(override) && !findOverride(override)?.module) updateOverride(override, { failure })
      return retryIntervalMs
    }
  }

  /** Undefined until the session is confirmed. */
  function mayOverride(): boolean | undefined {
    if (development?.everyone) return true
    const role = session.confirmedRole()
    return role === undefined ? undefined : role === 'admin'
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

  // pages of the website do not confirm the session themselves
  const { access_token } = store.get(sessionAtom)
  if (access_token && !development?.everyone && !isDashboardPath(readAddress(location.pathname).path))
    session.confirm()
  void pollAll()
}
