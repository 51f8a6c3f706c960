import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { includesScope } from '@samity/shared-api/contract/api-tokens/scopes'
import { serviceTokenTtlSeconds, type ActiveModule } from '@samity/shared-api/module'
import type { OpenRegistry } from '@samity/module-registry'
import type { ModuleCalls } from '../../features/webhooks/module-calls.ts'
import { jobTimeoutMs, type UpstreamConnection } from './service-connection.ts'
import type { ServiceTokens } from './service-tokens.ts'
import type { Supervisor } from './supervisor.ts'

export type SystemTokens = { tokens: ServiceTokens; rightsOf: FastifyInstance['rightsOf'] }

/** Signs a token of the server itself for the service of a module, valid for `ttlSeconds`. */
export const signSystemToken = async (
  { tokens, rightsOf }: SystemTokens,
  module: ActiveModule,
  ttlSeconds = serviceTokenTtlSeconds,
): Promise<string> =>
  tokens.sign(
    {
      aud: module.name,
      sub: 'system',
      permissions: [],
      asks: await rightsOf(module),
      language: 'en',
      release: module.release,
      request: randomUUID(),
    },
    ttlSeconds,
  )

export function makeModuleCalls(
  registry: OpenRegistry,
  supervisor: Supervisor,
  system: SystemTokens,
): ModuleCalls {
  const activeModule = (name: string) => registry.current().modules.find((one) => one.name === name)
  // the service of a former release does not know what the active one declares
  const serviceOf = (name: string) => {
    const release = activeModule(name)?.release
    return supervisor
      .services()
      .find(
        ({ module, state }) => module.name === name && module.release === release && state() === 'running',
      )
  }

  async function call<T>(
    name: string,
    ttlSeconds: number,
    send: (connection: UpstreamConnection, token: string) => Promise<T>,
  ): Promise<T | 'later'> {
    const service = serviceOf(name)
    const connection = service?.connection()
    // a stopping service waits for its end, and the gateway leaves it a connection
    const leave = service?.acquire('person')
    if (!service || !connection || !leave) return 'later'
    try {
      return await send(connection, await signSystemToken(system, service.module, ttlSeconds))
    } finally {
      leave()
    }
  }

  return {
    getChecks: (name) =>
      call(name, serviceTokenTtlSeconds, (connection, token) => connection.getChecks(token)),
    runningRelease: (name) => serviceOf(name)?.module.release,
    mayRead: async (name, area) => {
      const module = activeModule(name)
      if (!module || !includesScope(module.descriptor.asks ?? [], 'read', area)) return false
      return includesScope(await system.rightsOf(module), 'read', area) || 'later'
    },
    postEvent: (name, event, signal) =>
      call(name, serviceTokenTtlSeconds, (connection, token) =>
        connection.postEvent(event, { token, signal }),
      ),
    postJob: (name, job, signal) =>
      call(name, jobTimeoutMs / 1000, (connection, token) =>
        connection.postJob(job.name, job.due, { token, signal }),
      ),
  }
}
