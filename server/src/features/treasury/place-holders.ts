import type { FastifyInstance } from 'fastify'
import { moneyPlace, type HolderChange } from '@samity/shared-api/contract/treasury/money-place'
import type { Sql } from '../../database/database.ts'
import { editors, readers } from '../../http/access.ts'
import { listSchema } from '../../http/describe-routes.ts'
import { notFound } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { idParams } from '../../resources/crud.ts'
import { readHolders } from './box-holder.ts'
import { routesOf } from '../../http/route.ts'

/**
 * Reads who kept a box and why it changed, from the audit log, newest first. A hand-over has the user names
 * themselves; a place that is added or changed has them beside the ids. The audit log is append-only, so
 * nobody rewrites this history.
 */
const readHolderChanges = (sql: Sql, place: number) => sql<HolderChange[]>`
  select id, at, holder_name, previous_holder_name, changed_by, reason
  from (
    select id, at, actor as changed_by, reason,
      case action when 'hand-over' then after ->> 'holder' else after ->> 'holder_name' end as holder_name,
      coalesce(case action when 'hand-over' then before ->> 'holder' else before ->> 'holder_name' end, '')
        as previous_holder_name
    from audit_events
    where subject = ${moneyPlace.path} and subject_id = ${String(place)}
      and action in ('create', 'update', 'hand-over')
  ) e
  where holder_name <> previous_holder_name
  order by id desc`

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

export async function placeHolders(app: FastifyInstance): Promise<void> {
  app.get(
    '/money-places/holders',
    route({
      roles: editors,
      summary: 'People who may keep a cash box',
      returns: listSchema({ id: 'integer', username: 'string', name: 'string', may_sign: 'boolean' }),
    }),
    () => readHolders(app.sql),
  )
  withZod(app).get(
    '/money-places/:id/holders',
    route({
      roles: readers,
      summary: 'Cash box: who kept it, and why that changed',
      returns: 'HolderChange[]',
      schema: { params: idParams },
    }),
    async (request) => {
      const { id } = request.params
      const [place] = await app.sql`select from money_places where id = ${id}`
      if (!place) throw notFound(moneyPlace.name)
      return readHolderChanges(app.sql, id)
    },
  )
}
