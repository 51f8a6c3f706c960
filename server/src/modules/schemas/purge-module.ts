import { CommandError, readUsableRegistry } from '@samity/module-registry'
import { audit, type Actor } from '../../audit/audit.ts'
import type { Database, Sql } from '../../database/database.ts'
import { dropModuleSchema } from '../../database/module-roles.ts'
import { transaction } from '../../database/transaction.ts'
import { StartupError } from '../../process/startup-error.ts'
import { reduceRights } from '../rights/approved-rights.ts'
import { closeTasks } from '../tasks/open-tasks.ts'
import { countRecords, type StoredTable } from './export-records.ts'
import { lockModuleSchema } from './prepare-module-schema.ts'
import { readLastIds } from './purged-ids.ts'
import { publishSchemaVersions, type WarningLog } from './schema-versions.ts'

type Unused = { role: string | null; files: number; bytes: number }

async function requireUnusedData(sql: Sql, releases: string, module: string): Promise<Unused> {
  const [row] = await sql<[Unused]>`
    select (select role from module_schemas where module = ${module}) as role, count(*)::int as files,
      coalesce(sum(bytes), 0)::bigint as bytes
    from module_files
    where module = ${module}`
  if (row.role === null && row.files === 0) throw new StartupError(`${module} has no data in this database.`)
  if (Object.hasOwn(readRegistry(releases), module))
    throw new StartupError(
      `${module} is active. Remove it first: npm run modules -- remove ${module}. Its data stays until you purge it.`,
    )
  return row
}

function readRegistry(releases: string): object {
  try {
    return readUsableRegistry(releases).registry.modules
  } catch (error) {
    throw error instanceof CommandError ? new StartupError(error.message) : error
  }
}

/** Describes what `purgeModule` deletes. Throws StartupError for an active module or one without data. */
export async function describeModuleData(
  sql: Database,
  releases: string,
  module: string,
): Promise<{ tables: StoredTable[]; files: number; bytes: number }> {
  const { files, bytes } = await requireUnusedData(sql, releases, module)
  return { tables: await countRecords(sql, module), files, bytes }
}

/**
 * Deletes the schema of a removed module with all data, its role, its files, and what waits for it or was
 * approved for it: a server that did not run at the removal has not ended these. Throws StartupError.
 */
export async function purgeModule(
  sql: Database,
  releases: string,
  actor: Actor,
  module: string,
  log: WarningLog,
): Promise<void> {
  await transaction(sql, async (tx) => {
    await lockModuleSchema(tx, module)
    const { role, files, bytes } = await requireUnusedData(tx, releases, module)
    const [before] = await tx`select version, created_at from module_schemas where module = ${module}`
    const lastIds = await readLastIds(tx, module)
    if (role !== null) await dropModuleSchema(tx, module, role)
    await tx`delete from module_files where module = ${module}`
    await tx`delete from module_schemas where module = ${module}`
    await tx`delete from module_jobs where module = ${module}`
    await tx`delete from webhook_endpoints where module = ${module}`
    await closeTasks(tx, actor, tx`module = ${module}`)
    await reduceRights(tx, actor, module, [])
    await audit(tx, actor, {
      action: 'purge',
      subject: 'modules',
      subject_id: module,
      before: { ...before, files, bytes, last_ids: lastIds },
    })
  })
  await publishSchemaVersions(sql, releases, log)
}
