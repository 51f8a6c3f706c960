import type { ModuleDatabase } from '@samity/module-service/postgres'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { ModuleCheckResult } from '@samity/shared-api/module'
import { reconciliationRows, type ReconciliationColumns } from './reconciliation-rows.ts'

/**
 * The rule of the reconciliation check: on the day of each account's last final reconciliation the books have
 * what was reconciled and what was outstanding. What was posted into the period later is the difference.
 */
export async function readReconciledSums(sql: ModuleDatabase) {
  const rows = await sql<(ReconciliationColumns & { now_paisa: number })[]>`
    select row.*, row.book_paisa + coalesce((
      select sum(l.amount_paisa) from book_lines l
      where l.account_id = row.account_id and l.day <= row.day and l.id > row.last_line_id), 0)::bigint as now_paisa
    from ${reconciliationRows(sql)} row
    where row.state = 'final' and row.day = final_day(row.account_id) order by row.account_id`
  return rows.map((row) => {
    const reconciled = row.bank_paisa - row.bank_outstanding_paisa
    return {
      ok: row.now_paisa === reconciled + row.book_outstanding_paisa && row.late === 0,
      expected: toDecimal(reconciled + row.book_outstanding_paisa),
      actual: toDecimal(row.now_paisa),
      detail: `${row.name_english} ${row.day}`,
    }
  })
}

export async function checkReconciled(sql: ModuleDatabase): Promise<ModuleCheckResult> {
  const accounts = await readReconciledSums(sql)
  const total = (side: 'expected' | 'actual') =>
    toDecimal(accounts.reduce((sum, account) => sum + fromDecimal(account[side]), 0))
  const wrong = accounts.filter(({ ok }) => !ok)
  return {
    name: 'reconciled',
    ok: wrong.length === 0,
    expected: total('expected'),
    actual: total('actual'),
    ...(wrong.length > 0 && { detail: wrong.map(({ detail }) => detail).join(', ') }),
  }
}
