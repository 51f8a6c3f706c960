import type { Database, Sql, Transaction } from '../database/database.ts'
import { audit, systemActor } from '../audit/audit.ts'
import { lockSchema, latestVersion, createTables, migrateInTransaction } from '../database/migrate.ts'
import { StartupError } from '../process/startup-error.ts'
import { openArchive, type Archive, type ArchiveContent } from './archive.ts'
import { loadTables } from './load.ts'

export type RestoreResult = { made_at: string; rows: number; migrated: string[] }

/**
 * Restores a backup into an empty database: the tables of the backup, then all newer migrations, in one transaction. Nobody is
 * signed in afterwards. `sql` must be a pool of one connection. Throws StartupError.
 */
export async function restoreBackup(
  sql: Database,
  file: string,
  passphrase: string | undefined,
): Promise<RestoreResult> {
  const archive = await openArchive(file, passphrase)
  const { content } = archive
  await archive.check()
  const result = await sql.begin(async (tx) => {
    await lockSchema(tx)
    const latest = await latestVersion(tx)
    if (content.schema > latest)
      throw new StartupError(
        `The backup ${file} has schema version ${content.schema}, but this Samity supports versions up to ${latest}: restore it with the newer Samity.`,
      )
    await emptyDatabase(tx)
    await createTables(tx, content.schema)
    await refuseOtherMigrations(tx, file, content)
    const { rows } = await readArchive(archive, tx, file)
    const migrated = await migrateInTransaction(tx)
    await audit(tx, systemActor, {
      action: 'restore',
      subject: 'backups',
      after: { made_at: content.made_at, rows, schema: content.schema },
    })
    return { made_at: content.made_at, rows, migrated }
  })
  await sql`analyze`
  return result
}

const readArchive = (archive: Archive, sql: Transaction, file: string): Promise<{ rows: number }> =>
  archive
    .read((items) => loadTables(sql, items))
    .catch((error: unknown) => {
      if (error instanceof StartupError || !(error instanceof Error)) throw error
      throw new StartupError(`The backup ${file} could not be restored: ${error.message}.`, { cause: error })
    })

/** Throws StartupError if a migration has the same number but different content: it would create different tables. */
async function refuseOtherMigrations(sql: Sql, file: string, { migrations }: ArchiveContent): Promise<void> {
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
    'The database is not empty. Restore the backup into an empty one: set DATABASE_URL, or SAMITY_DATA to a new folder.',
  )

/** Empties the database of a Samity that was started but has no account. Throws StartupError if anybody has used it. */
async function emptyDatabase(sql: Transaction): Promise<void> {
  const [otherSession] = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'samity' and pid <> pg_backend_pid() limit 1`
  if (otherSession) throw new StartupError('Samity is running on this database: stop it first.')
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`
  if (tables.length === 0) return
  const tableNames = new Set(tables.map(({ name }) => name))
  if (!tableNames.has('schema_versions')) throw notEmptyError()
  for (const table of ['users', 'audit_events', 'receipts', 'advocates'].filter((name) =>
    tableNames.has(name),
  ))
    if ((await sql`select 1 from ${sql(table)} limit 1`).length > 0) throw notEmptyError()
  await dropAll(sql)
}

/** Drops everything in the schema that does not belong to an extension. */
async function dropAll(sql: Transaction): Promise<void> {
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
