import type { ReconciliationReport } from '@samity/shared-api/contract/accounts/reconciliation'
import type { ImportPreview } from '@samity/shared-api/contract/config/import'
import type { AppliedImport, ImportedRow } from '@samity/shared-api/contract/imports/import-record'
import { importKindOf, type ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import type { Database } from '../src/database/database.ts'
import { anAdvocate, createRecord } from './builders.ts'
import type { TestServer, TestUser } from './test-server.ts'

export type Cells = Record<string, string>

/** Adds what rows of a file name: the advocates 101 to 103, a building and an expense category. */
export async function addNamedRecords(staff: TestUser): Promise<void> {
  for (const number of ['101', '102', '103'])
    await createRecord(
      staff,
      'advocates/',
      anAdvocate({
        bar_registration_number: number,
        name_english: `Advocate ${number}`,
        phone: `0171234510${number.at(-1)}`,
      }),
    )
  await createRecord(staff, 'buildings/', {
    institute: 'Bar',
    building_name: 'Bar Bhaban',
    location: 'Court Road',
  })
  await createRecord(staff, 'expanse_category/', { category: 'Salaries' })
}

/**
 * Sends rows as the screen does: the cells in the order of the fields of the kind. The first row of a file is
 * row 2.
 */
export function sendImport(
  user: TestUser,
  kind: ImportKindName,
  rows: readonly Cells[],
  more: object = {},
  headers: Record<string, string> = {},
) {
  const columns = Object.keys(importKindOf(kind).fields)
  return user.post(
    `old-books/${kind}/`,
    {
      columns,
      rows: rows.map((cells, index) => ({ row: index + 2, cells: columns.map((name) => cells[name] ?? '') })),
      file: 'old-books.xlsx',
      ...more,
    },
    headers,
  )
}

/** The dry run: each row as [row, verdict, fields with an error]. */
export async function verdictsOf(
  user: TestUser,
  kind: ImportKindName,
  rows: readonly Cells[],
): Promise<[row: number, verdict: string, fields: string[]][]> {
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
 * One text for everything that an import can change and an undo must bring back: records that are not void,
 * totals, balances, and what is due. Versions, moments and what is void for ever are left out, and so are
 * totals that have come back to 0.
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

export type ImportCase = {
  kind: ImportKindName
  rows: Cells[]
  /** The verdict of each row, and the fields with an error */
  verdicts: [verdict: string, fields?: string[]][]
}

/**
 * The dry run is right about every row, an import makes what it says, the books agree, and its undo brings
 * everything back.
 */
export async function checkImportAndUndo(
  { server, admin }: { server: TestServer; admin: TestUser },
  { kind, rows, verdicts }: ImportCase,
  whileImported: () => Promise<void>,
): Promise<void> {
  const before = await stateOf(server.sql)
  const expected = verdicts.map(([verdict, fields = []], index) => [index + 2, verdict, fields.toSorted()])
  const previewed = await verdictsOf(admin, kind, rows)
  expect(previewed.map(([row, verdict, fields]) => [row, verdict, fields.toSorted()])).toEqual(expected)
  expect(await stateOf(server.sql)).toEqual(before)
  const { id } = await importRows(admin, kind, rows)
  const stored = (await admin.get(`imports/${id}/rows/`)).json() as ImportedRow[]
  expect(stored.map(({ row, verdict, errors }) => [row, verdict, Object.keys(errors).sort()])).toEqual(
    expected,
  )
  expect(await stateOf(server.sql)).not.toEqual(before)
  await whileImported()
  const { laws } = (await admin.get('agreement/')).json() as ReconciliationReport
  expect(laws.filter(({ ok }) => !ok)).toEqual([])
  const undone = await admin.post(`imports/${id}/undo/`)
  expect([undone.statusCode, undone.body]).toEqual([200, undone.body])
  expect(await stateOf(server.sql)).toEqual(before)
}
