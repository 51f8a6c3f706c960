import type { ActiveModule } from '@samity/shared-api/module'
import { releaseIn } from './integrity-plugin.ts'
import { report } from './report.ts'

const minuteMs = 60_000
/** A listener that fails on every movement of the pointer is told of once, and no more than so many in a minute. */
const maxPerMinute = 10
const reportedErrors = new Set<string>()
let recentReports: number[] = []

const mayReport = (errorKey: string): boolean => {
  recentReports = recentReports.filter((at) => Date.now() - at < minuteMs)
  if (reportedErrors.has(errorKey) || recentReports.length >= maxPerMinute) return false
  recentReports.push(Date.now())
  // a tab stays open for days
  if (reportedErrors.size > 1000) reportedErrors.clear()
  reportedErrors.add(errorKey)
  return true
}

/** Which release's code was running: the innermost file of a module that the error has passed through. */
const ownerOf = (error: unknown, file: string): ActiveModule | undefined =>
  (error instanceof Error && error.stack
    ? error.stack
        .split('\n')
        .map(releaseIn)
        .find((module) => module !== undefined)
    : undefined) ?? releaseIn(file)

function reportStrayError(error: unknown, file: string, kind: string): void {
  const module = ownerOf(error, file)
  if (!module) return
  const detail = `${kind}: ${String(error)}`
  if (mayReport(`${module.release} ${detail}`))
    report({ module, screen: '', ms: 0, outcome: 'error', detail })
}

/** What a module's code throws outside of rendering (in a listener, a timer, a promise) is told to the server under its name. */
export function watchStrayErrors(): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    if (message) reportStrayError(error ?? message, filename, 'uncaught')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reportStrayError(reason, '', 'rejected'))
}
