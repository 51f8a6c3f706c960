import { isDatabaseError, type Sql, type Transaction } from '../database/database.ts'
import { schemaOf } from '../database/module-roles.ts'
import { dumpRows, relation } from './dump-rows.ts'
import { presentTables, readDeclaredRecords, recordLines, recordsHeading } from './record-files.ts'
import {
  keyOf,
  readTables,
  type BackupExtent,
  type BackupItem,
  type BackupTable,
  type RecordsText,
} from './tables.ts'

/** Makes the format of values independent of the settings of the database server. */
const sessionSettings = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  -- a policy of a module must never run with our rights
  set local row_security = off;
  set local idle_in_transaction_session_timeout = 0`

/** The server ends a transaction of a module after a minute, and its locks with it. */
const moduleLockTimeout = '70s'

/**
 * Yields all rows of all tables as of one moment, while others continue to write. `sql` must be a REPEATABLE
 * READ transaction. Memory use is constant: it fetches rows only as fast as the caller takes them. A table of
 * a module that cannot be read is named at the end, with those of `unlocked`: whatever a module does to its
 * tables, the books are in the backup.
 */
export async function* dumpTables(
  sql: Transaction,
  modules: string[] = [],
  extent: BackupExtent = 'backup',
  unlocked: Record<string, string> = {},
): AsyncGenerator<BackupItem | RecordsText> {
  await sql.unsafe(sessionSettings)
  const present = await readAllTables(sql, modules, extent)
  const left_out = { ...unlocked }
  const tables = present.filter((table) => !(keyOf(table) in unlocked))
  const rows: Record<string, number> = {}
  for (const table of tables) {
    if (table.module === undefined) rows[keyOf(table)] = yield* dumpRows(sql, table)
    else
      try {
        rows[keyOf(table)] = yield* inSavepoint(sql, (tx) => dumpRows(tx, table))
      } catch (error) {
        left_out[keyOf(table)] = reasonOf(error)
      }
  }
  if (extent === 'backup' && modules.length > 0)
    yield* dumpRecords(
      sql,
      tables.filter((table) => !(keyOf(table) in left_out)),
    )
  // read sequences after the rows, so that they are never behind the rows
  const sequences = await readSequences(sql, 'public')
  for (const module of modules)
    for (const [name, last] of Object.entries(await readSequences(sql, schemaOf(module))))
      sequences[keyOf({ module, name })] = last
  yield { kind: 'end', rows, sequences, ...(Object.keys(left_out).length > 0 && { left_out }) }
}

export async function readAllTables(
  sql: Sql,
  modules: string[],
  extent: BackupExtent,
): Promise<BackupTable[]> {
  const tables = await readTables(sql, 'public', extent)
  for (const module of modules)
    for (const own of await readTables(sql, schemaOf(module))) tables.push({ ...own, module })
  return tables
}

/**
 * Prevents changes to the columns of the tables; rows may still change. Returns the reasons for the tables of
 * modules that could not be locked. Call it before the first query of the transaction: a snapshot from before
 * a migration that rewrites a table sees it without rows.
 */
export async function lockTables(sql: Transaction, tables: BackupTable[]): Promise<Record<string, string>> {
  const names = tables
    .filter(({ module }) => module === undefined)
    .map((table) => sql`${relation(sql, table)}`)
  await sql`lock table ${names.flatMap((name, index) => (index > 0 ? [sql`, `, name] : [name]))} in access share mode`
  const left_out: Record<string, string> = {}
  await sql.unsafe(`set local lock_timeout = '${moduleLockTimeout}'`)
  for (const table of tables.filter(({ module }) => module !== undefined))
    try {
      await sql.savepoint((tx) => tx`lock table ${relation(tx, table)} in access share mode`)
    } catch (error) {
      left_out[keyOf(table)] = reasonOf(error)
    }
  return left_out
}

/** The tables that modules declared, as CSV. They were locked, so they are as they were dumped. */
async function* dumpRecords(sql: Transaction, tables: BackupTable[]): AsyncGenerator<RecordsText> {
  for (const [module, declared] of await readDeclaredRecords(sql)) {
    const present = presentTables(
      declared.tables,
      tables.filter((table) => table.module === module),
    )
    for (const table of present) {
      yield { kind: 'records', module, table: table.table, heading: recordsHeading(table) }
      for await (const { text } of recordLines(sql, module, table, present)) yield { kind: 'lines', text }
    }
  }
}

function reasonOf(error: unknown): string {
  if (isDatabaseError(error)) return error.message
  throw error
}

async function* inSavepoint(
  sql: Transaction,
  dump: (sql: Transaction) => AsyncGenerator<BackupItem, number>,
): AsyncGenerator<BackupItem, number> {
  const opened = Promise.withResolvers<Transaction>()
  const ended = Promise.withResolvers<void>()
  const savepoint = sql.savepoint((tx) => {
    opened.resolve(tx)
    return ended.promise
  })
  savepoint.catch(opened.reject)
  try {
    const rows = yield* dump(await opened.promise)
    ended.resolve()
    return rows
  } finally {
    // without effect when all went well
    ended.reject(new Error('the dump of a table did not reach its end'))
    await savepoint.catch(() => undefined)
  }
}

async function readSequences(sql: Sql, schema: string): Promise<Record<string, number | null>> {
  const rows = await sql<{ name: string; last: number | null }[]>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = ${schema}`
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
