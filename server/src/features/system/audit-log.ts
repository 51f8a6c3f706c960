import type { FastifyInstance } from 'fastify'
import { auditEntry } from '@samity/shared-api/contract/system/audit'
import { verifySinceMark, type VerificationProgress } from '../../audit/verify-audit.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { listRecords } from '../../resources/list.ts'
import { readDayParameter, type ListQuery } from '../../resources/list-query.ts'
import { withMaskedIds } from '../../audit/personal-data.ts'
import type { Fragment, Sql } from '../../database/database.ts'
import { overseers } from '../../http/access.ts'
import { describeAction, objectSchema, rangeParameters } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

/** The condition for `from` and `to`, which are days in Dhaka. */
const between =
  (query: ListQuery) =>
  (sql: Sql): Fragment => {
    const from = readDayParameter(query, 'from')
    const to = readDayParameter(query, 'to')
    return sql`
    (${from ?? null}::date is null or at >= (${from ?? null}::date)::timestamp at time zone 'Asia/Dhaka')
    and (${to ?? null}::date is null or at < (${to ?? null}::date + 1)::timestamp at time zone 'Asia/Dhaka')`
  }

const route = routesOf({ area: 'system', tokens: 'audit' })

export async function auditLog(app: FastifyInstance): Promise<void> {
  registerResource(app, auditEntry)
  app.get<{ Querystring: ListQuery }>(
    '/audit',
    route({ roles: overseers, ...describeAction(auditEntry, 'list', { query: rangeParameters }) }),
    async ({ query }, reply) => {
      const { rows, total } = await listRecords(
        app.sql,
        auditEntry,
        { limit: '100', ...query },
        {
          also: ['at', 'before', 'after'],
          where: between(query),
        },
      )
      // old entries, from before the log masked national IDs, contain whole IDs. The hash chain covers the
      // stored entries, so they are masked here
      const entries = rows.map(({ version: _version, archived_at: _archived, ...entry }) => ({
        ...entry,
        before: withMaskedIds(entry['before']),
        after: withMaskedIds(entry['after']),
      }))
      return reply.header('x-total-count', total).send(entries)
    },
  )

  // one verification runs at a time; another process of the server does not know its progress
  let progress: VerificationProgress | undefined
  app.get<{ Querystring: ListQuery }>(
    '/audit/verify',
    route({
      roles: overseers,
      summary: 'Verify the hash chain of the audit log',
      description:
        'Reads the entries and records that the database has written since the last verification without a finding, and all of them with `full`. `full_at` is when all were read for the last time; null after a finding.',
      query: { full: { type: 'boolean', description: 'Read everything' } },
      returns: objectSchema({
        entries: 'integer',
        sealed: 'integer',
        records: 'integer',
        head: ['string', 'null'],
        broken: ['integer', 'null'],
        problem: ['string', 'null'],
        full_at: ['string', 'null'],
        ok: 'boolean',
      }),
      config: { longRead: true },
    }),
    ({ query }) => {
      const isFull = query['full'] === 'true'
      return app.sharedRead('audit verify', isFull ? 'all' : 'written', async () => {
        try {
          return await verifySinceMark(app.sql, app.secretBox, {
            isFull,
            onProgress: (steps) => void (progress = steps),
          })
        } finally {
          progress = undefined
        }
      })
    },
  )
  app.get(
    '/audit/verify/progress',
    route({
      roles: overseers,
      summary: 'Progress of the verification that runs',
      description: 'Steps of the running verification; null when this process of the server runs none.',
      returns: objectSchema({ done: ['integer', 'null'], total: ['integer', 'null'] }),
    }),
    async () => progress ?? { done: null, total: null },
  )
}
