import type { FastifyInstance } from 'fastify'
import { priceOverride } from '@samity/shared-api/contract/resolutions/price'
import { toDecimal } from '@samity/shared-api/contract'
import { readers } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { listRecords } from '../../resources/list.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { itemName } from './price-items.ts'
import { routesOf } from '../../http/route.ts'

const source = { also: ['difference', 'form_name'], amounts: ['difference'], sumColumn: 'difference' }

const route = routesOf({ area: 'resolutions', tokens: 'resolutions' })

export async function priceOverrides(app: FastifyInstance): Promise<void> {
  registerResource(app, priceOverride)
  app.get<{ Querystring: ListQuery }>(
    '/price-overrides',
    route({ roles: readers, ...describeAction(priceOverride, 'list', source) }),
    async ({ query }, reply) => {
      const { rows, total, amount = 0 } = await listRecords(app.sql, priceOverride, query, source)
      return reply.headers({ 'x-total-count': total, 'x-total-amount': toDecimal(amount) }).send(
        rows.map(({ form_name, ...row }) => ({
          ...row,
          item_name: itemName(String(row['item']), form_name as string | null),
        })),
      )
    },
  )
}
