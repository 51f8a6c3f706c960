import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { position } from '@samity/shared-api/contract/config/position'
import { audit } from '../../audit/audit.ts'
import { notifyChange } from '../../database/changes.ts'
import {
  archiveRoute,
  requestBody,
  idParams,
  listRoute,
  readRoute,
  removeRoute,
  restoreRoute,
} from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import { createRecord, readRecord, updateRecord, type ParsedBody } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { serializeRow } from '../../resources/serialize.ts'
import { editors, readers } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const route = routesOf({ area: 'config', tokens: 'configuration' })

/** A new position without an order comes last. A change without an order keeps the order. */
export async function positionRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  for (const register of [listRoute, readRoute])
    register(app, position, { roles: readers, tokens: 'configuration' })
  for (const register of [archiveRoute, restoreRoute, removeRoute])
    register(app, position, { roles: editors, tokens: 'configuration' })

  const nextSortOrder = async (sql: Sql) => {
    const [row] = await sql<
      { next: number }[]
    >`select coalesce(max(sort_order), 0) + 10 as next from positions`
    return row!.next
  }
  routes.post(
    '/position-list',
    route({ roles: editors, ...describeAction(position, 'create'), schema: { body: requestBody(position) } }),
    async (request, reply) => {
      const body = request.body as ParsedBody
      const record = await write(request, async (sql) =>
        createRecord(sql, request, position, {
          ...body,
          sort_order: body['sort_order'] ?? (await nextSortOrder(sql)),
        }),
      )
      notifyChange(app, position.relation)
      return reply.code(201).send(record)
    },
  )
  routes.put(
    '/position-list/:id',
    route({
      roles: editors,
      ...describeAction(position, 'update'),
      schema: { params: idParams, body: requestBody(position) },
    }),
    async (request) => {
      const body = request.body as ParsedBody
      const record = await write(request, async (sql) => {
        const { sort_order } = await readRecord(sql, position, request.params.id)
        return updateRecord(sql, request, position, request.params.id, {
          ...body,
          sort_order: body['sort_order'] ?? sort_order,
        })
      })
      notifyChange(app, position.relation)
      return record
    },
  )
  reorderPositions(app)
}

const orderConflict = {
  en: 'The list of positions has changed in the meantime.',
  bn: 'এর মধ্যে পদের তালিকা বদলে গেছে।',
}

/**
 * Saves the order of all positions. The body must contain every id (409 otherwise), so that no place is
 * guessed. Versions do not change: a person who is editing a name at the same time gets no conflict.
 */
function reorderPositions(app: FastifyInstance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const body = z.object({ ids: z.array(z.int().positive()).max(10_000) })
  routes.post(
    '/position-list/order',
    route({
      roles: editors,
      summary: 'Positions: save their order',
      returns: 'Position[]',
      schema: { body },
    }),
    async (request) => {
      const { ids } = request.body
      const records = await write(request, async (sql) => {
        const before = await sql<
          { id: number; sort_order: number }[]
        >`select id, sort_order from positions order by id for update`
        const sortOrders = new Map(ids.map((id, index) => [id, (index + 1) * 10]))
        if (
          sortOrders.size !== ids.length ||
          before.length !== ids.length ||
          !before.every(({ id }) => sortOrders.has(id))
        )
          throw conflict(orderConflict).as('version.stale')
        for (const { id, sort_order } of before) {
          const sortOrder = sortOrders.get(id)!
          if (sortOrder === sort_order) continue
          await sql`update positions set sort_order = ${sortOrder}, updated_at = now() where id = ${id}`
          await audit(sql, request, {
            action: 'update',
            subject: position.path,
            subject_id: id,
            before: { sort_order },
            after: { sort_order: sortOrder },
          })
        }
        const rows = await sql`select * from positions order by sort_order`
        return rows.map((row) => serializeRow(position, row))
      })
      notifyChange(app, position.relation)
      return records
    },
  )
}
