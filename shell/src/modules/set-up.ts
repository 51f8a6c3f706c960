import type { ActiveModule, ModuleCode } from '@samity/shared-api/module'
import { ModuleFailure } from './failure.ts'
import { report } from './report.ts'

type SetUp = { module: ActiveModule; dispose: () => void }

/** The releases that run: at most one of each module. */
const running = new Map<string, SetUp>()
let onPage = new Set<string>()
const keyOf = ({ name, release }: ActiveModule) => `${name} ${release}`

export const isSetUp = ({ name, release }: ActiveModule): boolean =>
  running.get(name)?.module.release === release

function end({ module, dispose }: SetUp): void {
  running.delete(module.name)
  try {
    dispose()
  } catch (error) {
    // what follows must not suffer from what is over
    report({ module, screen: '', ms: 0, outcome: 'crashed', detail: `disposer: ${String(error)}` })
  }
}

/** Before the first screen of a release is shown. Another release of the module ends first. */
export function setUp(module: ActiveModule, code: ModuleCode): void {
  if (isSetUp(module)) return
  const before = running.get(module.name)
  // it was waited for until the page went on to another release
  if (before && !onPage.has(keyOf(module))) return
  if (before) end(before)
  try {
    const dispose = code.setup?.() ?? (() => undefined)
    running.set(module.name, { module, dispose })
  } catch (error) {
    throw new ModuleFailure('broken', error)
  }
}

/** Ends what runs and is no longer among the page's releases: its timers and listeners go with it. */
export function endAllBut(modules: ActiveModule[]): void {
  onPage = new Set(modules.map(keyOf))
  for (const one of running.values()) if (!onPage.has(keyOf(one.module))) end(one)
}
