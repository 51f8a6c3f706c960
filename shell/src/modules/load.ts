import { loadRemote, registerRemotes, satisfy } from '@module-federation/enhanced/runtime'
import {
  contractVersion,
  type ActiveModule,
  type ModuleCode,
  type ScreenModule,
} from '@samity/shared-api/module'
import shell from '../../package.json' with { type: 'json' }
import { diagnose, ModuleLoadError, type FailureCause } from './load-error.ts'
import { abortFetchesBelow, fetchTimeoutMs } from './fetch-file.ts'
import { allowRelease, takeFailedFile } from './integrity-plugin.ts'
import { report } from './report.ts'
import { isSetUp, setUpModule } from './module-setup.ts'

const moduleCode = new Map<string, Promise<ModuleCode>>()
const loadedKeys = new Set<string>()
const failedKeys = new Set<string>()
const screens = new Map<string, ScreenModule>()
const attempts = new Map<string, number>()
const keyOf = ({ name, release }: ActiveModule) => `${name}@${release}`

/** Is the code of this release here, so that the page would go on with it? */
export const isLoaded = (module: ActiveModule): boolean => loadedKeys.has(keyOf(module))
/** Did its last load fail? It is then asked for again only by a person, or when the network returns. */
export const hasFailed = (module: ActiveModule): boolean => failedKeys.has(keyOf(module))
export const forgetFailures = (): void => failedKeys.clear()

/**
 * Every release has a name of its own, and every attempt: the federation run-time remembers an address that failed, and
 * takes what it knows under a name for the new release of it.
 */
function register(module: ActiveModule): string {
  const attempt = attempts.get(keyOf(module)) ?? 0
  attempts.set(keyOf(module), attempt + 1)
  const name = attempt ? `${keyOf(module)}#${attempt}` : keyOf(module)
  const entry = new URL('mf-manifest.json', new URL(module.base, location.href)).href
  registerRemotes([{ name, entry: attempt ? `${entry}?retry=${attempt}` : entry }])
  return name
}

/** A page that is open for days may be offered what only a newer shell can run: none of its code is asked for. */
function assertCompatible({ name, descriptor: { contract, requires } }: ActiveModule): void {
  if (contract !== contractVersion) throw new ModuleLoadError('contract', `${name} has contract ${contract}`)
  if (!satisfy(shell.version, requires.shell))
    throw new ModuleLoadError(
      'contract',
      `${name} requires shell ${requires.shell}; this is ${shell.version}`,
    )
}

async function fetchCode(module: ActiveModule): Promise<ModuleCode> {
  const { name } = module
  assertCompatible(module)
  allowRelease(module)
  const code = await loadRemote<{ default?: ModuleCode }>(`${register(module)}/module`)
  if (!code?.default?.screens) throw new ModuleLoadError('broken', `${name} exposes no screens`)
  loadedKeys.add(keyOf(module))
  return code.default
}

/** A module's code: asked for once, and again after a failure. */
export function loadModule(module: ActiveModule): Promise<ModuleCode> {
  const cached = moduleCode.get(keyOf(module))
  if (cached) return cached
  const request = fetchCode(module)
  moduleCode.set(keyOf(module), request)
  request.then(
    () => failedKeys.delete(keyOf(module)),
    () => markFailed(module, request),
  )
  return request
}

function markFailed(module: ActiveModule, request = moduleCode.get(keyOf(module))): void {
  failedKeys.add(keyOf(module))
  if (moduleCode.get(keyOf(module)) === request) moduleCode.delete(keyOf(module))
}

/** A screen that is here already, so that it can be shown without a moment of waiting. */
export const loadedScreen = (module: ActiveModule, screen: string): ScreenModule | undefined =>
  isSetUp(module) ? screens.get(`${keyOf(module)} ${screen}`) : undefined

async function fetchScreen(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const code = await loadModule(module)
  const loader = code.screens[screen]
  if (!loader) throw new ModuleLoadError('broken', `${module.name} has no screen ${screen}`)
  // the loader's type leaves open which data the component takes; it takes what its own `data` answers
  const screenModule = (await loader()) as ScreenModule
  screens.set(`${keyOf(module)} ${screen}`, screenModule)
  failedKeys.delete(keyOf(module))
  return screenModule
}

/** Files one after the other could each stay within the limit, and the person wait a minute. */
async function withTimeout<T>(work: Promise<T>, { base }: ActiveModule): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ModuleLoadError('late', 'It did not come in time'))
      abortFetchesBelow(new URL(base, location.href).href)
    }, fetchTimeoutMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** A late answer is not waited for: the next attempt is a new one. Code that is here stays here. */
function discard(module: ActiveModule): void {
  if (isLoaded(module)) failedKeys.add(keyOf(module))
  else markFailed(module)
}

async function loadAndSetUp(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const screenModule = screens.get(`${keyOf(module)} ${screen}`) ?? (await fetchScreen(module, screen))
  setUpModule(module, await loadModule(module))
  return screenModule
}

/** A screen of a module; failures come as `ModuleFailure`, and every outcome is reported. */
export async function loadScreen(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const cached = loadedScreen(module, screen)
  if (cached) return cached
  const start = performance.now()
  const reportOutcome = (outcome: 'loaded' | FailureCause, detail?: string) =>
    report({ module, screen, ms: performance.now() - start, outcome, detail })
  try {
    const screenModule = await withTimeout(loadAndSetUp(module, screen), module)
    reportOutcome('loaded')
    return screenModule
  } catch (error) {
    discard(module)
    const failure = await diagnose(error, takeFailedFile(module.base))
    reportOutcome(failure.reason, failure.message)
    throw failure
  }
}

/** Fetches a screen that nobody waits for yet. Nothing of the module is set up by it. */
export async function fetchAhead(module: ActiveModule, screen: string): Promise<void> {
  if (screens.has(`${keyOf(module)} ${screen}`)) return
  try {
    await fetchScreen(module, screen)
  } catch (error) {
    discard(module)
    throw error
  }
}
