import type { FastifyContextConfig, FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import { withZod } from '../http/with-zod.ts'
import { toPlainString, latinDigits, toMessage, type Resource } from '@samity/shared-api/contract'
import { notifyChange } from '../database/changes.ts'
import { registerResource } from './resource-registry.ts'
import { areaOf, describeAction, type QueryParameters, type ResourceAction } from '../http/describe-routes.ts'
import { routesOf, type RouteRules } from '../http/route.ts'
import type { AccessRule } from '../http/access.ts'
import { fieldSchemaOf } from '../http/field-schemas.ts'
import { listRecords, type ReadOptions } from './list.ts'
import type { ListQuery } from './list-query.ts'
import {
  archiveRecord,
  createRecord,
  pictureFields,
  readPictures,
  readRecord,
  deleteRecord,
  updateRecord,
  type ParsedBody,
} from './records.ts'
import { write } from '../http/write.ts'
import type { WireRow } from './serialize.ts'
import type { Transaction } from '../database/database.ts'

/*
 * One function for each of seven routes. A feature calls those that it needs and builds its other routes from
 * the same parts.
 */

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** The `/:id` of a path, in Latin or Bengali digits. */
export const idParams = z.object({
  id: z
    .string()
    .transform(latinDigits)
    .pipe(z.string().regex(/^\d{1,9}$/, 'Not a number'))
    .transform(Number),
})

const noVersion = toMessage({ en: 'Not a version', bn: 'সংস্করণ নয়' })
const versionInput = z
  .preprocess(
    (value) => (isBlank(value) ? undefined : Number(latinDigits(toPlainString(value)))),
    z.int(noVersion).positive(noVersion).optional(),
  )
  .meta({
    type: ['integer', 'string', 'null'],
    description: 'The version that the client has read; another one is 409',
  })

/**
 * Returns the body schema: the resource's input, the version that the client has read, and `<picture>_clear`
 * for each picture.
 */
export function requestBody(resource: Resource) {
  const fields = Object.entries(resource.fields)
  const fieldSchemas = fields.map(([name, field]) => [name, fieldSchemaOf(field)])
  const clearFlags = fields
    .filter(([, { kind }]) => kind === 'picture')
    .map(([name]) => [`${name}_clear`, clearFlag])
  return resource.input.extend({
    ...(Object.fromEntries([...fieldSchemas, ...clearFlags]) as Record<string, z.ZodType>),
    version: versionInput,
  })
}

const clearFlag = z
  .preprocess((value) => value === true || value === 'true' || value === '1', z.boolean())
  .default(false)
  .meta({
    type: ['boolean', 'string'],
    description: 'true removes the picture',
  })

export const formConfig = (resource: Resource) => ({ files: pictureFields(resource).length })

type DescribedOptions = Pick<ReadOptions, 'also' | 'filters'> & { query?: QueryParameters }
type ReadOptionsFor = ReadOptions | ((request: FastifyRequest) => ReadOptions)
const resolveReadOptions = (request: FastifyRequest, options: ReadOptionsFor = {}) =>
  typeof options === 'function' ? options(request) : options

export const hideArchivedFromVisitors = ({ user }: FastifyRequest): ReadOptions =>
  user ? {} : { where: (sql) => sql`archived_at is null` }

type RouteAccess = Pick<RouteRules, 'roles' | 'tokens' | 'needsPerson'>
const declare = <const Schema extends FastifySchema>(
  resource: Resource,
  action: ResourceAction,
  { roles, tokens, needsPerson }: RouteAccess,
  options: { schema?: Schema; config?: FastifyContextConfig } = {},
  list?: Parameters<typeof describeAction>[2],
) =>
  routesOf({ area: areaOf(resource), tokens })({
    roles,
    ...(needsPerson && { needsPerson }),
    ...describeAction(resource, action, list),
    ...options,
  })

export const listRoute = (
  app: FastifyInstance,
  resource: Resource,
  access: RouteAccess,
  options?: ReadOptionsFor,
  /** The document says this about the list when `options` depends on the request. */
  parameters: DescribedOptions = {},
) => {
  registerResource(app, resource)
  const described = typeof options === 'function' ? parameters : { ...options, ...parameters }
  const declaration = declare(resource, 'list', access, {}, described)
  app.get<{ Querystring: ListQuery }>(`/${resource.path}`, declaration, async (request, reply) => {
    const { rows, total } = await listRecords(
      app.sql,
      resource,
      request.query,
      resolveReadOptions(request, options),
    )
    return reply.header('x-total-count', total).send(rows)
  })
}

export const readRoute = (
  app: FastifyInstance,
  resource: Resource,
  access: RouteAccess,
  options?: ReadOptionsFor,
) => {
  registerResource(app, resource)
  const declaration = declare(resource, 'read', access, { schema: { params: idParams } })
  withZod(app).get(`/${resource.path}/:id`, declaration, (request) =>
    readRecord(app.sql, resource, request.params.id, resolveReadOptions(request, options)),
  )
}

export const createRoute = (
  app: FastifyInstance,
  resource: Resource,
  access: RouteAccess,
  readOptions: ReadOptions = {},
) => {
  registerResource(app, resource)
  withZod(app).post(
    `/${resource.path}`,
    declare(resource, 'create', access, {
      config: formConfig(resource),
      schema: { body: requestBody(resource) },
    }),
    async (request, reply) => {
      const pictures = await readPictures(request, resource)
      const record = await writeAndNotify(request, resource, (sql) =>
        createRecord(sql, request, resource, request.body as ParsedBody, { pictures, readOptions }),
      )
      return reply.code(201).send(record)
    },
  )
}

export const updateRoute = (
  app: FastifyInstance,
  resource: Resource,
  access: RouteAccess,
  readOptions: ReadOptions = {},
) => {
  registerResource(app, resource)
  withZod(app).put(
    `/${resource.path}/:id`,
    declare(resource, 'update', access, {
      config: formConfig(resource),
      schema: { params: idParams, body: requestBody(resource) },
    }),
    async (request) => {
      const pictures = await readPictures(request, resource)
      return writeAndNotify(request, resource, (sql) =>
        updateRecord(sql, request, resource, request.params.id, request.body as ParsedBody, {
          pictures,
          readOptions,
        }),
      )
    },
  )
}

export const removeRoute = (app: FastifyInstance, resource: Resource, access: RouteAccess) => {
  registerResource(app, resource)
  const declaration = declare(resource, 'delete', access, { schema: { params: idParams } })
  withZod(app).delete(`/${resource.path}/:id`, declaration, async (request, reply) => {
    await writeAndNotify(request, resource, (sql) => deleteRecord(sql, request, resource, request.params.id))
    return reply.code(204).send()
  })
}

type ToBody = (row: WireRow) => object

/** `toBody` makes the response of a row, where it has another shape. */
export const archiveRoute = (
  app: FastifyInstance,
  resource: Resource,
  access: RouteAccess,
  options?: ReadOptions,
  toBody?: ToBody,
) => setArchivedRoute(app, resource, true, access, options, toBody)
export const restoreRoute = (
  app: FastifyInstance,
  resource: Resource,
  access: RouteAccess,
  options?: ReadOptions,
  toBody?: ToBody,
) => setArchivedRoute(app, resource, false, access, options, toBody)

const setArchivedRoute = (
  app: FastifyInstance,
  resource: Resource,
  isArchived: boolean,
  access: RouteAccess,
  options?: ReadOptions,
  toBody: ToBody = (row) => row,
) => {
  registerResource(app, resource)
  const action = isArchived ? 'archive' : 'restore'
  const declaration = declare(resource, action, access, { schema: { params: idParams } })
  withZod(app).post(`/${resource.path}/:id/${action}`, declaration, (request) =>
    writeAndNotify(request, resource, async (sql) =>
      toBody(await archiveRecord(sql, request, resource, request.params.id, isArchived, options)),
    ),
  )
}

type CrudAccess = { read: AccessRule; edit: AccessRule; tokens: RouteRules['tokens'] }

/** Registers all seven routes. `options` says how rows are read when that is not directly from the table. */
export const crud = (
  app: FastifyInstance,
  resource: Resource,
  { read, edit, tokens }: CrudAccess,
  options?: ReadOptions,
) => {
  for (const registerRoute of [listRoute, readRoute])
    registerRoute(app, resource, { roles: read, tokens }, options)
  for (const registerRoute of [createRoute, updateRoute, archiveRoute, restoreRoute])
    registerRoute(app, resource, { roles: edit, tokens }, options)
  removeRoute(app, resource, { roles: edit, tokens })
}

async function writeAndNotify<T>(
  request: FastifyRequest,
  resource: Resource,
  work: (sql: Transaction) => Promise<T>,
): Promise<T> {
  const result = await write(request, work)
  notifyChange(request.server, resource.relation)
  return result
}
