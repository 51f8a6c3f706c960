import type { Database, Sql, Transaction } from '../database.ts'
import { audit, theSystem } from '../audit.ts'
import { holdSchema, latestVersion, makeTables, migrateInside } from '../migrate.ts'
import { Problem } from '../problem.ts'
import { openArchive, type Archive, type Head } from './archive.ts'
import { load } from './load.ts'

export type Restored = { made_at: string; rows: number; migrated: string[] }

/**
 * Fills an empty database with a backup: its tables as they were, then the migrations that have come since. All of it or
 * nothing. Nobody is signed in afterwards. `sql` has one connection. Problems are sentences.
 */
export async function restore(
  sql: Database,
  file: string,
  passphrase: string | undefined,
): Promise<Restored> {
  const archive = await openArchive(file, passphrase)
  const { head } = archive
  await archive.check()
  const restored = await sql.begin(async (inside) => {
    await holdSchema(inside)
    const latest = await latestVersion(inside)
    if (head.schema > latest)
      throw new Problem(
        `The backup ${file} has schema version ${head.schema}, this Samity knows versions up to ${latest}: restore it with the newer Samity.`,
      )
    await emptied(inside)
    await makeTables(inside, head.schema)
    await refuseOtherContent(inside, file, head)
    const { rows } = await read(archive, inside, file)
    const migrated = await migrateInside(inside)
    await audit(inside, theSystem, {
      action: 'restore',
      subject: 'backups',
      after: { made_at: head.made_at, rows, schema: head.schema },
    })
    return { made_at: head.made_at, rows, migrated }
  })
  await sql`analyze`
  return restored
}

const read = (archive: Archive, sql: Transaction, file: string): Promise<{ rows: number }> =>
  archive
    .read((body) => load(sql, body))
    .catch((error: unknown) => {
      if (error instanceof Problem || !(error instanceof Error)) throw error
      throw new Problem(`The backup ${file} could not be restored: ${error.message}.`, { cause: error })
    })

/** A migration of that number with another content would make other tables. */
async function refuseOtherContent(sql: Sql, file: string, { migrations }: Head): Promise<void> {
  const made = await fingerprints(sql)
  const [other] = Object.entries(migrations).find(([version, md5]) => made[version] !== md5) ?? []
  if (other)
    throw new Problem(
      `The backup ${file} was made with another content of migration ${other}: restore it with the Samity that made it.`,
    )
}

/** What each migration that ran was, by its version. */
export async function fingerprints(sql: Sql): Promise<Record<string, string>> {
  const ran = await sql<{ version: number; md5: string }[]>`
    select version, md5 from schema_versions where version > 0 order by version`
  return Object.fromEntries(ran.map(({ version, md5 }) => [version, md5]))
}

const notEmpty = () =>
  new Problem(
    'The database is not empty. A backup is restored into an empty one only: name another one (DATABASE_URL, or SAMITY_DATA for a new folder).',
  )

/** What nobody has used yet may go: a Samity that was started once and has no account. Anything else is refused. */
async function emptied(sql: Transaction): Promise<void> {
  const [others] = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'samity' and pid <> pg_backend_pid() limit 1`
  if (others) throw new Problem('A Samity is running on this database: stop it first.')
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`
  if (tables.length === 0) return
  const there = new Set(tables.map(({ name }) => name))
  if (!there.has('schema_versions')) throw notEmpty()
  for (const table of ['users', 'audit_entries', 'receipts', 'advocates'].filter((name) => there.has(name)))
    if ((await sql`select 1 from ${sql(table)} limit 1`).length > 0) throw notEmpty()
  await dropAll(sql)
}

/** Everything in the schema that belongs to no extension. */
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
