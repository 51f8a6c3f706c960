import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import {
  contractVersion,
  type ActiveModule,
  type ModuleCode,
  type ScreenModule,
} from '@samity/shared-api/module'
import { diagnose, ModuleFailure } from './failure.ts'
import { knowRelease, lastAskedBelow } from './guard.ts'
import { report } from './report.ts'

const codes = new Map<string, Promise<ModuleCode>>()
const screens = new Map<string, ScreenModule>()
const attempts = new Map<string, number>()
const keyOf = ({ name, release }: ActiveModule) => `${name} ${release}`
const containerName = (name: string) => name.replaceAll('-', '_')

/** A failed address is remembered by the federation run-time, so every new attempt asks under a new one. */
function register(module: ActiveModule): void {
  const attempt = attempts.get(keyOf(module)) ?? 0
  attempts.set(keyOf(module), attempt + 1)
  const entry = new URL('mf-manifest.json', new URL(module.base, location.href)).href
  registerRemotes(
    [{ name: containerName(module.name), entry: attempt ? `${entry}?retry=${attempt}` : entry }],
    {
      force: attempt > 0,
    },
  )
}

async function fetchCode(module: ActiveModule): Promise<ModuleCode> {
  const { name, descriptor } = module
  if (descriptor.contract !== contractVersion)
    throw new ModuleFailure('contract', `${name} has contract ${descriptor.contract}`)
  knowRelease(module)
  register(module)
  const code = await loadRemote<{ default: ModuleCode }>(`${containerName(name)}/module`)
  if (!code) throw new ModuleFailure('broken', `${name} exposes nothing`)
  code.default.setup?.()
  return code.default
}

/** A module's code: asked for once, and again after a failure. */
export function loadModule(module: ActiveModule): Promise<ModuleCode> {
  const known = codes.get(keyOf(module))
  if (known) return known
  const loading = fetchCode(module)
  codes.set(keyOf(module), loading)
  loading.catch(() => codes.delete(keyOf(module)))
  return loading
}

/** A screen that is here already, so that it can be shown without a moment of waiting. */
export const loadedScreen = (module: ActiveModule, screen: string): ScreenModule | undefined =>
  screens.get(`${keyOf(module)} ${screen}`)

/** A screen of a module; failures come as `ModuleFailure`, and every outcome is reported. */
export async function loadScreen(module: ActiveModule, screen: string): Promise<ScreenModule> {
  const known = loadedScreen(module, screen)
  if (known) return known
  const start = performance.now()
  try {
    const code = await loadModule(module)
    const loader = code.screens[screen]
    if (!loader) throw new ModuleFailure('broken', `${module.name} has no screen ${screen}`)
    // the loader's type leaves open which data the component takes; it takes what its own `data` answers
    const loaded = (await loader()) as ScreenModule
    screens.set(`${keyOf(module)} ${screen}`, loaded)
    report({ module, screen, ms: performance.now() - start, outcome: 'loaded' })
    return loaded
  } catch (error) {
    const failure = await diagnose(error, lastAskedBelow(module.base))
    report({
      module,
      screen,
      ms: performance.now() - start,
      outcome: failure.reason,
      detail: failure.message,
    })
    throw failure
  }
}
