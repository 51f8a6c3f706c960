import type { FastifyInstance } from 'fastify'
import type { ServiceStatus } from '@samity/shared-api/contract/system/modules'
import type { ActiveModule } from '@samity/shared-api/module'
import { readVoidReceipts, voidReceiptsChange } from '../../ledger/void-module-receipts.ts'
import { prepareModuleSchema } from '../schemas/prepare-module-schema.ts'
import { moduleSettings } from '../settings/module-settings.ts'
import { rollBackCrashLoop } from '../roll-back-crash-loop.ts'
import { failureWindowMinutes } from './failure-log.ts'
import { hostKeyOf } from './host-key.ts'
import { makeRunFolder } from './service-files.ts'
import { makeOrphanGuard } from './orphan-guard.ts'
import { makeServiceHosts } from './service-hosts.ts'
import { makeServiceMetrics } from './service-metrics.ts'
import { makeServiceTokens, type ServiceTokens } from './service-tokens.ts'
import { makeServiceReport } from '../../doctor/service-report.ts'
import type { Service } from './service.ts'
import { makeSupervisor, type Supervisor } from './supervisor.ts'
import { makeModuleCalls, signSystemToken } from './module-calls.ts'
import { readModuleChecks } from './module-checks.ts'
import { openRoute } from '../../http/route.ts'

declare module 'fastify' {
  interface FastifyInstance {
    services: {
      tokens: ServiceTokens
      /** The service for the requests of people with this release; undefined if none can take them now. */
      serviceFor(module: ActiveModule): Service | undefined
      /** Pending while a service starts for the first time or after the end of its host; seconds at most. */
      whenBack: Supervisor['whenBack']
      /**
       * The state of a release's service in this process; null if it has none or nobody receives the release
       */
      statusOf(module: string, release: string): ServiceStatus | null
      countResponse(service: Service, status: string): void
    }
  }
}

const reconcileIntervalMs = 250
const jwksPath = '/.well-known/jwks.json'
const jwksMaxAgeSeconds = 300

/** The URL at which processes of this machine reach the server, whatever proxy is before it. */
const internalUrlOf = ({ host, port }: FastifyInstance['environment']): string => {
  const isAnyHost = ['0.0.0.0', '::', ''].includes(host)
  const name = isAnyHost ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/**
 * Runs the services of modules, and publishes the keys of the tokens that they receive. Register it after the
 * registry.
 */
export function servicesPlugin(app: FastifyInstance): void {
  const { registry, environment, log } = app
  const tokens = makeServiceTokens(app.sql, () => app.secretBox, environment.publicUrl)
  const system = { tokens, rightsOf: app.rightsOf }
  const runFolder = makeRunFolder()
  const orphanGuard = makeOrphanGuard()
  const hosts = makeServiceHosts({ log, runFolder, orphanGuard })
  const internalUrl = internalUrlOf(environment)

  const offered = environment.runsServices ? registry.offered : () => []
  const supervisor = makeSupervisor(
    { ...registry, offered },
    {
      log,
      releases: registry.folder,
      runFolder,
      orphanGuard,
      hostOf: (module) => {
        const key = hostKeyOf(app, module)
        return key === undefined ? undefined : hosts(key)
      },
      env: {
        SAMITY_API_URL: `${internalUrl}/api/`,
        SAMITY_JWKS_URL: `${internalUrl}${jwksPath}`,
        ...(app.environment.recordsConnections && { SAMITY_SERVICES: 'record' }),
      },
      prepareSchema: ({ name, release, descriptor }) =>
        prepareModuleSchema(app, { name, release, folder: registry.folder, descriptor }),
      factsOf: async (module) => {
        const { name, descriptor } = module
        const settings = await moduleSettings(app, descriptor)
        const voidReceipts = descriptor.receiptSeries && (await readVoidReceipts(app.sql, name))
        const token = await signSystemToken(system, module)
        return { token, ...(settings && { settings }), ...(voidReceipts && { voidReceipts }) }
      },
      onCrashLoop: ({ name, release }, facts) =>
        void rollBackCrashLoop(app, { module: name, release, ...facts, minutes: failureWindowMinutes }).catch(
          (error: unknown) =>
            log.error({ module: name, release, err: error }, 'release could not be rolled back'),
        ),
      onRestart: (module) => metrics.countRestart(module),
    },
  )
  const metrics = makeServiceMetrics(app.metrics, supervisor.services)

  // receipts of a module: the route compares the token's audience with the owner of the series
  app.serviceTokens.verify = (token) => tokens.verify(token)
  app.decorate('moduleCalls', makeModuleCalls(registry, supervisor, system))
  app.decorate('readModuleChecks', () => readModuleChecks(registry, app.moduleCalls, log))
  app.decorate('services', {
    tokens,
    serviceFor: supervisor.serviceFor,
    whenBack: supervisor.whenBack,
    statusOf: supervisor.statusOf,
    countResponse: metrics.countResponse,
  })

  /** However many changes come at once, one sending runs, and one more that has seen them all. */
  let isSending = false
  let hasChanged = false
  const sendFacts = () => {
    hasChanged = true
    if (isSending) return
    isSending = true
    hasChanged = false
    void supervisor
      .sendFacts()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'settings and void receipts could not be sent to the services'),
      )
      .finally(() => {
        isSending = false
        if (hasChanged) sendFacts()
      })
  }

  // any process may have changed the settings of any module, or voided one of its receipts
  app.onChange((table) => {
    if (table !== undefined && table !== 'module_settings' && table !== voidReceiptsChange) return
    sendFacts()
  })

  const report = makeServiceReport(environment.data, () =>
    supervisor.services().map(({ module: { name, release }, status }) => {
      const { state, error } = status()
      return { module: name, release, state, error }
    }),
  )
  const reconcile = () => {
    try {
      supervisor.reconcile()
      report.write()
    } catch (error) {
      log.error({ err: error }, 'services could not be compared with the registry')
    }
  }
  let timer: NodeJS.Timeout | undefined
  // not before: a service fetches the keys of its tokens from this server
  app.addHook('onListen', async () => {
    reconcile()
    timer = setInterval(reconcile, reconcileIntervalMs)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await supervisor.close()
    orphanGuard.stop()
    runFolder.remove()
    report.remove()
  })
}

export async function serviceKeys(app: FastifyInstance): Promise<void> {
  app.get(jwksPath, openRoute, async (_request, reply) => {
    reply.header('cache-control', `public, max-age=${jwksMaxAgeSeconds}`)
    return app.services.tokens.jwks()
  })
}
