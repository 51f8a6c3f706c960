import type { ServiceStatus } from '@samity/shared-api/contract/system/modules'

/*
 * The states of a service, whether this server runs it or another machine does:
 *
 *   starting ──▶ running ──▶ restarting ──▶ starting …
 *       └────────────┴──▶ failed ──▶ starting …
 *
 * Every state can become `stopped`, which is the end.
 */
export type ServiceState = ServiceStatus['state'] | 'stopped'

const transitions: Record<ServiceState, readonly ServiceState[]> = {
  starting: ['running', 'restarting', 'failed', 'stopped'],
  running: ['restarting', 'failed', 'stopped'],
  restarting: ['starting', 'stopped'],
  failed: ['starting', 'stopped'],
  stopped: [],
}

export function makeServiceState(onChange: (state: ServiceState, error: string | null) => void) {
  let state: ServiceState = 'starting'
  let lastError: string | null = null
  return {
    get: (): ServiceState => state,
    lastError: () => lastError,
    /** Returns false, and changes nothing, if the service cannot go there from its present state. */
    become(next: ServiceState, error?: string): boolean {
      if (!transitions[state].includes(next)) return false
      state = next
      if (error !== undefined) lastError = error
      onChange(next, error ?? null)
      return true
    },
  }
}
