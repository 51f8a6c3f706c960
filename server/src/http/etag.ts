import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * True if the client already has the content. A compressing proxy makes a tag weak, and browsers may send
 * several tags.
 */
export const matchesEtag = (
  { headers: { 'if-none-match': header = '' } }: FastifyRequest,
  tag: string,
): boolean => header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/**
 * Sends 304 when the client already has the response. The tag depends on the response and on the person, so
 * that a cached response of a signed-in person is never valid for somebody else.
 */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('vary', 'Authorization, Accept-Language')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    if (request.method !== 'GET' || reply.statusCode !== 200) return payload
    if (reply.hasHeader('etag') || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload
    const requester = `${request.user?.id ?? 'anonymous'}-${request.user?.role ?? ''}`
    // one call, without the objects of a hash in steps
    const tag = `"${hash('sha1', payload, 'base64url')}-${requester}"`
    reply.header('etag', tag)
    if (!matchesEtag(request, tag)) return payload
    reply.code(304)
    return null
  })
}
