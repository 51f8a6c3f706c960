import type { Sql } from '../../platform/database.ts'
import { factColumns, insertLines, totalOf, type ReceiptFacts } from './book.ts'
import type { Line } from './lines.ts'
import { assertOpen } from './period-lock.ts'
import { post } from './post.ts'
import type { HeldReceipt } from './receipts.ts'

/** Changes a receipt that stands: it keeps its number and year, and the ledger gets the difference. */
export async function revise(
  sql: Sql,
  receipt: HeldReceipt,
  facts: ReceiptFacts,
  lines: Line[],
): Promise<void> {
  await assertOpen(sql, receipt.day, facts.day)
  const changes = { ...factColumns(facts), total: totalOf(lines) }
  await sql`update receipts set ${sql(changes)}, version = version + 1 where id = ${receipt.id}`
  await sql`delete from receipt_lines where receipt_id = ${receipt.id}`
  await insertLines(sql, receipt.id, lines)
  await post(sql, receipt.id, 'changed')
}
