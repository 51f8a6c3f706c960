import type { FastifyInstance } from 'fastify'
import { checkRelease, checkSchemaFits, descriptorOf, refuseUnrehearsed } from '@samity/module-registry'
import { prepareModuleSchema } from './prepare-module-schema.ts'
import { publishSchemaVersions } from './schema-versions.ts'

/**
 * Everything that must be true of the database before people receive a release: the migrations have run. A
 * canary also needs a schema with which the active release continues to work. Throws a `CommandError`, and
 * then nothing has changed.
 */
export async function prepareActivation(
  app: FastifyInstance,
  name: string,
  release: string,
  share: number,
): Promise<void> {
  const { folder } = app.registry
  const registry = app.registry.stored()
  await publishSchemaVersions(app.sql, folder, app.log)
  // no statement of a release runs that would be refused for another reason
  checkRelease(folder, name, release, registry)
  const entry = Object.hasOwn(registry.modules, name) ? registry.modules[name] : undefined
  if (release !== entry?.active && release !== entry?.canary?.release)
    refuseUnrehearsed(folder, name, release, { by: 'screen' })
  const descriptor = descriptorOf(folder, name, release)
  const active = entry?.active
  if (share < 100 && active && descriptor.schema)
    checkSchemaFits(descriptorOf(folder, name, active), active, {
      version: descriptor.schema.newest,
      oldest: descriptor.schema.oldest,
    })
  await prepareModuleSchema(app, { name, release, folder, descriptor, replaces: active })
}
