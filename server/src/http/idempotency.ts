import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { malformed } from './errors.ts'
import { networkOf } from './network.ts'

/**
 * What the database holds of an Idempotency-Key, of what was sent under it and of what was answered. The key itself is
 * kept nowhere: without it neither the content nor the answer can be read or guessed, so both may hold passwords and
 * national IDs. This is as strong as the key is hard to guess; the product's own client sends 122 random bits.
 */
export type IdempotentRequest = {
  scope: { user_id: number; method: string; path: string; key: string }
  contentHash: Buffer
  encrypt(response: unknown): string
  decrypt(encrypted: string): unknown
}

/**
 * Routes that do not remember what they answered: a repeat would spend a one-time code twice, make a second link or a
 * second backup. docs/operate.md names the same ones to the proxy, which must not send them again.
 */
export const idempotencyExempt =
  /^\/api\/(login|user\/two-factor(\/recovery-codes)?|users\/\d+\/reset-link|backups|module-reports)\/?$/

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** undefined: the request carries no key, or its route does not remember. */
export async function readIdempotency(request: FastifyRequest): Promise<IdempotentRequest | undefined> {
  const key = idempotencyKeyOf(request)
  const path = pathOf(request)
  if (key === undefined || idempotencyExempt.test(path)) return undefined
  const { user, method, body, uploads } = request
  const keyedHash = (purpose: string) => createHmac('sha256', key).update(`${purpose}\n${method} ${path}\n`)
  // visitors of one network share no key with those of another
  const requester = user ? `user ${user.id}` : `network ${networkOf(request.ip)}`
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

/** Every spelling of an address is the same place: with and without slashes. */
const pathOf = ({ url }: FastifyRequest): string =>
  (url.split('?')[0] ?? '').replace(/\/{2,}/g, '/').replace(/\/$/, '')

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > 200) throw malformed()
  return key
}
