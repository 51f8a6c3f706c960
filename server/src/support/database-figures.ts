import type { Database } from '../database/database.ts'

const settingNames = [
  'checkpoint_timeout',
  'effective_cache_size',
  'fsync',
  'full_page_writes',
  'jit',
  'lc_collate',
  'maintenance_work_mem',
  'max_connections',
  'max_wal_size',
  'random_page_cost',
  'server_encoding',
  'server_version',
  'shared_buffers',
  'synchronous_commit',
  'synchronous_standby_names',
  'TimeZone',
  'wal_level',
  'work_mem',
]

/**
 * The values of `settings` have their units. `schema` is the newest migration; null before the first start.
 * The statistics estimate the rows of tables; their bytes include indexes.
 */
export type DatabaseFigures = {
  bytes: number
  settings: Record<string, string>
  schema: number | null
  connections: { state: string; count: number; oldest_transaction_s: number | null }[]
  tables: { name: string; rows: number; dead_rows: number; bytes: number; sequential_scans: number }[]
  modules: { module: string; version: number }[]
}

/** Reads sizes, counts and settings. It reads no row of a table with records. */
export async function readDatabaseFigures(sql: Database): Promise<DatabaseFigures> {
  const [size] = await sql<{ bytes: number }[]>`select pg_database_size(current_database())::float8 as bytes`
  const settings = await sql<{ name: string; value: string }[]>`
    select name, current_setting(name) as value from pg_settings where name in ${sql(settingNames)} order by name`
  const connections = await sql<DatabaseFigures['connections']>`
    select coalesce(state, 'other') as state, count(*)::int as count,
      extract(epoch from now() - min(xact_start))::float8 as oldest_transaction_s
    from pg_stat_activity
    where datname = current_database()
    group by 1
    order by 1`
  const tables = await sql<DatabaseFigures['tables']>`
    select schemaname || '.' || relname as name, n_live_tup::float8 as rows, n_dead_tup::float8 as dead_rows,
      pg_total_relation_size(relid)::float8 as bytes, seq_scan::float8 as sequential_scans
    from pg_stat_user_tables
    order by bytes desc, name`
  const [{ has_versions, has_modules } = { has_versions: false, has_modules: false }] = await sql<
    { has_versions: boolean; has_modules: boolean }[]
  >`
    select to_regclass('public.schema_versions') is not null as has_versions,
      to_regclass('public.module_migrations') is not null as has_modules`
  const [schema] = has_versions
    ? await sql<{ version: number }[]>`select max(version)::int as version from schema_versions`
    : []
  const modules = has_modules
    ? await sql<DatabaseFigures['modules']>`
        select module, max(version)::int as version from module_migrations group by module order by module`
    : []
  return {
    bytes: size?.bytes ?? 0,
    settings: Object.fromEntries(settings.map(({ name, value }) => [name, value])),
    schema: schema?.version ?? null,
    connections: [...connections],
    tables: [...tables],
    modules: [...modules],
  }
}
