import type { Writable } from 'node:stream'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { Transaction } from '../database/database.ts'
import { StartupError } from '../process/startup-error.ts'
import { readTables, type BackupEnd, type BackupItem, type BackupTable } from './tables.ts'

type Trigger = { table: string; name: string; always: boolean }
type ForeignKey = { table: string; name: string; definition: string }

/**
 * Fills the tables with the exact content of a backup: no trigger runs, all numbers stay the same, and foreign keys are checked
 * after all rows are loaded. `sql` must be the transaction that has just created the tables. Throws StartupError.
 */
export async function loadTables(
  sql: Transaction,
  items: AsyncIterable<BackupItem>,
): Promise<{ rows: number }> {
  const tables = await readTables(sql)
  const triggers = await disableTriggers(sql, tables)
  const foreignKeys = await dropForeignKeys(sql)
  if (tables.length > 0) await sql`truncate ${sql(tables.map(({ name }) => name))} restart identity`
  const rows = await fill(sql, tables, items)
  for (const { table, name, definition } of foreignKeys)
    await sql`alter table ${sql(table)} add constraint ${sql(name)} ${sql.unsafe(definition)}`
  for (const { table, name, always } of triggers)
    await sql`alter table ${sql(table)} enable ${always ? sql`always` : sql``} trigger ${sql(name)}`
  return { rows }
}

async function disableTriggers(sql: Transaction, tables: BackupTable[]): Promise<Trigger[]> {
  const triggers = await sql<Trigger[]>`
    select c.relname as table, t.tgname as name, t.tgenabled = 'A' as always
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled in ('O', 'A')`
  for (const { name } of tables) await sql`alter table ${sql(name)} disable trigger user`
  return triggers
}

async function dropForeignKeys(sql: Transaction): Promise<ForeignKey[]> {
  const foreignKeys = await sql<ForeignKey[]>`
    select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace
    order by f.oid`
  for (const { table, name } of foreignKeys) await sql`alter table ${sql(table)} drop constraint ${sql(name)}`
  return foreignKeys
}

async function fill(
  sql: Transaction,
  tables: BackupTable[],
  items: AsyncIterable<BackupItem>,
): Promise<number> {
  const loadedRows: Record<string, number> = {}
  let table: BackupTable | undefined
  let writer: Writable | undefined
  let end: BackupEnd | undefined
  const finishTable = async () => {
    if (!table || !writer) return
    await endCopy(writer)
    loadedRows[table.name] = await countRows(sql, table)
    writer = undefined
  }
  for await (const item of items) {
    if (item.kind === 'rows') {
      if (!writer) throw new Error('the backup contains rows outside of a table')
      if (!writer.write(item.bytes)) await once(writer, 'drain')
      continue
    }
    await finishTable()
    if (item.kind === 'table') {
      table = item.table
      writer = await sql`copy ${sql(table.name)} (${sql(table.columns)}) from stdin`.writable()
      // the next statement reports the error: after an error the database accepts no other statement in the transaction
      writer.on('error', () => undefined)
    } else end = item
  }
  if (!end) throw new Error('the end of the backup is missing')
  checkRowCounts(tables, end.rows, loadedRows)
  await setSequences(sql, end.sequences)
  return Object.values(loadedRows).reduce((total, rows) => total + rows, 0)
}

/**
 * Ends a COPY. The driver reports an error while rows are being sent, but never reports the end of a failed COPY. So this
 * function does not wait for the result: the next statement reports it, and may be sent as soon as the end is on its way.
 */
async function endCopy(writer: Writable): Promise<void> {
  await new Promise<unknown>((resolve) => writer.write(Buffer.alloc(0), resolve))
  writer.end()
  await setImmediate()
}

async function countRows(sql: Transaction, { name }: BackupTable): Promise<number> {
  const [{ rows } = { rows: 0 }] = await sql<{ rows: number }[]>`select count(*) as rows from ${sql(name)}`
  return rows
}

function checkRowCounts(
  tables: BackupTable[],
  expectedRows: Record<string, number>,
  loadedRows: Record<string, number>,
): void {
  for (const [name, expected] of Object.entries(expectedRows))
    if (loadedRows[name] !== expected)
      throw new StartupError(
        `The backup has ${expected} rows of the table ${name}, but ${loadedRows[name] ?? 0} were restored.`,
      )
  const missing = tables.find(({ name }) => !(name in loadedRows))
  if (missing) throw new StartupError(`The backup does not contain the table ${missing.name}.`)
}

async function setSequences(sql: Transaction, sequences: Record<string, number | null>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`
}
