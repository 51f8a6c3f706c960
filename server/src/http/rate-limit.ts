import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ApiError } from './errors.ts'
import { networkOf, internalAddress } from './network.ts'

/*
 * Limits the requests of one network to the open routes. Each network has a bucket of tokens that refills
 * within a minute. A request takes as many tokens as it costs. Signed-in people take none, because the server
 * knows who they are. An API token has a bucket of its own: a program with an error must not stop the
 * cashiers.
 */

const maxNetworks = 20_000
/**
 * One customer of a provider may have a whole /48: all its /64 networks together have this many times the
 * tokens of one.
 */
const wideNetworkFactor = 4
const minuteMs = 60_000

type Bucket = { tokens: number; filledAt: number }

const tooManyOfToken = {
  en: 'This API token sent too many requests. Wait as long as the Retry-After header says.',
  bn: 'এই এপিআই টোকেন থেকে অনেক বেশি অনুরোধ এসেছে। Retry-After হেডারে লেখা সময় পর্যন্ত অপেক্ষা করুন।',
}
const tooManyRequests = {
  en: 'Too many requests came from your network. Please wait a moment and try again.',
  bn: 'আপনার নেটওয়ার্ক থেকে অনেক বেশি অনুরোধ এসেছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
}

/**
 * The token buckets of all networks, refilled at an even rate: an empty bucket is full again after
 * `refillMs`. The least recently used buckets are dropped.
 */
export class TokenBuckets {
  private readonly buckets = new LRUCache<string, Bucket>({ max: maxNetworks })
  private readonly refillMs: number

  constructor(refillMs = minuteMs) {
    this.refillMs = refillMs
  }

  /**
   * Takes tokens and returns 0; or takes none and returns the seconds until there are enough. `size` is that
   * of a full bucket.
   */
  take(network: string, cost: number, size: number, now = Date.now()): number {
    const availableTokens = this.availableTokens(network, size, now)
    const isEnough = availableTokens >= cost
    this.buckets.set(network, { tokens: isEnough ? availableTokens - cost : availableTokens, filledAt: now })
    return isEnough ? 0 : Math.ceil(((cost - availableTokens) * this.refillMs) / size / 1000)
  }

  /**
   * Takes tokens that the work has cost already, also those that the network does not have: it waits until
   * the debt is paid.
   */
  owe(ip: string, cost: number, size: number, now = Date.now()): void {
    for (const [network, bucketSize] of networksOf(ip, size)) {
      const tokens = this.availableTokens(network, bucketSize, now)
      this.buckets.set(network, { tokens: tokens - cost, filledAt: now })
    }
  }

  private availableTokens(network: string, size: number, now: number): number {
    const { tokens, filledAt } = this.buckets.get(network) ?? { tokens: size, filledAt: now }
    return Math.min(size, tokens + ((now - filledAt) * size) / this.refillMs)
  }

  /** Takes tokens of a client's network, and of the wider network of an IPv6 client. Returns as `take`. */
  takeFrom(ip: string, cost: number, size: number): number {
    return Math.max(
      ...networksOf(ip, size).map(([network, bucketSize]) => this.take(network, cost, bucketSize)),
    )
  }
}

const networksOf = (ip: string, size: number): [network: string, size: number][] => [
  [networkOf(ip), size],
  ...(ip.includes(':') ? [[networkOf(ip, 48), size * wideNetworkFactor] satisfies [string, number]] : []),
]

/** Rendering a page reads several lists; a cached page costs nothing. */
export const newPageCost = 2
const writeCost = 5
export const readCost = 1
/**
 * Rows of a list that cost as much as the request: the database reads them, and the server makes them JSON.
 */
const rowsPerToken = 25
/** A member list shows sixty pictures. */
const pictureCost = 0.1

function costOf({ method, routeOptions: { url } }: FastifyRequest): number {
  if (url === undefined) return pictureCost
  if (url.startsWith('/media/')) return pictureCost
  if (!url.startsWith('/api/')) return 0
  return method === 'GET' || method === 'HEAD' ? readCost : writeCost
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes tokens from the client's network; throws 429 when too few are left. */
    charge(request: FastifyRequest, cost: number): void
  }
}

/**
 * Limits the requests of one network to open routes. Register it after the access check, because it needs
 * `request.user`.
 */
export function limitRates(app: FastifyInstance): void {
  const buckets = new TokenBuckets()
  const tokenBuckets = new TokenBuckets()
  const { openRequestsPerMinute: perMinute, tokenRequestsPerMinute } = app.environment

  // the internal requests of a page are part of the cost of the page
  // and a service calls for a request that the gateway has charged
  const isLimited = ({ user, service, socket }: FastifyRequest) =>
    perMinute > 0 && !user && !service && socket.remoteAddress !== internalAddress

  function charge(request: FastifyRequest, cost: number): void {
    const { ip, apiToken } = request
    if (apiToken && tokenRequestsPerMinute > 0) {
      const waitSeconds = tokenBuckets.take(String(apiToken.id), cost, tokenRequestsPerMinute)
      if (waitSeconds > 0)
        throw new ApiError(429, tooManyOfToken, {}, { headers: { 'retry-after': String(waitSeconds) } })
    }
    if (cost === 0 || !isLimited(request)) return
    const waitSeconds = buckets.takeFrom(ip, cost, perMinute)
    if (waitSeconds > 0)
      throw new ApiError(429, tooManyRequests, {}, { headers: { 'retry-after': String(waitSeconds) } })
  }

  app.decorate('charge', charge)
  app.addHook('onRequest', async (request) => charge(request, costOf(request)))
  // nobody knows the number of rows before they are read
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (Array.isArray(payload) && isLimited(request))
      buckets.owe(request.ip, payload.length / rowsPerToken, perMinute)
    return payload
  })
}
