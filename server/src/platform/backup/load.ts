import type { Writable } from 'node:stream'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { Transaction } from '../database.ts'
import { Problem } from '../problem.ts'
import { frames, tablesOf, type Table } from './tables.ts'

type Trigger = { table: string; name: string; always: boolean }
type Reference = { table: string; name: string; definition: string }

/**
 * Fills the tables with the content of a backup, exactly as it was: no trigger runs, nothing is numbered anew, and
 * references are checked when everything is there. `sql` is the transaction that has just made the tables.
 */
export async function load(sql: Transaction, body: AsyncIterable<Buffer>): Promise<{ rows: number }> {
  const tables = await tablesOf(sql)
  const triggers = await takeOffTriggers(sql, tables)
  const references = await takeOffReferences(sql)
  if (tables.length > 0) await sql`truncate ${sql(tables.map(({ name }) => name))} restart identity`
  const rows = await fill(sql, tables, body)
  for (const { table, name, definition } of references)
    await sql`alter table ${sql(table)} add constraint ${sql(name)} ${sql.unsafe(definition)}`
  for (const { table, name, always } of triggers)
    await sql`alter table ${sql(table)} enable ${always ? sql`always` : sql``} trigger ${sql(name)}`
  return { rows }
}

async function takeOffTriggers(sql: Transaction, tables: Table[]): Promise<Trigger[]> {
  const triggers = await sql<Trigger[]>`
    select c.relname as table, t.tgname as name, t.tgenabled = 'A' as always
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled in ('O', 'A')`
  for (const { name } of tables) await sql`alter table ${sql(name)} disable trigger user`
  return triggers
}

async function takeOffReferences(sql: Transaction): Promise<Reference[]> {
  const references = await sql<Reference[]>`
    select c.relname as table, f.conname as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace
    order by f.oid`
  for (const { table, name } of references) await sql`alter table ${sql(table)} drop constraint ${sql(name)}`
  return references
}

async function fill(sql: Transaction, tables: Table[], body: AsyncIterable<Buffer>): Promise<number> {
  let total = 0
  let table: Table | undefined
  let into: Writable | undefined
  const filled = new Set<string>()
  for await (const { kind, bytes } of frames(body)) {
    if (kind === 'D') {
      if (!into) throw new Error('rows of a backup stand outside of a table')
      if (!into.write(bytes)) await once(into, 'drain')
      continue
    }
    const told = JSON.parse(bytes.toString()) as unknown
    if (kind === 'T') {
      table = told as Table
      filled.add(table.name)
      into = await sql`copy ${sql(table.name)} (${sql(table.columns)}) from stdin`.writable()
      // what went wrong is told by the next statement: after an error the database takes no other
      into.on('error', () => undefined)
    } else if (kind === 'E' && table) {
      if (into) await ended(into)
      total += await counted(sql, table, (told as { rows: number }).rows)
      into = undefined
    } else if (kind === 'S') await setSequences(sql, told as Record<string, number | null>)
  }
  const missing = tables.find(({ name }) => !filled.has(name))
  if (missing) throw new Problem(`The backup lacks the table ${missing.name}.`)
  return total
}

/**
 * The driver tells of an error while rows are sent, but never answers the end of a COPY that failed: what came of it is asked
 * by the next statement, which may be given as soon as the end is on its way.
 */
async function ended(into: Writable): Promise<void> {
  await new Promise<unknown>((resolve) => into.write(Buffer.alloc(0), resolve))
  into.end()
  await setImmediate()
}

async function counted(sql: Transaction, { name }: Table, expected: number): Promise<number> {
  const [{ rows } = { rows: 0 }] = await sql<{ rows: number }[]>`select count(*) as rows from ${sql(name)}`
  if (rows !== expected)
    throw new Problem(`Of the table ${name} ${expected} rows were kept and ${rows} came back.`)
  return rows
}

async function setSequences(sql: Transaction, sequences: Record<string, number | null>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`
}
