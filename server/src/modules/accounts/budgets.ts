import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Resource } from '@samity/shared-api/contract'
import { probableExpense, probableIncome } from '@samity/shared-api/contract/accounts/budget'
import { bodyOf, idParams, list, read, remove } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { declare } from '../../platform/declared.ts'
import { createRecord, updateRecord, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import { findCategory } from './categories.ts'

type Budget = {
  resource: Resource
  records: string
  categories: 'income_categories' | 'expense_categories'
  field: string
}

/** Probable amounts: one a year and category, the category given as id or name. */
function budget(app: FastifyInstance, { resource, records, categories, field }: Budget): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const reading = { from: records, also: ['category'] }
  declare(resource)
  list(app, resource, reading)
  read(app, resource, reading)
  remove(app, resource)

  const named = async (sql: Sql, body: Parsed): Promise<Parsed> => ({
    ...body,
    [field]: (await findCategory(sql, categories, String(body[field]), field)).id,
  })
  routes.post(`/${resource.path}`, { schema: { body: bodyOf(resource) } }, async (request, reply) => {
    const made = await write(request, async (sql) =>
      createRecord(sql, request, resource, await named(sql, request.body as Parsed), { reading }),
    )
    return reply.code(201).send(made)
  })
  routes.put(`/${resource.path}/:id`, { schema: { params: idParams, body: bodyOf(resource) } }, (request) =>
    write(request, async (sql) =>
      updateRecord(sql, request, resource, request.params.id, await named(sql, request.body as Parsed), {
        reading,
      }),
    ),
  )
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
