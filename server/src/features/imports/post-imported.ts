import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { bengaliDigits, showDay, type Day, type Resource } from '@samity/shared-api/contract'
import type { ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../database/database.ts'
import { conflict, unprocessableBody } from '../../http/errors.ts'
import { closedDayCorrection } from '../../ledger/cash-days.ts'
import { assertOpen } from '../../ledger/period-lock.ts'
import type { Line } from '../../ledger/receipt-lines.ts'
import { lockReceipt } from '../../ledger/receipts.ts'
import { createReceipt, takeBackReceipt, type ReceiptKind } from '../sales/receipt-kind.ts'
import { changedSince, type ImportContext, type StoredRecord, type UndoContext } from './import-handler.ts'

/** The request of the import with the body of one record: who asks stays the same. */
const withBody = (request: FastifyRequest, body: unknown): FastifyRequest =>
  // the derived object has everything of the request
  Object.create(request, { body: { value: body } }) as FastifyRequest

/** Returns the place of the money of old books. The first import that needs it adds it. */
export async function oldBooksPlace(sql: Sql): Promise<number> {
  await sql`
    insert into money_places (kind, name_english, name_bengali)
    select 'old_books', 'Old Books', 'পুরোনো হিসাব'
    where not exists (select from money_places where kind = 'old_books')
    on conflict do nothing`
  const [place] = await sql<[{ id: number }]>`select id from money_places where kind = 'old_books'`
  return place.id
}

/** All money of old books is part of the opening amounts. */
export const inOldBooks =
  (sql: Sql) =>
  async (lines: Line[]): Promise<Line[]> => {
    const place_id = await oldBooksPlace(sql)
    return lines.map((line) => ({ ...line, place_id }))
  }

/** A line of a day before its place begins is part of the opening amounts; any other goes to the default place. */
export const beforeOpening =
  (sql: Sql, { user }: FastifyRequest) =>
  async (lines: Line[], day: Day): Promise<Line[]> => {
    const placed: Line[] = []
    for (const line of lines) {
      const [row] = await sql<[{ place: number }]>`
        select default_place(${line.side}, ${line.payment_type}, ${user?.id ?? null}::int, ${day}::date) as place`
      placed.push({ ...line, place_id: row.place === 1 ? await oldBooksPlace(sql) : row.place })
    }
    return placed
  }

type Posting<R extends Resource, S extends ReceiptSeries> = {
  kind: ReceiptKind<R, S>
  schema: z.ZodType
  body: object
  choosePlaces: (lines: Line[], day: Day) => Promise<Line[]>
}

/** Posts one receipt by the rules of its screen, and returns what the row made. */
export async function postImported<R extends Resource, S extends ReceiptSeries>(
  { sql, request }: ImportContext,
  { kind, schema, body, choosePlaces }: Posting<R, S>,
): Promise<StoredRecord> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw unprocessableBody(parsed.error.issues)
  const record = await createReceipt(sql, withBody(request, parsed.data), kind, choosePlaces)
  return { path: kind.resource.path, id: record.id, label: String(record['number']) }
}

/** Voids an imported receipt. Refuses (409) one that was changed, is in a locked period, or is of a closed day. */
export async function takeBackImported<R extends Resource, S extends ReceiptSeries>(
  { sql, request, reason }: UndoContext,
  kind: ReceiptKind<R, S>,
  record: StoredRecord,
): Promise<void> {
  const [stored] = await sql<
    { voided_at: string | null }[]
  >`select voided_at from receipts where id = ${record.id} for update`
  // somebody voided it before: it is taken back already
  if (stored?.voided_at) return
  const receipt = await lockReceipt(sql, record.id, kind.series, kind.resource.name)
  if (receipt.version > 1) throw changedSince(record)
  await assertOpen(sql, receipt.day)
  if (await closedDayCorrection(sql, receipt)) throw closedDay(receipt.day)
  await takeBackReceipt(sql, request, kind, { id: record.id, reason })
}

const closedDay = (day: Day) =>
  conflict({
    en: `The cash of ${showDay(day)} is closed. Void this receipt by hand; it is then on the slip of today.`,
    bn: bengaliDigits(
      `${showDay(day)} তারিখের নগদের হিসাব বন্ধ। এই রসিদ হাতে বাতিল করুন, তখন সেটি আজকের স্লিপে থাকবে।`,
    ),
  }).as('day.closed')

type MonthTotal = { number: string }

/** The total of a past month that an import posted and nobody has voided; the books of that month are complete. */
async function findMonthTotal(sql: Sql, day: Day, afterImport = 0): Promise<MonthTotal | undefined> {
  const [total] = await sql<MonthTotal[]>`
    select r.number
    from imports i
    join import_rows w on w.import_id = i.id and w.verdict = 'new'
    cross join lateral jsonb_to_recordset(w.records) as m (id int)
    join receipts r on r.id = m.id and r.voided_at is null
    where i.kind = 'past-totals' and i.undone_at is null and i.id > ${afterImport}
      and r.day >= date_trunc('month', ${day}::timestamp)::date
      and r.day < (date_trunc('month', ${day}::timestamp) + interval '1 month')::date
    limit 1`
  return total
}

/** Refuses a record in a month whose total was imported (409): it would count twice. */
export async function refuseMonthWithTotal(sql: Sql, day: Day, field: string): Promise<void> {
  const total = await findMonthTotal(sql, day)
  if (!total) return
  const words = {
    en: `The total of this month is in the books already (${total.number}). Undo that import first`,
    bn: `এই মাসের মোট হিসাব আগে থেকেই বইয়ে আছে (${total.number})। আগে সেই আমদানি ফেরান`,
  }
  throw conflict(words, { [field]: words })
}

/** Refuses to take a record back whose month got a total after it (409): the total was made with the record. */
export async function refuseUnderTotal(sql: Sql, importId: number, receiptId: number): Promise<void> {
  const [receipt] = await sql<
    { day: Day }[]
  >`select day from receipts where id = ${receiptId} and voided_at is null`
  const total = receipt && (await findMonthTotal(sql, receipt.day, importId))
  if (!total) return
  throw conflict({
    en: `The total of its month was imported after it (${total.number}). Undo that import first.`,
    bn: `এর মাসের মোট হিসাব পরে আমদানি করা হয়েছে (${total.number})। আগে সেই আমদানি ফেরান।`,
  })
}
