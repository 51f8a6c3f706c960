import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { bank } from '@samity/shared-api/contract/config/bank'
import { building } from '@samity/shared-api/contract/config/building'
import { form } from '@samity/shared-api/contract/config/form'
import { position } from '@samity/shared-api/contract/config/position'
import { renter } from '@samity/shared-api/contract/config/renter'
import { announce } from '../../platform/changes.ts'
import { archive, bodyOf, crud, idParams, list, read, remove, restore } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { createRecord, readRecord, updateRecord, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'

/** The registers that need nothing of their own. */
export async function registry(app: FastifyInstance): Promise<void> {
  crud(app, bank)
  crud(app, building)
  crud(app, form)
  crud(app, renter, { from: 'renter_positions', also: ['building_details', 'due_months', 'paid_until'] })
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
}
