import { descriptorOf, listReleases, modulesWithReleases } from '@samity/module-registry'
import type { Sql } from '../database/database.ts'
import { readModuleSchemas } from '../modules/schemas/schema-versions.ts'
import type { Environment } from '../process/environment.ts'

/**
 * Why releases of the former version cannot run beside the modules that this version brings; undefined when
 * they can: a module changes its data, and its former release cannot work with the change.
 */
export async function moduleRefusal(
  sql: Sql,
  { packagedReleases }: Pick<Environment, 'packagedReleases'>,
): Promise<string | undefined> {
  const [table] = await sql`select 1 where to_regclass('module_schemas') is not null`
  if (!table || packagedReleases === undefined) return undefined
  const versions = await readModuleSchemas(sql)
  const module = modulesWithReleases(packagedReleases).find((name) =>
    listReleases(packagedReleases, name).some((release) => {
      const { schema } = descriptorOf(packagedReleases, name, release)
      const version = versions.get(name)?.version
      return schema !== undefined && version !== undefined && schema.oldest > version
    }),
  )
  return module === undefined
    ? undefined
    : `The former release of ${module} cannot work with its data as this version changes it, so all processes must stop.`
}
