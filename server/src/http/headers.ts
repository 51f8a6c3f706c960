import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const defaultHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}
const yearSeconds = 31_536_000

/**
 * Browsers store no response of a signed-in person or a member; a program that keeps the ETag can still send
 * `If-None-Match`.
 */
const cacheControlOf = ({ user, member, url }: FastifyRequest): string =>
  (user ?? member) && url.startsWith('/api/') ? 'private, no-store' : 'private, no-cache'

/** Adds missing headers. Any origin may embed a file that it may read (`access-control-allow-origin: *`). */
function addMissingHeaders(app: FastifyInstance, reply: FastifyReply): void {
  // the headers of a 304 replace the cached ones, including the page's content security policy (RFC 9111,
  // 4.3.4)
  if (reply.statusCode === 304) return
  if (
    reply.getHeader('access-control-allow-origin') === '*' &&
    !reply.hasHeader('cross-origin-resource-policy')
  )
    reply.header('cross-origin-resource-policy', 'cross-origin')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControlOf(reply.request))
  for (const [name, value] of Object.entries(defaultHeaders))
    if (!reply.hasHeader(name)) reply.header(name, value)
  // browsers remember this header, so the server sends it only if people already use https
  if (app.environment.publicUrl.startsWith('https:'))
    reply.header('strict-transport-security', `max-age=${yearSeconds}`)
}

/**
 * Adds the default headers to every response. Call it before any route is registered, so that a route can
 * override them.
 */
export function addDefaultHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => addMissingHeaders(app, reply))
}

/** Adds the default headers to a response that is sent before routing, for a URL that cannot be parsed. */
export const withDefaultHeaders = (app: FastifyInstance, reply: FastifyReply): FastifyReply => {
  addMissingHeaders(app, reply)
  return reply
}
