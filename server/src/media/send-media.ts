import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendBytes } from '../http/byte-range.ts'
import { matchesEtag } from '../http/etag.ts'

/** Caches keep a public file for one day only, because it may be withdrawn. */
const publicCacheControl = 'public, max-age=86400'
const privateCacheControl = 'private, no-store'

/** `id` names the content, which never changes under it. */
type Media = { id: string; type: string; isPublic: boolean }

/** Sends a stored file, or 304 to a browser that has it. Nothing in it runs as a page of ours. */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, type, isPublic }: Media,
  readBytes: () => Promise<Buffer>,
) {
  const etag = `"${id}"`
  reply.headers({ etag, 'cache-control': isPublic ? publicCacheControl : privateCacheControl })
  if (matchesEtag(request, etag)) return reply.code(304).send()
  reply.headers({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'same-site',
  })
  return sendBytes(request, reply, await readBytes(), etag)
}
