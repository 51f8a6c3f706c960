import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ApiError } from './errors.ts'
import { networkOf, internalAddress } from './network.ts'

/*
 * How much a network may ask of the open routes. Each network has a bucket of tokens that fills up again within a minute;
 * a request takes as many as it is dear. People who are signed in are known by name and take none.
 */

const maxNetworks = 20_000
/** A provider's customer may have a whole /48: all of its /64 together have this many times the tokens of one. */
const wideNetworkFactor = 4
const minuteMs = 60_000

type Bucket = { tokens: number; filledAt: number }

const tooManyRequests = {
  en: 'Too many requests came from your network. Please wait a moment and try again.',
  bn: 'আপনার নেটওয়ার্ক থেকে অনেক বেশি অনুরোধ এসেছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
}

/** Tokens of networks, filled up again evenly; those that asked longest ago are forgotten. */
export class TokenBuckets {
  private readonly buckets = new LRUCache<string, Bucket>({ max: maxNetworks })

  /** Takes tokens, or returns after how many seconds there will be enough. */
  take(network: string, cost: number, perMinute: number, now = Date.now()): number {
    const { tokens, filledAt } = this.buckets.get(network) ?? { tokens: perMinute, filledAt: now }
    const availableTokens = Math.min(perMinute, tokens + ((now - filledAt) * perMinute) / minuteMs)
    const isEnough = availableTokens >= cost
    this.buckets.set(network, { tokens: isEnough ? availableTokens - cost : availableTokens, filledAt: now })
    return isEnough ? 0 : Math.ceil(((cost - availableTokens) * 60) / perMinute)
  }
}

/** A page that is made anew reads several lists and is drawn; a page that is kept costs nothing. */
export const newPageCost = 2
const writeCost = 5
const readCost = 1
/** A member list shows sixty of them. */
const pictureCost = 0.1

function costOf({ method, routeOptions: { url } }: FastifyRequest): number {
  if (url === undefined) return pictureCost
  if (url.startsWith('/media/')) return pictureCost
  if (!url.startsWith('/api/')) return 0
  return method === 'GET' || method === 'HEAD' ? readCost : writeCost
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes tokens of the network that asks; 429 when it has none left. */
    charge(request: FastifyRequest, cost: number): void
  }
}

/** Limits what one network asks of open routes. Register it after access is checked: it must know who is signed in. */
export function limitRates(app: FastifyInstance): void {
  const buckets = new TokenBuckets()
  const { openRequestsPerMinute: perMinute } = app.environment

  function charge(request: FastifyRequest, cost: number): void {
    const { user, ip, socket } = request
    // what a page reads is part of the page
    if (perMinute === 0 || cost === 0 || user || socket.remoteAddress === internalAddress) return
    const waitsSeconds = [
      buckets.take(networkOf(ip), cost, perMinute),
      ...(ip.includes(':') ? [buckets.take(networkOf(ip, 48), cost, perMinute * wideNetworkFactor)] : []),
    ]
    const waitSeconds = Math.max(...waitsSeconds)
    if (waitSeconds > 0)
      throw new ApiError(429, tooManyRequests, {}, { headers: { 'retry-after': String(waitSeconds) } })
  }

  app.decorate('charge', charge)
  app.addHook('onRequest', async (request) => charge(request, costOf(request)))
}
