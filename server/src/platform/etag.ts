import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Answers 304 when the asker already has what would be sent. The tag is made from the answer and from who asks, so that
 * what a signed-in person was given never stands for what somebody else may see.
 */
export function etags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('vary', 'Authorization, Accept-Language')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = `"${hash('sha1', `${request.user?.id ?? 'anonymous'} ${request.user?.role ?? ''}\n${payload}`, 'base64url')}"`
    reply.header('etag', tag)
    const held = (request.headers['if-none-match'] ?? '')
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
    if (!held.includes(tag)) return payload
    reply.code(304)
    return null
  })
}
