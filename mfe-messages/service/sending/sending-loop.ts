import type { FastifyInstance } from 'fastify'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { Network } from './network.ts'
import { sendMessages } from './send-messages.ts'

/**
 * After a start the server first sends the settings, and the changes of members that the service has
 * missed.
 */
const firstDelayMs = 30_000
const delayMs = 2000

/** Sends while the service listens. Every process has a loop; claims keep them apart. */
export function addSendingLoop(
  app: FastifyInstance,
  sql: ModuleDatabase,
  network: Network,
  startMs = firstDelayMs,
): void {
  let timer: NodeJS.Timeout | undefined
  let run: Promise<unknown> = Promise.resolve()
  let isClosed = false
  const schedule = (delay: number) => {
    if (isClosed) return
    timer = setTimeout(() => {
      run = sendMessages({ sql, settings: () => (isClosed ? {} : app.moduleSettings), network })
        .catch((error: unknown) => app.log.error(error))
        .then(() => schedule(delayMs))
    }, delay)
    timer.unref()
  }
  app.addHook('onListen', async () => schedule(startMs))
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
    await run
  })
}
