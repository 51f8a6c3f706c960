import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Whether the asker has it already. A proxy that compresses makes a tag weak, and browsers may name several. */
export const matchesEtag = (
  { headers: { 'if-none-match': header = '' } }: FastifyRequest,
  tag: string,
): boolean => header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/**
 * Answers 304 when the asker already has what would be sent. The tag is made from the answer and from who asks, so that
 * what a signed-in person was given never stands for what somebody else may see.
 */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('vary', 'Authorization, Accept-Language')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    if (request.method !== 'GET' || reply.statusCode !== 200) return payload
    if (reply.hasHeader('etag') || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload
    const requester = `${request.user?.id ?? 'anonymous'} ${request.user?.role ?? ''}\n`
    const tag = `"${createHash('sha1').update(requester).update(payload).digest('base64url')}"`
    reply.header('etag', tag)
    if (!matchesEtag(request, tag)) return payload
    reply.code(304)
    return null
  })
}
