import type { FastifyInstance } from 'fastify'
import { CommandError } from '@samity/module-registry'
import { StartupError } from '../../process/startup-error.ts'
import { prepareModuleSchema } from './prepare-module-schema.ts'
import { readModuleSchemas } from './schema-versions.ts'

/**
 * Runs the migrations that active releases bring for data which modules have already. The trial of an upgrade
 * does this before it serves: later, a migration that fails would only stop the service of its module. Throws
 * StartupError.
 */
export async function migrateModuleData(app: FastifyInstance): Promise<void> {
  const versions = await readModuleSchemas(app.sql)
  const { folder } = app.registry
  for (const { name, release, descriptor } of app.registry.offered()) {
    const version = versions.get(name)?.version
    if (!descriptor.schema || version === undefined || version >= descriptor.schema.newest) continue
    try {
      await prepareModuleSchema(app, { name, release, folder, descriptor })
    } catch (error) {
      throw error instanceof CommandError ? new StartupError(error.message) : error
    }
  }
}
