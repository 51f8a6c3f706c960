import type { Database, Sql, Transaction } from '../database/database.ts'
import { createTables, withSchemaLock } from '../database/migrate.ts'
import { dropModuleSchema } from '../database/module-roles.ts'
import { openArchive } from './archive.ts'
import { type Archive } from './manifest.ts'
import { loadTables, type TableLoader } from './load.ts'
import { dropAll, refuseOtherMigrations, refuseOtherSessions } from './restore.ts'
import { createModuleSchemas, finishModules, restoreModule, type CreatedSchema } from './restore-modules.ts'

/**
 * Replaces everything in the database by the file of `backUp` with 'every row': the tables have the schema
 * version of that time and the same rows, sessions and events too. Nothing is added, not even an audit event.
 * The views are missing; the Samity of that time creates them at its start. The data of `unsavedModules`
 * stays as it is. After a kill it can run again. `sql` must be a pool of one connection. Returns a sentence
 * for each module whose data was not put back. Throws StartupError.
 */
export async function putBack(
  sql: Database,
  file: string,
  passphrase: string | undefined,
  unsavedModules: string[] = [],
): Promise<string[]> {
  const archive = await openArchive(file, passphrase)
  await archive.check()
  return withSchemaLock(sql, async () => {
    await refuseOtherSessions(sql)
    // roles must be committed before they can connect
    const { schemas } = await sql.begin(async (tx) => ({
      schemas: await replaceModuleSchemas(tx, archive, unsavedModules),
    }))
    const modules = schemas.map((schema) => restoreModule(sql, schema))
    try {
      for (const module of modules) await module.migrate()
      const { problems } = await sql.begin(async (tx) => {
        const unsaved = await readVersions(tx, unsavedModules)
        await dropAll(tx)
        await createTables(tx, archive.content.schema)
        await refuseOtherMigrations(tx, file, archive.content)
        const loaders = new Map<string, TableLoader>([
          ...unsavedModules.map((module) => [module, ignoredRows] as const),
          ...modules.map(({ module, loader }) => [module, loader] as const),
        ])
        await archive.read((items) => loadTables(tx, items, loaders, 'every row'))
        for (const { module, version, oldest } of unsaved)
          await tx`update module_schemas set version = ${version}, oldest = ${oldest} where module = ${module}`
        return { problems: await finishModules(tx, modules) }
      })
      await sql`analyze`
      return [...unsavedModules.map(describeUnsaved), ...problems]
    } finally {
      for (const module of modules) await module.close()
    }
  })
}

const describeUnsaved = (module: string) =>
  `The data of ${module} stays as the newer version left it, because it could not be saved as a whole.`

const ignoredRows: TableLoader = {
  start: () => Promise.resolve(),
  write: () => Promise.resolve(),
  finish: () => Promise.resolve(0),
}

const readVersions = (sql: Sql, modules: string[]) => sql<
  { module: string; version: number; oldest: number }[]
>`
  select module, version, oldest from module_schemas where module = any (${modules})`

async function replaceModuleSchemas(
  sql: Transaction,
  { content }: Archive,
  unsavedModules: string[],
): Promise<CreatedSchema[]> {
  const isReplaced = (module: string) => !unsavedModules.includes(module)
  const existing = (await readModuleRoles(sql)).filter(({ module }) => isReplaced(module))
  for (const { module, role } of existing) await dropModuleSchema(sql, module, role)
  const created = await createModuleSchemas(
    sql,
    (content.modules ?? []).filter(({ name }) => isReplaced(name)),
  )
  // a kill before the next transaction leaves no role that the next attempt would not find
  for (const { module, role } of existing.length > 0 ? created : [])
    await sql`update module_schemas set role = ${role} where module = ${module.name}`
  return created
}

async function readModuleRoles(sql: Sql): Promise<{ module: string; role: string }[]> {
  const [table] = await sql`select 1 where to_regclass('module_schemas') is not null`
  return table ? sql`select module, role from module_schemas` : []
}
