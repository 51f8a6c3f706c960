import type { FastifyInstance } from 'fastify'
import { bengali, type Resource, type Words } from '@samity/shared-api/contract'
import { shares, type Fund } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import { bodyOf, idParams, list, read } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { conflict } from '../../platform/errors.ts'
import { createRecord, readRecord, removeRecord, updateRecord, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import { typed } from '../../platform/typed.ts'
import { categoryTable, findCategory } from './categories.ts'

const fundNames: Record<Fund, Words> = {
  general: { en: 'the general fund', bn: 'সাধারণ তহবিল' },
  welfare: { en: 'the welfare fund', bn: 'কল্যাণ তহবিল' },
}
const other: Record<Fund, Fund> = { general: 'welfare', welfare: 'general' }

type Asked = { fund: Fund; side: Side; category: { id: number; category: string }; percentage: number }

/**
 * Both funds together take at most the whole of a category. The category's row is held, so that of two people who
 * change both funds at once the second sees what the first has left; the database refuses it in any case.
 */
async function refuseOverWhole(sql: Sql, { fund, side, category, percentage }: Asked): Promise<void> {
  await sql`select id from ${sql(categoryTable[side])} where id = ${category.id} for no key update`
  const [taken] = await sql<{ percentage: number }[]>`
    select percentage from ${sql(`${side}_shares`)} where fund = ${other[fund]} and category = ${category.id}`
  const left = Math.round((100 - (taken?.percentage ?? 0)) * 100) / 100
  if (percentage <= left) return
  const sentence = {
    en: `Only ${left}% of ${category.category} is left: ${taken?.percentage ?? 0}% belongs to ${fundNames[other[fund]].en}`,
    bn: bengali`${category.category}-এর আর ${left}% বাকি আছে: ${taken?.percentage ?? 0}% ${fundNames[other[fund]].bn}-এর`,
  }
  throw conflict(sentence, { percentage: sentence })
}

/** The percentages of one fund and side. */
function sharesOf(app: FastifyInstance, resource: Resource, fund: Fund, side: Side): void {
  const routes = typed(app)
  const path = `/${resource.path}`
  const reading = {
    from: `${side}_share_records`,
    also: ['category_id'],
    where: (sql: Sql) => sql`fund = ${fund}`,
  }
  list(app, resource, reading)
  read(app, resource, reading)

  async function checked(sql: Sql, body: Parsed): Promise<Parsed> {
    const category = await findCategory(sql, categoryTable[side], String(body['category']), 'category')
    // the resource's schema answers a number
    await refuseOverWhole(sql, { fund, side, category, percentage: body['percentage'] as number })
    return { ...body, category: category.id }
  }
  routes.post(path, { schema: { body: bodyOf(resource) } }, async (request, reply) => {
    const made = await write(request, async (sql) =>
      createRecord(sql, request, resource, await checked(sql, request.body as Parsed), { reading }),
    )
    return reply.code(201).send(made)
  })
  routes.put(`${path}/:id`, { schema: { params: idParams, body: bodyOf(resource) } }, (request) =>
    write(request, async (sql) => {
      const { id } = request.params
      await readRecord(sql, resource, id, reading)
      return updateRecord(sql, request, resource, id, await checked(sql, request.body as Parsed), { reading })
    }),
  )
  routes.delete(`${path}/:id`, { schema: { params: idParams } }, async (request, reply) => {
    await write(request, async (sql) => {
      await readRecord(sql, resource, request.params.id, reading)
      await removeRecord(sql, request, resource, request.params.id)
    })
    return reply.code(204).send()
  })
}

/** How much of a category belongs to the general and to the welfare fund. */
export async function fundShares(app: FastifyInstance): Promise<void> {
  for (const fund of ['general', 'welfare'] as const)
    for (const side of ['income', 'expense'] as const) sharesOf(app, shares[fund][side], fund, side)
}
