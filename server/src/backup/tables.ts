import { z } from 'zod'
import type { Sql } from '../database/database.ts'

/**
 * Tables that no backup contains: sessions, one-time links, keys, stored responses for repeated requests, and tables that the
 * migrations write themselves.
 */
const excludedTables = [
  'sessions',
  'one_time_tokens',
  'attempt_counters',
  'signing_keys',
  'known_devices',
  'idempotency_keys',
  'schema_versions',
  'schema_views',
]

export type BackupTable = { name: string; columns: string[] }

/** Returns all our tables with their columns, without generated columns. */
export const readTables = (sql: Sql): Promise<BackupTable[]> => sql<BackupTable[]>`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${excludedTables})
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname
  order by c.relname`

/**
 * The content of a backup, in this order: a table, its rows in PostgreSQL's COPY text format, the next table, …, and the end
 * with the number of rows of each table and the last value of each sequence. A chunk of rows that is dumped ends after a row.
 */
export type BackupItem =
  { kind: 'table'; table: BackupTable } | { kind: 'rows'; bytes: Buffer } | ({ kind: 'end' } & BackupEnd)

export const backupEndSchema = z.object({
  rows: z.record(z.string(), z.number().int()),
  sequences: z.record(z.string(), z.number().int().nullable()),
})
export type BackupEnd = z.infer<typeof backupEndSchema>
