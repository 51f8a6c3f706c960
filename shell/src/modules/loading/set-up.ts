import type { ActiveModule, ModuleCode } from '@samity/shared-api/module'
import { ModuleLoadError, thrownText } from '../reports/load-error.ts'
import { report } from '../reports/report.ts'
import { loadStatusOf } from '../store/module-state.ts'
import { moduleStore } from '../store/module-store.ts'

/** Ends a release that is set up, with its timers and listeners. */
export function endModule(module: ActiveModule): void {
  const { dispose } = moduleStore.entryOf(module)
  moduleStore.dispatch(module, { name: 'pageLeft' })
  try {
    dispose?.()
  } catch (error) {
    // an error in the old release must not stop the new one
    report({ module, screen: '', ms: 0, outcome: 'crashed', detail: `disposer: ${thrownText(error)}` })
  }
}

/** Sets a release up before its first screen is shown. Ends another running release of the module first. */
export function setUpModule(module: ActiveModule, code: ModuleCode): void {
  // it is set up already, or its load was given up
  if (loadStatusOf(moduleStore.entryOf(module).state) !== 'ready') return
  const previous = moduleStore.shownRelease(module)
  // it finished loading after the page had changed to another release
  if (previous && !moduleStore.isOnPage(module)) return
  if (previous) endModule(previous.module)
  try {
    const dispose = code.setup?.() ?? (() => undefined)
    moduleStore.dispatch(module, { name: 'setupRan', dispose })
  } catch (error) {
    throw new ModuleLoadError('broken', error)
  }
}
