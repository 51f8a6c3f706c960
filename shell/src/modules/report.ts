import type { ActiveModule } from '@samity/shared-api/module'
import type { Cause } from './failure.ts'

type Outcome = {
  module: ActiveModule
  screen: string
  ms: number
  outcome: 'loaded' | 'crashed' | Cause
  detail?: string
}

/** Tells the server's log how the load of a module went. Nothing waits for it and nothing fails with it. */
export function report({ module: { name, release }, screen, ms, outcome, detail = '' }: Outcome): void {
  const body = { module: name, release, screen, ms: Math.round(ms), outcome, detail: detail.slice(0, 500) }
  navigator.sendBeacon('/api/module-reports', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
