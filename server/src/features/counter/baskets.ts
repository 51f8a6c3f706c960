import type { FastifyInstance } from 'fastify'
import { today } from '@samity/shared-api/contract'
import { payBasket as payAction, undoBasket as undoAction } from '@samity/shared-api/contract/sales/basket'
import { sellers } from '../../http/access.ts'
import { actionPath } from '../../http/action-path.ts'
import { daySchema, flagSchema, pageParameters } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { idParams } from '../../resources/crud.ts'
import {
  lastValue,
  maxPageRows,
  readDayParameter,
  readIntegerParameter,
  type ListQuery,
} from '../../resources/list-query.ts'
import { listBaskets, readBasket } from './basket-records.ts'
import { payBasket } from './pay-basket.ts'
import { undoBasket } from './undo-basket.ts'

const route = routesOf({ area: 'sales', tokens: 'sales' })

export async function baskets(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  routes.post(
    actionPath(payAction),
    route({
      roles: sellers,
      summary: 'Counter: pay a basket',
      description:
        'Books one receipt for each line, all of them or none. A repeated key with the same content returns the basket that was paid.',
      returns: 'Basket',
      status: 201,
      errors: [409],
      schema: { body: payAction.input },
    }),
    async (request, reply) => reply.code(201).send(await payBasket(request, request.body)),
  )
  app.get<{ Querystring: ListQuery }>(
    '/counter/baskets',
    route({
      roles: sellers,
      summary: 'Counter: baskets of a day',
      returns: 'Basket[]',
      total: 'count',
      query: {
        date: daySchema('The day on which they were paid; today when left out'),
        all: flagSchema('Those of everybody, for administrators and staff'),
        ...pageParameters,
      },
    }),
    async (request, reply) => {
      const { query } = request
      const { baskets: rows, count } = await listBaskets(app.sql, request, {
        date: readDayParameter(query, 'date') ?? today(),
        all: lastValue(query, 'all') === '1',
        limit: readIntegerParameter(query, 'limit', 1, maxPageRows) ?? maxPageRows,
        offset: readIntegerParameter(query, 'offset', 0, Number.MAX_SAFE_INTEGER) ?? 0,
      })
      return reply.header('x-total-count', count).send(rows)
    },
  )
  routes.get(
    '/counter/baskets/:id',
    route({
      roles: sellers,
      summary: 'Counter: one basket',
      returns: 'Basket',
      schema: { params: idParams },
    }),
    (request) => readBasket(app.sql, request, request.params.id),
  )
  routes.post(
    actionPath(undoAction),
    route({
      roles: sellers,
      summary: 'Counter: undo a basket',
      returns: 'Basket',
      errors: [409],
      schema: { params: idParams, body: undoAction.input },
    }),
    (request) =>
      write(request, (sql) =>
        undoBasket(sql, request, { id: request.params.id, reason: request.body.reason }),
      ),
  )
}
