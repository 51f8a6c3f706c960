import type { Descriptor, ModuleSettings } from '@samity/shared-api/module'
import type { Sql } from '../../database/database.ts'
import { withDefaults } from './validate-settings.ts'

export type StoredSettings = { values: Record<string, unknown>; version: number }

/** The saved values of a module, valid for the release that saved them; version 0 before the first save. */
export async function readStoredSettings(sql: Sql, module: string): Promise<StoredSettings> {
  const [row] = await sql<StoredSettings[]>`
    select settings as "values", version from module_settings where module = ${module}`
  return row ?? { values: {}, version: 0 }
}

/**
 * The settings of a module as a release reads them: each property of its schema; undefined if the release
 * declares none.
 */
export async function moduleSettings(
  sql: Sql,
  { name, settings }: Pick<Descriptor, 'name' | 'settings'>,
): Promise<ModuleSettings | undefined> {
  if (!settings) return undefined
  const { values } = await readStoredSettings(sql, name)
  return withDefaults(settings, values)
}
