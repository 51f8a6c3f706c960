import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { malformed } from './errors.ts'
import { networkOf } from './network.ts'

/**
 * What the database holds of an Idempotency-Key, of what was sent under it and of what was answered. The key itself is
 * kept nowhere: without it neither the content nor the answer can be read or guessed, so both may hold passwords and
 * national IDs. This is as strong as the key is hard to guess; the product's own client sends 122 random bits.
 */
export type Remembering = {
  place: { user_id: number; method: string; path: string; key: string }
  contentHash: Buffer
  seal(answer: unknown): string
  open(sealed: string): unknown
}

/**
 * Routes that do not remember what they answered: a repeat would spend a one-time code twice, make a second link or a
 * second backup. docs/operate.md names the same ones to the proxy, which must not send them again.
 */
export const notRemembered =
  /^\/api\/(login|user\/two-factor(\/recovery-codes)?|users\/\d+\/reset-link|backups|module-reports)\/?$/

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** undefined: the request carries no key, or its route does not remember. */
export async function rememberingOf(request: FastifyRequest): Promise<Remembering | undefined> {
  const key = keyOf(request)
  const path = pathOf(request)
  if (key === undefined || notRemembered.test(path)) return undefined
  const { user, method, body, uploads } = request
  const keyed = (purpose: string) => createHmac('sha256', key).update(`${purpose}\n${method} ${path}\n`)
  // visitors of one network share no key with those of another
  const asker = user ? `user ${user.id}` : `network ${networkOf(request.ip)}`
  const content = keyed('content').update(JSON.stringify(body ?? null))
  for (const [name, file] of Object.entries(uploads)) {
    content.update(name)
    for await (const piece of file.pieces()) content.update(piece)
  }
  const answerKey = keyed('answer').update(asker).digest()
  return {
    place: {
      user_id: user?.id ?? 0,
      method,
      path,
      key: keyed('place').update(asker).digest('base64url'),
    },
    contentHash: content.digest(),
    seal(answer) {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, answerKey, iv)
      const sealed = [sealing.update(JSON.stringify(answer ?? null)), sealing.final()]
      return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const opening = createDecipheriv(cipher, answerKey, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      }).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const answer = [opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]
      return JSON.parse(Buffer.concat(answer).toString())
    },
  }
}

/** Every spelling of an address is the same place: with and without slashes. */
const pathOf = ({ url }: FastifyRequest): string =>
  (url.split('?')[0] ?? '').replace(/\/{2,}/g, '/').replace(/\/$/, '')

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > 200) throw malformed()
  return key
}
