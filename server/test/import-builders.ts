import type { ImportPreview } from '@samity/shared-api/contract/config/import'
import type { AppliedImport } from '@samity/shared-api/contract/imports/import-record'
import { importKindOf, type ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import type { Database } from '../src/database/database.ts'
import type { TestUser } from './test-server.ts'

export type Cells = Record<string, string>

/** Sends rows as the screen does: the cells in the order of the fields of the kind. The first row of a file is row 2. */
export function sendImport(user: TestUser, kind: ImportKindName, rows: readonly Cells[], more: object = {}) {
  const columns = Object.keys(importKindOf(kind).fields)
  return user.post(`old-books/${kind}/`, {
    columns,
    rows: rows.map((cells, index) => ({ row: index + 2, cells: columns.map((name) => cells[name] ?? '') })),
    file: 'old-books.xlsx',
    ...more,
  })
}

/** The dry run: each row as [row, verdict, fields with an error]. */
export async function verdictsOf(user: TestUser, kind: ImportKindName, rows: readonly Cells[]) {
  const response = await sendImport(user, kind, rows)
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
  return (response.json() as ImportPreview).verdicts.map(({ row, verdict, errors }) => [
    row,
    verdict,
    Object.keys(errors ?? {}),
  ])
}

/** Imports the rows that are right, and returns the import. */
export async function importRows(
  user: TestUser,
  kind: ImportKindName,
  rows: readonly Cells[],
): Promise<AppliedImport> {
  const response = await sendImport(user, kind, rows, { dry_run: false, skip_errors: true })
  if (response.statusCode !== 201) throw new Error(`${response.statusCode}: ${response.body}`)
  return response.json() as AppliedImport
}

/**
 * One text for everything that an import can change and an undo must bring back: records that are not void, totals, balances, and
 * what is due. Versions, moments and what is void for ever are left out, and so are totals that have come back to 0.
 */
export async function stateOf(sql: Database): Promise<Record<string, string>> {
  const state: Record<string, string> = {}
  const tables: Record<string, string> = {
    advocates: 'true',
    positions: 'true',
    committees: 'true',
    money_places: "kind <> 'old_books'",
    place_balances: 'balance <> 0',
    place_days: 'amount_in - amount_out <> 0',
    income_categories: 'true',
    expense_categories: 'true',
    ledger_days: 'amount <> 0',
    ledger_months: 'amount <> 0',
    ledger_category_months: 'amount <> 0',
    receipts: 'voided_at is null',
    opening_dues: 'voided_at is null',
    renter_balances: 'true',
    serial_ranges: 'live',
    paid_periods: 'live',
  }
  for (const [table, where] of Object.entries(tables)) {
    const [row] = await sql.unsafe<[{ digest: string }]>(`
      select md5(coalesce(string_agg(t.content, E'\\n' order by t.content), '')) as digest
      from (
        select (to_jsonb(t) - '{version,updated_at,revision,lines,amount_in,amount_out}'::text[])::text as content
        from ${table} t where ${where}
      ) t`)
    state[table] = row.digest
  }
  return state
}
