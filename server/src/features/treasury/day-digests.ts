import type { FastifyInstance } from 'fastify'
import { date, defineResource, fillWords, int, ref, text, type Row } from '@samity/shared-api/contract'
import type { DayDigest } from '@samity/shared-api/contract/treasury/cash-day'
import { resourceParameters } from '../../http/describe-routes.ts'
import { listRecords } from '../../resources/list.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import { routesOf } from '../../http/route.ts'

const dayDigest = defineResource({
  path: 'day-digests',
  name: { en: 'day digest', bn: 'দিনের যাচাই-সংকেত' },
  fields: {
    date: { ...date({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    place: { ...ref({ en: 'Cash Box', bn: 'ক্যাশ বাক্স' }), column: 'place_id' },
    records: int({ en: 'Records', bn: 'রসিদ' }, 0, 1_000_000),
    content: { ...text({ en: 'Content', bn: 'বিষয়বস্তু' }), column: 'content_digest' },
    previous: { ...text({ en: 'Previous', bn: 'আগের দিন' }), column: 'previous_digest' },
    digest: text({ en: 'Digest', bn: 'যাচাই-সংকেত' }),
    text: { ...text({ en: 'Text', bn: 'লেখা' }), column: 'public_text' },
  },
  contains: ['digest'],
})

const maxRows = 100

const earlierDay = {
  en: 'Closed before digests covered a public text. The digest is the SHA-256 of the text with the figures, which only the office has; the link to the day before cannot be computed from this file.',
  bn: 'যাচাই-সংকেত প্রকাশ্য লেখার ওপর হিসাব করার আগে দিনটি বন্ধ হয়েছে। সংকেতটি হিসাবসহ লেখার SHA-256, যা শুধু অফিসের কাছে আছে; আগের দিনের সঙ্গে সম্পর্ক এই ফাইল থেকে হিসাব করা যায় না।',
}

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

/**
 * The digests of all closed days, newest first, for everybody: each follows from its row and the digest of
 * the day before, so that a copy proves later that nobody rewrote a day. They name neither a person nor an
 * amount.
 */
export async function dayDigests(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: ListQuery }>(
    '/day-digests',
    route({
      roles: 'open',
      summary: 'Digests of closed days',
      returns: 'DayDigest[]',
      query: resourceParameters(dayDigest),
      total: 'count',
    }),
    async (request, reply) => {
      const query = { limit: String(maxRows), ordering: '-date,place', ...request.query }
      const { rows, total } = await listRecords(app.sql, dayDigest, query)
      // the relation has the declared columns
      const digests = (rows as unknown as Row<typeof dayDigest>[]).map((day): DayDigest => ({
        date: day.date,
        place: day.place,
        label: fillWords({ en: 'Box {place}', bn: 'বাক্স {place}' }, { place: day.place }),
        records: day.records,
        // null where a day has none
        content: day.content as string | null,
        previous: day.previous as string | null,
        digest: day.digest,
        text: day.text as string | null,
        note: day.text === null ? earlierDay : null,
      }))
      return reply.header('x-total-count', total).send(digests)
    },
  )
}
