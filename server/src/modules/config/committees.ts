import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { today, yearOf } from '@samity/shared-api/contract'
import { committee } from '@samity/shared-api/contract/config/committee'
import { audit, difference } from '../../platform/audit.ts'
import { announce } from '../../platform/changes.ts'
import { archive, bodyOf, idParams, remove, restore } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { declare } from '../../platform/declared.ts'
import { unmet } from '../../platform/errors.ts'
import { listRecords, type ListQuery, type Reading } from '../../platform/list.ts'
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
  if (!found)
    throw unmet({
      committee_position: { en: 'Choose a position of the list', bn: 'তালিকা থেকে একটি পদ বেছে নিন' },
    })
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
    const { rows, total } = await listRecords(app.sql, committee, request.query, readingFor(request))
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
}
