import Fastify, { LogController, type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { randomUUID } from 'node:crypto'
import { enforceAccess } from './platform/access.ts'
import { extendHashChain } from './platform/audit.ts'
import { parseBodies, maxBodyBytes } from './platform/bodies.ts'
import { listenForChanges } from './platform/changes.ts'
import { limitConnections } from './platform/connections.ts'
import type { Database } from './platform/database.ts'
import { documentApi } from './platform/documentation.ts'
import { sendError, routeNotFound } from './platform/errors.ts'
import { addEtags } from './platform/etag.ts'
import { addDefaultHeaders, withDefaultHeaders } from './platform/headers.ts'
import { addHealthRoutes } from './platform/health.ts'
import { scheduleHousekeeping } from './platform/housekeeping.ts'
import { requireKnownFields } from './platform/known-fields.ts'
import { serveMetrics } from './platform/metrics.ts'
import { logPersonalDataAccess } from './platform/personal-data-access.ts'
import { limitQueries } from './platform/query-limits.ts'
import { limitRates } from './platform/rate-limit.ts'
import { boundReads, withBoundedReads } from './platform/reads.ts'
import { logRequests } from './platform/request-log.ts'
import { openSecretBox, type SecretBox } from './platform/secret-box.ts'
import { makeSessions } from './platform/sessions.ts'
import type { Environment } from './platform/settings.ts'
import { validateWithZod } from './platform/validation.ts'
import { features } from './modules.ts'
import { registryPlugin } from './modules/releases/open-modules.ts'
import { pictureFiles } from './modules/media.ts'
import { sweepDevices } from './modules/session/known-devices.ts'
import { sweepAttempts } from './modules/session/sign-in-limits.ts'
import { attachmentFiles } from './modules/site/attachments.ts'

export type AppOptions = {
  sql: Database
  environment: Environment
  /** Where the log goes; nowhere when left out */
  log?: { level: string; stream: { write(line: string): unknown } }
  /** What is served beside the API: pages, releases. */
  plugins?: FastifyPluginAsync[]
}

/** The whole server, not yet listening. Closing it leaves the database to whoever opened it. */
export async function buildApp({ sql, environment, log, plugins = [] }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    // what the database adds to an error may be a row, or what was sent
    logger: log ? { ...log, redact: { paths: ['err.detail', 'err.where'], remove: true } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // a slow line may take this long to send a picture, but nobody needs it for the head of a request
    requestTimeout: 300_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, withDefaultHeaders(app, reply)),
    bodyLimit: maxBodyBytes,
  })
  app.decorate('sql', withBoundedReads(sql))
  app.decorate('environment', environment)
  app.decorate('previews', {})
  app.decorate('renderCheck', {})
  // the key is read, or made, when something is to be sealed for the first time
  let secretBox: SecretBox | undefined
  app.decorate('secretBox', { getter: () => (secretBox ??= openSecretBox(environment.secretKey)) })
  app.decorateRequest('user', null)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(() => {
    throw routeNotFound()
  })
  limitConnections(app)
  validateWithZod(app)
  addDefaultHeaders(app)
  await listenForChanges(app)
  app.decorate('sessions', makeSessions(app))
  registryPlugin(app)
  logRequests(app)
  enforceAccess(app)
  limitRates(app)
  boundReads(app, sql)
  await parseBodies(app)
  requireKnownFields(app)
  serveMetrics(app)
  scheduleHousekeeping(app, [sweepAttempts, sweepDevices])
  addHealthRoutes(app)
  await app.register(pictureFiles)
  await app.register(attachmentFiles)
  await app.register(registerApi, { prefix: '/api' })
  for (const plugin of plugins) await app.register(plugin)
  app.addHook('onClose', () => extendHashChain(sql))
  return app
}

async function registerApi(app: FastifyInstance): Promise<void> {
  addEtags(app)
  limitQueries(app)
  logPersonalDataAccess(app)
  await documentApi(app)
  for (const feature of features) await app.register(feature)
  const refuseUnknownRoute = async () => {
    throw routeNotFound()
  }
  // nothing of a body is read for an address that does not exist
  app.all('/*', { onRequest: refuseUnknownRoute }, refuseUnknownRoute)
}

declare module 'fastify' {
  interface FastifyInstance {
    environment: Environment
    secretBox: SecretBox
  }
}
