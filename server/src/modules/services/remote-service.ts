import type { ActiveModule } from '@samity/shared-api/module'
import { connectService } from './service-connection.ts'
import { defaultHealthPath, makeServiceCore, type Service, type ServiceContext } from './service.ts'
import { errorMessage } from '../../process/error-message.ts'

const healthIntervalMs = 3000
/** One failed check may be a lost packet. */
const maxMissedChecks = 2

/** Watches a service that runs elsewhere. The server checks its health, but cannot start it. */
export function watchRemoteService(module: ActiveModule, url: string, context: ServiceContext): Service {
  const { origin, pathname } = new URL(url)
  const connection = connectService({ origin, prefix: pathname.replace(/\/$/, '') })
  const core = makeServiceCore(module, context)
  const { state } = core
  const health = module.descriptor.service?.health ?? defaultHealthPath
  let missedChecks = 0
  let timer: NodeJS.Timeout | undefined

  async function check(): Promise<void> {
    try {
      await connection.checkHealth(health)
      missedChecks = 0
      if (state.get() !== 'running') {
        await core.putFacts(connection)
        state.become('starting')
        state.become('running')
      }
    } catch (error) {
      missedChecks += 1
      if (missedChecks >= maxMissedChecks || state.get() === 'starting')
        state.become('failed', errorMessage(error))
    }
    if (state.get() === 'stopped') return
    timer = setTimeout(() => void check(), healthIntervalMs)
    timer.unref()
  }

  const connectionNow = () => (state.get() === 'running' ? connection : undefined)

  void check()
  return {
    module,
    descriptor: module.descriptor,
    state: state.get,
    status: core.status,
    hasWorked: core.hasWorked,
    whenBack: () => undefined,
    connection: connectionNow,
    memoryBytes: () => 0,
    requestsInFlight: core.requestsInFlight,
    acquire: core.acquire,
    sendFacts: () => core.sendFacts(connectionNow),
    async stop() {
      state.become('stopped')
      clearTimeout(timer)
      await core.drain()
      await connection.close()
    },
  }
}
