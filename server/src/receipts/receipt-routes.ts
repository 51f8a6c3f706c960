import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { longText, type Resource } from '@samity/shared-api/contract'
import { priceReason } from '@samity/shared-api/contract/resolutions/price'
import { recordPlace } from '@samity/shared-api/contract/sales/money-record'
import { requestBody, idParams } from '../resources/crud.ts'
import { registerResource } from '../resources/resource-registry.ts'
import { readVoidReason, voidSchema } from '../resources/void-reason.ts'
import { editors, lookups, sellers, type AccessRule } from '../http/access.ts'
import { routesOf, type TokenArea } from '../http/route.ts'
import { areaOf, describeAction, type QueryParameters } from '../http/describe-routes.ts'
import { placeParameters } from './place-filter.ts'
import { addReceipt, changeReceipt, voidReceipt } from './write-receipts.ts'
import { type ReceiptKind } from './receipt-kind.ts'
import { listReceipts, readReceipt } from './read-receipts.ts'
import { registerReceiptKind } from './receipt-kinds.ts'

const { schema: overrideReasonSchema } = longText({ en: 'Reason', bn: 'কারণ' }, 500)
export const receiptBody = (resource: Resource) => requestBody(resource).extend({ place: recordPlace.schema })

type ReceiptRoutes<R extends Resource> = ReceiptKind<R> & {
  /** Who may use the five routes; cashiers add and staff change when left out */
  roles?: { read: AccessRule; add: AccessRule; change: AccessRule }
  tokens?: TokenArea
  query?: QueryParameters
}

const receiptRoles = { read: lookups, add: sellers, change: editors }

export const receiptRoutes =
  <R extends Resource>({ roles = receiptRoles, tokens = 'sales', query, ...kind }: ReceiptRoutes<R>) =>
  async (app: FastifyInstance): Promise<void> => {
    const { resource, buyer } = kind
    const routes = app.withTypeProvider<ZodTypeProvider>()
    const path = `/${resource.path}`
    const route = routesOf({ area: areaOf(resource), tokens })
    const body = receiptBody(resource).extend({
      price_reason: priceReason.schema,
      ...(buyer && { override_reason: overrideReasonSchema }),
    })
    registerResource(app, resource)
    registerReceiptKind(app, kind, body)

    const listDeclaration = route({
      roles: roles.read,
      ...describeAction(resource, 'list', {
        also: ['voided_at'],
        filters: { payment_type: true },
        sumColumn: 'total',
        query: { ...placeParameters, ...query },
      }),
    })
    app.get(path, listDeclaration, async (request, reply) => {
      const { rows, headers } = await listReceipts(request, kind)
      return reply.headers(headers).send(rows)
    })
    routes.get(
      `${path}/:id`,
      route({ roles: roles.read, ...describeAction(resource, 'read'), schema: { params: idParams } }),
      (request) => readReceipt(app.sql, kind, request.params.id),
    )
    routes.post(
      path,
      route({ roles: roles.add, ...describeAction(resource, 'create'), schema: { body } }),
      async (request, reply) => reply.code(201).send(await addReceipt(request, kind)),
    )
    routes.put(
      `${path}/:id`,
      route({
        roles: roles.change,
        ...describeAction(resource, 'update'),
        schema: { params: idParams, body },
      }),
      (request) => changeReceipt(request, kind, request.params.id),
    )
    routes.delete(
      `${path}/:id`,
      route({
        roles: roles.change,
        ...describeAction(resource, 'void'),
        schema: { params: idParams, ...voidSchema },
      }),
      async (request, reply) => {
        await voidReceipt(request, kind, request.params.id, readVoidReason(request))
        return reply.code(204).send()
      },
    )
  }
