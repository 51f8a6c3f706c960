import type { FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Headers of a client that no service receives: what proves who the client is, what a proxy said about the
 * connection, and what belongs to one connection only.
 */
const withheld =
  /^(?:authorization|cookie|connection|keep-alive|te|trailer|transfer-encoding|upgrade|http2-settings|expect|host|forwarded|via|x-real-ip|x-request-id|x-forwarded-.*|proxy-.*|x-samity-.*)$/

/**
 * Headers of a service that its client receives. All others stay behind: cookies, policies of documents,
 * orders to proxies.
 */
const passedOn = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-language',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'x-total-count',
])

/** The request's headers for a service. `token` replaces the client's own authorization. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  { token, requestId, host }: { token: string; requestId: string; host: string },
): IncomingHttpHeaders {
  // a client may name more headers that belong to its connection only
  const ofConnection = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const kept = Object.entries(headers).filter(([name]) => !withheld.test(name) && !ofConnection.has(name))
  return { ...Object.fromEntries(kept), host, authorization: `Bearer ${token}`, 'x-request-id': requestId }
}

/** A path of the service becomes its URL at the gateway. Another origin is not passed on. */
function locationOf(value: string, module: string): string | undefined {
  const gatewayPath = `/api/x/${module}`
  if (!value.startsWith('/') || /^\/[/\\]/.test(value)) return undefined
  return value === gatewayPath || value.startsWith(`${gatewayPath}/`) ? value : `${gatewayPath}${value}`
}

/**
 * The service's headers for the client. A cache setting counts only for visitors: responses to a signed-in
 * person or a member are private.
 */
export function responseHeaders(
  headers: IncomingHttpHeaders,
  { user, member }: Pick<FastifyRequest, 'user' | 'member'>,
  module: string,
): IncomingHttpHeaders {
  const result: IncomingHttpHeaders = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue
    if (name === 'location') {
      const location = locationOf(String(value), module)
      if (location !== undefined) result.location = location
    } else if (passedOn.has(name) || (name === 'cache-control' && !user && !member)) result[name] = value
  }
  return result
}
