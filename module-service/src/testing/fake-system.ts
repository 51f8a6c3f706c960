import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { serviceTokenTtlSeconds, type ServiceClaims } from '@samity/shared-api/module'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { ServiceConnection } from '../create-service.ts'
import type { PostedReceipt, ReceiptInput } from '../post-receipt.ts'

export type FakeSystem = {
  /** For `createService` */
  connection: ServiceConnection
  /** A header with a token as the gateway sends it: of a member of staff, unless the claims say otherwise */
  authorization(claims?: Partial<ServiceClaims>): Promise<{ authorization: string }>
  /** The receipts that the service posted, oldest first */
  receipts: { series: string; receipt: ReceiptInput }[]
  stop(): Promise<void>
}

const keyId = 'test'

/** Starts the parts of a system that a service calls: the public keys of the gateway, and receipts. For tests of one module. */
export async function startFakeSystem(module: string): Promise<FakeSystem> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'EdDSA', use: 'sig' }] }
  const receipts: FakeSystem['receipts'] = []
  const posted = new Map<string, PostedReceipt>()

  async function postReceipt(request: IncomingMessage, series: string): Promise<PostedReceipt> {
    const key = String(request.headers['idempotency-key'])
    const known = posted.get(key)
    if (known) return known
    // the service posts receipts of this type
    const receipt = (await json(request)) as ReceiptInput
    receipts.push({ series, receipt })
    const id = receipts.length
    const answer = { id, number: `${series}-2026-${String(id).padStart(6, '0')}`, ...receipt }
    posted.set(key, answer)
    return answer
  }

  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const [, series] = /^\/api\/receipts\/([A-Z]{3})\/$/.exec(request.url ?? '') ?? []
    if (request.url === '/.well-known/jwks.json') send(200, jwks)
    else if (series && request.method === 'POST')
      postReceipt(request, series).then(
        (receipt) => send(201, receipt),
        () => send(400, { message: 'The request could not be read.' }),
      )
    else send(404, { message: 'This page does not exist.' })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // a server that listens on a port has an AddressInfo
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  return {
    connection: { jwksUrl: `${origin}/.well-known/jwks.json`, apiUrl: `${origin}/api/` },
    receipts,
    async authorization(claims = {}) {
      const now = Math.floor(Date.now() / 1000)
      const token = await new SignJWT({
        iss: origin,
        aud: module,
        sub: 'user:1',
        name: 'Rahima Khatun',
        role: 'staff',
        permissions: [],
        language: 'en',
        release: '1.0.0+000000000000',
        request: randomUUID(),
        iat: now,
        exp: now + serviceTokenTtlSeconds,
        jti: randomUUID(),
        ...claims,
      } satisfies ServiceClaims)
        .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
        .sign(privateKey)
      return { authorization: `Bearer ${token}` }
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
