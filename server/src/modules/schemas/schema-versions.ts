import { saveSchemaVersions, type SchemaVersion } from '@samity/module-registry'
import type { Sql } from '../../database/database.ts'

export type WarningLog = { warn(details: object, sentence: string): void }

/**
 * Returns by module the number of the last migration of its data, and the oldest version for which a release
 * may be made.
 */
export async function readModuleSchemas(sql: Sql): Promise<Map<string, SchemaVersion>> {
  const rows = await sql<(SchemaVersion & { module: string })[]>`
    select module, version, oldest from module_schemas order by module`
  return new Map(rows.map(({ module, version, oldest }) => [module, { version, oldest }]))
}

/** Writes the versions of all module schemas beside the registry, where commands find them (decision 092). */
export async function publishSchemaVersions(sql: Sql, folder: string, log: WarningLog): Promise<void> {
  const versions = await readModuleSchemas(sql)
  try {
    saveSchemaVersions(folder, Object.fromEntries(versions))
  } catch (error) {
    // a server without write access to the folder cannot change the registry either
    log.warn({ err: error }, 'the versions of module schemas could not be written')
  }
}
