import { isDashboardPath, readAddress, type ActiveModule } from '@samity/shared-api/module'
import { moduleStore } from '../store/module-store.ts'
import { savesData, waitForIdle } from './idle.ts'
import { fetchAhead } from './load.ts'

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

/** The screens of the dashboard: those in the sidebar, then the ones behind them, then the extensions. */
function dashboardScreens({ descriptor: { nav, routes, extensions = [] } }: ActiveModule): string[] {
  const ownRoutes = routes.filter(({ path }) => isDashboardPath(path))
  const linked = ownRoutes.filter(({ path }) => nav.some((entry) => entry.path === path))
  return [
    ...new Set([
      ...[...linked, ...ownRoutes].map(({ screen }) => screen),
      ...extensions.map(({ extension }) => extension),
    ]),
  ]
}

/**
 * Fetches the screens of all modules while the page is quiet, one after the other. Does nothing if the person
 * saves data. The screen reports a failure when the user opens it. Returns a function that cancels.
 */
export function prefetchWhenIdle(modules: ActiveModule[]): () => void {
  if (savesData()) return () => undefined
  let isCancelled = false
  const { waitForQuiet, stop } = watchActivity()
  const prefetchAll = async () => {
    for (const module of modules)
      for (const screen of dashboardScreens(module)) {
        await waitForQuiet()
        if (isCancelled) return
        // the module may have failed during the wait
        if (moduleStore.hasFailed(module)) break
        if (!(await fetchAhead(module, screen))) break
      }
  }
  void prefetchAll().finally(stop)
  return () => {
    isCancelled = true
    stop()
  }
}

/**
 * Calls `fetchScreen` with the path of a link of the dashboard as soon as somebody points at it, touches it or
 * gives it the focus. Does nothing if the person saves data. Returns a function that stops.
 */
export function prefetchOnIntent(fetchScreen: (path: string) => void): () => void {
  if (savesData()) return () => undefined
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.download) return
    const { path } = readAddress(link.pathname)
    if (isDashboardPath(path)) fetchScreen(path)
  }
  const listeners = new AbortController()
  const options = { capture: true, passive: true, signal: listeners.signal }
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(name, handle, options)
  return () => listeners.abort()
}
