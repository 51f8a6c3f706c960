import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { defineResource, latinDigits, toMessage, type Resource } from '@samity/shared-api/contract'
import { advocate, lookupFields, lookupSearch } from '@samity/shared-api/contract/config/advocate'
import type { AdvocateReference } from '@samity/shared-api/contract/config/advocate-reference'
import { publicFields } from '@samity/shared-api/contract/config/public-fields'
import {
  archiveRoute,
  requestBody,
  formConfig,
  idParams,
  removeRoute,
  restoreRoute,
} from '../../resources/crud.ts'
import { notifyChange } from '../../database/changes.ts'
import type { Sql } from '../../database/database.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { listRecords } from '../../resources/list.ts'
import { readSearchWords, readIntegerParameter, type ListQuery } from '../../resources/list-query.ts'
import {
  createRecord,
  readPictures,
  readRecord,
  updateRecord,
  type ParsedBody,
} from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { serializeRow, type WireRow } from '../../resources/serialize.ts'
import { duplicates } from './duplicates.ts'
import { withheldFields } from './withheld-fields.ts'
import { notFound, unprocessable } from '../../http/errors.ts'
import { anyone, editors, lookups } from '../../http/access.ts'
import { describeAction, resourceParameters, textSchema, yearParameters } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const pickFields = (...names: string[]) =>
  Object.fromEntries(Object.entries(advocate.fields).filter(([name]) => names.includes(name)))

/** The card of an advocate for visitors. The view leaves out every withheld field. */
const publicAdvocate = defineResource({
  path: 'advocates',
  relation: 'public_advocates',
  name: advocate.name,
  fields: pickFields(...publicFields),
})

/** The fields of an advocate for cashiers: enough to find the advocate who is buying. */
const advocateLookup = defineResource({
  path: 'advocates',
  relation: 'advocates',
  name: advocate.name,
  fields: pickFields(...lookupFields),
  search: lookupSearch,
})

const resourceFor = ({ user }: FastifyRequest): Resource =>
  !user ? publicAdvocate : user.role === 'cashier' ? advocateLookup : advocate

/**
 * The most cards in a response to a visitor who names no `limit`. `X-Total-Count` contains the number of all
 * advocates.
 */
const publicPageRows = 1000

function hideEditorFields({ user }: FastifyRequest, row: WireRow): Record<string, unknown> {
  const { version: _version, archived_at: _archived, ...publicRow } = row
  return user ? row : publicRow
}

const isBengali = (text: string) => /[\u0980-\u09ff]/.test(text)

/**
 * Suggests advocates while a person types. Number and phone match by substring, a name in the script of the
 * text. Archived advocates come last and are marked, so that the person learns why nothing can be sold in
 * that name. `lookup_field` names the input field: 'number', 'phone' or 'name'. Without it all three are
 * searched.
 */
async function suggestAdvocates(sql: Sql, query: ListQuery, text: string) {
  const limit = readIntegerParameter(query, 'limit', 1, 100) ?? 20
  const term = latinDigits(text.normalize('NFC'))
    .trim()
    .replace(/[\\%_]/g, String.raw`\$&`)
  const pattern = `%${term}%`
  const name = isBengali(text.replace(/[০-৯]/g, '')) ? sql`name_bengali` : sql`name_english`
  const conditions = {
    number: sql`bar_registration_key like number_key(${pattern})`,
    phone: sql`phone like ${pattern}`,
    // the indexed text contains the names, so it rules most rows out before their names are folded
    name: sql`(search_text like name_key(${pattern}) and name_key(${name}) like name_key(${pattern}))`,
  }
  const lookupField = query['lookup_field']
  const where =
    lookupField === 'number' || lookupField === 'phone' || lookupField === 'name'
      ? conditions[lookupField]
      : sql`(${conditions.number} or ${conditions.phone} or ${conditions.name})`
  const rows = await sql`
    select * from advocates where ${where}
    order by bar_registration_key = number_key(${term}) desc, phone = ${term} desc, archived_at is not null,
      bar_registration_key collate natural_order
    limit ${limit}`
  return rows.map((row) => serializeRow(advocateLookup, row))
}

/** Makes a retired or deceased advocate inactive, and clears a date whose checkbox is not ticked. */
export function normalizeStatus(body: ParsedBody): ParsedBody {
  const isInactive = body['is_retired'] === true || body['is_dead'] === true
  return {
    ...body,
    status: isInactive ? 'inactive' : body['status'],
    retirement_date: body['is_retired'] === true ? body['retirement_date'] : null,
    death_date: body['is_dead'] === true ? body['death_date'] : null,
  }
}

const route = routesOf({ area: 'config', tokens: 'members' })

const laterDays = [
  'enrollment_date_As_lawyer',
  'enrollment_date_As_member',
  'sanad_date',
  'retirement_date',
  'death_date',
] as const

export const birthMessage = toMessage({
  en: 'Must be before enrollment, sanad, retirement and death',
  bn: 'তালিকাভুক্তি, সনদ, অবসর ও মৃত্যুর তারিখের আগে হতে হবে',
})
/** True when the birth is not before all other days of the advocate: one of them is wrong then. */
export const isBornTooLate = ({ date_of_birth: birth, ...body }: ParsedBody): boolean =>
  typeof birth === 'string' && laterDays.some((name) => typeof body[name] === 'string' && body[name] <= birth)

function advocateBody(request: FastifyRequest): ParsedBody {
  const body = normalizeStatus(request.body as ParsedBody)
  if (isBornTooLate(body)) throw unprocessable({ date_of_birth: birthMessage })
  return body
}

export async function advocates(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  registerResource(app, advocate)
  const access = { roles: editors, tokens: 'members' } as const

  app.get<{ Querystring: ListQuery }>(
    '/advocates',
    route({
      roles: anyone,
      summary: 'Advocate: list',
      description:
        'Visitors and cashiers see fewer fields. With `lookup` it returns up to 100 matches for a pick list.',
      returns: 'AdvocateView[]',
      query: {
        ...resourceParameters(advocate),
        ...yearParameters,
        lookup: textSchema('A part of a number, phone or name'),
        lookup_field: textSchema('number, phone or name; all three when left out'),
      },
      total: 'count',
    }),
    async (request, reply) => {
      const text =
        request.user && typeof request.query['lookup'] === 'string' ? request.query['lookup'].trim() : ''
      if (text) {
        readSearchWords(request.query, 'lookup')
        const matches = await suggestAdvocates(app.sql, request.query, text)
        return reply.header('x-total-count', matches.length).send(matches)
      }
      const year = readIntegerParameter(request.query, 'year', 1900, 2200)
      const resource = resourceFor(request)
      const { rows, total } = await listRecords(app.sql, resource, request.query, {
        ...(!request.user && { maxRows: publicPageRows }),
        // a cashier's search compares fewer fields than this column contains
        ...(resource === advocate && { searchColumn: 'search_text' }),
        where: (sql) => (year ? sql`extract(year from enrollment_date_as_member) = ${year}` : sql`true`),
      })
      return reply.header('x-total-count', total).send(rows.map((row) => hideEditorFields(request, row)))
    },
  )
  duplicates(app)
  withheldFields(app)
  routes.get(
    '/advocates/:id',
    route({
      roles: anyone,
      summary: 'Advocate: read one',
      returns: 'AdvocateView',
      schema: { params: idParams },
    }),
    async (request) => {
      const row = await readRecord(app.sql, resourceFor(request), request.params.id)
      return hideEditorFields(request, row)
    },
  )

  routes.get(
    '/advocates/:id/reference',
    route({
      roles: lookups,
      services: true,
      summary: 'Advocate: read number and name',
      description: 'The services of modules may call it for the person whose request they answer.',
      returns: 'AdvocateReference',
      schema: { params: idParams },
    }),
    async ({ params: { id } }) => {
      const [row] = await app.sql<AdvocateReference[]>`
      select id, bar_registration_number, name_english, name_bengali, archived_at is not null as is_archived
      from advocates where id = ${id}`
      if (!row) throw notFound(advocate.name)
      return row
    },
  )

  routes.post(
    '/advocates',
    route({
      roles: editors,
      ...describeAction(advocate, 'create'),
      config: formConfig(advocate),
      schema: { body: requestBody(advocate) },
    }),
    async (request, reply) => {
      const pictures = await readPictures(request, advocate)
      const record = await write(request, (sql) =>
        createRecord(sql, request, advocate, advocateBody(request), { pictures }),
      )
      notifyChange(app, 'advocates')
      return reply.code(201).send(record)
    },
  )
  routes.put(
    '/advocates/:id',
    route({
      roles: editors,
      ...describeAction(advocate, 'update'),
      config: formConfig(advocate),
      schema: { params: idParams, body: requestBody(advocate) },
    }),
    async (request) => {
      const pictures = await readPictures(request, advocate)
      const body = advocateBody(request)
      const record = await write(request, (sql) =>
        updateRecord(sql, request, advocate, request.params.id, body, { pictures }),
      )
      notifyChange(app, 'advocates')
      return record
    },
  )
  removeRoute(app, advocate, access)
  archiveRoute(app, advocate, access)
  restoreRoute(app, advocate, access)
}
