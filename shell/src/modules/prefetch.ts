import type { ActiveModule } from '@samity/shared-api/module'
import { loadModule } from './load.ts'

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) return () => undefined
  const asked = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(asked)
}

/**
 * Fetches the other modules while nothing else happens, one after the other, so that the first visit to one does not
 * wait. A failure says nothing here: the screen that needs the module will ask again and say it.
 */
export function prefetchWhenIdle(modules: ActiveModule[]): () => void {
  let stop: () => void = () => undefined
  const next = ([module, ...others]: ActiveModule[]) => {
    if (!module) return
    stop = whenIdle(
      () =>
        void loadModule(module)
          .catch(() => undefined)
          .then(() => next(others)),
    )
  }
  next(modules.filter(({ descriptor }) => descriptor.nav.length > 0))
  return () => stop()
}
