import { z } from 'zod'
import type { Sql } from '../database/database.ts'

const migrationTables = ['schema_versions', 'schema_views', 'schema_compatibility', 'change_channel']

/**
 * Tables that no backup contains: sessions, one-time links, keys, what this database has
 * written since a verification, stored responses for repeated requests, events with their
 * deliveries (a restored copy has a feed of its own), and tables that the migrations write themselves.
 */
const excludedTables = [
  'sessions',
  'member_sessions',
  'member_codes',
  'one_time_tokens',
  'attempt_counters',
  'signing_keys',
  'audit_mark',
  'known_devices',
  'idempotency_keys',
  'event_outbox',
  'events',
  'event_feed',
  'webhook_deliveries',
  'webhook_attempts',
  ...migrationTables,
]

/**
 * A backup leaves out what another machine must not have; 'every row' is for the way back of an upgrade on
 * this machine.
 */
export type BackupExtent = 'backup' | 'every row'

/** `module` is the owner of a table that is in the schema of a module. */
export type BackupTable = { name: string; columns: string[]; module?: string }

/** A module whose schema is in the backup: enough to create it again without its releases. */
export const backupModuleSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,49}$/),
  migrations: z.array(
    z.object({ version: z.number().int(), name: z.string(), hash: z.string(), text: z.string() }),
  ),
})
export type BackupModule = z.infer<typeof backupModuleSchema>

export const keyOf = ({ module, name }: Pick<BackupTable, 'module' | 'name'>): string =>
  module === undefined ? name : `${module}/${name}`

/** The opposite of `keyOf`. Our tables have no '/' in their names. */
export function splitKey(key: string): Pick<BackupTable, 'module' | 'name'> {
  const [, module, name = key] = /^([^/]+)\/(.*)$/s.exec(key) ?? []
  return { name, ...(module !== undefined && { module }) }
}

export const describeLeftOut = ([key, reason]: [key: string, reason: string]): string => {
  const { module, name } = splitKey(key)
  return `The backup does not contain the table ${name} of ${module}: ${reason}.`
}

const tablesOutside = (schema: string, extent: BackupExtent): string[] => {
  if (schema !== 'public') return []
  return extent === 'backup' ? excludedTables : migrationTables
}

/** Returns all tables of a schema with their columns, without generated columns. */
export const readTables = (
  sql: Sql,
  schema = 'public',
  extent: BackupExtent = 'backup',
): Promise<BackupTable[]> => sql<BackupTable[]>`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = to_regnamespace(${schema}) and c.relname <> all (${tablesOutside(schema, extent)})
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname
  order by c.relname`

/**
 * The content of a backup, in this order: a table, its rows in PostgreSQL's COPY text format, the next table,
 * …, and the end with the number of rows of each table and the last value of each sequence. A chunk of rows
 * that is dumped ends after a row.
 */
export type BackupItem =
  { kind: 'table'; table: BackupTable } | { kind: 'rows'; bytes: Buffer } | ({ kind: 'end' } & BackupEnd)

/**
 * Between the rows and the end of a backup: the tables of modules as CSV for people. A restore reads the rows
 * and ignores them.
 */
export type RecordsText =
  { kind: 'records'; module: string; table: string; heading: string } | { kind: 'lines'; text: string }

export const backupEndSchema = z.object({
  rows: z.record(z.string(), z.number().int()),
  sequences: z.record(z.string(), z.number().int().nullable()),
  /**
   * Tables of modules that could not be read, with the database's reason. The file may have some of their
   * rows.
   */
  left_out: z.record(z.string(), z.string()).optional(),
})
export type BackupEnd = z.infer<typeof backupEndSchema>
