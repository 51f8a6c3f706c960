import type { FastifyInstance } from 'fastify'
import { extendHashChain } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { sweepPictures } from '../../media/pictures.ts'
import { sweepSessions } from '../../auth/sessions.ts'
import { sweepIdempotencyKeys } from '../../http/write.ts'

const hourMs = 60 * 60 * 1000

/** Once an hour, and at the start: what has run out goes, what a killed process left unsealed is sealed. */
export function scheduleHousekeeping(
  app: FastifyInstance,
  sweeps: ((sql: Database) => Promise<void>)[],
): void {
  const runSweeps = async () => {
    try {
      await extendHashChain(app.sql)
      for (const sweep of [sweepIdempotencyKeys, sweepSessions, sweepPictures, ...sweeps])
        await sweep(app.sql)
    } catch (error) {
      app.log.warn({ err: error }, 'housekeeping failed; it is tried again in an hour')
    }
  }
  const timer = setInterval(() => void runSweeps(), hourMs)
  timer.unref()
  app.addHook('onReady', runSweeps)
  app.addHook('onClose', async () => clearInterval(timer))
}
