import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  longText,
  toDecimal,
  type Input,
  type Resource,
  type Role,
  type Words,
} from '@samity/shared-api/contract'
import type { Stream } from '@samity/shared-api/contract/sales/money-record'
import type { SerialRange } from '@samity/shared-api/contract/sales/serials'
import { audit, difference, recordDigest } from '../../platform/audit.ts'
import { bodyOf, idParams } from '../../platform/crud.ts'
import type { Fragment, Sql } from '../../platform/database.ts'
import { declare } from '../../platform/declared.ts'
import { languageOf } from '../../platform/language.ts'
import { listRecords, type ListQuery, type Reading } from '../../platform/list.ts'
import { readRecord, refuseOldVersion, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'
import type { WireRow } from '../../platform/wire.ts'
import { assertBookingDay } from '../ledger/assert-booking-day.ts'
import { assertMayBuy } from '../ledger/assert-may-buy.ts'
import { book, nextReceiptId, type ReceiptFacts } from '../ledger/book.ts'
import type { Line } from '../ledger/lines.ts'
import { holdPeriods, releasePeriods, type PaidPeriod } from '../ledger/paid-periods.ts'
import { holdReceipt, receiptRecord, refuseOtherStream, type HeldReceipt } from '../ledger/receipts.ts'
import { revise } from '../ledger/revise.ts'
import { holdSerials, releaseSerials, type Released } from '../ledger/serial-ranges.ts'
import { voidReceipt } from '../ledger/void-receipt.ts'

/** What a parsed body comes to: the receipt, the stream's own row, the lines, and what it holds. */
export type Prepared = {
  facts: ReceiptFacts
  own: Record<string, unknown>
  lines: Line[]
  serials?: { paper: string; field: string; ranges: SerialRange[] }
  periods?: PaidPeriod[]
}

type Stated<R extends Resource> = {
  resource: R
  /** The stream's own table; its id is the receipt's */
  table: string
  streams: readonly Stream[]
  /** Columns that leave besides the declared fields and the receipt's */
  also?: readonly string[]
  /** The field that names the member in whose name it is sold or registered; the deceased and archived are refused */
  buyer?: string
  /** Applies the stream's own rules. `held` is the receipt as it stands when it is being changed. */
  prepare: (sql: Sql, input: Input<R>, held?: HeldReceipt) => Promise<Prepared>
  beforeVoid?: (sql: Sql, held: HeldReceipt) => Promise<void>
}

const receiptColumns = [
  'number',
  'book_no',
  'receipt_no',
  'total',
  'payments',
  'prints',
  'created_by',
  'created_at',
  'voided_at',
  'voided_by',
  'void_reason',
] as const

/** Sums that views add to a record. */
const amounts = ['total', 'rent_fee', 'bar_association_fee', 'monthly_fee', 'entry_fee']
const { schema: overrideReason } = longText({ en: 'Reason', bn: 'কারণ' }, 500)
const voidBody = z.object({ reason: z.string().optional() }).loose()
const voidQuery = z.object({ reason: z.string().optional() }).loose()

/**
 * The five routes of a stream of money records. Each write is one transaction: the stream's own row, its serials and
 * periods, then the receipt with its number, lines and ledger, then the audit trail.
 */
export const collecting =
  <R extends Resource>({ resource, table, streams, also = [], buyer, prepare, beforeVoid }: Stated<R>) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = app.withTypeProvider<ZodTypeProvider>()
    const reading: Reading = {
      also: [...receiptColumns, ...also],
      amounts,
      summed: 'total',
      filters: { payment_type: paidBy(resource.table) },
    }
    const path = `/${resource.path}`
    const dayField = dayFieldOf(resource)
    const body = buyer ? bodyOf(resource).extend({ override_reason: overrideReason }) : bodyOf(resource)
    declare(resource)

    const one = (sql: Sql, id: number) => readRecord(sql, resource, id, reading)
    const found = (sql: Sql, id: number) => Promise.all([one(sql, id), recordDigest(sql, receiptRecord(id))])

    app.get<{ Querystring: ListQuery }>(path, async (request, reply) => {
      const { rows, total, amount = 0 } = await listRecords(app.sql, resource, request.query, reading)
      return reply.headers({ 'x-total-count': total, 'x-total-amount': toDecimal(amount) }).send(rows)
    })
    routes.get(`${path}/:id`, { schema: { params: idParams } }, (request) => one(app.sql, request.params.id))

    routes.post(path, { schema: { body } }, async (request, reply) => {
      const booked = await write(request, async (sql) => {
        // the route's schema is the resource's own
        const prepared = withTypedNumber(await prepare(sql, request.body as Input<R>))
        assertBookingDay(roleOf(request), dayField, prepared.facts.day)
        const reason = await overriding(sql, request, prepared.facts)
        const { id, warning } = await keep(sql, nextReceiptId(sql), prepared)
        const after = await book(sql, id, prepared, request.user?.id ?? null, () => one(sql, id))
        const number = after['number'] as string
        await audit(sql, request, {
          action: 'create',
          subject: resource.path,
          subject_id: id,
          number,
          after,
          reason,
          record: receiptRecord(id),
        })
        return warned(request, after, warning)
      })
      return reply.code(201).send(booked)
    })

    routes.put(`${path}/:id`, { schema: { params: idParams, body } }, (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const held = await holdReceipt(sql, id, streams, resource.name)
        const [before, was] = await found(sql, id)
        refuseOldVersion(before, (request.body as Parsed).version)
        const released = await releaseSerials(sql, id)
        await releasePeriods(sql, id)
        const prepared = withTypedNumber(await prepare(sql, request.body as Input<R>, held), held.number)
        refuseOtherStream(held, prepared.facts.stream)
        if (prepared.facts.day !== held.day) assertBookingDay(roleOf(request), dayField, prepared.facts.day)
        const reason = await overriding(sql, request, prepared.facts, held)
        const { warning } = await keep(sql, id, prepared, released)
        await revise(sql, held, prepared.facts, prepared.lines)
        const after = await one(sql, id)
        const changed = difference(before, after)
        await audit(sql, request, {
          action: 'update',
          subject: resource.path,
          subject_id: id,
          number: held.number,
          ...changed,
          reason,
          record: receiptRecord(id),
          was,
        })
        return warned(request, after, warning)
      }),
    )

    routes.delete(
      `${path}/:id`,
      { schema: { params: idParams, querystring: voidQuery, body: voidBody } },
      async (request, reply) => {
        await write(request, async (sql) => {
          const { id } = request.params
          const reason = (request.body.reason ?? request.query.reason ?? '').trim()
          const held = await holdReceipt(sql, id, streams, resource.name)
          const [before, was] = await found(sql, id)
          await beforeVoid?.(sql, held)
          await voidReceipt(sql, held, { ...whoVoids(request), reason })
          await audit(sql, request, {
            action: 'void',
            subject: resource.path,
            subject_id: id,
            number: held.number,
            before,
            reason,
            record: receiptRecord(id),
            was,
          })
        })
        return reply.code(204).send()
      },
    )

    /** The reason with which an administrator sells in a name that is refused; '' when none is needed. */
    async function overriding(
      sql: Sql,
      request: FastifyRequest,
      { advocate_id: advocateId }: ReceiptFacts,
      held?: HeldReceipt,
    ): Promise<string> {
      // a correction that keeps the member is no new sale in that name
      if (!buyer || !advocateId || advocateId === held?.advocate_id) return ''
      const { override_reason } = request.body as { override_reason: string }
      const asked = { advocateId, field: buyer, role: roleOf(request), overrideReason: override_reason }
      return assertMayBuy(sql, asked)
    }

    /** The stream's own row, and the serials and periods that the receipt holds. The receipt itself may come after. */
    async function keep(
      sql: Sql,
      place: number | Fragment,
      { own, serials, periods = [] }: Prepared,
      released?: Released,
    ): Promise<{ id: number; warning: Words | undefined }> {
      const columns: Record<string, unknown> = { id: place, ...own }
      const [{ id }] = await sql<[{ id: number }]>`
        insert into ${sql(table)} ${sql(columns)}
        on conflict (id) do update set ${sql(own)}
        returning id`
      const warning =
        serials && (await holdSerials(sql, id, serials.paper, serials.field, serials.ranges, released))
      await holdPeriods(sql, id, periods)
      return { id, warning }
    }
  }

/** The server's own number typed back is no book number. */
const withTypedNumber = (prepared: Prepared, number = ''): Prepared =>
  prepared.facts.book_no === number ? { ...prepared, facts: { ...prepared.facts, book_no: '' } } : prepared

/** The record that was booked, and what should be looked at nevertheless: papers that were never received. */
const warned = (request: FastifyRequest, record: WireRow, warning: Words | undefined) =>
  warning ? { ...record, warning: warning[languageOf(request)] } : record

/** A receipt is found by any payment type of its lines, in any letter case. */
const paidBy =
  (records: string) =>
  (sql: Sql, value: string): Fragment =>
    sql`exists (
      select from receipt_lines l
      where l.receipt_id = ${sql(records)}.id and l.payment_type = ${value.toLowerCase()})`

/** The field that carries a record's day is the first one that holds a day. */
const dayFieldOf = ({ fields }: Resource): string =>
  Object.entries(fields).find(([, { kind }]) => kind === 'day')?.[0] ?? 'date'

export const roleOf = ({ user }: FastifyRequest): Role => user?.role ?? 'cashier'
const whoVoids = (request: FastifyRequest) => ({ userId: request.user?.id ?? null, role: roleOf(request) })
