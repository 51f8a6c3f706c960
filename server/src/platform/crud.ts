import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { typed } from './typed.ts'
import { asWord, latinDigits, says, type Resource } from '@samity/shared-api/contract'
import { announce } from './changes.ts'
import { declare } from './declared.ts'
import { describedField, describedQuery, describedRow } from './described.ts'
import { listRecords, type ListQuery, type Reading } from './list.ts'
import {
  archiveRecord,
  createRecord,
  pictureFields,
  readPictures,
  readRecord,
  removeRecord,
  updateRecord,
  type Parsed,
} from './records.ts'
import { write } from './transaction.ts'
import type { Transaction } from './database.ts'

/* Seven routes, seven functions: a module calls the ones it wants and writes the others by hand from the same parts. */

const blank = (value: unknown) => value === undefined || value === null || value === ''

/** `/:id` of a path; Bengali digits are digits. */
export const idParams = z.object({
  id: z
    .string()
    .transform(latinDigits)
    .pipe(z.string().regex(/^\d{1,9}$/, 'Not a number'))
    .transform(Number),
})

const noVersion = says({ en: 'Not a version', bn: 'সংস্করণ নয়' })
const versionRead = z.preprocess(
  (value) => (blank(value) ? undefined : Number(latinDigits(asWord(value)))),
  z.int(noVersion).positive(noVersion).optional(),
)

/** The resource's input, the version it was read at, and `<picture>_clear` for each picture. */
export function bodyOf(resource: Resource) {
  const fields = Object.entries(resource.fields)
  const described = fields.map(([name, field]) => [name, describedField(field)])
  const clears = fields
    .filter(([, { kind }]) => kind === 'picture')
    .map(([name]) => [`${name}_clear`, cleared])
  return resource.input.extend({
    ...(Object.fromEntries([...described, ...clears]) as Record<string, z.ZodType>),
    version: versionRead,
  })
}

const cleared = z.preprocess((value) => value === true || value === 'true' || value === '1', z.boolean())

/** A form of the resource's fields, with a file for each of its pictures. */
export const formOf = (resource: Resource) => ({ files: pictureFields(resource).length })

/** How rows are read; a function where that depends on who asks. */
type ReadingOf = Reading | ((request: FastifyRequest) => Reading)
const readingFor = (request: FastifyRequest, reading: ReadingOf = {}) =>
  typeof reading === 'function' ? reading(request) : reading

/** Visitors see no archived record, whatever they ask for. */
export const withoutArchivedForVisitors = ({ user }: FastifyRequest): Reading =>
  user ? {} : { where: (sql) => sql`archived_at is null` }

export const list = (app: FastifyInstance, resource: Resource, reading?: ReadingOf) => {
  declare(resource)
  const schema = { querystring: describedQuery(resource), response: { 200: z.array(describedRow(resource)) } }
  app.get<{ Querystring: ListQuery }>(`/${resource.path}`, { schema }, async (request, reply) => {
    const { rows, total } = await listRecords(app.sql, resource, request.query, readingFor(request, reading))
    return reply.header('x-total-count', total).send(rows)
  })
}

export const read = (app: FastifyInstance, resource: Resource, reading?: ReadingOf) => {
  declare(resource)
  typed(app).get(
    `/${resource.path}/:id`,
    { schema: { params: idParams, response: { 200: describedRow(resource) } } },
    (request) => readRecord(app.sql, resource, request.params.id, readingFor(request, reading)),
  )
}

export const create = (app: FastifyInstance, resource: Resource, reading: Reading = {}) => {
  declare(resource)
  typed(app).post(
    `/${resource.path}`,
    {
      config: formOf(resource),
      schema: { body: bodyOf(resource), response: { 201: describedRow(resource) } },
    },
    async (request, reply) => {
      const pictures = await readPictures(request, resource)
      const made = await writing(request, resource, (sql) =>
        createRecord(sql, request, resource, request.body as Parsed, { pictures, reading }),
      )
      return reply.code(201).send(made)
    },
  )
}

export const update = (app: FastifyInstance, resource: Resource, reading: Reading = {}) => {
  declare(resource)
  typed(app).put(
    `/${resource.path}/:id`,
    {
      config: formOf(resource),
      schema: { params: idParams, body: bodyOf(resource), response: { 200: describedRow(resource) } },
    },
    async (request) => {
      const pictures = await readPictures(request, resource)
      return writing(request, resource, (sql) =>
        updateRecord(sql, request, resource, request.params.id, request.body as Parsed, {
          pictures,
          reading,
        }),
      )
    },
  )
}

export const remove = (app: FastifyInstance, resource: Resource) => {
  declare(resource)
  typed(app).delete(`/${resource.path}/:id`, { schema: { params: idParams } }, async (request, reply) => {
    await writing(request, resource, (sql) => removeRecord(sql, request, resource, request.params.id))
    return reply.code(204).send()
  })
}

export const archive = (app: FastifyInstance, resource: Resource, reading?: Reading) =>
  setArchived(app, resource, true, reading)
export const restore = (app: FastifyInstance, resource: Resource, reading?: Reading) =>
  setArchived(app, resource, false, reading)

const setArchived = (app: FastifyInstance, resource: Resource, archived: boolean, reading?: Reading) => {
  declare(resource)
  const path = `/${resource.path}/:id/${archived ? 'archive' : 'restore'}`
  typed(app).post(path, { schema: { params: idParams } }, (request) =>
    writing(request, resource, (sql) =>
      archiveRecord(sql, request, resource, request.params.id, archived, reading),
    ),
  )
}

/** All seven. `reading` says where rows are read when that is not the table itself. */
export const crud = (app: FastifyInstance, resource: Resource, reading?: Reading) => {
  for (const route of [list, read, create, update, archive, restore]) route(app, resource, reading)
  remove(app, resource)
}

/** A write whose effect the pages of this process show at once. */
async function writing<T>(
  request: FastifyRequest,
  resource: Resource,
  work: (sql: Transaction) => Promise<T>,
): Promise<T> {
  const answer = await write(request, work)
  announce(request.server, resource.table)
  return answer
}
