import { isDashboardPath, type ActiveModule } from '@samity/shared-api/module'
import { isRequested } from '../guard/early-files.ts'
import { fetchFile } from '../guard/fetch-file.ts'
import { moduleStore } from '../store/module-store.ts'
import { savesData, waitForIdle } from './idle.ts'
import { loadCode } from './load.ts'
import { filesOf } from './request-files.ts'

/** The page must have been quiet for this time: longer than one round trip on a slow connection */
const quietMs = 500

/** Resolves when no response of the API and no long task has ended for a while, and the browser is idle. */
function watchActivity(): { waitForQuiet: () => Promise<void>; stop: () => void } {
  let lastActivity = performance.now()
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, startTime, duration } of list.getEntries())
      if (entryType === 'longtask' || new URL(name).pathname.startsWith('/api/'))
        lastActivity = Math.max(lastActivity, startTime + duration)
  })
  for (const type of ['resource', 'longtask'])
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type })
  const waitForQuiet = async (): Promise<void> => {
    for (;;) {
      const restMs = lastActivity + quietMs - performance.now()
      if (restMs <= 0) break
      await new Promise((resolve) => {
        setTimeout(resolve, restMs)
      })
    }
    await waitForIdle()
  }
  return { waitForQuiet, stop: () => observer.disconnect() }
}

/** The releases that this tab has prefetched. After a reload the browser still has their files. */
const prefetchedKey = 'samity_prefetched'

/** The screens that the sidebar leads to. */
const linkedScreens = ({ descriptor: { nav, routes } }: ActiveModule): string[] =>
  routes
    .filter(({ path }) => isDashboardPath(path) && nav.some((entry) => entry.path === path))
    .map(({ screen }) => screen)

/**
 * Fetches the files of the sidebar's screens into the browser's cache while the page is quiet, one after the
 * other, once in a tab, and loads the code that knows a module's screens. It runs no screen: a slow phone
 * would be busy for many seconds with screens that nobody opens. Does nothing if the person saves data. The
 * screen reports a failure when the user opens it.
 */
export async function prefetchWhenIdle(modules: ActiveModule[], signal: AbortSignal): Promise<void> {
  const releases = modules.map(({ base }) => base).join()
  if (savesData() || sessionStorage.getItem(prefetchedKey) === releases) return
  const { waitForQuiet, stop } = watchActivity()
  const prefetchModule = async (module: ActiveModule) => {
    const files = new Map(linkedScreens(module).flatMap((screen) => filesOf(module, screen)))
    if (files.size === 0) return
    // the module may have failed during the wait
    const isWanted = async () => {
      await waitForQuiet()
      return !signal.aborted && !moduleStore.hasFailed(module)
    }
    for (const [url, hash] of files) {
      if (isRequested(url)) continue
      if (!(await isWanted())) return
      await fetchFile(url, hash, { priority: 'low' })
    }
    if (await isWanted()) await loadCode(module)
  }
  signal.addEventListener('abort', stop)
  for (const module of modules) if (!signal.aborted) await prefetchModule(module).catch(() => undefined)
  stop()
  if (!signal.aborted) sessionStorage.setItem(prefetchedKey, releases)
}
