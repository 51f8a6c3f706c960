import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { includesScope, scopeAreas } from '@samity/shared-api/contract/api-tokens/scopes'
import { eventKinds, type FeedRow } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { Database } from '../../database/database.ts'
import { readers } from '../../http/access.ts'
import { ApiError, malformed } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { toFeedEvent, type EventRow } from './feed-events.ts'
import { sequenceEvents } from './sequence-events.ts'
import { routesOf } from '../../http/route.ts'

const invalidCursor = {
  en: "'after' must be the cursor of an event, or 'latest'.",
  bn: "'after' হতে হবে কোনো ঘটনার কার্সর অথবা 'latest'।",
}
const feedIsGone = {
  en: 'The feed no longer has the events after this cursor. Read the records again and continue with after=latest.',
  bn: 'এই কার্সরের পরের ঘটনাগুলো আর নেই। তথ্যগুলো আবার পড়ুন এবং after=latest দিয়ে চালিয়ে যান।',
}

const feedQuery = z.object({
  /** The cursor of the last event that the program has handled; 'latest' for none of the events so far */
  after: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  type: z.enum(eventKinds.map(({ value }) => value)).optional(),
})

type Feed = { name: string; last_position: number; first_position: number }

async function readFeed(sql: Database): Promise<Feed> {
  const [feed] = await sql<[Feed]>`
    select left(name::text, 8) as name, last_position,
      coalesce((select min(position) from events), last_position + 1) as first_position
    from event_feed`
  return feed
}

/**
 * Returns the position after which a program reads. Throws 400 for what is no cursor, 410 when events after
 * it are gone.
 */
function positionOf(after: string | undefined, feed: Feed): number {
  if (after === undefined || after === '') return feed.first_position - 1
  if (after === 'latest') return feed.last_position
  const [, name, digits] = /^([0-9a-f]{8})-(\d{1,15})$/.exec(after) ?? []
  if (name === undefined) throw malformed(invalidCursor)
  const position = Number(digits)
  if (name !== feed.name || position + 1 < feed.first_position || position > feed.last_position)
    throw new ApiError(410, feedIsGone).as('feed.gone')
  return position
}

const areasOf = ({ apiToken }: FastifyRequest): string[] =>
  scopeAreas
    .map(({ value }) => value)
    .filter((area) => apiToken === null || includesScope(apiToken.scopes, 'read', area))

const route = routesOf({ area: 'webhooks', tokens: 'several' })

/** The change feed, for programs that poll. A cursor never skips an event, however transactions commit. */
export async function events(app: FastifyInstance): Promise<void> {
  withZod(app).get(
    '/events',
    route({
      roles: readers,
      summary: 'Change feed',
      description:
        'The header X-Next-Cursor has the next `after`. 410: the events after this cursor are gone.',
      returns: 'FeedRow[]',
      errors: [410],
      schema: { querystring: feedQuery },
    }),
    async (request, reply) => {
      const { after, limit, type } = request.query
      const { sql } = app
      await sequenceEvents(sql)
      const feed = await readFeed(sql)
      const rows = await sql<EventRow[]>`
      select position, event_id, at, kind, area, record, number, series, day, version
      from events
      where position > ${positionOf(after, feed)} and position <= ${feed.last_position}
        and area in ${sql(areasOf(request))} and (${type ?? null}::text is null or kind = ${type ?? null})
      order by position
      limit ${limit}`
      const cursorOf = (position: number) => `${feed.name}-${position}`
      const page = rows.map((row): FeedRow => ({ ...toFeedEvent(row), cursor: cursorOf(row.position) }))
      const nextPosition = rows.length === limit ? rows.at(-1)!.position : feed.last_position
      return reply.header('x-next-cursor', cursorOf(nextPosition)).send(page)
    },
  )
}

/**
 * Deletes what is older than the operator keeps events, with its deliveries: always from the beginning, so
 * that no gap arises.
 */
export const sweepEvents =
  (keepDays: number) =>
  async (sql: Database): Promise<void> => {
    await sequenceEvents(sql)
    await sql`
      delete from events
      where position <= (select max(position) from events where at < now() - make_interval(days => ${keepDays}))`
  }
