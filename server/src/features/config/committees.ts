import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { toMessage, today, yearOf } from '@samity/shared-api/contract'
import { committee } from '@samity/shared-api/contract/config/committee'
import { audit, difference } from '../../audit/audit.ts'
import { notifyChange } from '../../database/changes.ts'
import { archiveRoute, requestBody, idParams, removeRoute, restoreRoute } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { registerResource, missingRecordMessage } from '../../resources/resource-registry.ts'
import { unprocessable } from '../../http/errors.ts'
import { listRecords, type ReadOptions } from '../../resources/list.ts'
import { readIntegerParameter, type ListQuery } from '../../resources/list-query.ts'
import { lockRecord, readRecord, refuseOldVersion, type ParsedBody } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { anyone, editors } from '../../http/access.ts'
import { describeAction, objectSchema, wholeSchema } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const advocateFields = ['advocate_id', 'photo', 'name_english', 'name_bengali'] as const
const readOptionsFor = ({ user }: FastifyRequest): ReadOptions => ({
  from: user ? 'committee_records' : 'public_committees',
  also: ['sort_order', ...advocateFields],
})

/** Nests the advocate as the website reads it. The other fields stay flat, as the dashboard reads them. */
function withNestedAdvocate({ advocate_id, photo, name_english, name_bengali, ...flat }: WireRow) {
  return { ...flat, advocate: { id: advocate_id, photo, name_english, name_bengali } }
}

async function findPositionId(sql: Sql, position: string): Promise<number | null> {
  if (position === '') return null
  const [row] = await sql<
    { id: number }[]
  >`select id from positions where position_key = name_key(${position})`
  if (!row)
    throw unprocessable({ committee_position: missingRecordMessage({ en: 'position', bn: 'পদ' }) }).as(
      'record.reference',
    )
  return row.id
}

async function seatOf(sql: Sql, body: ParsedBody) {
  const advocate = await requireAdvocate(
    sql,
    String(body['bar_registration_number']),
    'bar_registration_number',
  )
  return {
    year: (body['year'] as number | null) ?? yearOf(today()),
    position_id: await findPositionId(sql, String(body['committee_position'])),
    advocate_id: advocate.id,
    phone: String(body['phone']) || advocate.phone,
  }
}

const route = routesOf({ area: 'config', tokens: 'website' })

export async function committeeRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  registerResource(app, committee)
  const access = { roles: editors, tokens: 'website' } as const
  const readOptions = { from: 'committee_records', also: ['sort_order', ...advocateFields] }

  app.get<{ Querystring: ListQuery }>(
    '/committees',
    route({
      roles: anyone,
      ...describeAction(committee, 'list', {
        query: { year_to: wholeSchema('Only years up to this one', 1900, 2200) },
      }),
    }),
    async (request, reply) => {
      const yearTo = readIntegerParameter(request.query, 'year_to', 1900, 2200)
      const { rows, total } = await listRecords(app.sql, committee, request.query, {
        ...readOptionsFor(request),
        where: (sql) => (yearTo ? sql`year <= ${yearTo}` : sql`true`),
      })
      return reply.header('x-total-count', total).send(rows.map(withNestedAdvocate))
    },
  )
  routes.get(
    '/committees/:id',
    route({ roles: anyone, ...describeAction(committee, 'read'), schema: { params: idParams } }),
    async (request) =>
      withNestedAdvocate(await readRecord(app.sql, committee, request.params.id, readOptionsFor(request))),
  )
  routes.post(
    '/committees',
    route({
      roles: editors,
      ...describeAction(committee, 'create'),
      schema: { body: requestBody(committee) },
    }),
    async (request, reply) => {
      const record = await write(request, async (sql) => {
        const seat = await seatOf(sql, request.body as ParsedBody)
        const [row] = await sql<{ id: number }[]>`insert into committees ${sql(seat)} returning id`
        const after = await readRecord(sql, committee, row!.id, readOptions)
        await audit(sql, request, { action: 'create', subject: 'committees', subject_id: after.id, after })
        return withNestedAdvocate(after)
      })
      notifyChange(app, 'committees')
      return reply.code(201).send(record)
    },
  )
  routes.put(
    '/committees/:id',
    route({
      roles: editors,
      ...describeAction(committee, 'update'),
      schema: { params: idParams, body: requestBody(committee) },
    }),
    async (request) => {
      const { id } = request.params
      const record = await write(request, async (sql) => {
        const before = await lockRecord(sql, committee, id, readOptions)
        refuseOldVersion(before, (request.body as ParsedBody).version)
        const seat = await seatOf(sql, request.body as ParsedBody)
        await sql`update committees set ${sql(seat)}, version = version + 1, updated_at = now() where id = ${id}`
        const after = await readRecord(sql, committee, id, readOptions)
        await audit(sql, request, {
          action: 'update',
          subject: 'committees',
          subject_id: id,
          ...difference(before, after),
        })
        return withNestedAdvocate(after)
      })
      notifyChange(app, 'committees')
      return record
    },
  )
  removeRoute(app, committee, access)
  archiveRoute(app, committee, access, readOptions, withNestedAdvocate)
  restoreRoute(app, committee, access, readOptions, withNestedAdvocate)
  copyCommittee(app)
}

const yearWords = toMessage({ en: 'Not a year', bn: 'বছর নয়' })
const yearSchema = z.int(yearWords).min(1900, yearWords).max(2200, yearWords)
const copyBody = z.object({ from: yearSchema, to: yearSchema }).refine(({ from, to }) => from !== to, {
  path: ['to'],
  error: toMessage({ en: 'Choose another year', bn: 'অন্য একটি বছর বেছে নিন' }),
})

/**
 * Copies the committee of one year to another: the same people in the same seats. Existing seats of the
 * target year do not change. Seats of archived or deceased advocates and of archived positions are not
 * copied. Returns the number of copied seats.
 */
function copyCommittee(app: FastifyInstance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.post(
    '/committees/copy',
    route({
      roles: editors,
      summary: 'Copy the committee of a year',
      returns: objectSchema({ copied: 'integer' }),
      schema: { body: copyBody },
    }),
    async (request) => {
      const { from, to } = request.body
      const result = await write(request, async (sql) => {
        const seats = await sql<{ id: number }[]>`
        insert into committees (year, position_id, advocate_id, phone)
        select ${to}, c.position_id, c.advocate_id, c.phone
        from committees c
        join advocates a on a.id = c.advocate_id
        left join positions p on p.id = c.position_id
        where c.year = ${from}
          and c.archived_at is null
          and a.archived_at is null
          and not a.is_dead
          and p.archived_at is null
        order by c.id
        on conflict do nothing
        returning id`
        for (const { id } of seats) {
          const after = await readRecord(sql, committee, id, {
            from: 'committee_records',
            also: ['sort_order', ...advocateFields],
          })
          await audit(sql, request, { action: 'create', subject: 'committees', subject_id: id, after })
        }
        return { copied: seats.length }
      })
      notifyChange(app, 'committees')
      return result
    },
  )
}
