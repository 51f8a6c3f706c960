import type { ActiveModule } from '@samity/shared-api/module'
import { releaseIn } from './guard.ts'
import { report } from './report.ts'

const minute = 60_000
/** A listener that fails on every movement of the pointer is told of once, and no more than so many in a minute. */
const mostInAMinute = 10
const said = new Set<string>()
let lately: number[] = []

const mayTell = (what: string): boolean => {
  lately = lately.filter((at) => Date.now() - at < minute)
  if (said.has(what) || lately.length >= mostInAMinute) return false
  lately.push(Date.now())
  // a tab stays open for days
  if (said.size > 1000) said.clear()
  said.add(what)
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

function tell(error: unknown, file: string, kind: string): void {
  const module = ownerOf(error, file)
  if (!module) return
  const detail = `${kind}: ${String(error)}`
  if (mayTell(`${module.release} ${detail}`)) report({ module, screen: '', ms: 0, outcome: 'error', detail })
}

/** What a module's code throws outside of rendering (in a listener, a timer, a promise) is told to the server under its name. */
export function tellStrayErrors(): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    if (message) tell(error ?? message, filename, 'uncaught')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, '', 'rejected'))
}
