import type { ModuleCheckResult } from '@samity/shared-api/module'
import type { ScopeArea } from '@samity/shared-api/contract/api-tokens/scopes'
import type { FeedEvent } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { WebhookAnswer } from './webhook-client.ts'

declare module 'fastify' {
  interface FastifyInstance {
    moduleCalls: ModuleCalls
  }
}

/** 'later': the service cannot take the call now, and has not seen it. */
export type ModuleCallAnswer = WebhookAnswer | 'later'

/** Calls that the server itself makes to the service of a module's active release. */
export type ModuleCalls = {
  /** The release whose service works in this process; undefined while it is down or starts */
  runningRelease(module: string): string | undefined
  /** True if the module may read records of this area; 'later' when that waits for an approval */
  mayRead(module: string, area: ScopeArea): Promise<boolean | 'later'>
  /** Both throw only when `signal` ends them. */
  postEvent(module: string, event: FeedEvent, signal: AbortSignal): Promise<ModuleCallAnswer>
  postJob(module: string, job: { name: string; due: string }, signal: AbortSignal): Promise<ModuleCallAnswer>
  /** The results of the module's checks. Throws when the service answers with something else. */
  getChecks(module: string): Promise<ModuleCheckResult[] | 'later'>
}
