import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { malformed } from './errors.ts'
import { networkOf } from './network.ts'

/**
 * The data that the database stores for an Idempotency-Key: hashes of the key and the request, and the
 * encrypted response. The key itself is stored nowhere. Without it nobody can read or guess the request or
 * the response, so both may contain passwords and national IDs. The protection depends on the randomness of
 * the key; our own client sends 122 random bits.
 */
export type IdempotentRequest = {
  scope: { user_id: number; method: string; path: string; key: string }
  contentHash: Buffer
  encrypt(response: unknown): string
  decrypt(encrypted: string): unknown
}

/**
 * Routes that store no response. Repeating such a request would use a one-time code twice, or create a second
 * link, token, secret or backup. docs/operate/several-servers.md lists the same routes for the proxy, which
 * must not retry them.
 */
export const idempotencyExempt =
  /^\/api\/(login|single-sign-on\/session|user\/confirmation|user\/two-factor(\/recovery-codes)?|user\/passkeys(\/options|\/challenge)?|users\/\d+\/reset-link|api-tokens|webhooks(\/\d+\/secret)?|backups|module-reports|member-sessions|member-codes|advocates\/\d+\/member-code)\/?$/

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Reads the Idempotency-Key; undefined without a key or on an exempt route. Throws 400 for an invalid key.
 */
export async function readIdempotency(request: FastifyRequest): Promise<IdempotentRequest | undefined> {
  const key = idempotencyKeyOf(request)
  const path = pathOf(request)
  if (key === undefined || idempotencyExempt.test(path)) return undefined
  const { user, apiToken, method, body, uploads } = request
  const keyedHash = (purpose: string) => createHmac('sha256', key).update(`${purpose}\n${method} ${path}\n`)
  // visitors of different networks never share a key
  const requester = apiToken
    ? `token ${apiToken.id}`
    : user
      ? `user ${user.id}`
      : `network ${networkOf(request.ip)}`
  const content = keyedHash('content').update(JSON.stringify(body ?? null))
  for (const [name, file] of Object.entries(uploads)) {
    content.update(name)
    for await (const piece of file.pieces()) content.update(piece)
  }
  const responseKey = keyedHash('answer').update(requester).digest()
  return {
    scope: {
      user_id: user?.id ?? 0,
      method,
      path,
      key: keyedHash('place').update(requester).digest('base64url'),
    },
    contentHash: content.digest(),
    encrypt(response) {
      const iv = randomBytes(ivBytes)
      const encryptor = createCipheriv(algorithm, responseKey, iv)
      const parts = [encryptor.update(JSON.stringify(response ?? null)), encryptor.final()]
      return Buffer.concat([iv, encryptor.getAuthTag(), ...parts]).toString('base64')
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64')
      const decryptor = createDecipheriv(algorithm, responseKey, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      }).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const parts = [decryptor.update(bytes.subarray(ivBytes + tagBytes)), decryptor.final()]
      return JSON.parse(Buffer.concat(parts).toString())
    },
  }
}

const pathOf = ({ url }: FastifyRequest): string =>
  (url.split('?')[0] ?? '').replace(/\/{2,}/g, '/').replace(/\/$/, '')

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > 200) throw malformed()
  return key
}
