import type { Database, Transaction } from '../database/database.ts'
import { hashChainHead, extendHashChain } from '../audit/audit.ts'
import { writeArchive } from './archive.ts'
import { dumpTables } from './dump.ts'
import { readFingerprints } from './restore.ts'
import type { BackupExtent, BackupModule } from './tables.ts'

/** `head` is the last hash of the audit log in the file, and in a database that is restored from it. */
export type BackupResult = { made_at: string; bytes: number; head: string | null }

/**
 * Writes the content of the database at this moment into one file, while people continue to work. With a passphrase the file
 * is encrypted. The file gets its name only when all of it is on disk. Throws StartupError.
 */
export async function backUp(
  sql: Database,
  file: string,
  passphrase: string | undefined,
  extent: BackupExtent = 'backup',
): Promise<BackupResult> {
  await extendHashChain(sql)
  const hasModules = await mayHaveModules(sql)
  if (hasModules) await unforceRowSecurity(sql)
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const migrations = await readFingerprints(tx)
    const schema = Math.max(...Object.keys(migrations).map(Number))
    const made_at = await currentTime(tx)
    const head = await hashChainHead(tx)
    const modules = hasModules ? await readModules(tx) : []
    const bytes = await writeArchive(
      file,
      { made_at, schema, migrations, ...(modules.length > 0 && { modules }) },
      passphrase,
      dumpTables(
        tx,
        modules.map(({ name }) => name),
        extent,
      ),
    )
    return { made_at, bytes, head }
  })
}

/** False for a database of a version before modules had schemas. */
async function mayHaveModules(sql: Database): Promise<boolean> {
  const [row] = await sql`select 1 where to_regclass('module_schemas') is not null`
  return row !== undefined
}

async function readModules(sql: Transaction): Promise<BackupModule[]> {
  const modules = await sql<{ name: string }[]>`select module as name from module_schemas order by module`
  const rows = await sql<(BackupModule['migrations'][number] & { module: string })[]>`
    select module, version, name, hash, text from module_migrations order by module, version`
  return modules.map(({ name }) => ({
    name,
    migrations: rows.filter(({ module }) => module === name).map(({ module: _module, ...row }) => row),
  }))
}

/** A table whose rows a policy hides from their owner could not be read as a whole, and the backup would fail. */
async function unforceRowSecurity(sql: Database): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name
    from pg_class c
    join pg_roles r on r.oid = c.relowner
    join module_schemas m on m.role = r.rolname
    where c.relforcerowsecurity`
  for (const { name } of tables) await sql.unsafe(`alter table ${name} no force row level security`)
}

async function currentTime(sql: Transaction): Promise<string> {
  const [{ now } = { now: '' }] = await sql<{ now: string }[]>`select now() as now`
  return now
}
