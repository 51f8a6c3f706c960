import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { defineResource, latinDigits, type Resource } from '@samity/shared-api/contract'
import { advocate, lookupFields } from '@samity/shared-api/contract/config/advocate'
import { publicFields } from '@samity/shared-api/contract/config/public-fields'
import { archive, bodyOf, formOf, idParams, remove, restore } from '../../platform/crud.ts'
import { announce } from '../../platform/changes.ts'
import type { Sql } from '../../platform/database.ts'
import { declare } from '../../platform/declared.ts'
import { listRecords, searchedWords, wholeNumber, type ListQuery } from '../../platform/list.ts'
import { createRecord, readPictures, readRecord, updateRecord, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import { toWire, type WireRow } from '../../platform/wire.ts'
import { duplicates } from './duplicates.ts'
import { withheldFields } from './withheld-fields.ts'

const only = (...names: string[]) =>
  Object.fromEntries(Object.entries(advocate.fields).filter(([name]) => names.includes(name)))

/** What a visitor reads: the specified card, from a view that has already blanked what must not leave. */
const card = defineResource({
  path: 'advocates',
  table: 'public_advocates',
  name: advocate.name,
  fields: only(...publicFields),
})

/** What a cashier reads: enough to find the member who is buying. */
const lookup = defineResource({
  path: 'advocates',
  table: 'advocates',
  name: advocate.name,
  fields: only(...lookupFields),
  search: ['bar_registration_number', 'name_english', 'name_bengali', 'phone'],
})

const readableBy = ({ user }: FastifyRequest): Resource =>
  !user ? card : user.role === 'cashier' ? lookup : advocate

/** Cards in one answer to a visitor who names no `limit`; `X-Total-Count` says how many there are. */
const maxPublicRows = 1000

/** What only an editor needs stays here when a visitor asks. */
function leaving({ user }: FastifyRequest, row: WireRow): Record<string, unknown> {
  const { version: _version, archived_at: _archived, ...shown } = row
  return user ? row : shown
}

const isBengali = (text: string) => /[\u0980-\u09ff]/.test(text)

/**
 * Suggestions while a member is looked for: number and phone by substring, a name in the script it is typed in.
 * Archived members come too, marked as such and last: whoever asks for one must hear why nothing is sold in that name.
 * `lookup_field` says which input is being typed into; without it all of them are searched.
 */
async function suggest(sql: Sql, query: ListQuery, text: string) {
  const limit = wholeNumber(query, 'limit', 1, 100) ?? 20
  const typed = latinDigits(text.normalize('NFC'))
    .trim()
    .replace(/[\\%_]/g, String.raw`\$&`)
  const pattern = `%${typed}%`
  const name = isBengali(text.replace(/[০-৯]/g, '')) ? sql`name_bengali` : sql`name_english`
  const places = {
    number: sql`bar_registration_key like number_key(${pattern})`,
    phone: sql`phone like ${pattern}`,
    name: sql`name_key(${name}) like name_key(${pattern})`,
  }
  const asked = query['lookup_field']
  const where =
    asked === 'number' || asked === 'phone' || asked === 'name'
      ? places[asked]
      : sql`(${places.number} or ${places.phone} or ${places.name})`
  const rows = await sql`
    select * from advocates where ${where}
    order by bar_registration_key = number_key(${typed}) desc, phone = ${typed} desc, archived_at is not null,
      bar_registration_key collate natural_order
    limit ${limit}`
  return rows.map((row) => toWire(lookup, row))
}

/** Retired or dead is never active; a date stands only where its box is ticked. */
export function settled(body: Parsed): Parsed {
  const gone = body['is_retired'] === true || body['is_dead'] === true
  return {
    ...body,
    status: gone ? 'inactive' : body['status'],
    retirement_date: body['is_retired'] === true ? body['retirement_date'] : null,
    death_date: body['is_dead'] === true ? body['death_date'] : null,
  }
}

export async function advocates(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  declare(advocate)

  app.get<{ Querystring: ListQuery }>('/advocates', async (request, reply) => {
    const text =
      request.user && typeof request.query['lookup'] === 'string' ? request.query['lookup'].trim() : ''
    if (text) {
      searchedWords(request.query, 'lookup')
      return suggest(app.sql, request.query, text)
    }
    const year = wholeNumber(request.query, 'year', 1900, 2200)
    const { rows, total } = await listRecords(app.sql, readableBy(request), request.query, {
      ...(!request.user && { maxRows: maxPublicRows }),
      where: (sql) => (year ? sql`extract(year from enrollment_date_as_member) = ${year}` : sql`true`),
    })
    return reply.header('x-total-count', total).send(rows.map((row) => leaving(request, row)))
  })
  duplicates(app)
  withheldFields(app)
  routes.get('/advocates/:id', { schema: { params: idParams } }, async (request) => {
    const row = await readRecord(app.sql, readableBy(request), request.params.id)
    return leaving(request, row)
  })

  routes.post(
    '/advocates',
    { config: formOf(advocate), schema: { body: bodyOf(advocate) } },
    async (request, reply) => {
      const pictures = await readPictures(request, advocate)
      const made = await write(request, (sql) =>
        createRecord(sql, request, advocate, settled(request.body as Parsed), { pictures }),
      )
      announce(app, 'advocates')
      return reply.code(201).send(made)
    },
  )
  routes.put(
    '/advocates/:id',
    { config: formOf(advocate), schema: { params: idParams, body: bodyOf(advocate) } },
    async (request) => {
      const pictures = await readPictures(request, advocate)
      const body = settled(request.body as Parsed)
      const changed = await write(request, (sql) =>
        updateRecord(sql, request, advocate, request.params.id, body, { pictures }),
      )
      announce(app, 'advocates')
      return changed
    },
  )
  remove(app, advocate)
  archive(app, advocate)
  restore(app, advocate)
}
