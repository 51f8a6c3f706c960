import type { FastifyInstance } from 'fastify'
import type { Descriptor, ModuleSettings, ModuleSettingsEntry } from '@samity/shared-api/module'
import type { Sql } from '../../database/database.ts'
import { withDefaults } from './validate-settings.ts'

export type StoredSettings = { values: Record<string, unknown>; version: number }

/**
 * The saved values of a module, valid for the release that saved them; version 0 before the first save.
 * Secrets are encrypted.
 */
export async function readStoredSettings(sql: Sql, module: string): Promise<StoredSettings> {
  const [row] = await sql<StoredSettings[]>`
    select settings as "values", version from module_settings where module = ${module}`
  return row ?? { values: {}, version: 0 }
}

/** The names of the settings whose values nobody reads but the service. */
export const secretsOf = ({ schema }: ModuleSettingsEntry): string[] =>
  Object.entries(schema.properties).flatMap(([name, { format }]) => (format === 'secret' ? [name] : []))

export const settingPurpose = (module: string, field: string): string => `module setting ${module} ${field}`

/**
 * The settings of a module as a release reads them: each property of its schema; undefined if the release
 * declares none. A secret that another key encrypted is empty.
 */
export async function moduleSettings(
  app: Pick<FastifyInstance, 'sql' | 'secretBox'>,
  { name, settings }: Pick<Descriptor, 'name' | 'settings'>,
): Promise<ModuleSettings | undefined> {
  if (!settings) return undefined
  const { values } = await readStoredSettings(app.sql, name)
  const secrets = secretsOf(settings).map((field) => [
    field,
    app.secretBox.decrypt(String(values[field] ?? ''), settingPurpose(name, field)) ?? '',
  ])
  return withDefaults(settings, { ...values, ...Object.fromEntries(secrets) })
}
