import type { Day, Paisa } from '@samity/shared-api/contract'
import { sum, yearOf } from '@samity/shared-api/contract'
import type { PaymentType, ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../database/database.ts'
import { headIds, type Line } from './receipt-lines.ts'
import { post } from './post.ts'
import { assertOpen } from './period-lock.ts'

/** What a receipt says, whatever its stream. Ids are kept where the text matched a record, the text stays as it was. */
export type ReceiptHeader = {
  series: ReceiptSeries
  day: Day
  payment_type: PaymentType
  /** What was typed as receipt number; '' when the server's number stands */
  book_no: string
  payer: string
  payer_note: string
  remarks: string
  advocate_id?: number | null
  building_id?: number | null
  renter_id?: number | null
  bank_id?: number | null
  form_id?: number | null
}

/** Ids are taken before the number: the number's row is the one that cashiers queue for. */
export const nextReceiptId = (sql: Sql) => sql`nextval('receipts_id_seq')`

export const receiptTotalOf = (lines: Line[]): Paisa => sum(lines.map((line) => line.amount))

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

export const insertLines = (sql: Sql, receiptId: number, lines: Line[]) =>
  sql`insert into receipt_lines ${sql(
    lines.map((line, position) => ({
      receipt_id: receiptId,
      position,
      side: line.side,
      head_id: line.side === 'income' ? headIds[line.head] : null,
      expense_category_id: line.side === 'expense' ? line.category_id : null,
      note: line.note ?? '',
      amount: line.amount,
      payment_type: line.payment_type,
    })),
  )}`

/**
 * Numbers a receipt and posts it: the next number of its stream and year, without gaps, with any number of cashiers,
 * because the counter's row is held until the transaction ends and given back if it fails. That row and the day's sums
 * are what cashiers queue for: they are taken last, and in one journey to the database, on which `read` fetches what has
 * become of the receipt.
 */
export async function bookReceipt<T>(
  sql: Sql,
  id: number,
  { header, lines }: { header: ReceiptHeader; lines: Line[] },
  userId: number | null,
  readReceipt: () => Promise<T>,
): Promise<T> {
  await Promise.all([assertOpen(sql, header.day), insertLines(sql, id, lines).execute()])
  const { series } = header
  const year = yearOf(header.day)
  const columns = headerColumns(header)
  // a commit wakes all who wait for the counter's row itself, but only the first of those who queue for a lock
  const receiptInsert = sql`
    with turn as (
      select pg_advisory_xact_lock(hashtext('receipt counter'), hashtext(${`${series} ${year}`}))
    ), counter as (
      insert into receipt_counters as c (stream, year, last) select ${series}, ${year}, 1 from turn
      on conflict (stream, year) do update set last = c.last + 1
      returning last, lpad(last::text, greatest(6, length(last::text)), '0') as padded
    )
    insert into receipts (id, stream, year, serial, number, total, created_by, day, payment_type, book_no, payer, payer_note,
      remarks, advocate_id, building_id, renter_id, bank_id, form_id)
    select ${id}, ${series}, ${year}, last, ${`${series}-${year}-`} || padded, ${receiptTotalOf(lines)}, ${userId}, ${columns.day}::date,
      ${columns.payment_type}, ${columns.book_no}, ${columns.payer}, ${columns.payer_note}, ${columns.remarks},
      ${columns.advocate_id}::int, ${columns.building_id}::int, ${columns.renter_id}::int, ${columns.bank_id}::int,
      ${columns.form_id}::int
    from counter`.execute()
  const ledgerInsert = post(sql, id, 'booked').execute()
  const [, , receipt] = await Promise.all([receiptInsert, ledgerInsert, readReceipt()])
  return receipt
}
