import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { bank } from '@samity/shared-api/contract/config/bank'
import { building } from '@samity/shared-api/contract/config/building'
import { form } from '@samity/shared-api/contract/config/form'
import { position } from '@samity/shared-api/contract/config/position'
import { renter } from '@samity/shared-api/contract/config/renter'
import { audit } from '../../platform/audit.ts'
import { announce } from '../../platform/changes.ts'
import { archive, bodyOf, crud, idParams, list, read, remove, restore } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { createRecord, readRecord, updateRecord, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import { toWire } from '../../platform/wire.ts'

/** The registers that need nothing of their own. */
export async function registry(app: FastifyInstance): Promise<void> {
  crud(app, bank)
  crud(app, building)
  crud(app, form)
  crud(app, renter, {
    from: 'renter_positions',
    also: ['building_details', 'due_months', 'due_amount', 'paid_until'],
    amounts: ['due_amount'],
    filters: {
      due: (sql, value) => (['1', 'true'].includes(value) ? sql`due_count > 0` : sql`due_count = 0`),
    },
  })
  positions(app)
}

/** A position without an order comes last; one that is changed without an order keeps its place. */
function positions(app: FastifyInstance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  for (const route of [list, read, archive, restore]) route(app, position)
  remove(app, position)

  const last = async (sql: Sql) => {
    const [row] = await sql<
      { next: number }[]
    >`select coalesce(max(sort_order), 0) + 10 as next from positions`
    return row!.next
  }
  routes.post('/position-list', { schema: { body: bodyOf(position) } }, async (request, reply) => {
    const body = request.body as Parsed
    const made = await write(request, async (sql) =>
      createRecord(sql, request, position, { ...body, sort_order: body['sort_order'] ?? (await last(sql)) }),
    )
    announce(app, position.table)
    return reply.code(201).send(made)
  })
  routes.put(
    '/position-list/:id',
    { schema: { params: idParams, body: bodyOf(position) } },
    async (request) => {
      const body = request.body as Parsed
      const changed = await write(request, async (sql) => {
        const { sort_order } = await readRecord(sql, position, request.params.id)
        return updateRecord(sql, request, position, request.params.id, {
          ...body,
          sort_order: body['sort_order'] ?? sort_order,
        })
      })
      announce(app, position.table)
      return changed
    },
  )
  arrange(app)
}

const rearranged = {
  en: 'The list of positions has changed in the meantime.',
  bn: 'এর মধ্যে পদের তালিকা বদলে গেছে।',
}

/**
 * All positions in the order that people gave them by hand: all ids or none, so that no place is guessed. Versions stay:
 * who is correcting a name meanwhile need not begin again.
 */
function arrange(app: FastifyInstance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const body = z.object({ ids: z.array(z.int().positive()).max(10_000) })
  routes.post('/position-list/order', { schema: { body } }, async (request) => {
    const { ids } = request.body
    const arranged = await write(request, async (sql) => {
      const before = await sql<
        { id: number; sort_order: number }[]
      >`select id, sort_order from positions order by id for update`
      const places = new Map(ids.map((id, index) => [id, (index + 1) * 10]))
      if (
        places.size !== ids.length ||
        before.length !== ids.length ||
        !before.every(({ id }) => places.has(id))
      )
        throw conflict(rearranged)
      for (const { id, sort_order } of before) {
        const place = places.get(id)!
        if (place === sort_order) continue
        await sql`update positions set sort_order = ${place}, updated_at = now() where id = ${id}`
        await audit(sql, request, {
          action: 'update',
          subject: position.path,
          subject_id: id,
          before: { sort_order },
          after: { sort_order: place },
        })
      }
      const rows = await sql`select * from positions order by sort_order`
      return rows.map((row) => toWire(position, row))
    })
    announce(app, position.table)
    return arranged
  })
}
