import type { OpenRegistry } from '@samity/module-registry'
import type { ServiceStatus } from '@samity/shared-api/contract/system/modules'
import type { ActiveModule } from '@samity/shared-api/module'
import { startLocalService } from './local-service.ts'
import { watchRemoteService } from './remote-service.ts'
import type { Service, ServiceContext } from './service.ts'

export type Supervisor = {
  reconcile(): void
  serviceFor(module: ActiveModule): Service | undefined
  whenBack(module: ActiveModule): Promise<void> | undefined
  statusOf(module: string, release: string): ServiceStatus | null
  /** All services of releases that somebody receives, and those that still answer for a successor */
  services(): Service[]
  sendFacts(): Promise<void>
  close(): Promise<void>
}

const keyOf = ({ name, release }: ActiveModule) => `${name} ${release}`

function startService(module: ActiveModule, context: ServiceContext): Service | undefined {
  const { main, url } = module.descriptor.service ?? {}
  if (main !== undefined) return startLocalService(module, main, context)
  return url === undefined ? undefined : watchRemoteService(module, url, context)
}

/**
 * Runs the service of each release that somebody may receive: the active one and a canary. When the registry
 * changes, the former service answers until the new one works; then its last requests end, and it is stopped.
 */
export function makeSupervisor(registry: OpenRegistry, context: ServiceContext): Supervisor {
  const live = new Map<string, Service>()
  const stopping = new Set<Promise<void>>()
  let isClosed = false

  const offered = () => registry.offered().filter(({ descriptor }) => descriptor.service)

  function retire(service: Service): void {
    live.delete(keyOf(service.module))
    const stopped = service
      .stop()
      .catch((error: unknown) => context.log.error({ err: error }, 'service could not be stopped'))
      .finally(() => stopping.delete(stopped))
    stopping.add(stopped)
  }

  function retireFormer(wanted: ActiveModule[]): void {
    const wantedKeys = new Set(wanted.map(keyOf))
    const former = [...live.values()].filter(({ module }) => !wantedKeys.has(keyOf(module)))
    for (const service of former) {
      const successors = wanted.filter(({ name }) => name === service.module.name)
      const haveAllStarted = successors.every((module) => live.get(keyOf(module))?.state() === 'running')
      // a quick row of changes must not leave a row of processes: only the newest that works answers for a
      // successor
      const newest = former.findLast(
        ({ module, state }) => module.name === service.module.name && state() === 'running',
      )
      if (haveAllStarted || service !== newest) retire(service)
    }
  }

  function reconcile(): void {
    if (isClosed) return
    const wanted = offered()
    for (const module of wanted) {
      if (live.has(keyOf(module))) continue
      const service = startService(module, context)
      if (service) live.set(keyOf(module), service)
    }
    retireFormer(wanted)
  }

  function serviceFor(module: ActiveModule): Service | undefined {
    if (!live.has(keyOf(module))) reconcile()
    const own = live.get(keyOf(module))
    if (own?.state() === 'running') return own
    // a service that has worked and fails now is down; another release's service must not hide that
    if (own?.hasWorked()) return undefined
    const others = [...live.values()].filter(
      (service) => service !== own && service.module.name === module.name && service.state() === 'running',
    )
    const offeredKeys = new Set(offered().map(keyOf))
    return others.findLast((service) => !offeredKeys.has(keyOf(service.module))) ?? others[0]
  }

  return {
    reconcile,
    serviceFor,
    whenBack: (module) => live.get(keyOf(module))?.whenBack(),
    statusOf: (module, release) =>
      [...live.values()]
        .find((service) => service.module.name === module && service.module.release === release)
        ?.status() ?? null,
    services: () => [...live.values()],
    sendFacts: async () => {
      const services = [...live.values()].filter((service) => service.state() === 'running')
      await Promise.all(services.map((service) => service.sendFacts()))
    },
    close: async () => {
      isClosed = true
      for (const service of live.values()) retire(service)
      await Promise.all(stopping)
    },
  }
}
