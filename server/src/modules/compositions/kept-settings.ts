import type { FastifyInstance } from 'fastify'
import type { NamedComposition } from '@samity/module-registry'
import { readStoredSettings, secretsOf } from '../settings/module-settings.ts'
import { withDefaults } from '../settings/validate-settings.ts'

/** The settings of the modules as a composition keeps them: all but secrets. */
export async function keptSettings({
  sql,
  registry,
}: Pick<FastifyInstance, 'sql' | 'registry'>): Promise<NonNullable<NamedComposition['settings']>> {
  const entries = registry.current().modules.map(async ({ name, descriptor: { settings } }) => {
    if (!settings) return []
    const secrets = new Set(secretsOf(settings))
    const values = withDefaults(settings, (await readStoredSettings(sql, name)).values)
    return [[name, Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.has(field)))]]
  })
  return Object.fromEntries((await Promise.all(entries)).flat())
}
