import type { Writable } from 'node:stream'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { Transaction } from '../database/database.ts'
import { StartupError } from '../process/startup-error.ts'
import { decodeFrames, readTables, type BackupTable } from './tables.ts'

type Trigger = { table: string; name: string; always: boolean }
type ForeignKey = { table: string; name: string; definition: string }

/**
 * Fills the tables with the exact content of a backup: no trigger runs, all numbers stay the same, and foreign keys are checked
 * after all rows are loaded. `sql` must be the transaction that has just created the tables. Throws StartupError.
 */
export async function loadTables(sql: Transaction, body: AsyncIterable<Buffer>): Promise<{ rows: number }> {
  const tables = await readTables(sql)
  const triggers = await disableTriggers(sql, tables)
  const foreignKeys = await dropForeignKeys(sql)
  if (tables.length > 0) await sql`truncate ${sql(tables.map(({ name }) => name))} restart identity`
  const rows = await fill(sql, tables, body)
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

async function fill(sql: Transaction, tables: BackupTable[], body: AsyncIterable<Buffer>): Promise<number> {
  let total = 0
  let table: BackupTable | undefined
  let writer: Writable | undefined
  const loadedTables = new Set<string>()
  for await (const { kind, bytes } of decodeFrames(body)) {
    if (kind === 'D') {
      if (!writer) throw new Error('the backup contains rows outside of a table')
      if (!writer.write(bytes)) await once(writer, 'drain')
      continue
    }
    const payload = JSON.parse(bytes.toString()) as unknown
    if (kind === 'T') {
      table = payload as BackupTable
      loadedTables.add(table.name)
      writer = await sql`copy ${sql(table.name)} (${sql(table.columns)}) from stdin`.writable()
      // the next statement reports the error: after an error the database accepts no other statement in the transaction
      writer.on('error', () => undefined)
    } else if (kind === 'E' && table) {
      if (writer) await endCopy(writer)
      total += await checkRowCount(sql, table, (payload as { rows: number }).rows)
      writer = undefined
    } else if (kind === 'S') await setSequences(sql, payload as Record<string, number | null>)
  }
  const missing = tables.find(({ name }) => !loadedTables.has(name))
  if (missing) throw new StartupError(`The backup does not contain the table ${missing.name}.`)
  return total
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

async function checkRowCount(sql: Transaction, { name }: BackupTable, expected: number): Promise<number> {
  const [{ rows } = { rows: 0 }] = await sql<{ rows: number }[]>`select count(*) as rows from ${sql(name)}`
  if (rows !== expected)
    throw new StartupError(`The backup has ${expected} rows of the table ${name}, but ${rows} were restored.`)
  return rows
}

async function setSequences(sql: Transaction, sequences: Record<string, number | null>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`
}
