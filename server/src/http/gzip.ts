import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const compress = promisify(gzip)
/** A smaller response fits into one packet. */
const minLength = 1000

export const acceptsGzip = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(headers['accept-encoding'] ?? '')

/**
 * Compresses the data that the routes of a scope return. Errors stay as they are: they may repeat text of the
 * request. Add it after `addEtags`, whose tag is of the text.
 */
export function addGzip(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200) return payload
    if (typeof payload !== 'string' || payload.length < minLength) return payload
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding')
    if (!acceptsGzip(request)) return payload
    reply.header('content-encoding', 'gzip')
    return compress(payload)
  })
}
