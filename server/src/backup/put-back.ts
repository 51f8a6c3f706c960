import type { Database, Sql, Transaction } from '../database/database.ts'
import { createTables, withSchemaLock } from '../database/migrate.ts'
import { dropModuleSchema } from '../database/module-roles.ts'
import { openArchive, type Archive } from './archive.ts'
import { loadTables } from './load.ts'
import { dropAll, refuseOtherMigrations, refuseOtherSessions } from './restore.ts'
import { createModuleSchemas, finishModules, restoreModule, type CreatedSchema } from './restore-modules.ts'

/**
 * Replaces everything in the database by the file of `backUp` with 'every row': the tables have the schema version of that time and
 * the same rows, sessions and events too. Nothing is added, not even an audit event. The views are missing; the Samity of that time
 * creates them at its start. After a kill it can run again. `sql` must be a pool of one connection. Returns a sentence for each
 * module whose data could not be put back. Throws StartupError.
 */
export async function putBack(
  sql: Database,
  file: string,
  passphrase: string | undefined,
): Promise<string[]> {
  const archive = await openArchive(file, passphrase)
  await archive.check()
  return withSchemaLock(sql, async () => {
    await refuseOtherSessions(sql)
    // roles must be committed before they can connect
    const { schemas } = await sql.begin(async (tx) => ({ schemas: await replaceModuleSchemas(tx, archive) }))
    const modules = schemas.map((schema) => restoreModule(sql, schema))
    try {
      for (const module of modules) await module.migrate()
      const { problems } = await sql.begin(async (tx) => {
        await dropAll(tx)
        await createTables(tx, archive.content.schema)
        await refuseOtherMigrations(tx, file, archive.content)
        const loaders = new Map(modules.map(({ module, loader }) => [module, loader]))
        await archive.read((items) => loadTables(tx, items, loaders, 'every row'))
        return { problems: await finishModules(tx, modules) }
      })
      await sql`analyze`
      return problems
    } finally {
      for (const module of modules) await module.close()
    }
  })
}

async function replaceModuleSchemas(sql: Transaction, { content }: Archive): Promise<CreatedSchema[]> {
  const existing = await readModuleRoles(sql)
  for (const { module, role } of existing) await dropModuleSchema(sql, module, role)
  const created = await createModuleSchemas(sql, content.modules ?? [])
  // a kill before the next transaction leaves no role that the next attempt would not find
  for (const { module, role } of existing.length > 0 ? created : [])
    await sql`update module_schemas set role = ${role} where module = ${module.name}`
  return created
}

async function readModuleRoles(sql: Sql): Promise<{ module: string; role: string }[]> {
  const [table] = await sql`select 1 where to_regclass('module_schemas') is not null`
  return table ? sql`select module, role from module_schemas` : []
}
