import type { Descriptor, ModuleSettings } from '@samity/shared-api/module'
import type { Sql } from '../../database/database.ts'

/** The settings of the module; undefined if it declares none. */
export async function settingsFor(_sql: Sql, { settings }: Descriptor): Promise<ModuleSettings | undefined> {
  if (!settings) return undefined
  const properties = Object.entries(settings.schema.properties)
  return Object.fromEntries(properties.map(([name, property]) => [name, property.default]))
}
