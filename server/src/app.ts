import Fastify, { LogController, type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { randomUUID } from 'node:crypto'
import { enforceAccess } from './platform/access.ts'
import { seal } from './platform/audit.ts'
import { bodies, maxBodyBytes } from './platform/bodies.ts'
import { changes } from './platform/changes.ts'
import { limitConnections } from './platform/connections.ts'
import type { Database } from './platform/database.ts'
import { documentation } from './platform/documentation.ts'
import { answerError, noSuchPlace } from './platform/errors.ts'
import { etags } from './platform/etag.ts'
import { headers, withHeaders } from './platform/headers.ts'
import { health } from './platform/health.ts'
import { housekeeping } from './platform/housekeeping.ts'
import { knownFields } from './platform/known-fields.ts'
import { metrics } from './platform/metrics.ts'
import { logPersonalDataAccess } from './platform/personal-data-access.ts'
import { limitQueries } from './platform/query-limits.ts'
import { limitRates } from './platform/rate-limit.ts'
import { boundReads, withBoundedReads } from './platform/reads.ts'
import { requestLog } from './platform/request-log.ts'
import { openSecretBox, type SecretBox } from './platform/secret-box.ts'
import { makeSessions } from './platform/sessions.ts'
import type { Settings } from './platform/settings.ts'
import { validation } from './platform/validation.ts'
import { modules } from './modules.ts'
import { openModules } from './modules/releases/open-modules.ts'
import { pictures } from './modules/media.ts'
import { sweepDevices } from './modules/session/known-devices.ts'
import { sweepGuesses } from './modules/session/sign-in-limits.ts'
import { attachmentFiles } from './modules/site/attachments.ts'

export type AppOptions = {
  sql: Database
  settings: Settings
  /** Where the log goes; nowhere when left out */
  log?: { level: string; stream: { write(line: string): unknown } }
  /** What is served beside the API: pages, releases. */
  beside?: FastifyPluginAsync[]
}

/** The whole server, not yet listening. Closing it leaves the database to whoever opened it. */
export async function buildApp({ sql, settings, log, beside = [] }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    // what the database adds to an error may be a row, or what was sent
    logger: log ? { ...log, redact: { paths: ['err.detail', 'err.where'], remove: true } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // a slow line may take this long to send a picture, but nobody needs it for the head of a request
    requestTimeout: 300_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, withHeaders(app, reply)),
    bodyLimit: maxBodyBytes,
  })
  app.decorate('sql', withBoundedReads(sql))
  app.decorate('settings', settings)
  app.decorate('previews', {})
  app.decorate('renderCheck', {})
  // the key is read, or made, when something is to be sealed for the first time
  let secretBox: SecretBox | undefined
  app.decorate('secretBox', { getter: () => (secretBox ??= openSecretBox(settings.secretKey)) })
  app.decorateRequest('user', null)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw noSuchPlace()
  })
  limitConnections(app)
  validation(app)
  headers(app)
  await changes(app)
  app.decorate('sessions', makeSessions(app))
  openModules(app)
  requestLog(app)
  enforceAccess(app)
  limitRates(app)
  boundReads(app, sql)
  await bodies(app)
  knownFields(app)
  metrics(app)
  housekeeping(app, [sweepGuesses, sweepDevices])
  health(app)
  await app.register(pictures)
  await app.register(attachmentFiles)
  await app.register(api, { prefix: '/api' })
  for (const plugin of beside) await app.register(plugin)
  app.addHook('onClose', () => seal(sql))
  return app
}

async function api(app: FastifyInstance): Promise<void> {
  etags(app)
  limitQueries(app)
  logPersonalDataAccess(app)
  await documentation(app)
  for (const module of modules) await app.register(module)
  const nothingHere = async () => {
    throw noSuchPlace()
  }
  // nothing of a body is read for an address that does not exist
  app.all('/*', { onRequest: nothingHere }, nothingHere)
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings
    secretBox: SecretBox
  }
}
