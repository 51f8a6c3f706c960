import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import { enforceAccess } from './auth/enforce-access.ts'
import { extendHashChain } from './audit/audit.ts'
import { parseBodies, maxBodyBytes } from './http/bodies.ts'
import { listenForChanges } from './database/changes.ts'
import { closeConnections } from './http/close-connections.ts'
import { limitConnections } from './http/connection-limits.ts'
import type { Database } from './database/database.ts'
import { documentApi } from './openapi/serve-document.ts'
import { sendError, routeNotFound } from './http/errors.ts'
import { findDuplicate } from './resources/find-duplicate.ts'
import { withoutBalance } from './ledger/place-refusals.ts'
import { addEtags } from './http/etag.ts'
import { addGzip } from './http/gzip.ts'
import { addDefaultHeaders, withDefaultHeaders } from './http/headers.ts'
import { addHealthRoutes } from './http/health.ts'
import { scheduleHousekeeping } from './features/system/housekeeping.ts'
import { requireKnownFields } from './http/known-fields.ts'
import { serveMetrics } from './http/metrics.ts'
import { logPersonalDataAccess } from './features/system/personal-data-access.ts'
import { limitQueries } from './http/query-limits.ts'
import { refuseUnknownParameters } from './openapi/unknown-parameters.ts'
import { limitRates } from './http/rate-limit.ts'
import { limitLookUps } from './http/look-up-limit.ts'
import { boundReads, withBoundedReads } from './http/bounded-reads.ts'
import { logRequests } from './http/request-log.ts'
import { identifyApiTokens } from './auth/api-tokens.ts'
import { providePlaceNames } from './receipts/place-names.ts'
import { provideCheckKeys } from './paper-codes/check-keys.ts'
import { openSecretBox, type SecretBox } from './process/secret-box.ts'
import { identifyServices } from './auth/service-callers.ts'
import { makeSessions } from './auth/sessions.ts'
import type { Environment } from './process/environment.ts'
import { validateWithZod } from './http/validation.ts'
import { features } from './features.ts'
import { moduleFileContents } from './modules/files/file-routes.ts'
import { sweepModuleFiles } from './modules/files/module-files.ts'
import { provenancePlugin } from './modules/provenance.ts'
import { registryPlugin } from './modules/registry-plugin.ts'
import { serviceKeys, servicesPlugin } from './modules/services/services-plugin.ts'
import { sweepServiceKeys } from './modules/services/service-tokens.ts'
import { pictureFiles } from './features/site/media.ts'
import { sweepEvents } from './features/webhooks/events.ts'
import { sweepDevices } from './auth/known-devices.ts'
import { sweepPasskeyChallenges } from './features/sign-in/passkey-records.ts'
import { sweepSignOnTickets } from './features/sign-in/single-sign-on/sign-on.ts'
import { sweepAttempts } from './auth/attempt-limits.ts'
import { sweepMemberSessions } from './auth/member-sessions.ts'
import { docsSite } from './website/docs-site.ts'
import type { WebsiteParts } from './website/website.ts'
import { attachmentFiles } from './attachments/attachments.ts'
import { openRoute } from './http/route.ts'
import { ConstraintMessages } from './http/constraint-messages.ts'

export type AppOptions = {
  sql: Database
  environment: Environment
  log?: { level: string; stream: { write(line: string): unknown } }
  /** Makes the website of this server; without it the server has only its API */
  website?: (app: FastifyInstance) => WebsiteParts
  plugins?: FastifyPluginAsync[]
}

/**
 * Builds the whole server. It does not listen yet. Closing it does not close the database: the caller does
 * that.
 */
export async function buildApp({
  sql,
  environment,
  log,
  website,
  plugins = [],
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    // the details of a database error may contain a row or the request body
    logger: log ? { ...log, redact: { paths: ['err.detail', 'err.where'], remove: true } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // a request that arrives on an open connection while the server stops is served, and the connection
    // closed: nobody repeats a 503
    return503OnClosing: false,
    // a picture may take this long on a slow connection, but the headers of a request never do
    requestTimeout: 300_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, withDefaultHeaders(app, reply)),
    bodyLimit: maxBodyBytes,
  })
  app.decorate('sql', withBoundedReads(sql))
  app.decorate('environment', environment)
  app.decorate('constraintMessages', new ConstraintMessages())
  app.decorate('resources', new Map())
  app.decorate('receiptKinds', new Map())
  app.decorate('checkableKinds', new Map())
  app.decorate('apiDocument', {})
  // the key is read, or created, when something is encrypted for the first time
  let secretBox: SecretBox | undefined
  app.decorate('secretBox', { getter: () => (secretBox ??= openSecretBox(environment.secretKey)) })
  app.decorateRequest('user', null)
  app.decorateRequest('member', null)
  app.setErrorHandler(async (error: FastifyError, request, reply) =>
    // a visitor does not hear which record has the value
    sendError(
      await withoutBalance(app.sql, request, error),
      request,
      reply,
      request.user ? await findDuplicate(app, error) : undefined,
    ),
  )
  app.setNotFoundHandler(() => {
    throw routeNotFound()
  })
  limitConnections(app)
  closeConnections(app)
  validateWithZod(app)
  addDefaultHeaders(app)
  await listenForChanges(app)
  provideCheckKeys(app)
  providePlaceNames(app)
  app.decorate('sessions', makeSessions(app))
  identifyServices(app)
  identifyApiTokens(app)
  registryPlugin(app)
  logRequests(app)
  enforceAccess(app)
  provenancePlugin(app)
  limitRates(app)
  limitLookUps(app)
  boundReads(app, sql)
  await parseBodies(app)
  requireKnownFields(app)
  serveMetrics(app)
  servicesPlugin(app)
  scheduleHousekeeping(app, [
    sweepAttempts,
    sweepMemberSessions,
    sweepDevices,
    sweepPasskeyChallenges,
    sweepSignOnTickets,
    sweepServiceKeys,
    sweepModuleFiles,
    sweepEvents(environment.eventsKeepDays),
  ])
  addHealthRoutes(app)
  await app.register(pictureFiles)
  await app.register(attachmentFiles)
  await app.register(moduleFileContents)
  await app.register(serviceKeys)
  await app.register(docsSite)
  const site = website?.(app)
  await app.register((api) => registerApi(api, site ?? {}), { prefix: '/api' })
  if (site) await app.register(site.pages)
  for (const plugin of plugins) await app.register(plugin)
  // a database that takes no writes now must not keep others from closing: the next start extends the chain
  app.addHook('onClose', () => extendHashChain(sql).catch(() => undefined))
  return app
}

async function registerApi(app: FastifyInstance, website: Partial<WebsiteParts>): Promise<void> {
  addEtags(app)
  // fifty rows of a list are 47 kB, and 6 kB compressed
  addGzip(app)
  limitQueries(app)
  refuseUnknownParameters(app)
  logPersonalDataAccess(app)
  await documentApi(app)
  for (const feature of features) await app.register(feature, website)
  const refuseUnknownRoute = async () => {
    throw routeNotFound()
  }
  // the server reads no body for a route that does not exist
  app.all('/*', { ...openRoute, schema: { hide: true }, onRequest: refuseUnknownRoute }, refuseUnknownRoute)
}
