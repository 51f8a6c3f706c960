import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What stands on every answer that says nothing else itself: pages, files, data, refusals. */
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

/** What one person read stays on no disk; a program that keeps the ETag may still ask whether it holds. */
const cacheControlOf = ({ user, url }: FastifyRequest): string =>
  user && url.startsWith('/api/') ? 'private, no-store' : 'private, no-cache'

/** Adds what is missing; files that any origin may read (`access-control-allow-origin: *`) may be embedded there too. */
function addMissingHeaders(app: FastifyInstance, reply: FastifyReply): void {
  // what "not modified" says replaces what the browser keeps, the policy of the page among it (RFC 9111, 4.3.4)
  if (reply.statusCode === 304) return
  if (
    reply.getHeader('access-control-allow-origin') === '*' &&
    !reply.hasHeader('cross-origin-resource-policy')
  )
    reply.header('cross-origin-resource-policy', 'cross-origin')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControlOf(reply.request))
  for (const [name, value] of Object.entries(defaultHeaders))
    if (!reply.hasHeader(name)) reply.header(name, value)
  // browsers keep it: only where people come by https anyway
  if (app.environment.publicUrl.startsWith('https:'))
    reply.header('strict-transport-security', `max-age=${yearSeconds}`)
}

/** Registers the headers of every answer; before any route, so that those of a route win. */
export function addDefaultHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => addMissingHeaders(app, reply))
}

/** The same for what is answered before any route is found: an address that cannot be read. */
export const withDefaultHeaders = (app: FastifyInstance, reply: FastifyReply): FastifyReply => {
  addMissingHeaders(app, reply)
  return reply
}
