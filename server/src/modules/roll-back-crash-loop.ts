import type { FastifyInstance } from 'fastify'
import type { RollbackReason } from '@samity/shared-api/contract/system/rollback-reason'
import { transaction } from '../database/transaction.ts'
import { lockModuleRegistry } from './audit-registry-changes.ts'
import { observationWindowOf, rollBackNow } from './auto-rollback.ts'

const maxReasonLength = 300

/**
 * Rolls a release back whose service keeps failing, screens and service together. Outside the observation
 * window it does nothing: a service that worked for days fails for another reason than its release.
 */
export async function rollBackCrashLoop(
  app: FastifyInstance,
  {
    module,
    release,
    crashes,
    minutes,
    reason,
  }: Omit<RollbackReason, 'failing' | 'people' | 'screen'> & {
    module: string
  },
): Promise<void> {
  const findWindow = () =>
    observationWindowOf(app.registry.stored(), module, release, app.environment.rollback.minutes)
  if (!findWindow()) return
  await transaction(app.sql, async (sql) => {
    await lockModuleRegistry(sql)
    const window = findWindow()
    if (!window) return
    const rollback: RollbackReason = {
      release,
      failing: 0,
      people: 0,
      minutes,
      screen: '',
      reason: reason.slice(0, maxReasonLength),
      crashes,
    }
    await rollBackNow(app, sql, { module, kind: window.kind, rollback })
  })
}
