import type { FastifyInstance } from 'fastify'
import { openRegistry, type OpenRegistry } from '@samity/tooling/registry'
import { auditChanges } from './audit-changes.ts'
import { sweepLoads } from './loads.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Which releases of the modules are active: one for the whole process. */
    registry: OpenRegistry
  }
}

const second = 1000
const hour = 3600 * second

/** Opens the registry and follows it: what a command or another server changes comes into the audit trail from here. */
export function openModules(app: FastifyInstance): void {
  const registry = openRegistry(app.settings.releases, (problem) => app.log.error({ problem }, 'registry'))
  app.decorate('registry', registry)
  let audited: string | undefined
  let busy = false
  const follow = async () => {
    const { history } = registry.stored()
    const newest = history[0]?.id
    if (busy || newest === audited) return
    busy = true
    try {
      await auditChanges(app.sql, history)
      audited = newest
    } catch (error) {
      app.log.warn(
        { err: error },
        'changes of the module registry could not be audited; they are tried again',
      )
    } finally {
      busy = false
    }
  }
  const tidy = () => void sweepLoads(app.sql).catch((error: unknown) => app.log.warn({ err: error }, 'sweep'))
  const timers = [setInterval(() => void follow(), second), setInterval(tidy, hour)]
  for (const timer of timers) timer.unref()
  app.addHook('onReady', follow)
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
  })
}
