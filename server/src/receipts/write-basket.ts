import type { FastifyRequest } from 'fastify'
import { digitWords, fillWords, type Resource, type Words } from '@samity/shared-api/contract'
import type { Sql } from '../database/database.ts'
import { conflict } from '../http/errors.ts'
import { withBody } from '../http/with-body.ts'
import { nextReceiptId } from '../ledger/book-receipt.ts'
import { bookReceipts, type WorkOn } from '../ledger/book-receipts.ts'
import { lockKindsForBooking, lockSubjects } from '../ledger/lock-order.ts'
import { subjectsOf } from '../ledger/paid-periods.ts'
import { lockStockForSale } from '../ledger/serial-conflicts.ts'
import { checkSerials, insertSerials } from '../ledger/serial-ranges.ts'
import type { WireRow } from '../resources/serialize.ts'
import { readReceipt } from './read-receipts.ts'
import type { ReceiptKind } from './receipt-kind.ts'
import {
  auditCreation,
  insertDetails,
  prepareReceipt,
  saveOtherRows,
  type DividedReceipt,
} from './write-receipts.ts'

/** A line whose body the schema of its kind has parsed. */
export type NewLine = { kind: ReceiptKind<Resource>; body: unknown }

/**
 * Posts a receipt for each line in this transaction, by the rules of `createReceipt`, and returns them in the
 * order of the lines. All lines take the locks of one kind before the next kind: kinds, stock, serials,
 * members and rooms, then those of `bookReceipts`.
 */
export async function createReceipts(
  sql: Sql,
  request: FastifyRequest,
  lines: readonly NewLine[],
  workOn: WorkOn,
): Promise<WireRow[]> {
  await lockKindsForBooking(
    sql,
    lines.map(({ kind }) => kind.series),
  )
  const prepared: (Awaited<ReturnType<typeof prepareReceipt>> & { kind: NewLine['kind'] })[] = []
  for (const [index, { kind, body }] of lines.entries()) {
    workOn(index)
    const line = await prepareReceipt(sql, withBody(request, body), kind)
    refuseOverlap(
      line.receipt,
      prepared.map(({ receipt }) => receipt),
    )
    prepared.push({ kind, ...line })
  }
  workOn(null)
  const papers = new Set(prepared.flatMap(({ receipt: { serials } }) => serials?.stationery ?? []))
  for (const stationery of [...papers].sort()) await lockStockForSale(sql, stationery)
  const saved: ((typeof prepared)[number] & { id: number })[] = []
  for (const [index, line] of prepared.entries()) {
    workOn(index)
    saved.push({ ...line, id: await insertDetails(sql, line.kind, nextReceiptId(sql), line.receipt) })
  }
  workOn(null)
  const sales = saved.flatMap(({ id, receipt: { serials } }, index) =>
    serials ? [{ index, receiptId: id, ...serials }] : [],
  )
  if (sales.length > 0 && !(await insertSerials(sql, sales)))
    for (const { index, receiptId, ...serials } of sales) {
      workOn(index)
      await checkSerials(sql, receiptId, serials)
    }
  workOn(null)
  await lockSubjects(
    sql,
    saved.flatMap(({ receipt: { periods = [] } }) => subjectsOf(periods)),
  )
  for (const [index, { id, receipt }] of saved.entries()) {
    workOn(index)
    await saveOtherRows(sql, id, receipt)
  }
  const receipts = saved.map(({ id, receipt }) => ({ ...receipt, id }))
  await bookReceipts(sql, receipts, request.user?.id ?? null, workOn)
  const rows = await Promise.all(saved.map(({ kind, id }) => readReceipt(sql, kind, id)))
  for (const [index, { kind, reason }] of saved.entries())
    await auditCreation(sql, request, kind, rows[index]!, reason)
  return rows
}

const overlaps = ([first, last]: readonly [number, number], [from, to]: readonly [number, number]) =>
  first <= to && from <= last

/** Refuses serials and periods of an earlier line (409): no receipt has them that an error could name. */
function refuseOverlap({ serials, periods = [] }: DividedReceipt, earlier: readonly DividedReceipt[]): void {
  for (const [index, { serials: others, periods: otherPeriods = [] }] of earlier.entries()) {
    if (serials && serials.stationery === others?.stationery) {
      const position = serials.ranges.findIndex((range) =>
        others.ranges.some((other) =>
          overlaps([range.from_serial, range.to_serial], [other.from_serial, other.to_serial]),
        ),
      )
      if (position >= 0) {
        const message = lineMessage(serialsOnLine, index)
        throw conflict(message, { [`${serials.field}.${position}.from_serial`]: message }).as(
          'serials.overlap',
        )
      }
    }
    const twice = periods.find(({ kind, subject, first, last }) =>
      otherPeriods.some(
        (other) =>
          other.kind === kind &&
          other.subject === subject &&
          overlaps([first, last], [other.first, other.last]),
      ),
    )
    if (twice) {
      const message = lineMessage(periodOnLine, index)
      throw conflict(message, { [twice.field]: message }).as('period.paid')
    }
  }
}

const serialsOnLine: Words = {
  en: 'These serials are on line {line} of this basket already',
  bn: 'এই ক্রমিক এই ঝুড়ির {line} নম্বর লাইনে আগেই আছে',
}
const periodOnLine: Words = {
  en: 'Line {line} of this basket pays for this period already',
  bn: 'এই সময়কালের টাকা এই ঝুড়ির {line} নম্বর লাইনে আগেই আছে',
}
const lineMessage = (words: Words, index: number): Words =>
  digitWords(fillWords(words, { line: String(index + 1) }))
