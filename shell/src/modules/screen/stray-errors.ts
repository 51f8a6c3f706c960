import type { ActiveModule } from '@samity/shared-api/module'
import { releaseIn } from '../guard/integrity-plugin.ts'
import { thrownText } from '../reports/load-error.ts'
import { report } from '../reports/report.ts'

const minuteMs = 60_000
/** Equal errors, such as those of a pointer-move listener, are reported once. */
const maxPerMinute = 10
const reportedErrors = new Set<string>()
let recentReports: number[] = []

const mayReport = (errorKey: string): boolean => {
  recentReports = recentReports.filter((at) => Date.now() - at < minuteMs)
  if (reportedErrors.has(errorKey) || recentReports.length >= maxPerMinute) return false
  recentReports.push(Date.now())
  // bounds the set in a tab that is open for days
  if (reportedErrors.size > 1000) reportedErrors.clear()
  reportedErrors.add(errorKey)
  return true
}

/** Returns the release that caused an error: the owner of the innermost module file in its stack. */
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
  const detail = `${kind}: ${thrownText(error)}`
  if (mayReport(`${module.release} ${detail}`))
    report({ module, screen: '', ms: 0, outcome: 'error', detail, error })
}

/** Reports errors that a module throws outside of rendering: in a listener, a timer or a promise. */
export function watchStrayErrors(): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    if (message) reportStrayError(error ?? message, filename, 'uncaught')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reportStrayError(reason, '', 'rejected'))
}
