import { Counter, Gauge, type Registry } from 'prom-client'
import type { Service } from './service.ts'

const labelNames = ['module', 'release'] as const
const labelsOf = ({ module: { name, release } }: Pick<Service, 'module'>) => ({ module: name, release })

export type ServiceMetrics = {
  countResponse(service: Service, status: string): void
  countRestart(module: Service['module']): void
}

/** Metrics of all services by module and release. Without a registry they are counted and never shown. */
export function makeServiceMetrics(
  registry: Registry | undefined,
  services: () => Service[],
): ServiceMetrics {
  const registers = registry ? [registry] : []
  const gauge = (name: string, help: string, valueOf: (service: Service) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        // a release that nobody receives any more leaves no line behind
        this.reset()
        for (const service of services()) this.set(labelsOf(service), valueOf(service))
      },
    })
  gauge('samity_service_up', '1 while the service of the release works', (service) =>
    service.state() === 'running' ? 1 : 0,
  )
  gauge(
    'samity_service_memory_bytes',
    'Memory of the service: of its process, or of its thread in a shared one',
    (service) => service.memoryBytes(),
  )
  gauge('samity_service_requests_in_flight', 'Requests that wait for the service', (service) =>
    service.requestsInFlight(),
  )
  const responses = new Counter({
    name: 'samity_service_requests_total',
    help: 'Number of forwarded requests by module, release and status; error: the service sent no response',
    labelNames: [...labelNames, 'status'],
    registers,
  })
  const restarts = new Counter({
    name: 'samity_service_restarts_total',
    help: 'Number of starts after a failure',
    labelNames,
    registers,
  })
  return {
    countResponse: (service, status) => responses.inc({ ...labelsOf(service), status }),
    countRestart: (module) => restarts.inc(labelsOf({ module })),
  }
}
