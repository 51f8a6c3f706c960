import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  asWord,
  cleanText,
  latinDigits,
  says,
  today,
  type Day,
  type Input,
} from '@samity/shared-api/contract'
import { stockEntry, type SerialStory, type StockKind } from '@samity/shared-api/contract/sales/paper-stock'
import { largestSerial, typedWidth } from '@samity/shared-api/contract/sales/serials'
import { audit, recordDigest } from '../../platform/audit.ts'
import { bodyOf, idParams } from '../../platform/crud.ts'
import type { Sql } from '../../platform/database.ts'
import { declare } from '../../platform/declared.ts'
import { conflict, malformed, unmet } from '../../platform/errors.ts'
import { listRecords, type ListQuery } from '../../platform/list.ts'
import { readRecord } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import { typed } from '../../platform/typed.ts'
import { assertBookingDay } from '../ledger/assert-booking-day.ts'
import { holdForStock, obstacles, sayObstacle } from '../ledger/serials-held.ts'
import { roleOf } from './collecting.ts'
import { refuseLoss, refuseReceivedTwice } from './paper-received.ts'
import { findPaper, papersOnHand } from './papers.ts'

const reading = { also: ['total', 'created_by', 'created_at', 'voided_at', 'voided_by', 'void_reason'] }
const removal = z.object({ reason: z.string().optional() }).loose()
const required = { en: 'Required', bn: 'আবশ্যক' }
const order = { en: 'Must not be below the first serial', bn: 'প্রথম ক্রমিকের চেয়ে ছোট হতে পারবে না' }

const serialRead = z
  .string()
  .transform((text) => latinDigits(cleanText(text)))
  .pipe(z.string().regex(/^\d{1,13}$/, says({ en: 'Enter a whole number', bn: 'পূর্ণ সংখ্যা দিন' })))
  .transform(Number)
const serialAsked = z.object({ serial: serialRead, paper: z.string().default('') })

/** Leading zeros say how wide serials are written; they are gone once the body has been read as numbers. */
function keepWidth({ body }: { body: unknown }): void {
  if (typeof body !== 'object' || body === null) return
  const entry = body as Record<string, unknown>
  const widths = [entry['from_serial'], entry['to_serial']].map((serial) =>
    typedWidth(latinDigits(cleanText(asWord(serial)))),
  )
  entry['width'] ??= Math.min(13, Math.max(...widths))
}

/** Books of paper received, papers spoiled and returned; what is on hand is computed from them and the sales. */
export async function paperStock(app: FastifyInstance): Promise<void> {
  const routes = typed(app)
  const path = `/${stockEntry.path}`
  declare(stockEntry)

  app.get<{ Querystring: ListQuery }>(path, async (request, reply) => {
    const { rows, total } = await listRecords(app.sql, stockEntry, request.query, reading)
    return reply.header('x-total-count', total).send(rows)
  })
  routes.get(`${path}/papers`, () => papersOnHand(app.sql))
  routes.get(`${path}/serial`, { schema: { querystring: serialAsked } }, async ({ query }) => {
    if (query.serial < 1 || query.serial > largestSerial) throw malformed()
    const paper = query.paper && (await findPaper(app.sql, query.paper))
    return storyOf(app.sql, query.serial, paper)
  })
  routes.get(`${path}/:id`, { schema: { params: idParams } }, (request) =>
    readRecord(app.sql, stockEntry, request.params.id, reading),
  )

  routes.post(
    path,
    { schema: { body: bodyOf(stockEntry) }, preValidation: async (request) => keepWidth(request) },
    async (request, reply) => {
      const made = await write(request, async (sql) => {
        // the route's schema is the resource's own
        const { date, width, ...entry } = request.body as Input<typeof stockEntry>
        const { from_serial, to_serial, kind, remarks } = entry
        if (to_serial < from_serial) throw unmet({ to_serial: order })
        const day = date ?? today()
        assertBookingDay(roleOf(request), 'date', day)
        const paper = await findPaper(sql, entry.paper)
        await holdForStock(sql, paper)
        const range = { from_serial, to_serial, width: width ?? 1 }
        await (kind === 'received'
          ? refuseReceivedTwice(sql, paper, range)
          : refuseNotOnHand(sql, paper, range))
        const columns = {
          kind,
          paper,
          serials: `[${from_serial},${to_serial}]`,
          width: range.width,
          day,
          remarks,
          created_by: request.user?.id ?? null,
        }
        const [{ id }] = await sql<[{ id: number }]>`insert into paper_stock ${sql(columns)} returning id`
        const after = await readRecord(sql, stockEntry, id, reading)
        await audit(sql, request, {
          action: 'create',
          subject: stockEntry.path,
          subject_id: id,
          after,
          record: recordOf(id),
        })
        return after
      })
      return reply.code(201).send(made)
    },
  )

  routes.delete(
    `${path}/:id`,
    { schema: { params: idParams, querystring: removal, body: removal } },
    async (request, reply) => {
      await write(request, async (sql) => {
        const { id } = request.params
        const reason = cleanText(request.body.reason ?? request.query.reason ?? '')
        const { paper } = await readRecord(sql, stockEntry, id, reading)
        await holdForStock(sql, String(paper))
        const before = await readRecord(sql, stockEntry, id, reading)
        if (before['voided_at']) throw conflict(removedAlready)
        if (reason === '') throw unmet({ reason: required })
        const was = await recordDigest(sql, recordOf(id))
        if (before['kind'] === 'received') await refuseLoss(sql, id)
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
          was,
        })
      })
      return reply.code(204).send()
    },
  )
}

/** How the audit trail calls an entry. */
const recordOf = (id: number) => `paper_stock/${id}`

const removedAlready = { en: 'This entry was already removed', bn: 'এই হিসাব আগেই মুছে ফেলা হয়েছে' }

type Range = { from_serial: number; to_serial: number; width: number }

/** Only what is on hand can be spoiled or returned. */
async function refuseNotOnHand(sql: Sql, paper: string, range: Range): Promise<void> {
  const [obstacle] = await obstacles(sql, { paper, ranges: [range] })
  if (obstacle) throw conflict(sayObstacle(obstacle), { from_serial: sayObstacle(obstacle) })
}

type Sale = SerialStory['sales'][number] & { date: Day }
type Entry = SerialStory['stock'][number] & { date: Day; kind: StockKind }

/** Who bought a serial, void receipts too, and what else has happened to it. */
async function storyOf(sql: Sql, serial: number, paper: string): Promise<SerialStory> {
  const ofPaper = (column: string) => (paper ? sql`${sql(column)} = ${paper}` : sql`true`)
  const [sales, stock] = await Promise.all([
    sql<Sale[]>`
      select s.paper, r.number, r.day as date, r.payer, r.voided_at, s.width,
        lower(s.serials) as from_serial, upper(s.serials) - 1 as to_serial
      from (
        select * from serial_ranges where live and serials @> ${serial}::bigint
        union all
        select * from serial_ranges where not live and serials @> ${serial}::bigint
      ) s
      join receipts r on r.id = s.receipt_id
      where ${ofPaper('s.paper')}
      order by r.voided_at is not null, r.day desc, r.id desc
      limit 50`,
    sql<Entry[]>`
      select id, paper, kind, day as date, width, lower(serials) as from_serial, upper(serials) - 1 as to_serial
      from paper_stock e
      where voided_at is null and serials @> ${serial}::bigint and ${ofPaper('e.paper')}
      order by day desc, id desc
      limit 50`,
  ])
  return { sales, stock }
}
