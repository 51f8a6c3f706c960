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

/** Whether the code of this release is loaded. */
export const isLoaded = (module: ActiveModule): boolean => loadedKeys.has(keyOf(module))
/** Whether the last load of this release failed. It is then loaded again only when the user retries or the network returns. */
export const hasFailed = (module: ActiveModule): boolean => failedKeys.has(keyOf(module))
export const forgetFailures = (): void => failedKeys.clear()

/**
 * Registers a release under a unique name, for each attempt another one. The federation runtime remembers a URL that failed,
 * and would use the known release for a new one with the same name.
 */
function register(module: ActiveModule): string {
  const attempt = attempts.get(keyOf(module)) ?? 0
  attempts.set(keyOf(module), attempt + 1)
  const name = attempt ? `${keyOf(module)}#${attempt}` : keyOf(module)
  const entry = new URL('mf-manifest.json', new URL(module.base, location.href)).href
  registerRemotes([{ name, entry: attempt ? `${entry}?retry=${attempt}` : entry }])
  return name
}

/** Throws for a release that only another shell can run. A page that is open for days may get one; none of its code is loaded. */
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

/** Loads the code of a module once, and again after a failure. */
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

/** Returns a screen that is already loaded and set up, so that it can be shown without a loading state. */
export const loadedScreen = (module: ActiveModule, screen: string): ScreenModule | undefined =>
  isSetUp(module) ? screens.get(`${keyOf(module)} ${screen}`) : undefined

async function fetchScreen(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const code = await loadModule(module)
  const loader = code.screens[screen]
  if (!loader) throw new ModuleLoadError('broken', `${module.name} has no screen ${screen}`)
  // the loader's type does not say which data the component takes: it takes the result of its own `data`
  const screenModule = (await loader()) as ScreenModule
  screens.set(`${keyOf(module)} ${screen}`, screenModule)
  failedKeys.delete(keyOf(module))
  return screenModule
}

/** Limits the whole load of a screen. Several files in sequence could each stay within the limit while the user waits for a minute. */
async function withTimeout<T>(work: Promise<T>, { base }: ActiveModule): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ModuleLoadError('late', 'The module did not load in time'))
      abortFetchesBelow(new URL(base, location.href).href)
    }, fetchTimeoutMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** Gives a failed load up, so that the next attempt is a new one. Code that is already loaded stays. */
function discard(module: ActiveModule): void {
  if (isLoaded(module)) failedKeys.add(keyOf(module))
  else markFailed(module)
}

async function loadAndSetUp(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const screenModule = screens.get(`${keyOf(module)} ${screen}`) ?? (await fetchScreen(module, screen))
  setUpModule(module, await loadModule(module))
  return screenModule
}

/** Loads a screen of a module and sets the module up. Throws a `ModuleLoadError`. Every outcome is reported to the server. */
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

/** Fetches a screen in advance, without setting the module up. */
export async function fetchAhead(module: ActiveModule, screen: string): Promise<void> {
  if (screens.has(`${keyOf(module)} ${screen}`)) return
  try {
    await fetchScreen(module, screen)
  } catch (error) {
    discard(module)
    throw error
  }
}
