import type { FastifyInstance } from 'fastify'
import { bengaliDigits, date, defineResource, int, ref, text, type Row } from '@samity/shared-api/contract'
import type { DayDigest } from '@samity/shared-api/contract/treasury/cash-day'
import { allow } from '../../http/access.ts'
import { describeRoutes, listParameters } from '../../http/describe-routes.ts'
import { listRecords, type ListQuery } from '../../resources/list.ts'

const dayDigest = defineResource({
  path: 'day-digests',
  name: { en: 'day digest', bn: 'দিনের ডাইজেস্ট' },
  fields: {
    date: { ...date({ en: 'Date', bn: 'তারিখ' }), column: 'day' },
    place: { ...ref({ en: 'Cash Box', bn: 'ক্যাশ বাক্স' }), column: 'place_id' },
    records: int({ en: 'Records', bn: 'রসিদ' }, 0, 1_000_000),
    digest: text({ en: 'Digest', bn: 'ডাইজেস্ট' }),
  },
  contains: ['digest'],
})

const maxRows = 100

/**
 * The digests of all closed days, newest first, for everybody: a copy proves later that nobody rewrote a day. They name neither a
 * person nor an amount.
 */
export async function dayDigests(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET day-digests': 'open' })
  describeRoutes(app, 'treasury', {
    'GET day-digests': {
      summary: 'Digests of closed days',
      returns: 'DayDigest[]',
      query: listParameters(dayDigest),
      total: 'count',
    },
  })
  app.get<{ Querystring: ListQuery }>('/day-digests', async (request, reply) => {
    const query = { limit: String(maxRows), ordering: '-date,place', ...request.query }
    const { rows, total } = await listRecords(app.sql, dayDigest, query)
    // the relation has the declared columns
    const digests = (rows as unknown as Row<typeof dayDigest>[]).map((day): DayDigest => ({
      date: day.date,
      place: day.place,
      label: { en: `Box ${day.place}`, bn: bengaliDigits(`বাক্স ${day.place}`) },
      records: day.records,
      digest: day.digest,
    }))
    return reply.header('x-total-count', total).send(digests)
  })
}
