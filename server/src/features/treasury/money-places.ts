import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { holderReason, moneyPlace, type PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import type { Sql } from '../../database/database.ts'
import { editors, lookups } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { isBlind, refuseBeforeCount } from '../../ledger/blind-count.ts'
import { registerPlaceRefusals } from '../../ledger/place-refusals.ts'
import { idParams, requestBody } from '../../resources/crud.ts'
import { listRecords, type ReadOptions } from '../../resources/list.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import {
  archiveRecord,
  createRecord,
  deleteRecord,
  readRecord,
  updateRecord,
  type ParsedBody,
} from '../../resources/records.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { refuseHolderChange } from './change-holder.ts'
import {
  assertOpeningOpen,
  lockPlace,
  placeSource,
  refuseChange,
  refuseHolder,
  refuseInvalid,
  refuseRemoval,
  refuseSignatories,
  releaseDefault,
  type Place,
} from './place-rules.ts'

/** A cashier reads the own box and no other place. */
const sourceFor = ({ user }: FastifyRequest): ReadOptions =>
  user?.role === 'cashier' ? { ...placeSource, where: (sql) => sql`holder_id = ${user.id}` } : placeSource

/**
 * The places as the person may read them: before the count of the own box without what is, or was, in cash
 * boxes.
 */
async function hideBalances(sql: Sql, request: FastifyRequest, places: WireRow[]): Promise<WireRow[]> {
  if (!(await isBlind(sql, request))) return places
  return places.map((place) =>
    place['kind'] === 'cash' ? { ...place, balance: null, coming: null, opening_amount: null } : place,
  )
}

/** True if the choice of the places, or their order, would tell the opening amounts. */
const usesOpening = ({ ordering, ...filters }: ListQuery): boolean =>
  'opening_amount' in filters || String(ordering ?? '').includes('opening_amount')

const readChoices = (sql: Sql, userId: number) => sql<PlaceChoice[]>`
  select p.id, p.kind, p.name_english, p.name_bengali, coalesce(u.username, '') as holder_name, p.is_default,
    coalesce(p.holder_id = ${userId}, false) as is_own, p.opening_day,
    (select max(c.day) from cash_days c where c.place_id = p.id and c.closed_at is not null) as closed_until
  from money_places p
  left join users u on u.id = p.holder_id
  where p.archived_at is null and array_position(array['cash', 'cheques', 'bank', 'wallet', 'fdr'], p.kind) is not null
  order by array_position(array['cash', 'cheques', 'bank', 'wallet', 'fdr'], p.kind), not p.is_default, p.id`

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

export async function moneyPlaces(app: FastifyInstance): Promise<void> {
  registerPlaceRefusals(app)
  registerResource(app, moneyPlace)
  const routes = withZod(app)
  const body = requestBody(moneyPlace)
  /** Only a new place knows that nobody said anything about the switch. */
  const newBody = body.extend({
    never_below_zero: z.undefined().or(moneyPlace.fields.never_below_zero.schema),
  })
  const changeBody = body.extend({ holder_reason: holderReason.schema })

  app.get(
    '/money-places/choices',
    route({ roles: lookups, summary: 'Places to choose from', returns: 'PlaceChoice[]' }),
    ({ user }) => readChoices(app.sql, user?.id ?? 0),
  )
  app.get<{ Querystring: ListQuery }>(
    '/money-places',
    route({ roles: lookups, ...describeAction(moneyPlace, 'list') }),
    async (request, reply) => {
      if (usesOpening(request.query)) await refuseBeforeCount(request)
      const { rows, total } = await listRecords(app.sql, moneyPlace, request.query, sourceFor(request))
      return reply.header('x-total-count', total).send(await hideBalances(app.sql, request, rows))
    },
  )
  routes.get(
    '/money-places/:id',
    route({ roles: lookups, ...describeAction(moneyPlace, 'read'), schema: { params: idParams } }),
    async (request) => {
      const place = await readRecord(app.sql, moneyPlace, request.params.id, sourceFor(request))
      const [shown] = await hideBalances(app.sql, request, [place])
      return shown
    },
  )

  routes.post(
    '/money-places',
    route({ roles: editors, ...describeAction(moneyPlace, 'create'), schema: { body: newBody } }),
    async (request, reply) => {
      const record = await write(request, async (sql) => {
        // the route's schema is the resource's own, but for the switch
        const draft = request.body as Omit<Place, 'never_below_zero'> &
          ParsedBody & { never_below_zero: boolean | undefined }
        const place = { ...draft, never_below_zero: draft.never_below_zero ?? draft.kind === 'cash' }
        refuseInvalid(request, place, undefined)
        await refuseHolder(sql, place.holder)
        await refuseSignatories(sql, place)
        await assertOpeningOpen(sql, place, { amount: 0, day: null })
        await releaseDefault(sql, request, place)
        return createRecord(sql, request, moneyPlace, place, { readOptions: placeSource })
      })
      return reply.code(201).send(record)
    },
  )
  // a body has the opening amount, and a response the balance
  const afterCount = { preHandler: refuseBeforeCount }
  const changeSchema = { params: idParams, body: changeBody }
  routes.put(
    '/money-places/:id',
    route({ roles: editors, ...describeAction(moneyPlace, 'update'), schema: changeSchema, ...afterCount }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const { holder_reason: reason, ...place } = request.body as Place &
          ParsedBody & { holder_reason: string }
        const before = await lockPlace(sql, id)
        refuseChange(place, before)
        refuseInvalid(request, place, before)
        await refuseSignatories(sql, place, before)
        if (place.holder !== before.holder) await refuseHolder(sql, place.holder)
        await refuseHolderChange(sql, { box: before, before: before.holder, after: place.holder, reason })
        const [opening] = await sql<{ amount: number; day: string | null }[]>`
        select opening_amount as amount, opening_day as day from money_places where id = ${id}`
        await assertOpeningOpen(sql, place, opening!)
        await releaseDefault(sql, request, place, id)
        return updateRecord(sql, request, moneyPlace, id, place, { readOptions: placeSource, reason })
      }),
  )
  routes.post(
    '/money-places/:id/archive',
    route({
      roles: editors,
      ...describeAction(moneyPlace, 'archive'),
      schema: { params: idParams },
      ...afterCount,
    }),
    (request) =>
      write(request, async (sql) => {
        await refuseRemoval(sql, request.params.id)
        return archiveRecord(sql, request, moneyPlace, request.params.id, true, placeSource)
      }),
  )
  routes.post(
    '/money-places/:id/restore',
    route({
      roles: editors,
      ...describeAction(moneyPlace, 'restore'),
      schema: { params: idParams },
      ...afterCount,
    }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const before = await lockPlace(sql, id)
        await refuseHolder(sql, before.holder)
        return archiveRecord(sql, request, moneyPlace, id, false, placeSource)
      }),
  )
  routes.delete(
    '/money-places/:id',
    route({ roles: editors, ...describeAction(moneyPlace, 'delete'), schema: { params: idParams } }),
    async (request, reply) => {
      await write(request, async (sql) => {
        await refuseRemoval(sql, request.params.id)
        await deleteRecord(sql, request, moneyPlace, request.params.id)
      })
      return reply.code(204).send()
    },
  )
}
