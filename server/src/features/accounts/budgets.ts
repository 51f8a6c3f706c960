import type { FastifyInstance } from 'fastify'
import { dayOf, type Resource } from '@samity/shared-api/contract'
import { probableExpense, probableIncome } from '@samity/shared-api/contract/accounts/budget'
import { requestBody, idParams, readRoute } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { listRecords } from '../../resources/list.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import {
  createRecord,
  lockRecord,
  deleteRecord,
  updateRecord,
  type ParsedBody,
} from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { routesOf } from '../../http/route.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import { findCategory, type CategoryTableName } from './categories.ts'
import { parseYear } from './reports.ts'
import { editors, readers } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'

type Budget = { resource: Resource; view: string; categories: CategoryTableName; field: string }

/** Refuses a change of probable amounts in a locked year (409), because its report never changes. */
const assertYearsOpen = (sql: Sql, ...years: unknown[]) =>
  assertOpen(sql, ...years.map((year) => dayOf(Number(year), 12, 31)))

const route = routesOf({ area: 'accounts', tokens: 'accounts' })

function budgetRoutes(app: FastifyInstance, { resource, view, categories, field }: Budget): void {
  const routes = withZod(app)
  const path = `/${resource.path}`
  const source = { from: view, also: ['category'] }
  registerResource(app, resource)
  app.get<{ Querystring: ListQuery }>(
    path,
    route({ roles: readers, ...describeAction(resource, 'list') }),
    async ({ query }, reply) => {
      const yearQuery = { ...query, year: String(parseYear(query)) }
      const { rows, total } = await listRecords(app.sql, resource, yearQuery, source)
      return reply.header('x-total-count', total).send(rows)
    },
  )
  readRoute(app, resource, { roles: readers, tokens: 'accounts' }, source)

  const withCategoryId = async (sql: Sql, body: ParsedBody): Promise<ParsedBody> => ({
    ...body,
    [field]: (await findCategory(sql, categories, String(body[field]), field)).id,
  })
  routes.post(
    path,
    route({ roles: editors, ...describeAction(resource, 'create'), schema: { body: requestBody(resource) } }),
    async (request, reply) => {
      const record = await write(request, async (sql) => {
        const body = request.body as ParsedBody
        await assertYearsOpen(sql, body['year'])
        return createRecord(sql, request, resource, await withCategoryId(sql, body), { readOptions: source })
      })
      return reply.code(201).send(record)
    },
  )
  routes.put(
    `${path}/:id`,
    route({
      roles: editors,
      ...describeAction(resource, 'update'),
      schema: { params: idParams, body: requestBody(resource) },
    }),
    (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const body = request.body as ParsedBody
        const before = await lockRecord(sql, resource, id, source)
        await assertYearsOpen(sql, before['year'], body['year'])
        return updateRecord(sql, request, resource, id, await withCategoryId(sql, body), {
          readOptions: source,
        })
      }),
  )
  routes.delete(
    `${path}/:id`,
    route({ roles: editors, ...describeAction(resource, 'delete'), schema: { params: idParams } }),
    async (request, reply) => {
      await write(request, async (sql) => {
        const before = await lockRecord(sql, resource, request.params.id, source)
        await assertYearsOpen(sql, before['year'])
        await deleteRecord(sql, request, resource, request.params.id)
      })
      return reply.code(204).send()
    },
  )
}

export async function budgets(app: FastifyInstance): Promise<void> {
  budgetRoutes(app, {
    resource: probableIncome,
    view: 'probable_income_records',
    categories: 'income_categories',
    field: 'IncomeCategory',
  })
  budgetRoutes(app, {
    resource: probableExpense,
    view: 'probable_expense_records',
    categories: 'expense_categories',
    field: 'expanseCategory',
  })
}
