import { inLanguage, type ErrorBody, type Language } from '@samity/shared-api/contract'
import { codeOfStatus } from '@samity/shared-api/contract/error-codes'
import type { FeedEvent } from '@samity/shared-api/contract/webhooks/event-kinds'
import {
  serviceChecksPath,
  serviceEventsPath,
  serviceJobsPath,
  serviceSettingsPath,
  type ModuleCheckResult,
  type Descriptor,
  type ModuleSettings,
  type ServiceClaims,
} from '@samity/shared-api/module'
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { z } from 'zod'
import { parseQuery, type QueryShape } from './query.ts'
import { messages, ServiceError } from './service-error.ts'
import { createTokenCheck } from './token-check.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The module's settings as the server sent them last, before that their defaults */
    moduleSettings: ModuleSettings
    /** The URL of the system's API, with a '/' at the end */
    apiUrl: string
  }
  interface FastifyRequest {
    /** Who sends the request, confirmed by the gateway's token */
    claims: ServiceClaims
  }
  interface FastifyContextConfig {
    /** The permission that the person must have: 'library.lend' */
    permission?: string
    /** The route is open to visitors who have not signed in */
    anonymous?: boolean
    /** The route is for members on their own page, and for nobody else (`memberOf`): 401 `auth.member` */
    member?: boolean
    /** Other modules may request the route without a person, for an event or a job of theirs */
    modules?: boolean
    /** Only the server itself may request the route */
    system?: boolean
    /** The route needs no token: the health check */
    open?: boolean
    /**
     * The query parameters of the route. One without them refuses every parameter: a misspelled filter would
     * list everything.
     */
    query?: QueryShape
  }
}

/** The part of module.json that a service needs. It imports the file as JSON. */
export type ServiceDescriptor = Pick<Descriptor, 'name'> & {
  service?: { main?: string; url?: string; health?: string; maxBodyKiB?: number }
  settings?: { schema: { properties: Record<string, { default: string | number | boolean }> } }
}
/** One run of a job. `due` is its time, an ISO timestamp in UTC; a repeated run has the same. */
export type DueRun = { job: string; due: string }

export type ServiceOptions = {
  descriptor: ServiceDescriptor
  /** Adds the routes: `app.get('/books', …)` is `/api/x/<module>/books/` for the page */
  routes: (app: FastifyInstance) => void | Promise<void>
  /**
   * Rejects when the service cannot work, such as without its database. The server restarts a service that
   * stays so.
   */
  checkHealth?: () => Promise<unknown>
  /**
   * Receives the events that module.json names. The server repeats one until this resolves, at least once
   * and now and then twice, so it must be idempotent; those about one record come in their order. It has 10
   * seconds. `requestApi` with this request has the rights of `asks`.
   */
  onEvent?: (event: FeedEvent, request: FastifyRequest) => unknown
  /**
   * The jobs that module.json names. A job has 10 minutes; a run whose server was killed comes again with the
   * same `due`. A rejection is a failed run, and administrators see the sentence of a `ServiceError`.
   */
  jobs?: Record<string, (run: DueRun, request: FastifyRequest) => unknown>
  /**
   * Computes the checks that module.json names, for the reconciliation. It has 30 seconds, and changes
   * nothing: people also ask for it by day.
   */
  checks?: (request: FastifyRequest) => Promise<ModuleCheckResult[]>
}
export type ServiceConnection = {
  /** The URL of the gateway's public keys: `…/.well-known/jwks.json` */
  jwksUrl: string
  /** The URL of the system's API: `…/api/` */
  apiUrl: string
}

const runSchema = z.object({ due: z.iso.datetime() })
const settingsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const defaultSettings = ({ settings }: ServiceDescriptor): ModuleSettings =>
  Object.fromEntries(
    Object.entries(settings?.schema.properties ?? {}).map(([name, { default: value }]) => [name, value]),
  )

/**
 * Builds the service without listening. Every route requires a token of the gateway for this module, except
 * the health check.
 */
export async function createService(
  { descriptor, routes, checkHealth, onEvent, jobs = {}, checks }: ServiceOptions,
  { jwksUrl, apiUrl }: ServiceConnection,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: process.env['LOG_LEVEL'] ?? 'info' },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: 'x-request-id',
    bodyLimit: (descriptor.service?.maxBodyKiB ?? 1024) * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.decorate('moduleSettings', defaultSettings(descriptor))
  app.decorate('apiUrl', apiUrl)
  app.decorateRequest('claims')
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(() => {
    throw new ServiceError(404, messages.notFound)
  })

  const checkToken = createTokenCheck(descriptor.name, jwksUrl)
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions
    if (config.open) return
    const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!token) throw new ServiceError(401, messages.token)
    request.claims = await checkToken(token)
    checkAccess(request.claims, config)
  })

  app.addHook('preValidation', async (request) => {
    if (!request.is404) parseQuery(request.routeOptions.config.query ?? {}, request)
  })

  app.get(descriptor.service?.health ?? '/health', { config: { open: true } }, async () => {
    await checkHealth?.()
    return { module: descriptor.name }
  })
  app.put(serviceSettingsPath, { config: { system: true } }, async (request, reply) => {
    app.moduleSettings = { ...defaultSettings(descriptor), ...settingsSchema.parse(request.body) }
    return reply.code(204).send()
  })
  const system = { config: { system: true } }
  if (onEvent)
    app.post(serviceEventsPath, system, async (request, reply) => {
      // only the server has a token for this route
      await onEvent(request.body as FeedEvent, request)
      return reply.code(204).send()
    })
  if (checks) app.get(serviceChecksPath, system, (request) => checks(request))
  for (const [job, run] of Object.entries(jobs))
    app.post(`${serviceJobsPath}${job}`, system, async (request, reply) => {
      await run({ job, due: runSchema.parse(request.body).due }, request)
      return reply.code(204).send()
    })
  await app.register(async (scope) => routes(scope))
  return app
}

type RouteAccess = {
  permission?: string
  anonymous?: boolean
  member?: boolean
  modules?: boolean
  system?: boolean
}

function checkAccess(
  { sub, permissions, member: memberId }: ServiceClaims,
  { permission, anonymous, member, modules, system }: RouteAccess,
): void {
  if (system && sub !== 'system') throw new ServiceError(403, messages.permission)
  if (member && memberId === undefined)
    throw new ServiceError(401, messages.signIn, {}, { code: 'auth.member' })
  if (member) return
  if (sub === 'system' || (modules && sub.startsWith('module:'))) return
  if (!anonymous && !sub.startsWith('user:')) throw new ServiceError(401, messages.signIn)
  if (permission && !permissions.includes(permission)) throw new ServiceError(403, messages.permission)
}

/** Values that PostgreSQL cannot read, such as a day that does not exist or a number that is too large */
const invalidValue = /^22[0-9A-Z]{3}$/

/** Fastify itself refuses some requests, such as a body that is no JSON; the database refuses some values. */
const refused = ({ statusCode = 500, name, code }: FastifyError): ServiceError | undefined => {
  if (name === 'PostgresError' && invalidValue.test(code)) return new ServiceError(400, messages.malformed)
  if (statusCode < 400 || statusCode >= 500) return undefined
  return new ServiceError(statusCode, statusCode === 413 ? messages.tooLarge : messages.malformed)
}

const languageOf = (request: FastifyRequest): Language =>
  // the claims are missing when the token itself is refused
  (request.claims as ServiceClaims | undefined)?.language ??
  (request.headers['accept-language']?.startsWith('bn') ? 'bn' : 'en')

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  const refusal = error instanceof ServiceError ? error : refused(error)
  if (!refusal) request.log.error(error)
  const status = refusal?.status ?? 500
  const fields = Object.entries(refusal?.fields ?? {})
  const body: ErrorBody = {
    message: (refusal?.words ?? messages.unexpected)[language],
    ...refusal?.details,
    code: refusal?.code ?? codeOfStatus(status),
    ...(fields.length > 0 && {
      errors: Object.fromEntries(fields.map(([name, words]) => [name, [words[language]]])),
    }),
  }
  return reply.code(status).send(body)
}

/**
 * Parses the body with a zod schema, such as the input of a resource. Throws a 422 with a message for each
 * field.
 */
export function parseBody<S extends z.ZodType>(schema: S, { body }: FastifyRequest): z.output<S> {
  const result = schema.safeParse(body ?? {})
  if (result.success) return result.data
  const fields = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [
      path.join('.'),
      { en: inLanguage(message, 'en'), bn: inLanguage(message, 'bn') },
    ]),
  )
  throw new ServiceError(422, messages.fields, fields)
}

/** The id in the URL of a record. Throws a 404 when it is no whole number. */
export function parseId({ params }: FastifyRequest): number {
  const { id } = (params ?? {}) as { id?: string }
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) throw new ServiceError(404, messages.noRecord)
  return Number(id)
}
