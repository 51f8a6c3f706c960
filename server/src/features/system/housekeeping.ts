import type { FastifyInstance } from 'fastify'
import { extendHashChain } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import { sweepPictures } from '../../media/pictures.ts'
import { sweepSessions } from '../../auth/sessions.ts'
import { sweepIdempotencyKeys } from '../../http/write.ts'

const hourMs = 60 * 60 * 1000

/**
 * At the start and every hour: deletes expired rows, and adds entries that a killed process left behind to
 * the hash chain.
 */
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
      app.log.warn({ err: error }, 'housekeeping failed; it runs again in an hour')
    }
  }
  const timer = setInterval(() => void runSweeps(), hourMs)
  timer.unref()
  app.addHook('onReady', runSweeps)
  app.addHook('onClose', async () => clearInterval(timer))
}
