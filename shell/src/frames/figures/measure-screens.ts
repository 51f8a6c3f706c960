import type { VisitFigures } from '@samity/shared-api/contract/system/screen-figures'
import { isDashboardPath, matchRoute, type ActiveModule } from '@samity/shared-api/module'
import { report } from '../../modules/reports/report.ts'
import { moduleStore } from '../../modules/store/module-store.ts'

type Visit = { start: number; headingBefore: Element | null; framesMs: number; opened?: OpenedScreen }
type OpenedScreen = { module: ActiveModule; screen: string; figures: Omit<VisitFigures, 'device'> }

/** The loading states of shared-ui and of the shell */
const loadingMarks = '#content [data-loading], #content section[aria-busy]'
/** A tab that is open for days sends so many of a screen. The server counts as many in a day. */
const maxVisits = 20
/** An animation frame without a long task takes less. */
const shortTaskMs = 50
const phoneWidth = '(max-width: 767.98px)'

const findHeading = () => document.querySelector('#content h1')

/** The screen at the address, and the release whose code shows it */
function openScreen(): Omit<OpenedScreen, 'figures'> | undefined {
  const routes = moduleStore
    .entries()
    .filter(({ module }) => moduleStore.isOnPage(module) && moduleStore.isShown(module))
    .flatMap(({ module }) => module.descriptor.routes.map(({ path, screen }) => ({ path, screen, module })))
  return matchRoute(routes, location.pathname)?.route
}

/** Longer than a frame by as much as it held up the page; older browsers know only the task in it. */
const blockedMs = (entry: PerformanceEntry & { blockingDuration?: number }): number =>
  entry.blockingDuration ?? entry.duration - shortTaskMs

/**
 * Measures each screen that the person opens in this page, and reports it when they leave it: how long until
 * its rows showed, what it requested for that, and how long it held up the page. The first screen of a page
 * is not measured: most of its time is the shell's. Nothing of the person or the address is in the report.
 * Returns what ends it.
 */
export function measureScreens(): () => void {
  let visit: Visit | undefined
  let path = location.pathname
  let heading = findHeading()
  let resources: PerformanceResourceTiming[] = []
  const visitCounts = new Map<string, number>()

  const observers: PerformanceObserver[] = []
  /** Returns what delivers the entries that the browser has not delivered yet; undefined if it has none. */
  function observe(type: string, take: (entries: PerformanceEntryList) => void): (() => void) | undefined {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) return undefined
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type })
    observers.push(observer)
    return () => take(observer.takeRecords())
  }
  const flushResources = observe('resource', (entries) => {
    // the buffer of the browser is full after 250
    if (visit && !visit.opened) resources.push(...(entries as PerformanceResourceTiming[]))
  })
  const addFrames = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if (visit && entry.startTime + entry.duration > visit.start) visit.framesMs += blockedMs(entry)
  }
  const flushFrames = observe('long-animation-frame', addFrames) ?? observe('longtask', addFrames)

  function endVisit(): void {
    flushFrames?.()
    const { opened, framesMs = 0 } = visit ?? {}
    visit = undefined
    if (!opened) return
    const { module, screen, figures } = opened
    const key = `${module.release} ${screen}`
    const count = (visitCounts.get(key) ?? 0) + 1
    visitCounts.set(key, count)
    if (count > maxVisits) return
    report({
      module,
      screen,
      ms: figures.rowsMs ?? 0,
      outcome: 'measured',
      figures: {
        device: matchMedia(phoneWidth).matches ? 'phone' : 'desktop',
        ...figures,
        ...(flushFrames && { framesMs: Math.round(framesMs) }),
      },
    })
  }

  function noticeMove(at: number): void {
    if (location.pathname === path) return
    endVisit()
    path = location.pathname
    resources = []
    if (isDashboardPath(path) && document.visibilityState === 'visible')
      // a clock of its own stands behind the events of some browsers
      visit = { start: Math.min(at, performance.now()), headingBefore: heading, framesMs: 0 }
  }

  /** Runs after the paint in which the rows appeared. */
  function recordShown(shown: Visit): void {
    const screen = openScreen()
    if (visit !== shown || shown.opened || !screen) return
    flushResources?.()
    // it would keep the whole screen before in memory
    shown.headingBefore = null
    const base = new URL(screen.module.base, location.href).href
    const isOfModule = ({ name }: PerformanceEntry) => name.startsWith(base)
    const requests = resources.filter(
      (entry) =>
        entry.responseEnd > shown.start &&
        (isOfModule(entry) || new URL(entry.name).pathname.startsWith('/api/')),
    )
    const bytes = requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
    resources = []
    shown.opened = {
      ...screen,
      figures: {
        // with the code still on the way, it would measure the line
        ...(!requests.some(isOfModule) && { rowsMs: Math.round(performance.now() - shown.start) }),
        ...(flushResources && { kib: Math.round(bytes / 102.4) / 10, requests: requests.length }),
      },
    }
  }

  const changes = new MutationObserver(() => {
    noticeMove(performance.now())
    heading = findHeading()
    const pending = visit
    if (!pending || pending.opened || !heading || heading === pending.headingBefore) return
    if (document.querySelector(loadingMarks)) return
    requestAnimationFrame(() => setTimeout(() => recordShown(pending)))
  })
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-loading'] })

  const listeners = new AbortController()
  const { signal } = listeners
  // the router has moved when the event arrives at the window
  for (const name of ['click', 'keydown', 'popstate'])
    window.addEventListener(name, ({ timeStamp }) => noticeMove(timeStamp), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && endVisit(), { signal })
  return () => {
    listeners.abort()
    changes.disconnect()
    for (const observer of observers) observer.disconnect()
  }
}
