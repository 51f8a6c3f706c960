import { yearOf, type Day } from '@samity/shared-api/contract'
import type { PaymentType, ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Fragment, Sql } from '../database/database.ts'
import { placeSideOf, receiptTotalOf, type Line } from './receipt-lines.ts'
import { postBooked } from './post.ts'
import { assertOpen } from './period-lock.ts'
import { numberOf, takesNumber } from './receipt-counter.ts'
import { entersCashDay } from './cash-days.ts'

/**
 * The fields that receipts of all series have. An id is set where the text matched a record; the text is
 * stored unchanged. `book_no` is the number that the person typed; '' when the server's number is used. A
 * module's receipt may have a `subject`: of the receipts with one subject in a series only one is not void.
 */
export type ReceiptHeader<S extends ReceiptSeries = ReceiptSeries> = {
  series: S
  day: Day
  payment_type: PaymentType
  book_no: string
  payer: string
  payer_note: string
  remarks: string
  advocate_id?: number | null
  building_id?: number | null
  renter_id?: number | null
  bank_id?: number | null
  form_id?: number | null
  subject?: string | null
}

/**
 * An id is reserved before the number, because concurrent cashiers wait for the counter row of the number.
 */
export const nextReceiptId = (sql: Sql) => sql`nextval('receipts_id_seq')`
/**
 * The id that `nextReceiptId` reserved last on this connection, for statements that leave before the server
 * knows it. A subquery, because the database looks nothing up in an index by a function that may change from
 * row to row.
 */
export const reservedReceiptId = (sql: Sql) => sql`(select currval('receipts_id_seq')::int)`

export const headerColumns = ({ book_no, ...header }: ReceiptHeader) => ({
  day: header.day,
  payment_type: header.payment_type,
  book_no: book_no === '' ? null : book_no,
  payer: header.payer,
  payer_note: header.payer_note,
  remarks: header.remarks,
  advocate_id: header.advocate_id ?? null,
  building_id: header.building_id ?? null,
  renter_id: header.renter_id ?? null,
  bank_id: header.bank_id ?? null,
  form_id: header.form_id ?? null,
})

/** `userId` is the person whose box gets the cash of lines that name no place. */
export const insertLines = (
  sql: Sql,
  receiptId: number | Fragment,
  { lines, day, userId }: { lines: Line[]; day: Day; userId: number | null },
) =>
  sql`
    insert into receipt_lines (receipt_id, position, side, head_id, expense_category_id, note, amount, payment_type, place_id)
    select ${receiptId}, l.position, l.side, l.head_id, l.expense_category_id, l.note, l.amount, l.payment_type,
      coalesce(l.place_id, default_place(${placeSideOf(lines)}, l.payment_type, ${userId}::int, ${day}::date))
    from jsonb_to_recordset(${sql.json(
      lines.map((line, position) => ({
        position,
        side: line.side,
        head_id: line.side === 'expense' ? null : line.head_id,
        expense_category_id: line.side === 'expense' ? line.category_id : null,
        note: line.note ?? '',
        amount: line.amount,
        payment_type: line.payment_type,
        place_id: line.place_id ?? null,
      })),
    )}) as l (position int, side text, head_id int, expense_category_id int, note text, amount bigint, payment_type text, place_id int)`

type Numbered = { year: number; serial: number; userId: number | null; box: number | null | Fragment }

/** Inserts a receipt whose number the transaction has taken before. It is posted later. */
export async function insertReceipt(
  sql: Sql,
  receiptId: number | Fragment,
  { header, lines }: { header: ReceiptHeader; lines: Line[] },
  { year, serial, userId, box }: Numbered,
): Promise<number> {
  const { series } = header
  const columns: Record<string, unknown> = {
    id: receiptId,
    series,
    year,
    serial,
    number: numberOf(sql, { series, year }, serial),
    total: receiptTotalOf(lines),
    created_by: userId,
    box_id: box,
    ...headerColumns(header),
  }
  const [{ id }] = await sql<[{ id: number }]>`insert into receipts ${sql(columns)} returning id`
  return id
}

/**
 * Numbers a receipt and posts it. The number is the next one of its series and year. Numbers have no gaps
 * with any number of cashiers: the transaction locks the counter row until it ends, and a rollback restores
 * the counter. Cashiers wait for that row and for the day sums. Both are therefore locked last, in one
 * statement. All statements leave in one round trip to the database, with the one by which `readReceipt`
 * reads the finished receipt.
 */
export async function bookReceipt<T>(
  sql: Sql,
  id: number | Fragment,
  { header, lines }: { header: ReceiptHeader; lines: Line[] },
  userId: number | null,
  readReceipt: () => Promise<T>,
): Promise<T> {
  const { series, day } = header
  const year = yearOf(day)
  const columns = headerColumns(header)
  const receiptInsert = sql`
    with cash_day as (
      ${entersCashDay(sql, { receiptId: id, userId, day })}
    ), ${takesNumber(sql, { series, year }, sql`from cash_day`)}, receipt as (
      insert into receipts (id, series, year, serial, number, total, created_by, day, payment_type, book_no, payer, payer_note,
        remarks, advocate_id, building_id, renter_id, bank_id, form_id, subject, box_id)
      select ${id}, ${series}, ${year}, last, number, ${receiptTotalOf(lines)}, ${userId}, ${columns.day}::date,
        ${columns.payment_type}, ${columns.book_no}, ${columns.payer}, ${columns.payer_note}, ${columns.remarks},
        ${columns.advocate_id}::int, ${columns.building_id}::int, ${columns.renter_id}::int, ${columns.bank_id}::int,
        ${columns.form_id}::int, ${header.subject ?? null}::text, box
      from counter cross join cash_day
      returning id, day, voided_at
    ), ${postBooked(sql)}`
  const [, , , receipt] = await Promise.all([
    assertOpen(sql, day),
    insertLines(sql, id, { lines, day, userId }).execute(),
    receiptInsert.execute(),
    readReceipt(),
  ])
  return receipt
}

export type BookReceipt = typeof bookReceipt
