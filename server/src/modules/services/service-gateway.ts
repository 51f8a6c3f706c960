import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { pipeline, type Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { ActiveModule } from '@samity/shared-api/module'
import { anyone } from '../../http/access.ts'
import { memberOfCookie, networkMarks } from '../../auth/member-sessions.ts'
import { isRead, refuseCrossSite } from '../../http/cross-site.ts'
import { ApiError, notAskedFor, routeNotFound } from '../../http/errors.ts'
import { languageOf } from '../../http/language.ts'
import { loadChoices } from '../module-status.ts'
import { personKeyOf } from '../person-key.ts'
import { auditServiceWrite } from './audit-service-write.ts'
import { byteLimit } from './byte-limit.ts'
import { checkBody, limitBody, readBody } from './gateway-body.ts'
import type { UpstreamConnection } from './service-connection.ts'
import { serviceError } from './service-errors.ts'
import { requestHeaders, responseHeaders } from './service-headers.ts'
import { parseServiceUrl } from './service-path.ts'
import { defaultTimeoutMs, type Service } from './service.ts'
import { errorMessage } from '../../process/error-message.ts'

const kibibyte = 1024
/** The largest body that a descriptor may ask for (`maxBodyKiB`). */
const maxBodyBytes = 20_480 * kibibyte
/** Larger responses are refused, or cut off when their size was not announced. */
const maxResponseBytes = 32 * 1024 * kibibyte
/**
 * JSON of a service is read before it is passed on, up to this size: every screen would have to survive what
 * is none.
 */
const maxCheckedBytes = 1024 * kibibyte
/** The whole response must arrive within this time, as for uploads. */
const maxResponseMs = 300_000
const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

async function moduleOf(app: FastifyInstance, request: FastifyRequest, name: string): Promise<ActiveModule> {
  const { user } = request
  const hasCanary = app.registry.stored().modules[name]?.canary
  const releaseChoices = hasCanary && user?.role === 'admin' ? await loadChoices(app.sql, user.id) : {}
  const module = app.registry
    .forViewer({ key: personKeyOf(request), releaseChoices })
    .modules.find((one) => one.name === name)
  if (!module?.descriptor.service) throw routeNotFound()
  return module
}

/**
 * Forwards `/api/x/<module>/…` to the service of the release that the person receives, with a token instead
 * of the session.
 */
export async function serviceGateway(app: FastifyInstance): Promise<void> {
  // the body goes through as it comes
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { module: name, path, query } = parseServiceUrl(request.raw.url ?? '')
    const module = await moduleOf(app, request, name)
    checkCaller(app, request, name)
    checkBody(request, module)
    const asks = await app.rightsOf(module)
    const isForMembers = asks.includes('write:member-sessions')
    if (isForMembers && !request.service) request.member = await memberOfCookie(request)
    if (request.member && !request.service && !isRead(request)) refuseCrossSite(request)
    const body = await readBody(request, module)
    await app.services.whenBack(module)
    // nothing is awaited from here to `acquire`: a service that is retired waits for what it has accepted
    const service = app.services.serviceFor(module)
    const connection = service?.connection()
    if (!service || !connection) throw serviceError('down', module.descriptor)
    const release = service.acquire(request.user ? 'person' : 'visitor')
    if (!release) throw serviceError('busy', module.descriptor)
    let answer: Dispatcher.ResponseData | undefined
    try {
      const token = await app.services.tokens.sign({
        ...(await claimsOf(app, request, service)),
        asks,
        ...(isForMembers && {
          ...(request.member && {
            member: request.member.advocateId,
            member_session: request.member.session,
          }),
          network: request.service?.network ?? networkMarks(request),
        }),
      })
      const response = await forward(request, { service, connection, url: `${path}${query}`, token, body })
      answer = response
      if (response.statusCode > 599) throw serviceError('invalid', module.descriptor)
      // the request is in flight until the last byte has arrived, or nobody waits for it
      response.body.once('close', release)
      if (isAcceptedWrite(request, response)) await auditServiceWrite(request, service, path)
      reply.code(response.statusCode).headers(responseHeaders(response.headers, request, name))
      return reply.send(await limitResponse(request, reply, response.body, service))
    } catch (error) {
      release()
      // a body that nobody reads keeps its connection to the service for ever
      answer?.body.on('error', () => undefined).destroy()
      throw error
    }
  }

  type ForwardedRequest = {
    service: Service
    connection: UpstreamConnection
    url: string
    token: string
    body: Buffer | undefined
  }

  async function forward(
    request: FastifyRequest,
    { service, connection, url, token, body }: ForwardedRequest,
  ): Promise<Dispatcher.ResponseData> {
    const { timeoutMs = defaultTimeoutMs } = service.descriptor.service ?? {}
    const { origin, prefix, pool, socketPath } = connection
    try {
      const response = await pool.request({
        origin,
        path: `${prefix}${url}`,
        // the route has no other methods
        method: request.method as Dispatcher.HttpMethod,
        headers: requestHeaders(request.headers, {
          token,
          requestId: request.id,
          host: socketPath === undefined ? new URL(origin).host : 'localhost',
        }),
        body: body ?? limitBody(request, service.module) ?? null,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      })
      app.services.countResponse(service, String(response.statusCode))
      return response
    } catch (error) {
      app.services.countResponse(service, 'error')
      throw error instanceof ApiError ? error : gatewayError(error, service)
    }
  }

  async function limitResponse(
    request: FastifyRequest,
    reply: FastifyReply,
    stream: Readable,
    service: Service,
  ): Promise<Readable | Buffer | ApiError> {
    const { descriptor, module } = service
    const announcedBytes = Number(reply.getHeader('content-length') ?? 0)
    const refuse = (reason: string) => {
      request.log.warn(
        { module: module.name, release: module.release, reason },
        'response of a service refused',
      )
      return serviceError('invalid', descriptor)
    }
    const replace = (error: ApiError) => {
      reply.removeHeader('content-length').removeHeader('content-encoding')
      return error
    }
    if (announcedBytes > maxResponseBytes) {
      stream.on('error', () => undefined).destroy()
      return replace(refuse(`it is larger than ${maxResponseBytes} bytes`))
    }
    const timer = setTimeout(
      () => stream.destroy(refuse(`it took longer than ${maxResponseMs} ms`)),
      maxResponseMs,
    )
    timer.unref()
    stream.once('close', () => clearTimeout(timer))
    if (announcedBytes <= maxCheckedBytes && isPlainJson(reply)) {
      reply.raw.once('close', () => stream.destroy())
      try {
        const body = await readUpTo(stream, maxCheckedBytes)
        if (body) return isEmptyOrJson(body) ? body : replace(refuse('its content is no JSON'))
      } catch (error) {
        return replace(error instanceof ApiError ? error : gatewayError(error, service))
      }
    }
    // the parser of the HTTP client holds a service to the length that it announced
    if (reply.hasHeader('content-length')) return stream
    const limited = byteLimit(maxResponseBytes, () => refuse(`it is larger than ${maxResponseBytes} bytes`))
    // an error ends the connection to the client, which then knows that the response is incomplete
    return pipeline(stream, limited, () => undefined)
  }

  // each service documents its own routes
  for (const url of ['/x/:module', '/x/:module/*'])
    app.route({
      method: methods,
      url,
      bodyLimit: maxBodyBytes,
      config: {
        rules: {
          roles: anyone,
          tokens: 'modules',
          services: 'also without a person',
          forVisitors: 'all',
        },
        forwardsBody: true,
      },
      schema: { hide: true },
      handler,
    })
}

/** A visitor's write is not in the audit log: anybody could fill it. */
const isAcceptedWrite = (request: FastifyRequest, { statusCode }: Dispatcher.ResponseData): boolean =>
  (request.user !== null ||
    request.member !== null ||
    (request.service !== null && request.service.sub !== 'anonymous')) &&
  !isRead(request) &&
  statusCode >= 200 &&
  statusCode < 300

const isPlainJson = (reply: FastifyReply): boolean =>
  !reply.hasHeader('content-encoding') &&
  /^application\/(?:[\w.-]+\+)?json\b/i.test(String(reply.getHeader('content-type') ?? ''))

/** The content of the stream; undefined when it is larger, and then nothing of the stream is lost. */
async function readUpTo(stream: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes) {
      stream.unshift(Buffer.concat(chunks))
      return undefined
    }
  }
  return Buffer.concat(chunks)
}

/** A HEAD request and some statuses have no content. */
function isEmptyOrJson(body: Buffer): boolean {
  if (body.length === 0) return true
  try {
    JSON.parse(body.toString())
    return true
  } catch {
    return false
  }
}

/** More would be a circle of modules that call each other. */
const maxModulesBefore = 3

/** A service calls only the modules that its own release names in `uses`. */
function checkCaller(app: FastifyInstance, { service }: FastifyRequest, name: string): void {
  if (!service) return
  const { aud, release, via = [] } = service
  const caller = app.registry.offered().find((one) => one.name === aud && one.release === release)
  if (!caller?.descriptor.uses?.includes(name) || via.length >= maxModulesBefore) throw notAskedFor()
}

async function claimsOf(app: FastifyInstance, request: FastifyRequest, { module, descriptor }: Service) {
  const { apiToken, service } = request
  const isModule = service && !service.sub.startsWith('user:')
  const user = isModule ? null : request.user
  return {
    aud: module.name,
    sub: isModule ? `module:${service.aud}` : user ? `user:${user.id}` : 'anonymous',
    ...(user && { name: user.name, role: user.role }),
    ...(service && { via: [...(service.via ?? []), service.aud] }),
    ...(apiToken && { api_token: apiToken.id }),
    permissions: user ? [...(await app.permissionsOf(user.role, [descriptor]))] : [],
    language: languageOf(request),
    release: module.release,
    request: request.id,
  }
}

const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_ABORTED'])
const protocolCode = /^(?:HPE_|UND_ERR_(?:RES|RESPONSE|HEADERS_OVERFLOW|INFO))/

function gatewayError(error: unknown, { descriptor }: Service): ApiError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (timeoutCodes.has(code)) return serviceError('slow', descriptor)
  if (protocolCode.test(code) || /^(?:Parse Error|Response does not match)/.test(errorMessage(error)))
    return serviceError('invalid', descriptor)
  return serviceError('down', descriptor)
}
