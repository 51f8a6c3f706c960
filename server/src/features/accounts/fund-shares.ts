import type { FastifyInstance } from 'fastify'
import { fillWords, type Resource, type Words } from '@samity/shared-api/contract'
import { shares, type Fund } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import { requestBody, idParams, listRoute, readRoute } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { conflict } from '../../http/errors.ts'
import {
  createRecord,
  readRecord,
  deleteRecord,
  updateRecord,
  type ParsedBody,
} from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { routesOf } from '../../http/route.ts'
import { categoryTable, findCategory } from './categories.ts'
import { editors, readers } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'

const fundNames: Record<Fund, Words> = {
  general: { en: 'the general fund', bn: 'সাধারণ তহবিল' },
  welfare: { en: 'the welfare fund', bn: 'কল্যাণ তহবিল' },
}
const otherFund: Record<Fund, Fund> = { general: 'welfare', welfare: 'general' }

type ShareRequest = { fund: Fund; side: Side; category: { id: number; category: string }; percentage: number }

/**
 * Refuses a percentage that would give both funds together more than 100 % of a category (409). The
 * category's row is locked: of two people who change both funds at once, the second sees the percentage that
 * the first has saved. The database also refuses it with a constraint.
 */
async function refuseOverAllocation(
  sql: Sql,
  { fund, side, category, percentage }: ShareRequest,
): Promise<void> {
  await sql`select id from ${sql(categoryTable[side])} where id = ${category.id} for no key update`
  const [otherShare] = await sql<{ percentage: number }[]>`
    select percentage from ${sql(`${side}_shares`)} where fund = ${otherFund[fund]} and category = ${category.id}`
  const availablePercent = Math.round((100 - (otherShare?.percentage ?? 0)) * 100) / 100
  if (percentage <= availablePercent) return
  const message = fillWords(
    {
      en: 'Only {availablePercent}% of {category} is left: {percentage}% belongs to {fund}',
      bn: '{category}-এর আর {availablePercent}% বাকি আছে: {percentage}% {fund}-এর',
    },
    {
      availablePercent,
      category: category.category,
      percentage: otherShare?.percentage ?? 0,
      fund: fundNames[otherFund[fund]],
    },
  )
  throw conflict(message, { percentage: message }).as('shares.over_allocated')
}

const route = routesOf({ area: 'accounts', tokens: 'accounts' })

function shareRoutes(app: FastifyInstance, resource: Resource, fund: Fund, side: Side): void {
  const routes = withZod(app)
  const path = `/${resource.path}`
  const source = {
    from: `${side}_share_records`,
    also: ['category_id'],
    where: (sql: Sql) => sql`fund = ${fund}`,
  }
  const access = { roles: readers, tokens: 'accounts' } as const
  listRoute(app, resource, access, source)
  readRoute(app, resource, access, source)

  async function checkShare(sql: Sql, body: ParsedBody): Promise<ParsedBody> {
    const category = await findCategory(sql, categoryTable[side], String(body['category']), 'category')
    // the resource's schema returns a number
    await refuseOverAllocation(sql, { fund, side, category, percentage: body['percentage'] as number })
    return { ...body, category: category.id }
  }
  routes.post(
    path,
    route({ roles: editors, ...describeAction(resource, 'create'), schema: { body: requestBody(resource) } }),
    async (request, reply) => {
      const record = await write(request, async (sql) =>
        createRecord(sql, request, resource, await checkShare(sql, request.body as ParsedBody), {
          readOptions: source,
        }),
      )
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
        await readRecord(sql, resource, id, source)
        return updateRecord(sql, request, resource, id, await checkShare(sql, request.body as ParsedBody), {
          readOptions: source,
        })
      }),
  )
  routes.delete(
    `${path}/:id`,
    route({ roles: editors, ...describeAction(resource, 'delete'), schema: { params: idParams } }),
    async (request, reply) => {
      await write(request, async (sql) => {
        await readRecord(sql, resource, request.params.id, source)
        await deleteRecord(sql, request, resource, request.params.id)
      })
      return reply.code(204).send()
    },
  )
}

export async function fundShares(app: FastifyInstance): Promise<void> {
  for (const fund of ['general', 'welfare'] as const)
    for (const side of ['income', 'expense'] as const) shareRoutes(app, shares[fund][side], fund, side)
}
