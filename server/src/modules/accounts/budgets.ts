import type { FastifyInstance } from 'fastify'
import { dayOf, type Resource } from '@samity/shared-api/contract'
import { probableExpense, probableIncome } from '@samity/shared-api/contract/accounts/budget'
import { bodyOf, idParams, read } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { declare } from '../../platform/declared.ts'
import { listRecords, type ListQuery } from '../../platform/list.ts'
import { createRecord, lockRecord, removeRecord, updateRecord, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import { typed } from '../../platform/typed.ts'
import { assertOpen } from '../ledger/period-lock.ts'
import { findCategory, type CategoryTable } from './categories.ts'
import { yearAsked } from './reports.ts'

type Budget = { resource: Resource; records: string; categories: CategoryTable; field: string }

/** A locked year's report never moves, neither does what was expected in it. */
const assertYearOpen = (sql: Sql, ...years: unknown[]) =>
  assertOpen(sql, ...years.map((year) => dayOf(Number(year), 12, 31)))

/** Probable amounts: one a year and category, the category given as id or name. */
function budget(app: FastifyInstance, { resource, records, categories, field }: Budget): void {
  const routes = typed(app)
  const path = `/${resource.path}`
  const reading = { from: records, also: ['category'] }
  declare(resource)
  app.get<{ Querystring: ListQuery }>(path, async ({ query }, reply) => {
    const asked = { ...query, year: String(yearAsked(query)) }
    const { rows, total } = await listRecords(app.sql, resource, asked, reading)
    return reply.header('x-total-count', total).send(rows)
  })
  read(app, resource, reading)

  const named = async (sql: Sql, body: Parsed): Promise<Parsed> => ({
    ...body,
    [field]: (await findCategory(sql, categories, String(body[field]), field)).id,
  })
  routes.post(path, { schema: { body: bodyOf(resource) } }, async (request, reply) => {
    const made = await write(request, async (sql) => {
      const body = request.body as Parsed
      await assertYearOpen(sql, body['year'])
      return createRecord(sql, request, resource, await named(sql, body), { reading })
    })
    return reply.code(201).send(made)
  })
  routes.put(`${path}/:id`, { schema: { params: idParams, body: bodyOf(resource) } }, (request) =>
    write(request, async (sql) => {
      const { id } = request.params
      const body = request.body as Parsed
      const before = await lockRecord(sql, resource, id, reading)
      await assertYearOpen(sql, before['year'], body['year'])
      return updateRecord(sql, request, resource, id, await named(sql, body), { reading })
    }),
  )
  routes.delete(`${path}/:id`, { schema: { params: idParams } }, async (request, reply) => {
    await write(request, async (sql) => {
      const before = await lockRecord(sql, resource, request.params.id, reading)
      await assertYearOpen(sql, before['year'])
      await removeRecord(sql, request, resource, request.params.id)
    })
    return reply.code(204).send()
  })
}

export async function budgets(app: FastifyInstance): Promise<void> {
  budget(app, {
    resource: probableIncome,
    records: 'probable_income_records',
    categories: 'income_categories',
    field: 'IncomeCategory',
  })
  budget(app, {
    resource: probableExpense,
    records: 'probable_expense_records',
    categories: 'expense_categories',
    field: 'expanseCategory',
  })
}
