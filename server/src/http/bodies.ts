import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import qs from 'qs'
import { malformed, routeNotFound, ApiError, tooLarge } from './errors.ts'
import { busy, drainBody, maxBytesOf, multipartLimits, acceptUploads } from './uploads.ts'

const unsupportedType = {
  en: 'Send JSON or a multipart form.',
  bn: 'JSON অথবা মাল্টিপার্ট ফর্ম পাঠান।',
}
const formNotAccepted = {
  en: 'This address does not accept multipart forms. Send JSON.',
  bn: 'এই ঠিকানায় মাল্টিপার্ট ফর্ম পাঠানো যায় না: JSON পাঠান।',
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route passes the body on as it comes, so that any type is accepted */
    forwardsBody?: boolean
  }
}

/** 'children[0][name]' and 'children[0]name' are the same path: children, 0, name. */
const pathOf = (name: string): string[] => name.split(/[[\]]/).filter((part) => part !== '')
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype'])
const maxPathLength = 4
/**
 * The most fields of a form, and the most rows of a list in it. Multipart forms have a lower limit of their
 * own.
 */
const maxFormFields = 1000

function cleanFieldName(name: string): string {
  const path = pathOf(name)
  if (path.length === 0 || path.length > maxPathLength || path.some((part) => unsafeNames.has(part)))
    throw malformed()
  const [first, ...rest] = path
  return `${first}${rest.map((part) => `[${part}]`).join('')}`
}

/**
 * Converts the fields of a form to the equivalent JSON body. A repeated name is a list. Throws 400 for an
 * invalid field.
 */
export function fieldsToBody(fields: Iterable<[string, unknown]>): Record<string, unknown> {
  const values = new Map<string, unknown[]>()
  let count = 0
  for (const [name, value] of fields) {
    if (++count > maxFormFields) throw tooLarge()
    const key = cleanFieldName(name)
    values.set(key, [...(values.get(key) ?? []), value])
  }
  const form = Object.fromEntries([...values].map(([name, list]) => [name, list.length > 1 ? list : list[0]]))
  try {
    // qs takes values of any type, but its types name only strings
    return qs.parse(form as Record<string, string>, {
      depth: maxPathLength,
      arrayLimit: maxFormFields,
      throwOnLimitExceeded: true,
    })
  } catch {
    throw malformed()
  }
}

export const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The largest body of a signed-in person. A route that accepts more declares `bodyLimit`. */
export const maxBodyBytes = 1024 * 1024
/** The largest body of a visitor: a message from the contact page, in the longest JSON encoding. */
const maxOpenBodyBytes = 64 * 1024
/**
 * The server closes the connection when a body without files takes longer, or a large one stands nearly still
 * for as long.
 */
const maxBodyMs = 30_000
/** A large body must bring this much within `maxBodyMs`: the speed of a poor mobile connection. */
const minLargeBytes = 256 * 1024
/** JSON bodies above `maxBodyBytes` (imports) in memory at the same time */
const maxLargeBodies = 2

const mayBeLarge = ({ routeOptions, user }: FastifyRequest) =>
  user !== null && (routeOptions.bodyLimit ?? 0) > maxBodyBytes

/**
 * Resolves when the first part of a body has come, or nothing more will come. A client that only connects
 * gets no place.
 */
export async function waitForBody(request: FastifyRequest): Promise<void> {
  const { raw } = request
  if (!hasBody(request) || raw.readableLength > 0 || raw.complete) return
  await new Promise<void>((resolve) => {
    const events = ['readable', 'end', 'close'] as const
    const finish = () => {
      for (const event of events) raw.off(event, finish)
      resolve()
    }
    for (const event of events) raw.on(event, finish)
  })
  if (raw.destroyed) throw malformed()
}

const isMultipart = ({ headers }: FastifyRequest) =>
  headers['content-type']?.trim().toLowerCase().startsWith('multipart/form-data') ?? false

/**
 * Reads bodies after the session is known, as the route declares them: JSON or a plain form of at most
 * `bodyLimit`, and a multipart form where the route has `files`. A missing body counts as an empty one. The
 * server does not read a refused body to its end but closes the connection.
 */
export async function parseBodies(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request) => {
    // a request without a body (DELETE) is valid with any content type header
    if (!hasBody(request)) delete request.headers['content-type']
  })
  app.addHook('onRoute', (route) => {
    const { roles = [] } = route.config?.rules ?? {}
    if (roles === 'open' || roles.includes('anonymous')) route.bodyLimit ??= maxOpenBodyBytes
  })
  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request)) return
    if (request.is404) throw routeNotFound()
    const contentLength = Number(request.headers['content-length'] ?? 0)
    if (isMultipart(request) && !request.routeOptions.config.forwardsBody) {
      if (request.routeOptions.config.files === undefined) throw new ApiError(415, formNotAccepted)
      if (contentLength > maxBytesOf(request)) throw tooLarge()
    } else limitBodyTime(request, reply)
  })
  limitLargeBodies(app)
  const readForm = acceptUploads(app)

  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null, {}) : parseJson(request, body, done),
  )
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, fieldsToBody(new URLSearchParams(body)))
      } catch (error) {
        done(error as Error)
      }
    },
  )
  app.addContentTypeParser('*', (_request, _payload, done) => done(new ApiError(415, unsupportedType)))
  await app.register(multipart, { throwFileSizeLimit: true, limits: multipartLimits })
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = fieldsToBody(await readForm(request))
    else request.body ??= {}
  })
  app.addHook('onSend', async (request, reply) => {
    if (hasBody(request) && !(await drainBody(request))) reply.header('connection', 'close')
  })
}

function limitBodyTime(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request
  let bytesBefore = raw.socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket
    // to the request this is a client that has left, which gives its place back
    if (!mayBeLarge(request) || bytesRead - bytesBefore < minLargeBytes) raw.socket.destroy()
    bytesBefore = bytesRead
  }, maxBodyMs)
  for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer))
  reply.raw.once('close', () => clearInterval(timer))
}

function limitLargeBodies(app: FastifyInstance): void {
  const largeRequests = new WeakSet<FastifyRequest>()
  let count = 0
  app.addHook('preParsing', async (request) => {
    if (!mayBeLarge(request) || !hasBody(request)) return
    const contentLength = request.headers['content-length']
    if (contentLength !== undefined && Number(contentLength) <= maxBodyBytes) return
    await waitForBody(request)
    if (count >= maxLargeBodies) throw busy()
    count++
    largeRequests.add(request)
  })
  app.addHook('onSend', async (request) => {
    if (largeRequests.delete(request)) count--
  })
}

/** Returns a text field of a body that no schema has parsed; '' for any other value. */
export const textOf = (body: unknown, name: string): string => {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}
