import {
  identifier,
  isDatabaseError,
  type Database,
  type Sql,
  type Transaction,
} from '../database/database.ts'
import { hashChainHead, extendHashChain } from '../audit/audit.ts'
import { schemaOf } from '../database/module-roles.ts'
import { writeArchive } from './archive.ts'
import { dumpTables, lockTables, readAllTables } from './dump.ts'
import { readFingerprints } from './restore.ts'
import type { BackupExtent, BackupItem, BackupModule, RecordsText } from './tables.ts'

/**
 * `head` is the last hash of the audit log in the file, and in a database that is restored from it. `leftOut`
 * has the tables of modules that could not be read, by `keyOf`, with the reasons.
 */
export type BackupResult = {
  made_at: string
  bytes: number
  head: string | null
  leftOut: Record<string, string>
}

/**
 * Writes the content of the database at this moment into one file, while people continue to work. With a
 * passphrase the file is encrypted. The file gets its name only when all of it is on disk. Throws
 * StartupError.
 */
export async function backUp(
  sql: Database,
  file: string,
  passphrase: string | undefined,
  extent: BackupExtent = 'backup',
): Promise<BackupResult> {
  await extendHashChain(sql)
  const hasModules = await mayHaveModules(sql)
  if (hasModules) await makeReadable(sql)
  const present = await readAllTables(sql, hasModules ? await readModuleNames(sql) : [], extent)
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const unlocked = await lockTables(tx, present)
    const migrations = await readFingerprints(tx)
    const schema = Math.max(...Object.keys(migrations).map(Number))
    const made_at = await currentTime(tx)
    const head = await hashChainHead(tx)
    const modules = hasModules ? await readModules(tx) : []
    let leftOut: Record<string, string> = {}
    async function* watchEnd(items: AsyncIterable<BackupItem | RecordsText>) {
      for await (const item of items) {
        if (item.kind === 'end') leftOut = item.left_out ?? {}
        yield item
      }
    }
    const bytes = await writeArchive(
      file,
      { made_at, schema, migrations, ...(modules.length > 0 && { modules }) },
      passphrase,
      watchEnd(
        dumpTables(
          tx,
          modules.map(({ name }) => name),
          extent,
          unlocked,
        ),
      ),
    )
    return { made_at, bytes, head, leftOut }
  })
}

/** False for a database of a version before modules had schemas. */
async function mayHaveModules(sql: Database): Promise<boolean> {
  const [row] = await sql`select 1 where to_regclass('module_schemas') is not null`
  return row !== undefined
}

async function readModuleNames(sql: Sql): Promise<string[]> {
  const modules = await sql<{ module: string }[]>`select module from module_schemas order by module`
  return modules.map(({ module }) => module)
}

async function readModules(sql: Transaction): Promise<BackupModule[]> {
  const modules = await readModuleNames(sql)
  const rows = await sql<(BackupModule['migrations'][number] & { module: string })[]>`
    select module, version, name, hash, text from module_migrations order by module, version`
  return modules.map((name) => ({
    name,
    migrations: rows.filter(({ module }) => module === name).map(({ module: _module, ...row }) => row),
  }))
}

/**
 * Takes away what keeps us from reading a table or a sequence of a module: a right that the module has
 * revoked, and a policy that holds for its owner too. We are a member of the owner, so we may. The dump names
 * what cannot be read even so.
 */
export async function makeReadable(sql: Database): Promise<void> {
  const modules = await readModuleNames(sql)
  const relations = await sql<{ schema: string; name: string; forced: boolean; user: string }[]>`
    select n.nspname as schema, c.relname as name, c.relforcerowsecurity as forced, current_user as user
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (${modules.map(schemaOf)}) and c.relkind in ('r', 'S')
      and (c.relforcerowsecurity or not has_table_privilege(c.oid, 'select'))`
  for (const { schema, name, forced, user } of relations)
    try {
      await sql.begin(async (tx) => {
        const relation = identifier(tx, schema, name)
        await tx`set local lock_timeout = '10s'`
        await tx`grant select on ${relation} to ${identifier(tx, user)}`
        if (forced) await tx`alter table ${relation} no force row level security`
      })
    } catch (error) {
      if (!isDatabaseError(error)) throw error
    }
}

async function currentTime(sql: Transaction): Promise<string> {
  const [{ now } = { now: '' }] = await sql<{ now: string }[]>`select now() as now`
  return now
}
