import type { ActiveModule } from '@samity/shared-api/module'
import { moduleStore } from '../store/module-store.ts'
import { savesData, waitForIdle } from './idle.ts'
import { fetchAhead } from './load.ts'

/** Returns the screens with a link in the sidebar. The screens behind them load when the user opens them. */
export const sidebarScreens = ({ descriptor: { nav, routes } }: ActiveModule) =>
  routes.filter(({ path }) => nav.some((entry) => entry.path === path)).map(({ screen }) => screen)

/**
 * Fetches the other modules while the browser is idle, one screen after the other, so that the first visit to a screen does
 * not wait. Does nothing if the person saves data. A failure is ignored here: the screen reports it when the user opens it.
 * Returns a function that cancels.
 */
export function prefetchWhenIdle(modules: ActiveModule[]): () => void {
  if (savesData()) return () => undefined
  let isCancelled = false
  const prefetchAll = async () => {
    for (const module of modules)
      for (const screen of sidebarScreens(module)) {
        await waitForIdle()
        if (isCancelled) return
        // the module may have failed during the wait
        if (moduleStore.hasFailed(module)) break
        const isLoaded = await fetchAhead(module, screen).then(
          () => true,
          () => false,
        )
        if (!isLoaded) break
      }
  }
  void prefetchAll()
  return () => {
    isCancelled = true
  }
}
