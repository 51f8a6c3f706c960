import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { ActiveModule } from '@samity/shared-api/module'
import { hasBody, waitForBody } from '../../http/bodies.ts'
import { isRead } from '../../http/cross-site.ts'
import { ApiError, malformed, tooLarge } from '../../http/errors.ts'
import { byteLimit } from './byte-limit.ts'
import { defaultMaxBodyKiB } from './service.ts'

const kibibyte = 1024
const maxVisitorBodyBytes = 64 * kibibyte

const bodyOfRead = {
  en: 'A GET or HEAD request must not have a body.',
  bn: 'GET বা HEAD অনুরোধের সঙ্গে কোনো তথ্য পাঠানো যায় না।',
}

function maxBytesFor({ user }: FastifyRequest, { descriptor }: ActiveModule): number {
  const ownLimit = (descriptor.service?.maxBodyKiB ?? defaultMaxBodyKiB) * kibibyte
  return user ? ownLimit : Math.min(ownLimit, maxVisitorBodyBytes)
}

/** Refuses what the announced length or the method already tells. */
export function checkBody(request: FastifyRequest, module: ActiveModule): void {
  if (!hasBody(request)) return
  if (isRead(request)) throw malformed(bodyOfRead)
  if (Number(request.headers['content-length'] ?? 0) > maxBytesFor(request, module)) throw tooLarge()
}

/** Waits for the body of a person to begin, and for all of a visitor's small one, which returns. */
export async function readBody(request: FastifyRequest, module: ActiveModule): Promise<Buffer | undefined> {
  await waitForBody(request)
  const limited = request.user ? undefined : limitBody(request, module)
  if (!limited) return undefined
  try {
    return Buffer.concat((await limited.toArray()) as Buffer[])
  } catch (error) {
    throw error instanceof ApiError ? error : malformed()
  }
}

/** The body as it arrives, up to the limit; undefined without one. */
export function limitBody(request: FastifyRequest, module: ActiveModule): Readable | undefined {
  const { raw } = request
  if (!hasBody(request)) return undefined
  const limited = byteLimit(maxBytesFor(request, module), tooLarge)
  // unlike `pipeline` this leaves the request open, so that the client can read why its body is refused
  raw.pipe(limited)
  raw.once('close', () => {
    if (!raw.readableEnded) limited.destroy(new Error('The client has left.'))
  })
  // the HTTP client has its own listener while it sends the body
  limited.on('error', () => undefined)
  return limited
}
