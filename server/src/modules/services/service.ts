import type { FastifyBaseLogger } from 'fastify'
import type { ServiceStatus } from '@samity/shared-api/contract/system/modules'
import type { ActiveModule, Descriptor, ModuleSettings } from '@samity/shared-api/module'
import {
  maxRequestsInFlight,
  maxVisitorRequestsInFlight,
  type UpstreamConnection,
} from './service-connection.ts'
import type { OrphanGuard } from './orphan-guard.ts'
import type { ServiceHost } from './service-hosts.ts'
import type { RunFolder } from './service-files.ts'
import { makeServiceState, type ServiceState } from './service-state.ts'

/**
 * Facts about a module, with a token of the server itself for sending them. A fact that the module has no use
 * for is missing.
 */
export type ServiceFacts = { token: string; settings?: ModuleSettings; voidReceipts?: string[] }

/**
 * Given to each service by the server. `hostOf` returns undefined if the service runs alone. `env` is in
 * addition to socket, module and release. `prepareSchema` returns the URL of the module's own database;
 * undefined without one. The module's service gets its facts after the start and after each change.
 * `onCrashLoop` is called after each failure of a service that keeps failing.
 */
export type ServiceContext = {
  log: FastifyBaseLogger
  releases: string
  runFolder: RunFolder
  orphanGuard: OrphanGuard
  hostOf(module: ActiveModule): ServiceHost | undefined
  env: Record<string, string>
  prepareSchema(module: ActiveModule): Promise<string | undefined>
  factsOf(module: ActiveModule): Promise<ServiceFacts>
  onCrashLoop(module: ActiveModule, facts: { crashes: number; reason: string }): void
  onRestart(module: ActiveModule): void
}

export type Caller = 'visitor' | 'person'

export type Service = {
  module: ActiveModule
  descriptor: Descriptor
  state(): ServiceState
  status(): ServiceStatus
  hasWorked(): boolean
  /** Pending while it starts for the first time or after the end of its host, for seconds at most. */
  whenBack(): Promise<void> | undefined
  /** Where requests go; undefined unless it is running */
  connection(): UpstreamConnection | undefined
  memoryBytes(): number
  requestsInFlight(): number
  /**
   * Reserves a place for one request. Returns the function that gives it back, which may be called twice;
   * undefined if the service has as many requests as it may have. Visitors get a share of the places only, so
   * that staff always get through.
   */
  acquire(caller: Caller): (() => void) | undefined
  sendFacts(): Promise<void>
  /**
   * Lets requests in flight end, then ends the service. It takes no new ones: the caller no longer routes to
   * it.
   */
  stop(): Promise<void>
}

export const defaultTimeoutMs = 10_000
export const defaultHealthPath = '/health'
export const defaultMaxBodyKiB = 1024
export const defaultMaxMemoryMiB = 256
/** The gateway's time limit ends a request; then it only has to be noticed. */
const drainMarginMs = 2000
const factsAttempts = 3
const factsRetryDelayMs = 1000

/** Common to services here and elsewhere: state, requests in flight, settings, draining. */
export function makeServiceCore(module: ActiveModule, context: ServiceContext) {
  const { descriptor, name, release } = module
  const { log } = context
  const inFlight = { visitor: 0, person: 0 }
  const requestsInFlight = () => inFlight.visitor + inFlight.person
  let hasWorked = false
  let restarts = 0
  let onIdle: (() => void) | undefined
  const state = makeServiceState((next, error) => {
    if (next === 'running') hasWorked = true
    const fields = { module: name, release, state: next, ...(error && { reason: error }) }
    if (next === 'failed' || next === 'restarting') log.warn(fields, 'service')
    else log.info(fields, 'service')
  })

  async function put(connection: UpstreamConnection): Promise<void> {
    const { token, settings, voidReceipts } = await context.factsOf(module)
    if (settings) await connection.putSettings(settings, token)
    if (voidReceipts) await connection.putVoidReceipts(voidReceipts, token)
  }

  return {
    state,
    hasWorked: () => hasWorked,
    countRestart: () => {
      restarts += 1
      context.onRestart(module)
    },
    status: (): ServiceStatus => {
      const current = state.get()
      return {
        // a stopped service belongs to no release that somebody receives
        state: current === 'stopped' ? 'failed' : current,
        remote: descriptor.service?.url !== undefined,
        restarts,
        error: state.lastError(),
      }
    },
    requestsInFlight,
    acquire: (caller: Caller) => {
      if (requestsInFlight() >= maxRequestsInFlight) return undefined
      if (caller === 'visitor' && inFlight.visitor >= maxVisitorRequestsInFlight) return undefined
      inFlight[caller] += 1
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        inFlight[caller] -= 1
        if (requestsInFlight() === 0) onIdle?.()
      }
    },
    /** Resolves when no request is in flight, or after the time limit of a request. */
    drain: async () => {
      if (requestsInFlight() === 0) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, (descriptor.service?.timeoutMs ?? defaultTimeoutMs) + drainMarginMs)
        timer.unref()
        onIdle = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    putFacts: put,
    /** Repeats a failed attempt; then the service keeps what it has, and the log says so. */
    sendFacts: async (connectionNow: () => UpstreamConnection | undefined) => {
      for (let attempt = 1; attempt <= factsAttempts; attempt++) {
        const connection = connectionNow()
        // a service that starts receives them then
        if (!connection) return
        try {
          await put(connection)
          return
        } catch (error) {
          log.warn(
            { module: name, release, err: error, attempt },
            'service did not take its settings or void receipts',
          )
          await new Promise((resolve) => setTimeout(resolve, factsRetryDelayMs).unref())
        }
      }
    },
  }
}
