import type { FastifyInstance } from 'fastify'
import { fillWords, type Words } from '@samity/shared-api/contract'
import { ApiError } from './errors.ts'
import { internalAddress } from './network.ts'
import { TokenBuckets } from './rate-limit.ts'

/*
 * Limits how often one network may look something up on the check page. A typed serial or receipt number can
 * be guessed, so a network has a few of them at once and then one a minute: enough for a clerk with a pile of
 * papers, too slow to walk through a book of serials. A code cannot be guessed. Like the general limit, each
 * server process counts for itself.
 */

export type LookUpKind = 'typed' | 'code'

const minuteMs = 60_000
const typedAtOnce = 20
const codesAtOnce = 60

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a look-up of the client's network; throws 429 when it has made too many. Signed-in people have
     * no limit.
     */
    chargeLookUp(request: FastifyRequest, kind: LookUpKind): void
  }
}

/** Register it after `limitRates`, which says whether this server limits requests at all. */
export function limitLookUps(app: FastifyInstance): void {
  const sizes = { typed: typedAtOnce, code: codesAtOnce }
  const buckets = {
    typed: new TokenBuckets(typedAtOnce * minuteMs),
    code: new TokenBuckets(minuteMs),
  }
  const isLimited = app.environment.openRequestsPerMinute > 0
  app.decorate('chargeLookUp', ({ user, ip, socket }, kind) => {
    // a page has counted the look-up of its visitor before it asks the API
    if (!isLimited || user || socket.remoteAddress === internalAddress) return
    const waitSeconds = buckets[kind].takeFrom(ip, 1, sizes[kind])
    if (waitSeconds > 0)
      throw new ApiError(
        429,
        tooManyLookUps(Math.ceil(waitSeconds / 60)),
        {},
        {
          headers: { 'retry-after': String(waitSeconds) },
        },
      ).as('rate.look_ups')
  })
}

const tooManyLookUps = (minutes: number): Words =>
  fillWords(
    {
      en: 'Too many look-ups came from your network. Please try again in {minutes} {unit}.',
      bn: 'আপনার নেটওয়ার্ক থেকে অনেকবার যাচাই করা হয়েছে। {minutes} {unit} পরে আবার চেষ্টা করুন।',
    },
    { minutes, unit: { en: minutes === 1 ? 'minute' : 'minutes', bn: 'মিনিট' } },
  )
