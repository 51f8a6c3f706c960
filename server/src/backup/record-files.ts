import { toDecimal, type Words } from '@samity/shared-api/contract'
import { csvCell, csvLine, csvStart } from '@samity/shared-api/contract/csv'
import type { RecordColumnEntry, RecordTableEntry } from '@samity/shared-api/module'
import type { Sql, Transaction } from '../database/database.ts'
import { dumpRows } from './dump-rows.ts'
import type { BackupTable } from './tables.ts'

/*
 * The tables of modules as CSV files that people read, from what the last release of a module declared. A
 * plain COPY reads them: a SELECT would run expressions of the module's indexes with our rights.
 */

export type DeclaredRecords = { title: Words; tables: RecordTableEntry[] }

/** By module. `to_jsonb` because the database of a former version has no such column. */
export async function readDeclaredRecords(sql: Sql): Promise<Map<string, DeclaredRecords>> {
  const rows = await sql<{ module: string; records: DeclaredRecords | null }[]>`
    select module, to_jsonb(s) -> 'records' as records from module_schemas s order by module`
  return new Map(rows.flatMap(({ module, records }) => (records ? [[module, records] as const] : [])))
}

/** More names of a table than these are not looked up: their rows have the key instead. */
const maxNames = 50_000
const maxNameLength = 200

type Names = ReadonlyMap<string, string>
/** The names to show for the values of a column, by its position */
type NamesByColumn = Map<number, Names>

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
/** A value of COPY's text format; null for a missing one. */
const decode = (field: string): string | null =>
  field === String.raw`\N`
    ? null
    : field.replace(/\\(.)/gs, (_all, letter: string) => escapes[letter] ?? letter)

async function* decodedRows(sql: Transaction, table: BackupTable): AsyncGenerator<(string | null)[][]> {
  for await (const item of dumpRows(sql, table))
    if (item.kind === 'rows')
      yield item.bytes
        .toString()
        .split('\n')
        .slice(0, -1)
        .map((line) => line.split('\t').map(decode))
}

function cellOf(
  { kind, choices }: RecordColumnEntry,
  value: string | null,
  names: Names | undefined,
): string {
  if (value === null) return ''
  if (kind === 'int' && /^-?\d+$/.test(value)) return value
  if (kind === 'money' && /^-?\d+$/.test(value)) return toDecimal(Number(value))
  if (kind === 'flag') return value === 't' ? 'yes' : 'no'
  return csvCell(names?.get(value) ?? (choices && Object.hasOwn(choices, value) ? choices[value]!.en : value))
}

async function readNames(
  sql: Transaction,
  module: string,
  columns: RecordColumnEntry[],
  tables: RecordTableEntry[],
): Promise<NamesByColumn> {
  const namesByColumn: NamesByColumn = new Map()
  let advocates: Names | undefined
  for (const [index, { kind, table }] of columns.entries()) {
    const target = kind === 'record' ? tables.find((one) => one.table === table) : undefined
    if (target) namesByColumn.set(index, await readRecordNames(sql, module, target))
    if (kind === 'advocate') namesByColumn.set(index, (advocates ??= await readAdvocateNames(sql)))
  }
  return namesByColumn
}

async function readRecordNames(
  sql: Transaction,
  module: string,
  { table, key = '', name = '' }: RecordTableEntry,
): Promise<Names> {
  const names = new Map<string, string>()
  for await (const rows of decodedRows(sql, { module, name: table, columns: [key, name] })) {
    for (const [id, text] of rows) if (id && text) names.set(id, text.slice(0, maxNameLength))
    if (names.size >= maxNames) break
  }
  return names
}

async function readAdvocateNames(sql: Transaction): Promise<Names> {
  const rows = await sql<{ id: number; name: string }[]>`
    select id, bar_registration_number || ' – ' || name_english as name from advocates`
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}

/** The part of a declaration that the tables of the database still have. */
export function presentTables(declared: RecordTableEntry[], stored: BackupTable[]): RecordTableEntry[] {
  const columnsOf = (table: string) => stored.find(({ name }) => name === table)?.columns ?? []
  const tables = declared.map((one) => ({
    ...one,
    columns: one.columns.filter(({ name }) => columnsOf(one.table).includes(name)),
  }))
  const isTarget = ({ table, key, name }: RecordTableEntry) =>
    [key, name].every((column) => column !== undefined && columnsOf(table).includes(column))
  return tables
    .map((one) => ({
      ...one,
      columns: one.columns.filter(
        ({ table }) =>
          table === undefined || tables.some((other) => other.table === table && isTarget(other)),
      ),
    }))
    .filter(({ columns }) => columns.length > 0)
}

export const recordsHeading = ({ columns }: RecordTableEntry): string =>
  csvStart + csvLine(columns.map(({ title: { en, bn } }) => csvCell(en === bn ? en : `${en} (${bn})`)))

/** Yields the rows of a table as lines of CSV, without the heading. */
export async function* recordLines(
  sql: Transaction,
  module: string,
  { table, columns }: RecordTableEntry,
  tables: RecordTableEntry[],
): AsyncGenerator<{ text: string; rows: number }> {
  const names = await readNames(sql, module, columns, tables)
  const source = { module, name: table, columns: columns.map(({ name }) => name) }
  for await (const rows of decodedRows(sql, source))
    yield {
      rows: rows.length,
      text: rows
        .map((values) =>
          csvLine(columns.map((column, index) => cellOf(column, values[index] ?? null, names.get(index)))),
        )
        .join(''),
    }
}
