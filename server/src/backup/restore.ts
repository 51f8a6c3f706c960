import type { Database, Sql, Transaction } from '../database/database.ts'
import { audit, systemActor } from '../audit/audit.ts'
import { createTables, latestVersion, migrateInTransaction, withSchemaLock } from '../database/migrate.ts'
import { dropModuleSchema } from '../database/module-roles.ts'
import { StartupError } from '../process/startup-error.ts'
import { openArchive } from './archive.ts'
import { type Archive, type ArchiveContent } from './manifest.ts'
import { loadTables, type TableLoader } from './load.ts'
import { describeLeftOut } from './tables.ts'
import {
  createModuleSchemas,
  finishModules,
  restoreModule,
  type CreatedSchema,
  type ModuleRestore,
} from './restore-modules.ts'

/**
 * `problems` has a sentence for each module whose data could not be restored, and for each of its tables that
 * the backup lacks.
 */
export type RestoreResult = { made_at: string; rows: number; migrated: string[]; problems: string[] }

/**
 * Restores a backup into an empty database: the tables of the backup, then all newer migrations, in one
 * transaction. The schemas of modules come before, and are removed if it fails. Nobody is signed in
 * afterwards. `replace` removes a database that people have used; make a backup of it first. `sql` must be a
 * pool of one connection. Throws StartupError.
 */
export async function restoreBackup(
  sql: Database,
  file: string,
  passphrase: string | undefined,
  { replace = false } = {},
): Promise<RestoreResult> {
  const archive = await openArchive(file, passphrase)
  await archive.check()
  return withSchemaLock(sql, async () => {
    const { schemas } = await sql.begin(async (tx) => ({
      schemas: await emptyTarget(tx, file, archive, replace),
    }))
    const modules = schemas.map((schema) => restoreModule(sql, schema))
    try {
      for (const module of modules) await module.migrate()
      const result = await sql.begin((tx) => restoreContent(tx, file, archive, modules))
      await sql`analyze`
      return result
    } catch (error) {
      for (const { module, role } of modules) await sql.begin((tx) => dropModuleSchema(tx, module, role))
      throw error
    } finally {
      for (const module of modules) await module.close()
    }
  })
}

async function emptyTarget(
  sql: Transaction,
  file: string,
  { content }: Archive,
  replace: boolean,
): Promise<CreatedSchema[]> {
  const latest = await latestVersion(sql)
  if (content.schema > latest)
    throw new StartupError(
      `The backup ${file} has schema version ${content.schema}, but this Samity supports versions up to ${latest}: restore it with the newer Samity.`,
    )
  await emptyDatabase(sql, replace)
  return createModuleSchemas(sql, content.modules ?? [])
}

async function restoreContent(
  sql: Transaction,
  file: string,
  archive: Archive,
  modules: ModuleRestore[],
): Promise<RestoreResult> {
  const { made_at, schema } = archive.content
  await createTables(sql, schema)
  await refuseOtherMigrations(sql, file, archive.content)
  const loaders = new Map(modules.map(({ module, loader }) => [module, loader]))
  const { rows, leftOut } = await readArchive(archive, sql, file, loaders)
  const migrated = await migrateInTransaction(sql)
  await pauseWebhooks(sql)
  const problems = [...Object.entries(leftOut).map(describeLeftOut), ...(await finishModules(sql, modules))]
  await audit(sql, systemActor, {
    action: 'restore',
    subject: 'backups',
    after: { made_at, rows, schema },
  })
  return { made_at, rows, migrated, problems }
}

const readArchive = (
  archive: Archive,
  sql: Transaction,
  file: string,
  modules: ReadonlyMap<string, TableLoader>,
): ReturnType<typeof loadTables> =>
  archive
    .read((items) => loadTables(sql, items, modules))
    .catch((error: unknown) => {
      if (error instanceof StartupError || !(error instanceof Error)) throw error
      throw new StartupError(`The backup ${file} could not be restored: ${error.message}.`, { cause: error })
    })

/**
 * Throws StartupError if a migration has the same number but different content: it would create different
 * tables.
 */
export async function refuseOtherMigrations(
  sql: Sql,
  file: string,
  { migrations }: ArchiveContent,
): Promise<void> {
  const ownFingerprints = await readFingerprints(sql)
  const [mismatch] =
    Object.entries(migrations).find(([version, md5]) => ownFingerprints[version] !== md5) ?? []
  if (mismatch)
    throw new StartupError(
      `The backup ${file} was made with a different migration ${mismatch}: restore it with the Samity that made it.`,
    )
}

/** Returns the fingerprint (MD5) of each migration that ran, by its version. */
export async function readFingerprints(sql: Sql): Promise<Record<string, string>> {
  const rows = await sql<{ version: number; md5: string }[]>`
    select version, md5 from schema_versions where version > 0 order by version`
  return Object.fromEntries(rows.map(({ version, md5 }) => [version, md5]))
}

const notEmptyError = () =>
  new StartupError(
    'The database is not empty: somebody has worked with it. Restore into an empty one (DATABASE_URL, or SAMITY_DATA with a new folder), or add --replace: everything in this one is written into a backup, and removed.',
  )

/** Throws StartupError while another Samity uses the database. */
export async function refuseOtherSessions(sql: Sql): Promise<void> {
  const [otherSession] = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'samity' and pid <> pg_backend_pid() limit 1`
  if (otherSession) throw new StartupError('Samity is running on this database: stop it first.')
}

/**
 * Empties the database of a Samity that was started and in which nobody has entered anything, or with
 * `replace` any of Samity's. What the server itself notes at its start, such as the releases that it
 * activates, is nobody's work. Throws StartupError.
 */
async function emptyDatabase(sql: Transaction, replace: boolean): Promise<void> {
  await refuseOtherSessions(sql)
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`
  if (tables.length === 0) return
  const tableNames = new Set(tables.map(({ name }) => name))
  if (!tableNames.has('schema_versions')) throw notEmptyError()
  if (!replace)
    for (const table of ['users', 'receipts', 'advocates'].filter((name) => tableNames.has(name)))
      if ((await sql`select 1 from ${sql(table)} limit 1`).length > 0) throw notEmptyError()
  if (tableNames.has('module_schemas'))
    for (const { module, role } of await sql<{ module: string; role: string }[]>`
      select module, role from module_schemas`)
      await dropModuleSchema(sql, module, role)
  await dropAll(sql)
}

/** Drops everything in the schema that does not belong to an extension. */
export async function dropAll(sql: Transaction): Promise<void> {
  const statements = await sql<{ statement: string }[]>`
    with own as (
      select 1 as place, c.tableoid as catalog, c.oid, c.relnamespace as namespace, format('view if exists %s', c.oid::regclass) as what
      from pg_class c where c.relkind = 'v'
      union all
      select 2, c.tableoid, c.oid, c.relnamespace, format('table if exists %s', c.oid::regclass)
      from pg_class c where c.relkind in ('r', 'p')
      union all
      select 3, p.tableoid, p.oid, p.pronamespace, format('routine if exists %s', p.oid::regprocedure) from pg_proc p
      union all
      select 4, c.tableoid, c.oid, c.collnamespace, format('collation if exists %I', c.collname) from pg_collation c
    )
    select format('drop %s cascade', what) as statement
    from own
    where namespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = own.catalog and d.objid = own.oid and d.deptype = 'e')
    order by place`
  for (const { statement } of statements) await sql.unsafe(statement)
}

/**
 * A copy may be restored beside the original: it must not tell other programs anything before a person says
 * so.
 */
const pauseWebhooks = (sql: Sql) => sql`
  update webhook_endpoints set paused_at = now(), pause_reason = 'restored' where pause_reason is distinct from 'person' and module is null`
