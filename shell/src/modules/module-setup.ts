import type { ActiveModule, ModuleCode } from '@samity/shared-api/module'
import { ModuleLoadError } from './load-error.ts'
import { report } from './report.ts'

type RunningModule = { module: ActiveModule; dispose: () => void }

/** The running releases, at most one of each module. */
const runningModules = new Map<string, RunningModule>()
let pageReleases = new Set<string>()
const keyOf = ({ name, release }: ActiveModule) => `${name} ${release}`

export const isSetUp = ({ name, release }: ActiveModule): boolean =>
  runningModules.get(name)?.module.release === release

function endModule({ module, dispose }: RunningModule): void {
  runningModules.delete(module.name)
  try {
    dispose()
  } catch (error) {
    // an error in the old release must not stop the new one
    report({ module, screen: '', ms: 0, outcome: 'crashed', detail: `disposer: ${String(error)}` })
  }
}

/** Sets a release up before its first screen is shown. Ends another running release of the module first. */
export function setUpModule(module: ActiveModule, code: ModuleCode): void {
  if (isSetUp(module)) return
  const previous = runningModules.get(module.name)
  // it finished loading after the page had changed to another release
  if (previous && !pageReleases.has(keyOf(module))) return
  if (previous) endModule(previous)
  try {
    const dispose = code.setup?.() ?? (() => undefined)
    runningModules.set(module.name, { module, dispose })
  } catch (error) {
    throw new ModuleLoadError('broken', error)
  }
}

/** Ends the running releases that the page no longer uses, with their timers and listeners. */
export function endModulesExcept(modules: ActiveModule[]): void {
  pageReleases = new Set(modules.map(keyOf))
  for (const runningModule of runningModules.values())
    if (!pageReleases.has(keyOf(runningModule.module))) endModule(runningModule)
}
