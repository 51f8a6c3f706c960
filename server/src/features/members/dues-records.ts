import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fillWords, type Input, type Resource } from '@samity/shared-api/contract'
import { showDay, today } from '@samity/shared-api/contract'
import { duesWaiver } from '@samity/shared-api/contract/members/dues-waiver'
import { openingDues } from '@samity/shared-api/contract/members/opening-dues'
import { audit } from '../../audit/audit.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import { editors, readers } from '../../http/access.ts'
import { conflict, unprocessable } from '../../http/errors.ts'
import { withZod } from '../../http/with-zod.ts'
import { write } from '../../http/write.ts'
import { lockSubjects } from '../../ledger/lock-order.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { idParams, listRoute, readRoute, requestBody } from '../../resources/crud.ts'
import type { ReadOptions } from '../../resources/list.ts'
import { readRecord } from '../../resources/records.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { missingRecordMessage } from '../../resources/resource-registry.ts'
import { readVoidReason, voidSchema } from '../../resources/void-reason.ts'
import { firstDayOf, parseSpan, toRange } from './periods.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const also = [
  'advocate',
  'name_english',
  'name_bengali',
  'created_by',
  'created_at',
  'voided_at',
  'voided_by',
  'void_reason',
] as const
const readOptions: ReadOptions = { also }

const notYet = {
  en: 'Opening dues are of periods that have begun',
  bn: 'প্রারম্ভিক বকেয়া শুরু হয়ে যাওয়া সময়কালের জন্য',
}

/** A kind of record that is added and voided, never changed: waivers and opening dues. */
type DuesRecordKind<R extends Resource> = {
  resource: R
  table: 'dues_waivers' | 'opening_dues'
  columnsOf: (sql: Sql, input: Input<R>) => Promise<{ advocate_id: number }>
}

async function waiverColumns(sql: Sql, input: Input<typeof duesWaiver>) {
  const { advocate_id, kind, covers, from_period, to_period, reason, resolution, resolution_id } = input
  const advocate = await requireAdvocate(sql, advocate_id, 'advocate_id')
  const span = toRange(parseSpan(kind, from_period, to_period))
  return {
    advocate_id: advocate.id,
    kind,
    covers,
    span,
    reason,
    resolution: resolution || null,
    resolution_id,
  }
}

async function openingColumns(sql: Sql, input: Input<typeof openingDues>) {
  const { advocate_id, kind, from_period, to_period, amount, remarks } = input
  const advocate = await requireAdvocate(sql, advocate_id, 'advocate_id')
  const span = parseSpan(kind, from_period, to_period)
  if (firstDayOf(kind, span.last) > today()) throw unprocessable({ to_period: notYet })
  return { advocate_id: advocate.id, kind, span: toRange(span), amount, remarks }
}
export const openingNotYetMessage = notYet

async function add<R extends Resource>(
  sql: Transaction,
  request: FastifyRequest,
  { resource, table, columnsOf }: DuesRecordKind<R>,
  // the route's schema is the resource's own
  input = request.body as Input<R>,
): Promise<WireRow> {
  const columns = { ...(await columnsOf(sql, input)), created_by: request.user!.id }
  // of two that overlap, one waits before its row is there
  await lockSubjects(sql, [`${table} of ${columns.advocate_id}`])
  const [row] = await sql<{ id: number }[]>`insert into ${sql(table)} ${sql(columns)} returning id`
  const after = await readRecord(sql, resource, row!.id, readOptions)
  await audit(sql, request, { action: 'create', subject: resource.path, subject_id: after.id, after })
  return after
}

async function voidRecord<R extends Resource>(
  sql: Transaction,
  request: FastifyRequest,
  { resource, table }: DuesRecordKind<R>,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await sql`select 1 from ${sql(table)} where id = ${id} for update`
  const before = await readRecord(sql, resource, id, readOptions)
  if (before['voided_at']) {
    const day = showDay(today(new Date(String(before['voided_at']))))
    throw conflict(
      fillWords(
        {
          en: 'This {name} was already deleted on {day}.',
          bn: 'এই {name} আগেই {day} তারিখে মুছে ফেলা হয়েছে।',
        },
        { name: resource.name, day },
      ),
    ).as('record.void')
  }
  await sql`
    update ${sql(table)} set voided_at = now(), voided_by = ${request.user!.id}, void_reason = ${reason} where id = ${id}`
  await audit(sql, request, { action: 'void', subject: resource.path, subject_id: id, before, reason })
}

const route = routesOf({ area: 'members', tokens: 'members' })

function duesRecordRoutes<R extends Resource>(app: FastifyInstance, kind: DuesRecordKind<R>): void {
  const { resource } = kind
  const path = `/${resource.path}`
  const access = { roles: readers, tokens: 'members' } as const
  listRoute(app, resource, access, readOptions)
  readRoute(app, resource, access, readOptions)
  withZod(app).post(
    path,
    route({ roles: editors, ...describeAction(resource, 'create'), schema: { body: requestBody(resource) } }),
    async (request, reply) => reply.code(201).send(await write(request, (sql) => add(sql, request, kind))),
  )
  withZod(app).delete(
    `${path}/:id`,
    route({
      roles: editors,
      ...describeAction(resource, 'void'),
      schema: { params: idParams, ...voidSchema },
    }),
    async (request, reply) => {
      const target = { id: request.params.id, reason: readVoidReason(request) }
      await write(request, (sql) => voidRecord(sql, request, kind, target))
      return reply.code(204).send()
    },
  )
}

const openingKind: DuesRecordKind<typeof openingDues> = {
  resource: openingDues,
  table: 'opening_dues',
  columnsOf: openingColumns,
}

export const addOpeningDues = (sql: Transaction, request: FastifyRequest, input: Input<typeof openingDues>) =>
  add(sql, request, openingKind, input)
/** Voids opening dues in this transaction (409 when they are void). */
export const voidOpeningDues = (
  sql: Transaction,
  request: FastifyRequest,
  target: { id: number; reason: string },
): Promise<void> => voidRecord(sql, request, openingKind, target)

export async function duesRecords(app: FastifyInstance): Promise<void> {
  // the resource is a view, so its name does not lead to the foreign key of the table
  app.constraintMessages.addForeignKey('dues_waivers_resolution_id_fkey', {
    field: 'resolution_id',
    message: missingRecordMessage(duesWaiver.fields.resolution_id.label),
  })
  duesRecordRoutes(app, { resource: duesWaiver, table: 'dues_waivers', columnsOf: waiverColumns })
  duesRecordRoutes(app, openingKind)
}
