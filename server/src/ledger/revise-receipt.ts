import type { Sql } from '../database/database.ts'
import { headerColumns, insertLines, type ReceiptHeader } from './book-receipt.ts'
import { receiptTotalOf, type Line } from './receipt-lines.ts'
import { watchPaidCredit } from './paid-credit.ts'
import { assertOpen } from './period-lock.ts'
import { post } from './post.ts'
import type { LiveReceipt } from './receipts.ts'

/**
 * Changes a live receipt. It keeps its number and year, and the difference is posted to the ledger. Credit
 * that was paid out stays credited (409).
 */
export async function reviseReceipt(
  sql: Sql,
  receipt: LiveReceipt,
  header: ReceiptHeader,
  lines: Line[],
): Promise<void> {
  await assertOpen(sql, receipt.day, header.day)
  const refusePaidCredit = await watchPaidCredit(sql, receipt)
  const columns = { ...headerColumns(header), total: receiptTotalOf(lines) }
  await sql`
    update baskets b
    set total = b.total + ${columns.total}::bigint - r.total
    from basket_receipts x
    join receipts r on r.id = x.receipt_id
    where x.receipt_id = ${receipt.id} and b.id = x.basket_id`
  await sql`update receipts set ${sql(columns)}, version = version + 1 where id = ${receipt.id}`
  await sql`delete from receipt_lines where receipt_id = ${receipt.id}`
  await insertLines(sql, receipt.id, { lines, day: header.day, userId: receipt.created_by })
  await refusePaidCredit()
  // a receipt stays with its box unless its cash goes to another one
  await sql`
    update receipts r set box_id = l.place_id
    from receipt_lines l join money_places p on p.id = l.place_id and p.kind = 'cash'
    where r.id = ${receipt.id} and l.receipt_id = r.id and r.box_id is distinct from l.place_id`
  await post(sql, receipt.id, 'changed')
}
