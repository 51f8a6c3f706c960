import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { says, today, yearOf } from '@samity/shared-api/contract'
import { committee } from '@samity/shared-api/contract/config/committee'
import { audit, difference } from '../../platform/audit.ts'
import { announce } from '../../platform/changes.ts'
import { archive, bodyOf, idParams, remove, restore } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { declare, notThere } from '../../platform/declared.ts'
import { unmet } from '../../platform/errors.ts'
import { listRecords, wholeNumber, type ListQuery, type Reading } from '../../platform/list.ts'
import { lockRecord, readRecord, refuseOldVersion, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import type { WireRow } from '../../platform/wire.ts'
import { knownAdvocate } from '../ledger/parties.ts'

const nested = ['advocate_id', 'photo', 'name_english', 'name_bengali'] as const
const readingFor = ({ user }: FastifyRequest): Reading => ({
  from: user ? 'committee_records' : 'public_committees',
  also: ['sort_order', ...nested],
})

/** The website's nested advocate beside the dashboard's flat fields. */
function bothShapes({ advocate_id, photo, name_english, name_bengali, ...flat }: WireRow) {
  return { ...flat, advocate: { id: advocate_id, photo, name_english, name_bengali } }
}

async function positionId(sql: Sql, position: string): Promise<number | null> {
  if (position === '') return null
  const [found] = await sql<
    { id: number }[]
  >`select id from positions where position_key = name_key(${position})`
  if (!found) throw unmet({ committee_position: notThere({ en: 'position', bn: 'পদ' }) })
  return found.id
}

/** A seat belongs to a known advocate; its name is theirs, its phone may be another one. */
async function seatOf(sql: Sql, body: Parsed) {
  const member = await knownAdvocate(sql, String(body['bar_registration_number']), 'bar_registration_number')
  return {
    year: (body['year'] as number | null) ?? yearOf(today()),
    position_id: await positionId(sql, String(body['committee_position'])),
    advocate_id: member.id,
    phone: String(body['phone']) || member.phone,
  }
}

export async function committees(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  declare(committee)
  const records = { from: 'committee_records', also: ['sort_order', ...nested] }

  app.get<{ Querystring: ListQuery }>('/committees', async (request, reply) => {
    const yearTo = wholeNumber(request.query, 'year_to', 1900, 2200)
    const { rows, total } = await listRecords(app.sql, committee, request.query, {
      ...readingFor(request),
      where: (sql) => (yearTo ? sql`year <= ${yearTo}` : sql`true`),
    })
    return reply.header('x-total-count', total).send(rows.map(bothShapes))
  })
  routes.get('/committees/:id', { schema: { params: idParams } }, async (request) =>
    bothShapes(await readRecord(app.sql, committee, request.params.id, readingFor(request))),
  )
  routes.post('/committees', { schema: { body: bodyOf(committee) } }, async (request, reply) => {
    const made = await write(request, async (sql) => {
      const seat = await seatOf(sql, request.body as Parsed)
      const [row] = await sql<{ id: number }[]>`insert into committees ${sql(seat)} returning id`
      const after = await readRecord(sql, committee, row!.id, records)
      await audit(sql, request, { action: 'create', subject: 'committees', subject_id: after.id, after })
      return bothShapes(after)
    })
    announce(app, 'committees')
    return reply.code(201).send(made)
  })
  routes.put(
    '/committees/:id',
    { schema: { params: idParams, body: bodyOf(committee) } },
    async (request) => {
      const { id } = request.params
      const changed = await write(request, async (sql) => {
        const before = await lockRecord(sql, committee, id, records)
        refuseOldVersion(before, (request.body as Parsed).version)
        const seat = await seatOf(sql, request.body as Parsed)
        await sql`update committees set ${sql(seat)}, version = version + 1, updated_at = now() where id = ${id}`
        const after = await readRecord(sql, committee, id, records)
        await audit(sql, request, {
          action: 'update',
          subject: 'committees',
          subject_id: id,
          ...difference(before, after),
        })
        return bothShapes(after)
      })
      announce(app, 'committees')
      return changed
    },
  )
  remove(app, committee)
  archive(app, committee, records)
  restore(app, committee, records)
  copy(app)
}

const yearWords = says({ en: 'Not a year', bn: 'বছর নয়' })
const aYear = z.int(yearWords).min(1900, yearWords).max(2200, yearWords)
const copied = z.object({ from: aYear, to: aYear }).refine(({ from, to }) => from !== to, {
  path: ['to'],
  error: says({ en: 'Choose another year', bn: 'অন্য একটি বছর বেছে নিন' }),
})

/**
 * A year's committee begins as another year's: the same people in the same seats. Seats that the year has already stay
 * as they are; those of archived members and positions, and of the dead, are not filled again. Answers how many were.
 */
function copy(app: FastifyInstance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.post('/committees/copy', { schema: { body: copied } }, async (request) => {
    const { from, to } = request.body
    const answer = await write(request, async (sql) => {
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
          also: ['sort_order', ...nested],
        })
        await audit(sql, request, { action: 'create', subject: 'committees', subject_id: id, after })
      }
      return { copied: seats.length }
    })
    announce(app, 'committees')
    return answer
  })
}
