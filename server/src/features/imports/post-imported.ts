import type { z } from 'zod'
import { digitWords, fillWords, showDay, type Day, type Resource } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { conflict, unprocessableBody } from '../../http/errors.ts'
import { withBody } from '../../http/with-body.ts'
import { closedDayCorrection } from '../../ledger/cash-days.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import type { Line } from '../../ledger/receipt-lines.ts'
import { lockReceipt } from '../../ledger/receipts.ts'
import { type ReceiptKind } from '../../receipts/receipt-kind.ts'
import { createReceipt, voidInTransaction } from '../../receipts/write-receipts.ts'
import { changedSince, type ImportContext, type StoredRecord, type UndoContext } from './import-handler.ts'

/** All money of old books is part of the opening amounts. */
export const inOldBooks =
  ({ sql, books }: ImportContext) =>
  async (lines: Line[]): Promise<Line[]> => {
    const place_id = await books.oldBooksPlace(sql)
    return lines.map((line) => ({ ...line, place_id }))
  }

/**
 * A line of a day before its place begins is part of the opening amounts; any other goes to the default
 * place.
 */
export const beforeOpening =
  ({ sql, books }: ImportContext) =>
  async (lines: Line[], day: Day): Promise<Line[]> => {
    const placed: Line[] = []
    for (const line of lines) {
      const place = await books.defaultPlace(sql, line, day)
      placed.push({ ...line, place_id: place === 1 ? await books.oldBooksPlace(sql) : place })
    }
    return placed
  }

type Posting<R extends Resource, S extends ReceiptSeries> = {
  kind: ReceiptKind<R, S>
  schema: z.ZodType
  body: object
  choosePlaces: (lines: Line[], day: Day) => Promise<Line[]>
}

export async function postImported<R extends Resource, S extends ReceiptSeries>(
  { sql, request, books }: ImportContext,
  { kind, schema, body, choosePlaces }: Posting<R, S>,
): Promise<StoredRecord> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw unprocessableBody(parsed.error.issues)
  const record = await createReceipt(sql, withBody(request, parsed.data), kind, {
    choosePlaces,
    book: books.batch.book,
  })
  return { path: kind.resource.path, id: record.id, label: String(record['number']) }
}

/**
 * Voids an imported receipt. Refuses (409) one that was changed, is in a locked period or of a closed day, or
 * whose month got a total after it.
 */
export async function voidImported<R extends Resource, S extends ReceiptSeries>(
  context: UndoContext,
  kind: ReceiptKind<R, S>,
  record: StoredRecord,
): Promise<void> {
  const { sql, request, reason, books } = context
  const [stored] = await sql<
    { voided_at: string | null }[]
  >`select voided_at from receipts where id = ${record.id} for update`
  // somebody voided it before: it is taken back already
  if (stored?.voided_at) return
  const receipt = await lockReceipt(sql, record.id, kind.series, kind.resource.name)
  refuseUnderTotal(context, receipt.day)
  if (receipt.version > 1) throw changedSince(record)
  await assertOpen(sql, receipt.day)
  if (await closedDayCorrection(sql, receipt)) throw closedDay(receipt.day)
  await voidInTransaction(sql, request, kind, { id: record.id, reason, postVoid: books.batch.postVoid })
}

const closedDay = (day: Day) =>
  conflict(
    digitWords(
      fillWords(
        {
          en: 'The cash of {day} is closed. Void this receipt by hand; it is then on the slip of today.',
          bn: '{day} তারিখের নগদের হিসাব বন্ধ। এই রসিদ হাতে বাতিল করুন, তখন সেটি আজকের স্লিপে থাকবে।',
        },
        { day: showDay(day) },
      ),
    ),
  ).as('day.closed')

/** Refuses a record in a month whose total was imported (409): it would count twice. */
export function refuseMonthWithTotal({ books }: ImportContext, day: Day, field: string): void {
  const total = books.totalOf(day)
  if (total === undefined) return
  const words = fillWords(
    {
      en: 'The total of this month is in the books already ({total}). Undo that import first',
      bn: 'এই মাসের মোট হিসাব আগে থেকেই বইয়ে আছে ({total})। আগে সেই আমদানি ফেরান',
    },
    { total },
  )
  throw conflict(words, { [field]: words })
}

/**
 * Refuses to take a record back whose month got a total after it (409): the total was made with the record.
 */
function refuseUnderTotal({ books }: UndoContext, day: Day): void {
  const total = books.totalOf(day)
  if (total === undefined) return
  throw conflict(
    fillWords(
      {
        en: 'The total of its month was imported after it ({total}). Undo that import first.',
        bn: 'এর মাসের মোট হিসাব পরে আমদানি করা হয়েছে ({total})। আগে সেই আমদানি ফেরান।',
      },
      { total },
    ),
  )
}
