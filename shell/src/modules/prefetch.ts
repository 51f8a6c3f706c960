import type { ActiveModule } from '@samity/shared-api/module'
import { fetchAhead, hasFailed } from './load.ts'

/** Browsers that cannot say when they are idle are asked after a pause. */
const requestIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000))

const waitForIdle = () => new Promise<void>((resolve) => void requestIdle(() => resolve(), { timeout: 5000 }))

/** The screens that the sidebar leads to; what lies behind them follows when someone goes there. */
export const sidebarScreens = ({ descriptor: { nav, routes } }: ActiveModule) =>
  routes.filter(({ path }) => nav.some((entry) => entry.path === path)).map(({ screen }) => screen)

/**
 * Fetches the other modules while nothing else happens, one file after the other, so that the first visit to a screen
 * does not wait. A failure says nothing here: the screen will be asked for again, and say it then.
 */
export function prefetchWhenIdle(modules: ActiveModule[]): () => void {
  let isCancelled = false
  const prefetchAll = async () => {
    for (const module of modules)
      for (const screen of sidebarScreens(module)) {
        await waitForIdle()
        if (isCancelled) return
        // it may have failed while this waited
        if (hasFailed(module)) break
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
