import { openDatabase, type Database, type Sql, type Transaction } from '../database/database.ts'
import { migrateModule } from '../database/migrate-module.ts'
import {
  dropModuleSchema,
  ModuleRoleRefused,
  moduleUrl,
  newRolePassword,
  putModuleSchema,
  schemaOf,
  type ModuleRole,
} from '../database/module-roles.ts'
import { StartupError } from '../process/startup-error.ts'
import { openTableLoader, type TableLoader } from './load.ts'
import type { BackupModule } from './tables.ts'
import { errorMessage } from '../process/error-message.ts'

/*
 * Restores the schemas of modules, each in a connection of its own role: migrations and triggers in a backup
 * are a stranger's SQL. A module that cannot be restored does not stop the books: its schema is removed, and
 * the problem is reported.
 */

export type ModuleRestore = {
  module: string
  role: string
  loader: TableLoader
  /**
   * Runs the migrations of the module. Nothing else may be changing the database meanwhile: PostgreSQL lets
   * one transaction at a time create collations, in whatever schema.
   */
  migrate(): Promise<void>
  problem(): string | undefined
  close(): Promise<void>
}

export type CreatedSchema = ModuleRole & { module: BackupModule }

/**
 * Creates the roles and empty schemas. They must be committed before the roles can connect. Throws
 * StartupError.
 */
export async function createModuleSchemas(
  sql: Transaction,
  modules: BackupModule[],
): Promise<CreatedSchema[]> {
  const created: CreatedSchema[] = []
  for (const module of modules)
    try {
      created.push({
        module,
        ...(await putModuleSchema(sql, module.name, { password: newRolePassword() })),
      })
    } catch (error) {
      if (error instanceof ModuleRoleRefused)
        throw new StartupError(`The backup contains the data of ${module.name}. ${error.message}`)
      throw error
    }
  return created
}

/** Opens the connection of a module and returns a loader whose errors end only the restore of this module. */
export function restoreModule(sql: Database, { module, role, password }: CreatedSchema): ModuleRestore {
  const url = moduleUrl(sql, { role, password })
  const moduleSql = openDatabase(url, { poolSize: 1 })
  const schema = schemaOf(module.name)
  let problem: string | undefined
  let opened: Promise<TableLoader> | undefined
  const open = async () => {
    await migrateModule(url, schema, module.migrations)
    await moduleSql`set statement_timeout = 0`
    return openTableLoader(moduleSql, schema)
  }
  const attempt = async <T>(work: (loader: TableLoader) => Promise<T>, otherwise: T): Promise<T> => {
    if (problem !== undefined) return otherwise
    try {
      return await work(await (opened ??= open()))
    } catch (error) {
      problem = errorMessage(error)
      return otherwise
    }
  }
  return {
    module: module.name,
    role,
    migrate: () => attempt(async () => undefined, undefined),
    loader: {
      start: (table) => attempt((loader) => loader.start(table), undefined),
      write: (bytes) => attempt((loader) => loader.write(bytes), undefined),
      finish: (end) =>
        attempt((loader) => {
          if ('schema_migrations' in end.left_out)
            throw new Error('the backup does not say which of its migrations had run')
          return loader.finish(end)
        }, 0),
    },
    problem: () => problem,
    // a failed COPY never ends
    close: () => moduleSql.end({ timeout: problem === undefined ? 5 : 0 }),
  }
}

export async function finishModules(sql: Sql, modules: ModuleRestore[]): Promise<string[]> {
  const problems: string[] = []
  for (const { module, role, problem } of modules) {
    const reason = problem()
    if (reason === undefined)
      await sql`update module_schemas set role = ${role}, password = '' where module = ${module}`
    else {
      await dropModuleSchema(sql, module, role)
      await sql`delete from module_schemas where module = ${module}`
      problems.push(`The data of ${module} could not be restored: ${reason}`)
    }
  }
  return problems
}
