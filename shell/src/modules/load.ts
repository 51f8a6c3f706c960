import { loadRemote, registerRemotes, satisfy } from '@module-federation/enhanced/runtime'
import {
  contractVersion,
  type ActiveModule,
  type ModuleCode,
  type ScreenModule,
} from '@samity/shared-api/module'
import shell from '../../package.json' with { type: 'json' }
import { diagnose, ModuleFailure, type Cause } from './failure.ts'
import { abandon, timeLimit } from './fetch-file.ts'
import { knowRelease, stoppedBelow } from './guard.ts'
import { report } from './report.ts'
import { isSetUp, setUp } from './set-up.ts'

const codes = new Map<string, Promise<ModuleCode>>()
const taken = new Set<string>()
const failed = new Set<string>()
const screens = new Map<string, ScreenModule>()
const attempts = new Map<string, number>()
const keyOf = ({ name, release }: ActiveModule) => `${name}@${release}`

/** Is the code of this release here, so that the page would go on with it? */
export const isLoaded = (module: ActiveModule): boolean => taken.has(keyOf(module))
/** Did its last load fail? It is then asked for again only by a person, or when the network returns. */
export const hasFailed = (module: ActiveModule): boolean => failed.has(keyOf(module))
export const forgetFailures = (): void => failed.clear()

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
function refuseMisfit({ name, descriptor: { contract, requires } }: ActiveModule): void {
  if (contract !== contractVersion) throw new ModuleFailure('contract', `${name} has contract ${contract}`)
  if (!satisfy(shell.version, requires.shell))
    throw new ModuleFailure('contract', `${name} requires shell ${requires.shell}; this is ${shell.version}`)
}

async function fetchCode(module: ActiveModule): Promise<ModuleCode> {
  const { name } = module
  refuseMisfit(module)
  knowRelease(module)
  const code = await loadRemote<{ default?: ModuleCode }>(`${register(module)}/module`)
  if (!code?.default?.screens) throw new ModuleFailure('broken', `${name} exposes no screens`)
  taken.add(keyOf(module))
  return code.default
}

/** A module's code: asked for once, and again after a failure. */
export function loadModule(module: ActiveModule): Promise<ModuleCode> {
  const known = codes.get(keyOf(module))
  if (known) return known
  const loading = fetchCode(module)
  codes.set(keyOf(module), loading)
  loading.then(
    () => failed.delete(keyOf(module)),
    () => forget(module, loading),
  )
  return loading
}

function forget(module: ActiveModule, loading = codes.get(keyOf(module))): void {
  failed.add(keyOf(module))
  if (codes.get(keyOf(module)) === loading) codes.delete(keyOf(module))
}

/** A screen that is here already, so that it can be shown without a moment of waiting. */
export const loadedScreen = (module: ActiveModule, screen: string): ScreenModule | undefined =>
  isSetUp(module) ? screens.get(`${keyOf(module)} ${screen}`) : undefined

async function fetchScreen(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const code = await loadModule(module)
  const loader = code.screens[screen]
  if (!loader) throw new ModuleFailure('broken', `${module.name} has no screen ${screen}`)
  // the loader's type leaves open which data the component takes; it takes what its own `data` answers
  const loaded = (await loader()) as ScreenModule
  screens.set(`${keyOf(module)} ${screen}`, loaded)
  failed.delete(keyOf(module))
  return loaded
}

/** Files one after the other could each stay within the limit, and the person wait a minute. */
async function inTime<T>(work: Promise<T>, { base }: ActiveModule): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ModuleFailure('late', 'It did not come in time'))
      abandon(new URL(base, location.href).href)
    }, timeLimit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A late answer is not waited for: the next attempt is a new one. Code that is here stays here. */
function drop(module: ActiveModule): void {
  if (isLoaded(module)) failed.add(keyOf(module))
  else forget(module)
}

async function takeUp(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const loaded = screens.get(`${keyOf(module)} ${screen}`) ?? (await fetchScreen(module, screen))
  setUp(module, await loadModule(module))
  return loaded
}

/** A screen of a module; failures come as `ModuleFailure`, and every outcome is reported. */
export async function loadScreen(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const known = loadedScreen(module, screen)
  if (known) return known
  const start = performance.now()
  const tell = (outcome: 'loaded' | Cause, detail?: string) =>
    report({ module, screen, ms: performance.now() - start, outcome, detail })
  try {
    const loaded = await inTime(takeUp(module, screen), module)
    tell('loaded')
    return loaded
  } catch (error) {
    drop(module)
    const failure = await diagnose(error, stoppedBelow(module.base))
    tell(failure.reason, failure.message)
    throw failure
  }
}

/** Fetches a screen that nobody waits for yet. Nothing of the module is set up by it. */
export async function fetchAhead(module: ActiveModule, screen: string): Promise<void> {
  if (screens.has(`${keyOf(module)} ${screen}`)) return
  try {
    await fetchScreen(module, screen)
  } catch (error) {
    drop(module)
    throw error
  }
}
