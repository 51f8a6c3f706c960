import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  toPlainString,
  cleanText,
  latinDigits,
  toMessage,
  today,
  type Day,
  type Input,
} from '@samity/shared-api/contract'
import { stockEntry, type SerialRecords, type StockKind } from '@samity/shared-api/contract/sales/paper-stock'
import { maxSerial, serialWidth } from '@samity/shared-api/contract/sales/serials'
import { audit, recordDigest } from '../../audit/audit.ts'
import { requestBody, idParams } from '../../resources/crud.ts'
import type { Sql } from '../../database/database.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { conflict, malformed, unprocessable } from '../../http/errors.ts'
import { listRecords } from '../../resources/list.ts'
import type { ListQuery } from '../../resources/list-query.ts'
import { readRecord } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { withZod } from '../../http/with-zod.ts'
import { assertBookingDay } from '../../ledger/assert-booking-day.ts'
import {
  lockStockForChange,
  findSerialConflicts,
  serialConflictMessage,
} from '../../ledger/serial-conflicts.ts'
import { refuseUsedStock, refuseDuplicateStock } from './paper-stock-checks.ts'
import { findStationery, readStationeryOnHand } from './stationery.ts'
import { editors, lookups, roleOf } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const source = { also: ['total', 'created_by', 'created_at', 'voided_at', 'voided_by', 'void_reason'] }
const removalInput = z.object({ reason: z.string().optional() }).loose()
const requiredMessage = { en: 'Required', bn: 'আবশ্যক' }
const orderMessage = { en: 'Must not be below the first serial', bn: 'প্রথম ক্রমিকের চেয়ে ছোট হতে পারবে না' }

const serialSchema = z
  .string()
  .transform((text) => latinDigits(cleanText(text)))
  .pipe(z.string().regex(/^\d{1,13}$/, toMessage({ en: 'Enter a whole number', bn: 'পূর্ণ সংখ্যা দিন' })))
  .transform(Number)
const serialQuery = z.object({ serial: serialSchema, paper: z.string().default('') })

/**
 * Sets the width of the serials from their leading zeros, before the body is parsed and its numbers lose
 * them.
 */
function inferWidth({ body }: { body: unknown }): void {
  if (typeof body !== 'object' || body === null) return
  const entry = body as Record<string, unknown>
  const widths = [entry['from_serial'], entry['to_serial']].map((serial) =>
    serialWidth(latinDigits(cleanText(toPlainString(serial)))),
  )
  entry['width'] ??= Math.min(13, Math.max(...widths))
}

const route = routesOf({ area: 'sales', tokens: 'sales' })

export async function paperStock(app: FastifyInstance): Promise<void> {
  const routes = withZod(app)
  const path = `/${stockEntry.path}`
  registerResource(app, stockEntry)

  app.get<{ Querystring: ListQuery }>(
    path,
    route({ roles: lookups, ...describeAction(stockEntry, 'list', source) }),
    async (request, reply) => {
      const { rows, total } = await listRecords(app.sql, stockEntry, request.query, source)
      return reply.header('x-total-count', total).send(rows)
    },
  )
  routes.get(
    `${path}/papers`,
    route({
      roles: lookups,
      summary: 'Paper stock: serials on hand by paper',
      returns: 'StationeryOnHand[]',
    }),
    () => readStationeryOnHand(app.sql),
  )
  routes.get(
    `${path}/serial`,
    route({
      roles: lookups,
      summary: 'Paper stock: what happened to a serial',
      returns: 'SerialRecords',
      errors: [422],
      schema: { querystring: serialQuery },
    }),
    async ({ query }) => {
      if (query.serial < 1 || query.serial > maxSerial) throw malformed()
      const stationery = query.paper && (await findStationery(app.sql, query.paper))
      return readSerialHistory(app.sql, query.serial, stationery)
    },
  )
  routes.get(
    `${path}/:id`,
    route({ roles: lookups, ...describeAction(stockEntry, 'read'), schema: { params: idParams } }),
    (request) => readRecord(app.sql, stockEntry, request.params.id, source),
  )

  routes.post(
    path,
    route({
      roles: editors,
      ...describeAction(stockEntry, 'create'),
      schema: { body: requestBody(stockEntry) },
      preValidation: async (request) => inferWidth(request),
    }),
    async (request, reply) => {
      const record = await write(request, async (sql) => {
        // the route's schema is the resource's own
        const { date, width, ...entry } = request.body as Input<typeof stockEntry>
        const { from_serial, to_serial, kind, remarks } = entry
        if (to_serial < from_serial) throw unprocessable({ to_serial: orderMessage })
        const day = date ?? today()
        assertBookingDay(roleOf(request), 'date', day)
        const stationery = await findStationery(sql, entry.paper)
        await lockStockForChange(sql, stationery)
        const range = { from_serial, to_serial, width: width ?? 1 }
        await (kind === 'received'
          ? refuseDuplicateStock(sql, stationery, range)
          : refuseNotOnHand(sql, stationery, range))
        const columns = {
          kind,
          stationery,
          serials: `[${from_serial},${to_serial}]`,
          width: range.width,
          day,
          remarks,
          created_by: request.user?.id ?? null,
        }
        const [{ id }] = await sql<[{ id: number }]>`insert into paper_stock ${sql(columns)} returning id`
        const after = await readRecord(sql, stockEntry, id, source)
        await audit(sql, request, {
          action: 'create',
          subject: stockEntry.path,
          subject_id: id,
          after,
          record: recordOf(id),
        })
        return after
      })
      return reply.code(201).send(record)
    },
  )

  routes.delete(
    `${path}/:id`,
    route({
      roles: editors,
      ...describeAction(stockEntry, 'void'),
      schema: { params: idParams, querystring: removalInput, body: removalInput },
    }),
    async (request, reply) => {
      await write(request, async (sql) => {
        const { id } = request.params
        const reason = cleanText(request.body.reason ?? request.query.reason ?? '')
        const { paper: stationery } = await readRecord(sql, stockEntry, id, source)
        await lockStockForChange(sql, String(stationery))
        const before = await readRecord(sql, stockEntry, id, source)
        if (before['voided_at']) throw conflict(alreadyRemovedMessage).as('record.void')
        if (reason === '') throw unprocessable({ reason: requiredMessage }).as('reason.required')
        const beforeDigest = await recordDigest(sql, recordOf(id))
        if (before['kind'] === 'received') await refuseUsedStock(sql, id)
        await sql`
          update paper_stock
          set voided_at = now(), voided_by = ${request.user?.id ?? null}, void_reason = ${reason}, version = version + 1
          where id = ${id}`
        await audit(sql, request, {
          action: 'void',
          subject: stockEntry.path,
          subject_id: id,
          before,
          reason,
          record: recordOf(id),
          previousDigest: beforeDigest,
        })
      })
      return reply.code(204).send()
    },
  )
}

const recordOf = (id: number) => `paper_stock/${id}`

const alreadyRemovedMessage = { en: 'This entry was already removed', bn: 'এই হিসাব আগেই মুছে ফেলা হয়েছে' }

type Range = { from_serial: number; to_serial: number; width: number }

async function refuseNotOnHand(sql: Sql, stationery: string, range: Range): Promise<void> {
  const [blocker] = await findSerialConflicts(sql, { stationery, ranges: [range] })
  if (blocker)
    throw conflict(serialConflictMessage(blocker), { from_serial: serialConflictMessage(blocker) }).as(
      'serials.overlap',
    )
}

type SaleRow = SerialRecords['sales'][number] & { date: Day }
type StockRow = SerialRecords['stock'][number] & { date: Day; kind: StockKind }

async function readSerialHistory(sql: Sql, serial: number, stationery: string): Promise<SerialRecords> {
  const matchesStationery = (column: string) => (stationery ? sql`${sql(column)} = ${stationery}` : sql`true`)
  const [sales, stock] = await Promise.all([
    sql<SaleRow[]>`
      select s.stationery as paper, r.number, r.day as date, r.payer,
        in_bengali(r.payer, r.advocate_id, null) as payer_bengali, r.voided_at, s.width,
        lower(s.serials) as from_serial, upper(s.serials) - 1 as to_serial
      from (
        select * from serial_ranges where live and serials @> ${serial}::bigint
        union all
        select * from serial_ranges where not live and serials @> ${serial}::bigint
      ) s
      join receipts r on r.id = s.receipt_id
      where ${matchesStationery('s.stationery')}
      order by r.voided_at is not null, r.day desc, r.id desc
      limit 50`,
    sql<StockRow[]>`
      select id, stationery as paper, kind, day as date, width, lower(serials) as from_serial, upper(serials) - 1 as to_serial
      from paper_stock e
      where voided_at is null and serials @> ${serial}::bigint and ${matchesStationery('e.stationery')}
      order by day desc, id desc
      limit 50`,
  ])
  return { sales, stock }
}
