import { saveSchemaVersions, type SchemaVersion } from '@samity/module-registry'
import type { Sql } from '../../database/database.ts'

export type WarningLog = { warn(details: object, sentence: string): void }

/** Writes the versions of all module schemas beside the registry, where commands find them (decision 092). */
export async function publishSchemaVersions(sql: Sql, folder: string, log: WarningLog): Promise<void> {
  const rows = await sql<(SchemaVersion & { module: string })[]>`
    select module, version, oldest from module_schemas order by module`
  try {
    saveSchemaVersions(
      folder,
      Object.fromEntries(rows.map(({ module, version, oldest }) => [module, { version, oldest }])),
    )
  } catch (error) {
    // a server without write access to the folder cannot change the registry either
    log.warn({ err: error }, 'the versions of module schemas could not be written')
  }
}
