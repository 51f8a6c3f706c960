import type { Writable } from 'node:stream'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { identifier, type Sql, type Transaction } from '../database/database.ts'
import { StartupError } from '../process/startup-error.ts'
import { columnList } from './dump-rows.ts'
import {
  readTables,
  splitKey,
  type BackupEnd,
  type BackupExtent,
  type BackupItem,
  type BackupTable,
} from './tables.ts'

type Trigger = { table: string; name: string; always: boolean }
type ForeignKey = { table: string; name: string; definition: string }

export type TableLoader = {
  start(table: BackupTable): Promise<void>
  write(bytes: Buffer): Promise<void>
  /**
   * Ends the last table. Throws if the tables do not have as many rows as the backup. Returns the number of
   * all rows.
   */
  finish(end: Required<BackupEnd>): Promise<number>
}

/**
 * Fills the tables with the exact content of a backup: no trigger runs, all numbers stay the same, and
 * foreign keys are checked after all rows are loaded. `sql` must be the transaction that has just created the
 * tables. `modules` are the loaders for the tables of modules; their errors are theirs. `leftOut` names the
 * tables that the backup lacks. Throws StartupError.
 */
export async function loadTables(
  sql: Transaction,
  items: AsyncIterable<BackupItem>,
  modules: ReadonlyMap<string, TableLoader> = new Map(),
  extent: BackupExtent = 'backup',
): Promise<{ rows: number; leftOut: Record<string, string> }> {
  const own = await openTableLoader(sql, 'public', extent)
  let loader: TableLoader | undefined
  let end: BackupEnd | undefined
  for await (const item of items) {
    if (item.kind === 'rows') {
      if (!loader) throw new Error('the backup contains rows outside of a table')
      await loader.write(item.bytes)
    } else if (item.kind === 'table') {
      const { module } = item.table
      loader = module === undefined ? own : modules.get(module)
      if (!loader) throw new Error(`the backup does not describe the module ${module}`)
      await loader.start(item.table)
    } else end = item
  }
  if (!end) throw new Error('the end of the backup is missing')
  let rows = await own.finish(countsOf(end))
  for (const [module, one] of modules) rows += await one.finish(countsOf(end, module))
  return { rows, leftOut: end.left_out ?? {} }
}

function countsOf({ rows, sequences, left_out = {} }: BackupEnd, module?: string): Required<BackupEnd> {
  const select = <T>(counts: Record<string, T>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(counts)
        .map(([key, count]) => ({ ...splitKey(key), count }))
        .filter((one) => one.module === module)
        .map(({ name, count }) => [name, count]),
    )
  return { rows: select(rows), sequences: select(sequences), left_out: select(left_out) }
}

/** Prepares the empty tables of a schema. `sql` is a transaction, or a pool of one connection. */
export async function openTableLoader(
  sql: Sql,
  schema: string,
  extent: BackupExtent = 'backup',
): Promise<TableLoader> {
  const tables = await readTables(sql, schema, extent)
  const triggers = await disableTriggers(sql, schema, tables)
  const foreignKeys = await dropForeignKeys(sql, schema)
  if (tables.length > 0) {
    const names = tables.flatMap(({ name }, index) => [
      index > 0 ? sql`, ` : sql``,
      relation(sql, schema, name),
    ])
    await sql`truncate ${names} restart identity`
  }
  const loadedRows: Record<string, number> = {}
  let table: BackupTable | undefined
  let writer: Writable | undefined
  const finishTable = async () => {
    if (!table || !writer) return
    await endCopy(writer)
    loadedRows[table.name] = await countRows(sql, schema, table)
    writer = undefined
  }
  return {
    start: async (next) => {
      await finishTable()
      table = next
      writer =
        await sql`copy ${relation(sql, schema, table.name)} ${columnList(sql, table.columns)} from stdin`.writable()
      // the next statement reports the error: after an error the database accepts no other statement in the
      // transaction
      writer.on('error', () => undefined)
    },
    write: async (bytes) => {
      if (writer && !writer.write(bytes)) await once(writer, 'drain')
    },
    finish: async (end) => {
      await finishTable()
      const missing = Object.keys(end.left_out)
      for (const { name } of tables.filter((one) => missing.includes(one.name))) {
        // its rows may have ended in the middle
        await sql`delete from ${relation(sql, schema, name)}`
        delete loadedRows[name]
      }
      checkRowCounts(tables, end, loadedRows)
      await setSequences(sql, schema, end.sequences)
      for (const { table: name, name: key, definition } of foreignKeys) {
        // rows of other tables may refer to one that is missing; new rows are checked
        const unchecked = missing.length > 0 && !definition.endsWith(' NOT VALID') ? sql` not valid` : sql``
        await sql`alter table ${relation(sql, schema, name)} add constraint ${identifier(sql, key)} ${sql.unsafe(definition)}${unchecked}`
      }
      for (const { table: name, name: trigger, always } of triggers)
        await sql`alter table ${relation(sql, schema, name)} enable ${always ? sql`always` : sql``} trigger ${identifier(sql, trigger)}`
      return Object.values(loadedRows).reduce((total, rows) => total + rows, 0)
    },
  }
}

const relation = (sql: Sql, schema: string, name: string) => identifier(sql, schema, name)

async function disableTriggers(sql: Sql, schema: string, tables: BackupTable[]): Promise<Trigger[]> {
  const triggers = await sql<Trigger[]>`
    select c.relname as table, t.tgname as name, t.tgenabled = 'A' as always
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = to_regnamespace(${schema}) and not t.tgisinternal and t.tgenabled in ('O', 'A')`
  for (const { name } of tables) await sql`alter table ${relation(sql, schema, name)} disable trigger user`
  return triggers
}

async function dropForeignKeys(sql: Sql, schema: string): Promise<ForeignKey[]> {
  const foreignKeys = await sql<ForeignKey[]>`
    select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = to_regnamespace(${schema})
    order by f.oid`
  for (const { table, name } of foreignKeys)
    await sql`alter table ${relation(sql, schema, table)} drop constraint ${identifier(sql, name)}`
  return foreignKeys
}

/**
 * Ends a COPY. The driver reports an error while rows are being sent, but never reports the end of a failed
 * COPY. So this function does not wait for the result: the next statement reports it, and may be sent as soon
 * as the end is on its way.
 */
async function endCopy(writer: Writable): Promise<void> {
  await new Promise<unknown>((resolve) => writer.write(Buffer.alloc(0), resolve))
  writer.end()
  await setImmediate()
}

async function countRows(sql: Sql, schema: string, { name }: BackupTable): Promise<number> {
  const [{ rows } = { rows: 0 }] = await sql<
    { rows: number }[]
  >`select count(*) as rows from ${relation(sql, schema, name)}`
  return rows
}

function checkRowCounts(
  tables: BackupTable[],
  { rows, left_out }: Required<BackupEnd>,
  loadedRows: Record<string, number>,
): void {
  for (const [name, expected] of Object.entries(rows))
    if (loadedRows[name] !== expected)
      throw new StartupError(
        `The backup has ${expected} rows of the table ${name}, but ${loadedRows[name] ?? 0} were restored.`,
      )
  const missing = tables.find(({ name }) => !(name in loadedRows) && !(name in left_out))
  if (missing) throw new StartupError(`The backup does not contain the table ${missing.name}.`)
}

async function setSequences(
  sql: Sql,
  schema: string,
  sequences: Record<string, number | null>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null)
      await sql`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${last}::bigint)`
}
