import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import Postgrator from 'postgrator'
import { isDatabaseError, type Database, type Sql, type Transaction } from './database.ts'
import { StartupError } from '../process/startup-error.ts'

/* How to add a migration: server/db/README.md. */

const databaseFolder = path.join(import.meta.dirname, '../../db')
export const migrationsFolder = path.join(databaseFolder, 'migrations')

/**
 * Runs the missing migrations in one transaction: all or none, also when the process is killed. A second
 * process waits and then finds nothing to do. Returns the names of the migrations that ran. Throws
 * StartupError for a newer schema.
 */
export async function migrate(sql: Database): Promise<string[]> {
  const { ran: migrations } = await sql.begin(async (tx) => {
    await lockSchema(tx)
    return { ran: await migrateInTransaction(tx) }
  })
  return migrations
}

/** Prevents other processes from migrating until the end of the transaction. */
export const lockSchema = (sql: Sql) => sql`select pg_advisory_xact_lock(hashtext('samity migrations'))`

/**
 * The same for several transactions. `sql` must be a pool of one connection. The lock ends with the
 * connection, too.
 */
export async function withSchemaLock<T>(sql: Database, work: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_lock(hashtext('samity migrations'))`
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(hashtext('samity migrations'))`
  }
}

/** Creates the tables of schema `version` in an empty database. `migrateInTransaction` creates the views. */
export async function createTables(sql: Transaction, version: number): Promise<void> {
  await createPostgrator(sql).migrate(String(version))
}

export async function latestVersion(sql: Transaction): Promise<number> {
  const migrations = await createPostgrator(sql).getMigrations()
  return Math.max(...migrations.map((migration) => migration.version))
}

/** Returns the schema version of the database; 0 for an empty one. It changes nothing. */
export async function schemaVersion(sql: Sql): Promise<number> {
  const [table] = await sql`select 1 where to_regclass('schema_versions') is not null`
  if (!table) return 0
  const [row] = await sql<{ version: number }[]>`select max(version)::int as version from schema_versions`
  return row?.version ?? 0
}

const createPostgrator = (sql: Transaction) =>
  new Postgrator({
    driver: 'pg',
    migrationPattern: path.join(migrationsFolder, '*.sql').replaceAll('\\', '/'),
    schemaTable: 'schema_versions',
    currentSchema: 'public',
    execQuery: async (query) => ({ rows: await sql.unsafe(query) }),
  })

export async function migrateInTransaction(sql: Transaction): Promise<string[]> {
  const definitions = await readDefinitions()
  const postgrator = createPostgrator(sql)
  await sql`create table if not exists schema_views (hash text not null)`
  const latest = await latestVersion(sql)
  const version = await postgrator.getDatabaseVersion()
  if (version > 0) await refuseDevelopmentSchema(sql)
  if (version > latest) {
    // during a rolling upgrade this Samity may start again: the newer one has promised that it runs with the
    // tables
    if (latest >= (await oldestSamity(sql, version))) return []
    throw new StartupError(
      `The database has schema version ${version}, but this Samity supports versions up to ${latest}: start the newer Samity.`,
    )
  }
  const [currentViews] = await sql`select hash from schema_views`
  const isCurrent = version === latest && currentViews?.['hash'] === definitions.hash
  if (!isCurrent) await dropViews(sql)
  const applied = await postgrator.migrate().catch(refuseChangedMigration)
  if (!isCurrent) await createDefinitions(sql, definitions)
  await rememberOldestSamity(sql, latest, isCurrent)
  return applied.map(({ version: number, name }) => `${String(number).padStart(3, '0')} ${name}`)
}

/** The lowest schema version whose Samity can run with the tables as they are. */
async function oldestSamity(sql: Sql, version: number): Promise<number> {
  const [table] = await sql`select 1 where to_regclass('schema_compatibility') is not null`
  if (!table) return version
  const [row] = await sql<{ runs_from: number }[]>`select runs_from from schema_compatibility`
  return row?.runs_from ?? version
}

/**
 * After a change of tables or views, older versions cannot run with them. A rolling upgrade then writes a
 * lower version.
 */
async function rememberOldestSamity(sql: Sql, version: number, isCurrent: boolean): Promise<void> {
  await sql`create table if not exists schema_compatibility (runs_from integer not null)`
  const [row] = await sql`select 1 from schema_compatibility`
  if (row && isCurrent) return
  await sql`delete from schema_compatibility`
  await sql`insert into schema_compatibility (runs_from) values (${version})`
}

/** Before the first release migration 1 had another name; no migration leads from that schema to this one. */
async function refuseDevelopmentSchema(sql: Sql): Promise<void> {
  const [first] = await sql<{ name: string }[]>`select name from schema_versions where version = 1`
  if (first?.name !== 'foundation')
    throw new StartupError(
      'A development version of Samity made this database, and its tables cannot be updated. Start with a new data folder (SAMITY_DATA) or an empty database (DATABASE_URL).',
    )
}

const refuseChangedMigration = (error: unknown): never => {
  const [, version] =
    /MD5 checksum failed for migration \[(\d+)\]/.exec(error instanceof Error ? error.message : '') ?? []
  throw version
    ? new StartupError(
        `Migration ${version} of the database differs from the one in this Samity: start the Samity that created the database.`,
      )
    : error
}

type Definitions = { scripts: string[]; hash: string }

async function readDefinitions(): Promise<Definitions> {
  const read = async (folderName: string) => {
    const folder = path.join(databaseFolder, folderName)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  }
  const scripts = [...(await read('functions')), ...(await read('views'))]
  return { scripts, hash: createHash('sha256').update(scripts.join('\n')).digest('hex') }
}

/**
 * Drops all views, so that the tables below them can change. Views contain no data; `createDefinitions`
 * creates them again.
 */
async function dropViews(sql: Sql): Promise<void> {
  const views = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name
    from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`
  for (const { name } of views) await sql.unsafe(`drop view if exists ${name} cascade`)
}

/** A script lacks them when it stands before the one that creates a relation or a function. */
const missingCodes = new Set(['42P01', '42883'])

/**
 * Replaces all functions and creates all views. A script may use something from a later one: then it runs
 * again after the others.
 */
async function createDefinitions(sql: Transaction, { scripts, hash }: Definitions): Promise<void> {
  // a function may read a view that is not there yet
  await sql`set local check_function_bodies = off`
  let pending = scripts
  while (pending.length > 0) {
    const retries: string[] = []
    for (const script of pending) {
      try {
        await sql.savepoint((savepoint) => savepoint.unsafe(script))
      } catch (error) {
        const isMissing = isDatabaseError(error) && missingCodes.has(error.code)
        if (!isMissing || retries.length === pending.length - 1) throw error
        retries.push(script)
      }
    }
    pending = retries
  }
  await sql`delete from schema_views`
  await sql`insert into schema_views (hash) values (${hash})`
}
