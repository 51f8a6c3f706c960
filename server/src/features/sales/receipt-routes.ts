import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { longText, toDecimal, type Input, type Resource, type Words } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { SerialRange } from '@samity/shared-api/contract/sales/serials'
import { audit, difference, recordDigest } from '../../audit/audit.ts'
import { requestBody, idParams } from '../../resources/crud.ts'
import type { Fragment, Sql } from '../../database/database.ts'
import { registerResource } from '../../resources/resource-registry.ts'
import { languageOf } from '../../http/language.ts'
import { listRecords, type ListQuery, type ReadOptions } from '../../resources/list.ts'
import { readRecord, refuseOldVersion, type ParsedBody } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import type { WireRow } from '../../resources/serialize.ts'
import { assertBookingDay } from '../../ledger/assert-booking-day.ts'
import { assertMayBuy } from '../../ledger/assert-may-buy.ts'
import { bookReceipt, nextReceiptId, type ReceiptHeader } from '../../ledger/book-receipt.ts'
import type { Line } from '../../ledger/receipt-lines.ts'
import { reservePeriods, releasePeriods, type PaidPeriodRow } from '../../ledger/paid-periods.ts'
import { lockReceipt, receiptRecord, refuseOtherSeries, type LiveReceipt } from '../../ledger/receipts.ts'
import { reviseReceipt } from '../../ledger/revise-receipt.ts'
import { reserveSerials, releaseSerials, type ReceiptSerials } from '../../ledger/serial-ranges.ts'
import { voidReceipt } from '../../ledger/void-receipt.ts'
import { allow, receiptRules, roleOf, type AccessRules } from '../../http/access.ts'

/**
 * The parts of a receipt made from a parsed body: header, row of the detail table, lines, and the serials and periods
 * to reserve.
 */
export type PreparedReceipt = {
  header: ReceiptHeader
  details: Record<string, unknown>
  lines: Line[]
  serials?: { stationery: string; field: string; ranges: SerialRange[] }
  periods?: PaidPeriodRow[]
}

type ReceiptKind<R extends Resource> = {
  resource: R
  /** The detail table of this kind of receipt; its id is the receipt's id */
  table: string
  series: readonly ReceiptSeries[]
  /** Columns of the response in addition to the declared fields and the receipt columns */
  extraColumns?: readonly string[]
  /**
   * The field with the advocate in whose name the sale or registration is made; a deceased or archived advocate is
   * refused
   */
  buyer?: string
  /** Applies the rules of this kind of receipt. `current` is the saved receipt when the request changes one. */
  prepare: (sql: Sql, input: Input<R>, current?: LiveReceipt) => Promise<PreparedReceipt>
  beforeVoid?: (sql: Sql, receipt: LiveReceipt) => Promise<void>
  /** Who may use the five routes; cashiers add and staff change when left out */
  rules?: (path: string) => AccessRules
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

/** Sums that the views add to a record */
const amountColumns = ['total', 'rent_fee', 'bar_association_fee', 'monthly_fee', 'entry_fee']
const { schema: overrideReasonSchema } = longText({ en: 'Reason', bn: 'কারণ' }, 500)
const voidBody = z.object({ reason: z.string().optional() }).loose()
const voidQuery = z.object({ reason: z.string().optional() }).loose()

/**
 * The five routes of a kind of receipt. All kinds share them; each kind supplies `prepare`. Each write is one transaction:
 * the row of the detail table, its serials and periods, then the receipt with its number, lines and ledger lines, then the
 * audit event.
 */
export const receiptRoutes =
  <R extends Resource>({
    resource,
    table,
    series,
    extraColumns = [],
    buyer,
    prepare,
    beforeVoid,
    rules = receiptRules,
  }: ReceiptKind<R>) =>
  async (app: FastifyInstance): Promise<void> => {
    const routes = app.withTypeProvider<ZodTypeProvider>()
    const source: ReadOptions = {
      also: [...receiptColumns, ...extraColumns],
      amounts: amountColumns,
      sumColumn: 'total',
      filters: { payment_type: paymentTypeFilter(resource.relation) },
    }
    const path = `/${resource.path}`
    allow(app, rules(resource.path))
    const dayField = dayFieldOf(resource)
    const body = buyer
      ? requestBody(resource).extend({ override_reason: overrideReasonSchema })
      : requestBody(resource)
    registerResource(resource)

    const readReceipt = (sql: Sql, id: number) => readRecord(sql, resource, id, source)
    const readWithDigest = (sql: Sql, id: number) =>
      Promise.all([readReceipt(sql, id), recordDigest(sql, receiptRecord(id))])

    app.get<{ Querystring: ListQuery }>(path, async (request, reply) => {
      const { rows, total, amount = 0 } = await listRecords(app.sql, resource, request.query, source)
      return reply.headers({ 'x-total-count': total, 'x-total-amount': toDecimal(amount) }).send(rows)
    })
    routes.get(`${path}/:id`, { schema: { params: idParams } }, (request) =>
      readReceipt(app.sql, request.params.id),
    )

    routes.post(path, { schema: { body } }, async (request, reply) => {
      const record = await write(request, async (sql) => {
        // the route's schema is the resource's own
        const receipt = dropServerNumber(await prepare(sql, request.body as Input<R>))
        assertBookingDay(roleOf(request), dayField, receipt.header.day)
        const reason = await checkBuyer(sql, request, receipt.header)
        const { id, warning } = await saveDetails(sql, nextReceiptId(sql), receipt)
        const after = await bookReceipt(sql, id, receipt, request.user?.id ?? null, () =>
          readReceipt(sql, id),
        )
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
        return withWarning(request, after, warning)
      })
      return reply.code(201).send(record)
    })

    routes.put(`${path}/:id`, { schema: { params: idParams, body } }, (request) =>
      write(request, async (sql) => {
        const { id } = request.params
        const current = await lockReceipt(sql, id, series, resource.name)
        const [before, beforeDigest] = await readWithDigest(sql, id)
        refuseOldVersion(before, (request.body as ParsedBody).version)
        const oldSerials = await releaseSerials(sql, id)
        await releasePeriods(sql, id)
        const receipt = dropServerNumber(
          await prepare(sql, request.body as Input<R>, current),
          current.number,
        )
        refuseOtherSeries(current, receipt.header.series)
        if (receipt.header.day !== current.day)
          assertBookingDay(roleOf(request), dayField, receipt.header.day)
        const reason = await checkBuyer(sql, request, receipt.header, current)
        const { warning } = await saveDetails(sql, id, receipt, oldSerials)
        await reviseReceipt(sql, current, receipt.header, receipt.lines)
        const after = await readReceipt(sql, id)
        const changes = difference(before, after)
        await audit(sql, request, {
          action: 'update',
          subject: resource.path,
          subject_id: id,
          number: current.number,
          ...changes,
          reason,
          record: receiptRecord(id),
          previousDigest: beforeDigest,
        })
        return withWarning(request, after, warning)
      }),
    )

    routes.delete(
      `${path}/:id`,
      { schema: { params: idParams, querystring: voidQuery, body: voidBody } },
      async (request, reply) => {
        await write(request, async (sql) => {
          const { id } = request.params
          const reason = (request.body.reason ?? request.query.reason ?? '').trim()
          const receipt = await lockReceipt(sql, id, series, resource.name)
          const [before, beforeDigest] = await readWithDigest(sql, id)
          await beforeVoid?.(sql, receipt)
          await voidReceipt(sql, receipt, { ...voidActor(request), reason })
          await audit(sql, request, {
            action: 'void',
            subject: resource.path,
            subject_id: id,
            number: receipt.number,
            before,
            reason,
            record: receiptRecord(id),
            previousDigest: beforeDigest,
          })
        })
        return reply.code(204).send()
      },
    )

    /**
     * Refuses a deceased or archived advocate (409). Returns an administrator's reason to proceed; '' when none is
     * needed.
     */
    async function checkBuyer(
      sql: Sql,
      request: FastifyRequest,
      { advocate_id: advocateId }: ReceiptHeader,
      current?: LiveReceipt,
    ): Promise<string> {
      // a correction that keeps the advocate is not a new sale in that name
      if (!buyer || !advocateId || advocateId === current?.advocate_id) return ''
      const { override_reason } = request.body as { override_reason: string }
      const purchase = { advocateId, field: buyer, role: roleOf(request), overrideReason: override_reason }
      return assertMayBuy(sql, purchase)
    }

    /** Saves the row of the detail table and reserves serials and periods. The receipt itself may be inserted later. */
    async function saveDetails(
      sql: Sql,
      idValue: number | Fragment,
      { details, serials, periods = [] }: PreparedReceipt,
      oldSerials?: ReceiptSerials,
    ): Promise<{ id: number; warning: Words | undefined }> {
      const columns: Record<string, unknown> = { id: idValue, ...details }
      const [{ id }] = await sql<[{ id: number }]>`
        insert into ${sql(table)} ${sql(columns)}
        on conflict (id) do update set ${sql(details)}
        returning id`
      const warning =
        serials &&
        (await reserveSerials(sql, id, serials.stationery, serials.field, serials.ranges, oldSerials))
      await reservePeriods(sql, id, periods)
      return { id, warning }
    }
  }

/** Clears a book number that is the server's own number: the form sends it back when a person does not change it. */
const dropServerNumber = (receipt: PreparedReceipt, number = ''): PreparedReceipt =>
  receipt.header.book_no === number ? { ...receipt, header: { ...receipt.header, book_no: '' } } : receipt

/** Adds a warning to the booked record: serials that were never received. */
const withWarning = (request: FastifyRequest, record: WireRow, warning: Words | undefined) =>
  warning ? { ...record, warning: warning[languageOf(request)] } : record

/** Matches a receipt when any of its lines has the payment type, in any letter case. */
const paymentTypeFilter =
  (relation: string) =>
  (sql: Sql, value: string): Fragment =>
    sql`exists (
      select from receipt_lines l
      where l.receipt_id = ${sql(relation)}.id and l.payment_type = ${value.toLowerCase()})`

/** The name of the field with the record's day: the first field of kind 'day'. */
const dayFieldOf = ({ fields }: Resource): string =>
  Object.entries(fields).find(([, { kind }]) => kind === 'day')?.[0] ?? 'date'

const voidActor = (request: FastifyRequest) => ({ userId: request.user?.id ?? null, role: roleOf(request) })
