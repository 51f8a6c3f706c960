import { CommandError, readUsableRegistry } from '@samity/module-registry'
import { audit, type Actor } from '../../audit/audit.ts'
import type { Database, Sql } from '../../database/database.ts'
import { dropModuleSchema, schemaOf } from '../../database/module-roles.ts'
import { transaction } from '../../database/transaction.ts'
import { StartupError } from '../../process/startup-error.ts'
import { lockModuleSchema } from './prepare-module-schema.ts'
import { publishSchemaVersions, type WarningLog } from './schema-versions.ts'

async function requireUnusedSchema(sql: Sql, releases: string, module: string): Promise<{ role: string }> {
  const [row] = await sql<{ role: string }[]>`select role from module_schemas where module = ${module}`
  if (!row) throw new StartupError(`${module} has no data in this database.`)
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

/**
 * Describes what `purgeModule` deletes; the rows are the database's estimate. Throws StartupError for an
 * active module or one without data.
 */
export async function describeModuleData(
  sql: Database,
  releases: string,
  module: string,
): Promise<{ tables: number; rows: number }> {
  await requireUnusedSchema(sql, releases, module)
  // counting rows would run the module's code with our rights if a view took the place of a table
  const [row] = await sql<{ tables: number; rows: number }[]>`
    select count(*) as tables, coalesce(sum(greatest(c.reltuples, s.n_live_tup, 0)), 0)::bigint as rows
    from pg_class c
    left join pg_stat_user_tables s on s.relid = c.oid
    where c.relkind = 'r' and c.relnamespace = to_regnamespace(${schemaOf(module)}) and c.relname <> 'schema_migrations'`
  return row ?? { tables: 0, rows: 0 }
}

/** Deletes the schema of a removed module with all data, and its role. Throws StartupError. */
export async function purgeModule(
  sql: Database,
  releases: string,
  actor: Actor,
  module: string,
  log: WarningLog,
): Promise<void> {
  await transaction(sql, async (tx) => {
    await lockModuleSchema(tx, module)
    const { role } = await requireUnusedSchema(tx, releases, module)
    const [before] = await tx`select version, created_at from module_schemas where module = ${module}`
    await dropModuleSchema(tx, module, role)
    await tx`delete from module_schemas where module = ${module}`
    await audit(tx, actor, {
      action: 'purge',
      subject: 'modules',
      subject_id: module,
      before: before ?? null,
    })
  })
  await publishSchemaVersions(sql, releases, log)
}
