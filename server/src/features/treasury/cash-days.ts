import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  cashDay,
  cashDayClose,
  cashDayCount,
  reopenNextDay,
  type CashDayDetails,
  type ClosingSlip,
} from '@samity/shared-api/contract/treasury/cash-day'
import { actionPath } from '../../http/action-path.ts'
import { admin, lookups, overseers, sellers } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { addCashDaySentences } from '../../ledger/cash-day-errors.ts'
import type { Sql } from '../../database/database.ts'
import { idParams } from '../../resources/crud.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { closeCashDay } from './close-cash-day.ts'
import { listCashDays, readCashDay, showCashDay } from './cash-day-records.ts'
import { readClosingSlip } from './closing-slip.ts'
import { readDayText } from './day-text.ts'
import { countCash } from './count-cash.ts'
import { reopenNext } from './reopen-next.ts'
import { routesOf } from '../../http/route.ts'

const route = routesOf({ area: 'treasury', tokens: 'treasury' })

export async function cashDayRoutes(app: FastifyInstance): Promise<void> {
  registerResource(app, cashDay)
  addCashDaySentences(app)
  const routes = withZod(app)
  const path = `/${cashDay.path}/:id`

  app.get<{ Querystring: ListQuery }>(
    `/${cashDay.path}`,
    route({ roles: lookups, ...describeAction(cashDay, 'list') }),
    async (request, reply) => {
      const { rows, total } = await listCashDays(app.sql, request, request.query)
      return reply.header('x-total-count', total).send(rows)
    },
  )
  const show = async (sql: Sql, request: FastifyRequest, day: Promise<CashDayDetails>) =>
    showCashDay(sql, request, await day)
  routes.get(
    path,
    route({
      roles: lookups,
      summary: 'Cash day: read one',
      returns: 'CashDayDetails',
      schema: { params: idParams },
    }),
    (request) => show(app.sql, request, readCashDay(app.sql, request, request.params.id)),
  )
  routes.get(
    `${path}/slip`,
    route({
      roles: lookups,
      summary: 'Cash day: closing slip',
      returns: 'ClosingSlip',
      schema: { params: idParams },
    }),
    (request): Promise<ClosingSlip> => readClosingSlip(app.sql, request, request.params.id),
  )
  routes.get(
    `${path}/text`,
    route({
      roles: overseers,
      summary: 'Cash day: the text that its digest covers',
      media: 'text/plain',
      errors: [409],
      schema: { params: idParams },
    }),
    async (request, reply) => {
      const { name, text } = await readDayText(app.sql, request, request.params.id)
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(text)
    },
  )
  routes.post(
    actionPath(cashDayCount),
    route({
      roles: sellers,
      summary: 'Cash day: save a count',
      returns: 'CashDayDetails',
      schema: { params: idParams, body: cashDayCount.input },
    }),
    (request) =>
      write(request, (sql) => show(sql, request, countCash(sql, request, request.params.id, request.body))),
  )
  routes.post(
    actionPath(cashDayClose),
    route({
      roles: sellers,
      summary: 'Cash day: close it',
      returns: 'CashDayDetails',
      schema: { params: idParams, body: cashDayClose.input },
    }),
    (request) => write(request, (sql) => closeCashDay(sql, request, request.params.id, request.body)),
  )
  routes.post(
    actionPath(reopenNextDay),
    route({
      roles: admin,
      summary: 'Cash day: open the next day for corrections',
      returns: 'CashDayDetails',
      schema: { params: idParams, body: reopenNextDay.input },
    }),
    (request) => write(request, (sql) => reopenNext(sql, request, request.params.id, request.body)),
  )
}
