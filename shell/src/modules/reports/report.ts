import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import type { VisitFigures } from '@samity/shared-api/contract/system/screen-figures'
import type { ActiveModule } from '@samity/shared-api/module'
import { loadSession } from '@samity/shared-api/session'
import { thrownText, type FailureCause } from './load-error.ts'
import { isOverride } from '../overrides/overrides.ts'

type ModuleReport = {
  module: ActiveModule
  screen: string
  ms: number
  outcome: 'loaded' | 'crashed' | 'error' | 'measured' | FailureCause
  detail?: string | undefined
  figures?: VisitFigures
  /** The thrown value. The server translates its stack to lines of the source. */
  error?: unknown
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '')

/**
 * Reports to the server how the load of a module went, or a later error in it. Nothing waits for the report
 * or fails with it. It is sent with the session, because the server counts the people for whom a release
 * fails. Overrides are not reported.
 */
export function report({
  module,
  screen,
  ms,
  outcome,
  error = '',
  detail = thrownText(error),
  figures,
}: ModuleReport): void {
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
    stack: stackOf(error).slice(0, 1500),
    figures,
  }
  const { access_token } = loadSession()
  const headers = {
    'content-type': 'application/json',
    ...csrfHeaders(),
    ...(access_token && { Authorization: `Bearer ${access_token}` }),
  }
  // keepalive, because the last report may be sent while the page is closing
  fetch('/api/module-reports/', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined)
}
