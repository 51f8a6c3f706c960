import type { FastifyInstance } from 'fastify'
import { priceOverride } from '@samity/shared-api/contract/resolutions/price'
import { toDecimal } from '@samity/shared-api/contract'
import { allow, readers } from '../../http/access.ts'
import { describeResource } from '../../http/describe-routes.ts'
import { listRecords, type ListQuery } from '../../resources/list.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { itemName } from './price-items.ts'

const source = { also: ['difference', 'form_name'], amounts: ['difference'], sumColumn: 'difference' }

/** The records that were sold at another price than the one in force, with the reason. */
export async function priceOverrides(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET price-overrides': readers })
  describeResource(app, priceOverride, ['list'], source)
  registerResource(priceOverride)
  app.get<{ Querystring: ListQuery }>('/price-overrides', async ({ query }, reply) => {
    const { rows, total, amount = 0 } = await listRecords(app.sql, priceOverride, query, source)
    return reply.headers({ 'x-total-count': total, 'x-total-amount': toDecimal(amount) }).send(
      rows.map(({ form_name, ...row }) => ({
        ...row,
        item_name: itemName(String(row['item']), form_name as string | null),
      })),
    )
  })
}
