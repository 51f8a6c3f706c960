import { loadRemote, registerRemotes, satisfy } from '@module-federation/enhanced/runtime'
import {
  contractVersion,
  type ActiveModule,
  type ModuleCode,
  type ScreenModule,
} from '@samity/shared-api/module'
import shell from '../../../package.json' with { type: 'json' }
import { abortFetchesBelow } from '../guard/fetch-file.ts'
import { fetchTimeoutMs } from '../guard/fetch-timeout.ts'
import { allowRelease } from '../guard/integrity-plugin.ts'
import { diagnose, ModuleLoadError, type FailureCause } from '../reports/load-error.ts'
import { report } from '../reports/report.ts'
import { loadStatusOf } from '../store/module-state.ts'
import { moduleStore } from '../store/module-store.ts'
import { requestFiles } from './request-files.ts'
import { setUpModule } from './set-up.ts'

/**
 * Registers a release under a unique name, for each attempt another one. The federation runtime remembers a
 * URL that failed, and would use the known release for a new one with the same name.
 */
function register(module: ActiveModule): string {
  const retries = moduleStore.entryOf(module).attempts - 1
  const release = `${module.name}@${module.release}`
  const name = retries ? `${release}#${retries}` : release
  const entry = new URL('mf-manifest.json', new URL(module.base, location.href)).href
  registerRemotes([{ name, entry: retries ? `${entry}?retry=${retries}` : entry }])
  return name
}

/** Why this shell cannot run a release. A page that is open for days may get one; its code is not loaded. */
function incompatibilityOf({ name, descriptor: { contract, requires } }: ActiveModule): string | undefined {
  if (contract !== contractVersion) return `${name} has contract ${contract}`
  if (!satisfy(shell.version, requires.shell))
    return `${name} requires shell ${requires.shell}; this is ${shell.version}`
  return undefined
}

async function fetchCode(module: ActiveModule): Promise<ModuleCode> {
  const { name } = module
  const incompatibility = incompatibilityOf(module)
  if (incompatibility) throw new ModuleLoadError('contract', incompatibility)
  allowRelease(module)
  const code = await loadRemote<{ default?: ModuleCode }>(`${register(module)}/module`)
  if (!code?.default?.screens) throw new ModuleLoadError('broken', `${name} exposes no screens`)
  return code.default
}

/** Loads the code that knows a module's screens once, and again after a failure. */
export function loadCode(module: ActiveModule): Promise<ModuleCode> {
  const loadedCode = moduleStore.entryOf(module).code
  if (loadedCode) return loadedCode
  // the store knows of the load before the first request
  const code = Promise.resolve().then(() => fetchCode(module))
  moduleStore.dispatch(module, { name: 'loadStarted', code })
  // the result of a load that was given up changes nothing
  const dispatchResult = (name: 'codeArrived' | 'loadFailed') => {
    if (moduleStore.entryOf(module).code === code) moduleStore.dispatch(module, { name })
  }
  code.then(
    () => dispatchResult('codeArrived'),
    () => dispatchResult('loadFailed'),
  )
  return code
}

/** Returns a screen or an extension that can be shown without a loading state. */
export const loadedScreen = (module: ActiveModule, screen: string): ScreenModule | undefined =>
  moduleStore.isShown(module) ? moduleStore.entryOf(module).screens.get(screen) : undefined

async function fetchScreen(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const code = await loadCode(module)
  // a release lists screens and extensions in one table, so their names differ
  const loader = code.screens[screen] ?? code.extensions?.[screen]
  if (!loader) throw new ModuleLoadError('broken', `${module.name} has no screen ${screen}`)
  // the loader's type does not say which data the component takes: it takes the result of its own `data`
  const screenModule = (await loader()) as ScreenModule
  if (moduleStore.isLoaded(module))
    moduleStore.dispatch(module, { name: 'screenArrived', screen, screenModule })
  return screenModule
}

/** Files come one after the other, and nobody looks at the page that waits for them. */
const aheadTimeoutMs = 6 * fetchTimeoutMs

/** Limits the whole load of a screen: several files could each stay within the limit of one. */
async function withTimeout<T>(
  work: Promise<T>,
  { base }: ActiveModule,
  timeoutMs = fetchTimeoutMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ModuleLoadError('late', 'The module did not load in time'))
      abortFetchesBelow(new URL(base, location.href).href)
    }, timeoutMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** Gives a failed load up, so that the next attempt is a new one. Code that is already loaded stays. */
function giveUp(module: ActiveModule): void {
  const status = loadStatusOf(moduleStore.entryOf(module).state)
  // the load of the code may have failed before, for another screen too
  if (status !== 'failed' && status !== 'registered') moduleStore.dispatch(module, { name: 'loadFailed' })
}

async function loadAndSetUp(module: ActiveModule, screen: string): Promise<ScreenModule> {
  // not in fetchAhead: nobody waits there, and a server that hangs would occupy many connections
  if (!incompatibilityOf(module)) requestFiles(module, screen)
  const screenModule = moduleStore.entryOf(module).screens.get(screen) ?? (await fetchScreen(module, screen))
  const { code } = moduleStore.entryOf(module)
  // no code: the load was given up while the screen arrived
  if (code) setUpModule(module, await code)
  return screenModule
}

/** Loads a screen or an extension, sets its module up and reports the outcome. Throws a `ModuleLoadError`. */
export async function loadScreen(
  module: ActiveModule,
  screen: string,
  reportName = screen,
): Promise<ScreenModule> {
  const cached = loadedScreen(module, screen)
  if (cached) return cached
  const start = performance.now()
  const reportOutcome = (outcome: 'loaded' | FailureCause, detail?: string) =>
    report({ module, screen: reportName, ms: performance.now() - start, outcome, detail })
  try {
    const screenModule = await withTimeout(loadAndSetUp(module, screen), module)
    reportOutcome('loaded')
    return screenModule
  } catch (error) {
    giveUp(module)
    const { lastFailedUrl, lastRequestedUrl } = moduleStore.entryOf(module)
    const failure = await diagnose(error, lastFailedUrl ?? lastRequestedUrl)
    reportOutcome(failure.reason, failure.message)
    throw failure
  }
}

/** Fetches a screen or an extension in advance, without a set-up. Returns whether it is there. */
export async function fetchAhead(module: ActiveModule, screen: string): Promise<boolean> {
  if (moduleStore.entryOf(module).screens.has(screen)) return true
  try {
    await withTimeout(fetchScreen(module, screen), module, aheadTimeoutMs)
    return true
  } catch {
    giveUp(module)
    return false
  }
}
