import type { FastifyInstance } from 'fastify'
import { openRegistry } from '@samity/module-registry'
import { auditRegistryChanges } from './audit-registry-changes.ts'
import { sweepFigures } from './figures/record-figures.ts'
import { sweepLoadReports } from './load-reports.ts'
import { placesPlugin } from './places/place-store.ts'
import { permissionsPlugin } from './permissions/permission-store.ts'
import { loseUnaskedRights, rightsPlugin } from './rights/approved-rights.ts'
import { closeTasksOfRemoved, tasksPlugin } from './tasks/open-tasks.ts'
import { watchModuleSchemas } from './schemas/watch-module-schemas.ts'

const secondMs = 1000
const hourMs = 3600 * secondMs

/**
 * Opens the registry and watches it: changes by commands and other servers are written to the audit log here.
 */
export function registryPlugin(app: FastifyInstance): void {
  const registry = openRegistry(app.environment.releases, (problem) => app.log.error({ problem }, 'registry'))
  app.decorate('registry', registry)
  let lastAuditedId: string | undefined
  let isBusy = false
  const auditNewChanges = async () => {
    // the trial of an upgrade may have a copy of the registry, and what it activates is no change for anybody
    if (app.environment.isTrial) return
    const { history } = registry.stored()
    const newestId = history[0]?.id
    if (isBusy || newestId === lastAuditedId) return
    isBusy = true
    try {
      await auditRegistryChanges(app.sql, history)
      if (registry.warning() === null) {
        await loseUnaskedRights(app.sql, registry)
        await closeTasksOfRemoved(app.sql, registry)
      }
      lastAuditedId = newestId
    } catch (error) {
      app.log.warn(
        { err: error },
        'changes of the module registry could not be audited; the server tries again',
      )
    } finally {
      isBusy = false
    }
  }
  const sweep = () =>
    void Promise.all([sweepLoadReports(app.sql), sweepFigures(app.sql)]).catch((error: unknown) =>
      app.log.warn({ err: error }, 'sweep'),
    )
  const timers = [setInterval(() => void auditNewChanges(), secondMs), setInterval(sweep, hourMs)]
  for (const timer of timers) timer.unref()
  watchModuleSchemas(app)
  permissionsPlugin(app)
  rightsPlugin(app)
  placesPlugin(app)
  tasksPlugin(app)
  app.addHook('onReady', auditNewChanges)
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
  })
}
