import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import type { ActiveModule } from '@samity/shared-api/module'
import { loadSession } from '@samity/shared-api/session'
import type { FailureCause } from './load-error.ts'
import { isOverride } from './overrides/overrides.ts'

type ModuleReport = {
  module: ActiveModule
  screen: string
  ms: number
  outcome: 'loaded' | 'crashed' | 'error' | FailureCause
  detail?: string | undefined
}

/**
 * Tells the server how the load of a module went, or what went wrong in it later. Nothing waits for it and nothing fails with it. With a session it is
 * told under it: how many people a release fails for is counted.
 */
export function report({ module, screen, ms, outcome, detail = '' }: ModuleReport): void {
  if (isOverride(module)) return
  const { name, release, ticket = '' } = module
  const body = {
    module: name,
    release,
    ticket,
    screen,
    ms: Math.round(ms),
    outcome,
    detail: detail.slice(0, 500),
  }
  const { access_token } = loadSession()
  const headers = {
    'content-type': 'application/json',
    ...csrfHeaders(),
    ...(access_token && { Authorization: `Bearer ${access_token}` }),
  }
  // outlives the page, as its last report may come while it is being left
  fetch('/api/module-reports/', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined)
}
