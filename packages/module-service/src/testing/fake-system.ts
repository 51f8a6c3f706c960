import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { json } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { AdvocateReference } from '@samity/shared-api/contract/config/advocate-reference'
import type { FeedEvent } from '@samity/shared-api/contract/webhooks/event-kinds'
import {
  serviceEventsPath,
  serviceJobsPath,
  serviceTokenTtlSeconds,
  type ServiceClaims,
} from '@samity/shared-api/module'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { ServiceConnection } from '../create-service.ts'
import type { PostedReceipt, ReceiptInput } from '../post-receipt.ts'

export type FakeSystem = {
  connection: ServiceConnection
  /** A header with a token as the gateway sends it: of a member of staff, unless the claims say otherwise */
  authorization(claims?: Partial<ServiceClaims>): Promise<{ authorization: string }>
  /** Sends an event as the server does, and returns the status of the response: 204 when it was handled. */
  sendEvent(app: FastifyInstance, event: Partial<FeedEvent>): Promise<number>
  /** Runs a job as the server does, now unless told otherwise, and returns the status of the response. */
  runJob(app: FastifyInstance, name: string, due?: string): Promise<number>
  receipts: { series: string; receipt: ReceiptInput }[]
  /** The advocates whom the service finds; a test adds its own */
  advocates: AdvocateReference[]
  /**
   * Voids a receipt as a person would, and frees its subject. The test sends `PUT /-/void-receipts` itself.
   */
  voidReceipt(number: string): void
  stop(): Promise<void>
}

const keyId = 'test'

const anEvent = (): FeedEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'member.changed',
  timestamp: new Date().toISOString(),
  data: { area: 'members', record: 'advocates/1', version: 2 },
})

/**
 * Starts the parts of a system that a service calls: the public keys of the gateway, advocates and receipts.
 * For tests of one module.
 */
export async function startFakeSystem(module: string): Promise<FakeSystem> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'EdDSA', use: 'sig' }] }
  const receipts: FakeSystem['receipts'] = []
  const advocates: AdvocateReference[] = []
  const posted = new Map<string, { receipt: ReceiptInput; answer: PostedReceipt }>()
  const conflictOf = ({ id, number }: PostedReceipt) => ({ path: 'receipts', id, number })

  async function postReceipt(
    request: IncomingMessage,
    series: string,
  ): Promise<{ status: number; body: object }> {
    // the service posts receipts of this type
    const receipt = (await json(request)) as ReceiptInput
    const { subject } = receipt
    const key = subject
      ? `subject ${series} ${subject}`
      : String(request.headers['idempotency-key'] ?? randomUUID())
    const known = posted.get(key)
    if (known) {
      if (isDeepStrictEqual(known.receipt, receipt)) return { status: 200, body: known.answer }
      const refusal = { message: `${known.answer.number} is the receipt for ${subject ?? key}.` }
      return subject
        ? { status: 409, body: { ...refusal, code: 'subject.taken', conflict: conflictOf(known.answer) } }
        : { status: 422, body: { ...refusal, code: 'idempotency.reused' } }
    }
    receipts.push({ series, receipt })
    const id = receipts.length
    const answer = { id, number: `${series}-2026-${String(id).padStart(6, '0')}`, ...receipt }
    posted.set(key, { receipt, answer })
    return { status: 201, body: answer }
  }

  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const [, series] = /^\/api\/receipts\/([A-Z]{3})\/$/.exec(request.url ?? '') ?? []
    const [, advocateId] = /^\/api\/advocates\/(\d+)\/reference\/$/.exec(request.url ?? '') ?? []
    const advocate = advocates.find(({ id }) => String(id) === advocateId)
    if (request.url === '/.well-known/jwks.json') send(200, jwks)
    else if (advocate) send(200, advocate)
    else if (series && request.method === 'POST')
      postReceipt(request, series).then(
        ({ status, body }) => send(status, body),
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

  async function authorization(claims: Partial<ServiceClaims> = {}) {
    const now = Math.floor(Date.now() / 1000)
    const token = await new SignJWT({
      iss: origin,
      aud: module,
      sub: 'user:1',
      ...(claims.sub !== 'system' && { name: 'Rahima Khatun', role: 'staff' as const }),
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
  }
  async function post(app: FastifyInstance, url: string, payload: object): Promise<number> {
    const headers = await authorization({ sub: 'system' })
    return (await app.inject({ method: 'POST', url, headers, payload })).statusCode
  }

  return {
    connection: { jwksUrl: `${origin}/.well-known/jwks.json`, apiUrl: `${origin}/api/` },
    receipts,
    advocates,
    voidReceipt(number) {
      for (const [key, { answer }] of posted) if (answer.number === number) posted.delete(key)
    },
    authorization,
    sendEvent: (app, event) => post(app, serviceEventsPath, { ...anEvent(), ...event }),
    runJob: (app, name, due = new Date().toISOString()) => post(app, `${serviceJobsPath}${name}`, { due }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
