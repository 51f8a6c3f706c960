import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { errorCode } from '../../process/error-code.ts'
import { isInNetworks, isPublicAddress } from '../../process/ip-networks.ts'

export type WebhookProblem = 'timeout' | 'private' | 'dns' | 'tls' | 'connection'

export type WebhookAnswer = { status: number; response: string } | { problem: WebhookProblem }

export type WebhookClient = {
  /** Sends one message. It never throws, except when `signal` ends it. */
  send(message: {
    url: string
    headers: Record<string, string>
    body: string
    signal: AbortSignal
  }): Promise<WebhookAnswer>
  close(): Promise<void>
}

/** For webhooks and for services of modules */
export const responseTimeoutMs = 10_000
const connectTimeoutMs = 5000
/** The receiver's response is shown to administrators; the rest of it is not read. */
const maxResponseBytes = 2000

class ForbiddenAddressError extends Error {}

/**
 * Makes the client of webhooks. It connects to public addresses, over HTTPS, and to the networks that the
 * operator allows. It checks the addresses to which a name resolves and connects to these, so a name that
 * changes in between leads nowhere else. It follows no redirect.
 */
export function makeWebhookClient(privateNetworks: readonly string[]): WebhookClient {
  const isAllowed = (address: string, isSecure: boolean) =>
    isInNetworks(address, privateNetworks) || (isSecure && isPublicAddress(address))

  const agentFor = (isSecure: boolean) => {
    const lookup: LookupFunction = (hostname, options, callback) =>
      resolve(hostname, { ...options, all: true }, (error, addresses) => {
        if (error) return callback(error, [])
        if (!addresses.every(({ address }) => isAllowed(address, isSecure)))
          return callback(new ForbiddenAddressError(hostname), [])
        const [first] = addresses
        return options.all || !first ? callback(null, addresses) : callback(null, first.address, first.family)
      })
    return new Agent({
      connect: { lookup, timeout: connectTimeoutMs },
      connections: 8,
      keepAliveTimeout: 4000,
    })
  }
  const agents = { 'https:': agentFor(true), 'http:': agentFor(false) }

  return {
    async send({ url, headers, body, signal }) {
      const { protocol, hostname } = new URL(url)
      const host = hostname.replace(/^\[|\]$/g, '')
      // an address in the URL is never looked up
      if (isIP(host) !== 0 && !isAllowed(host, protocol === 'https:')) return { problem: 'private' }
      const response = request(url, {
        method: 'POST',
        dispatcher: protocol === 'https:' ? agents['https:'] : agents['http:'],
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Samity-Webhooks/1' },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)]),
      })
      return readAnswer(
        response.then(({ statusCode, body: answer }) => ({ statusCode, body: arrivedPart(answer) })),
        signal,
      )
    },
    close: async () => {
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()))
    },
  }
}

/** Reads the beginning of a response, or why there is none. Throws only when `signal` ends the request. */
export async function readAnswer(
  pending: Promise<{ statusCode: number; body: AsyncIterable<Buffer> }>,
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  try {
    const { statusCode, body } = await pending
    return { status: statusCode, response: await readBeginning(body) }
  } catch (error) {
    if (signal.aborted) throw error
    return { problem: problemOf(error) }
  }
}

/**
 * The status says whether a receiver accepted the message. One whose response breaks off or never ends must
 * not get it again and again.
 */
async function* arrivedPart(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* body
  } catch {
    // the rest is of no use
  }
}

/** Leaving the loop closes the connection, so an endless body costs nothing. */
async function readBeginning(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    pieces.push(piece)
    size += piece.length
    if (size >= maxResponseBytes) break
  }
  // a zero character fits in no column of text
  return Buffer.concat(pieces).subarray(0, maxResponseBytes).toString().replaceAll('\0', '')
}

function problemOf(error: unknown): WebhookProblem {
  const causes = causesOf(error)
  if (causes.some((cause) => cause instanceof ForbiddenAddressError)) return 'private'
  // the signal of a time limit throws a DOMException, which has a name and a number for a code
  const codes = causes.flatMap((cause) => [errorCode(cause) ?? '', nameOf(cause)]).map(String)
  const hasCode = (pattern: RegExp) => codes.some((code) => pattern.test(code))
  if (hasCode(/TIMEOUT|TimeoutError|ETIMEDOUT/)) return 'timeout'
  if (hasCode(/^(ENOTFOUND|EAI_)/)) return 'dns'
  if (hasCode(/CERT|TLS|SSL|SIGNED|EPROTO|UNABLE_TO_VERIFY/)) return 'tls'
  return 'connection'
}

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''

function causesOf(error: unknown, depth = 0): unknown[] {
  if (depth > 4 || !(error instanceof Error)) return [error]
  const nested = [error.cause, ...(error instanceof AggregateError ? (error.errors as unknown[]) : [])]
  return [error, ...nested.filter(Boolean).flatMap((one) => causesOf(one, depth + 1))]
}
