import type { FastifyRequest } from 'fastify'
import type { Day, Input, Resource } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { audit, difference } from '../audit/audit.ts'
import type { Fragment, Sql } from '../database/database.ts'
import { pipeline } from '../database/pipeline.ts'
import { ApiError } from '../http/errors.ts'
import { refuseOldVersion, type ParsedBody } from '../resources/records.ts'
import { write } from '../http/write.ts'
import type { WireRow } from '../resources/serialize.ts'
import { assertBookingDay } from '../ledger/assert-booking-day.ts'
import { assertMayBuy } from '../ledger/assert-may-buy.ts'
import {
  bookReceipt,
  nextReceiptId,
  reservedReceiptId,
  type BookReceipt,
  type ReceiptHeader,
} from '../ledger/book-receipt.ts'
import { lockKindForBooking, lockKindForChange } from '../ledger/lock-order.ts'
import type { Line, PricedPart } from '../ledger/receipt-lines.ts'
import { readRecordPlaces, withPlaces, type CurrentPlaces } from '../ledger/record-places.ts'
import { reservePeriods, releasePeriods } from '../ledger/paid-periods.ts'
import { lockReceipt, receiptRecord, refuseOtherSeries, type LiveReceipt } from '../ledger/receipts.ts'
import {
  applyPrices,
  insertPrices,
  releasePrices,
  type BookedReceipt,
  type ReceiptPrice,
} from '../ledger/receipt-prices.ts'
import { reviseReceipt } from '../ledger/revise-receipt.ts'
import { checkSerials, reserveSerials, releaseSerials, type ReceiptSerials } from '../ledger/serial-ranges.ts'
import { bookVoid, type PostVoid } from '../ledger/void-receipt.ts'
import { roleOf } from '../http/access.ts'
import { readReceipt, readWithDigest } from './read-receipts.ts'
import type { PreparedReceipt, ReceiptKind } from './receipt-kind.ts'

export const addReceipt = <R extends Resource, S extends ReceiptSeries>(
  request: FastifyRequest,
  kind: ReceiptKind<R, S>,
): Promise<WireRow> => write(request, (sql) => createReceipt(sql, request, kind), { sendsWithKey: true })

/**
 * `choosePlaces` may give places to lines for which the body names none. `book` posts the receipt now or at
 * the end of the transaction.
 */
export type Booking = {
  choosePlaces?: (lines: Line[], day: Day) => Promise<Line[]>
  book?: BookReceipt
}

/**
 * Posts the receipt in the body in this transaction. The statements that save it leave in this order: the row
 * of the detail table, its serials, periods and prices, the receipt with its number, lines and ledger lines,
 * the read of all that, the audit event.
 */
export async function createReceipt<R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  request: FastifyRequest,
  kind: ReceiptKind<R, S>,
  { choosePlaces = async (lines) => lines, book }: Booking = {},
): Promise<WireRow> {
  // what books many receipts has locked their kinds
  if (!book) await pipeline(sql, lockKindForBooking(sql, kind.series))
  const { receipt: priced, reason } = await prepareReceipt(sql, request, kind)
  const receipt = { ...priced, lines: await choosePlaces(priced.lines, priced.header.day) }
  const saving = saveDetails(sql, kind, nextReceiptId(sql), receipt)
  // other rows wait for the id, and other receipts of a batch reserve theirs; without both, everything up to
  // the read leaves in one round trip
  const id = book || hasOtherRows(receipt) ? await saving : reservedReceiptId(sql)
  const [, after] = await Promise.all([
    saving,
    (book ?? bookReceipt)(sql, id, receipt, request.user?.id ?? null, () => readReceipt(sql, kind, id)),
  ])
  await auditCreation(sql, request, kind, after, reason)
  return after
}

/**
 * Applies the rules of its kind to the body of a new receipt: day, buyer, prices and places. Nothing is saved
 * yet. `reason` is for the audit log.
 */
export async function prepareReceipt<R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  request: FastifyRequest,
  kind: ReceiptKind<R, S>,
): Promise<{ receipt: DividedReceipt; reason: string }> {
  // the route's schema is the resource's own
  const prepared = dropServerNumber(await kind.prepare(sql, request.body as Input<R>))
  assertBookingDay(roleOf(request), dayFieldOf(kind.resource), prepared.header.day)
  const overrideReason = await checkBuyer(sql, request, kind, prepared.header)
  const { receipt, priceReason } = await priceReceipt(sql, request, kind, prepared)
  const lines = await placeLines(sql, request, receipt)
  return { receipt: { ...receipt, lines }, reason: joinReasons(overrideReason, priceReason) }
}

export const auditCreation = <R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  request: FastifyRequest,
  kind: ReceiptKind<R, S>,
  after: WireRow,
  reason: string,
): Promise<void> =>
  audit(sql, request, {
    action: 'create',
    subject: subjectOf(kind),
    subject_id: after.id,
    number: after['number'] as string,
    after,
    reason,
    record: receiptRecord(after.id),
  })

/** Changes a live receipt to the one in the body. It keeps its number. */
export const changeReceipt = <R extends Resource, S extends ReceiptSeries>(
  request: FastifyRequest,
  kind: ReceiptKind<R, S>,
  id: number,
): Promise<WireRow> =>
  write(request, async (sql) => {
    const { resource, series } = kind
    await lockKindForChange(sql, series)
    const locked = await lockReceipt(sql, id, series, resource.name)
    const [before, beforeDigest] = await readWithDigest(sql, kind, id)
    const current = { ...locked, record: before }
    refuseOldVersion(before, (request.body as ParsedBody).version)
    const oldSerials = await releaseSerials(sql, id)
    await releasePeriods(sql, id)
    const prepared = dropServerNumber(
      await kind.prepare(sql, request.body as Input<R>, current),
      current.number,
    )
    refuseOtherSeries(current, prepared.header.series)
    if (prepared.header.day !== current.day)
      assertBookingDay(roleOf(request), dayFieldOf(resource), prepared.header.day)
    const overrideReason = await checkBuyer(sql, request, kind, prepared.header, current)
    const readParts = () => readPricedParts(sql, kind, before, current)
    const { receipt, priceReason } = await priceReceipt(sql, request, kind, prepared, {
      receipt: current,
      readParts,
    })
    const reason = joinReasons(overrideReason, priceReason)
    const places = await readRecordPlaces(sql, id)
    const lines = await placeLines(sql, request, receipt, { day: current.day, places })
    await releasePrices(sql, id)
    await saveDetails(sql, kind, id, receipt, oldSerials)
    await reviseReceipt(sql, current, receipt.header, lines)
    const after = await readReceipt(sql, kind, id)
    const changes = difference(before, after)
    await audit(sql, request, {
      action: 'update',
      subject: subjectOf(kind),
      subject_id: id,
      number: current.number,
      ...changes,
      reason,
      record: receiptRecord(id),
      previousDigest: beforeDigest,
    })
    return after
  })

export const voidReceipt = <R extends Resource, S extends ReceiptSeries>(
  request: FastifyRequest,
  kind: ReceiptKind<R, S>,
  id: number,
  reason: string,
): Promise<void> => write(request, (sql) => voidInTransaction(sql, request, kind, { id, reason }))

/** Voids a live receipt in this transaction. `postVoid` posts it, now or at the end of the transaction. */
export async function voidInTransaction<R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  request: FastifyRequest,
  kind: ReceiptKind<R, S>,
  { id, reason, postVoid }: { id: number; reason: string; postVoid?: PostVoid },
): Promise<void> {
  await lockKindForChange(sql, kind.series)
  const receipt = await lockReceipt(sql, id, kind.series, kind.resource.name)
  const [before, beforeDigest] = await readWithDigest(sql, kind, id)
  await kind.beforeVoid?.(sql, receipt)
  await bookVoid(sql, receipt, { ...voidActor(request), reason }, postVoid)
  await audit(sql, request, {
    action: 'void',
    subject: subjectOf(kind),
    subject_id: id,
    number: receipt.number,
    before,
    reason,
    record: receiptRecord(id),
    previousDigest: beforeDigest,
  })
}

const subjectOf = <R extends Resource, S extends ReceiptSeries>({ subject, resource }: ReceiptKind<R, S>) =>
  subject ?? resource.path

async function checkBuyer<R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  request: FastifyRequest,
  { buyer }: ReceiptKind<R, S>,
  { advocate_id: advocateId }: ReceiptHeader,
  current?: LiveReceipt,
): Promise<string> {
  // a correction that keeps the advocate is not a new sale in that name
  if (!buyer || !advocateId || advocateId === current?.advocate_id) return ''
  const { override_reason } = request.body as { override_reason: string }
  const purchase = { advocateId, field: buyer, role: roleOf(request), overrideReason: override_reason }
  return assertMayBuy(sql, purchase)
}

const placeLines = (
  sql: Sql,
  request: FastifyRequest,
  { header, lines }: PreparedReceipt,
  current?: CurrentPlaces,
): Promise<Line[]> =>
  withPlaces(sql, {
    lines,
    day: header.day,
    // the routes of receipts add the field to their bodies
    place: (request.body as { place: number | null }).place,
    role: roleOf(request),
    userId: request.user?.id ?? null,
    ...(current && { current }),
  })

export type DividedReceipt = PreparedReceipt & { prices: ReceiptPrice[] }

/**
 * Divides the lines by the prices in force (422 for another price without a reason). Returns the reason that
 * was needed.
 */
async function priceReceipt<R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  request: FastifyRequest,
  { buyer = 'advocate_id' }: ReceiptKind<R, S>,
  prepared: PreparedReceipt,
  booked?: BookedReceipt,
): Promise<{ receipt: DividedReceipt; priceReason: string }> {
  // the series of modules have no prices, and their bodies no reason
  const { price_reason = '' } = request.body as { price_reason?: string }
  const { day, advocate_id = null } = prepared.header
  const { lines, prices } = await applyPrices(
    sql,
    { day, lines: prepared.lines, advocateId: advocate_id, advocateField: buyer },
    { reason: price_reason, booked },
  )
  const isOverridden = prices.some(({ reason }) => reason !== '')
  return { receipt: { ...prepared, lines, prices }, priceReason: isOverridden ? price_reason : '' }
}

/**
 * The priced parts of a receipt before a change: those of a body that changes nothing. None when such a body
 * is refused by now, so that the change is compared like a new receipt.
 */
async function readPricedParts<R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  { resource, prepare }: ReceiptKind<R, S>,
  record: WireRow,
  current: LiveReceipt,
): Promise<PricedPart[]> {
  const body = resource.input.safeParse(record)
  if (!body.success) return []
  try {
    // the schema is the resource's own
    const { lines } = await prepare(sql, body.data as Input<R>, current)
    return lines.flatMap(({ priced = [] }) => priced)
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

const joinReasons = (...reasons: string[]): string => reasons.filter(Boolean).join(' · ')

/**
 * Saves the row of the detail table, serials, periods and prices. The receipt itself may be inserted later.
 */
async function saveDetails<R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  kind: ReceiptKind<R, S>,
  idValue: number | Fragment,
  receipt: DividedReceipt,
  oldSerials?: ReceiptSerials,
): Promise<number> {
  const id = await insertDetails(sql, kind, idValue, receipt, oldSerials)
  if (receipt.serials) await reserveSerials(sql, id, receipt.serials)
  await saveOtherRows(sql, id, receipt)
  return id
}

/** Saves the row of the detail table, and checks that the receipt may have its serials. */
export async function insertDetails<R extends Resource, S extends ReceiptSeries>(
  sql: Sql,
  { table }: ReceiptKind<R, S>,
  idValue: number | Fragment,
  { details, serials }: DividedReceipt,
  oldSerials?: ReceiptSerials,
): Promise<number> {
  const columns: Record<string, unknown> = { id: idValue, ...details }
  // in one round trip
  const [[{ id }]] = await Promise.all([
    sql<[{ id: number }]>`
      insert into ${sql(table)} ${sql(columns)}
      on conflict (id) do update set ${sql(details)}
      returning id`.execute(),
    serials && checkSerials(sql, typeof idValue === 'number' ? idValue : null, serials, oldSerials),
  ])
  return id
}

/** Reserves the periods, and saves what else belongs to the receipt. */
export async function saveOtherRows(
  sql: Sql,
  id: number,
  { periods = [], saveMore, prices }: DividedReceipt,
): Promise<void> {
  await reservePeriods(sql, id, periods)
  await saveMore?.(sql, id)
  if (prices.length > 0) await insertPrices(sql, id, prices)
}

/** True if rows beside that of the detail table need the receipt's id before the receipt is booked. */
const hasOtherRows = ({ serials, periods = [], saveMore, prices }: DividedReceipt): boolean =>
  serials !== undefined || periods.length > 0 || saveMore !== undefined || prices.length > 0

/**
 * Clears a book number that is the server's own number: the form sends it back when a person does not change
 * it.
 */
const dropServerNumber = (receipt: PreparedReceipt, number = ''): PreparedReceipt =>
  receipt.header.book_no === number ? { ...receipt, header: { ...receipt.header, book_no: '' } } : receipt

const dayFieldOf = ({ fields }: Resource): string =>
  Object.entries(fields).find(([, { kind }]) => kind === 'day')?.[0] ?? 'date'

const voidActor = (request: FastifyRequest) => ({ userId: request.user?.id ?? null, role: roleOf(request) })
