import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  checkSchemaFits,
  CommandError,
  descriptorOf,
  migrationFilesOf,
  readTrustedRelease,
  readUsableRegistry,
  releaseError,
  releaseFolder,
  saveSchemaVersions,
  type SchemaVersion,
  withLock,
} from '@samity/module-registry'
import type { Descriptor } from '@samity/shared-api/module'
import type { DeclaredRecords } from '../../backup/record-files.ts'
import type { Sql, Transaction } from '../../database/database.ts'
import {
  MigrationFailed,
  migrateModule,
  migrationHash,
  type ModuleMigration,
} from '../../database/migrate-module.ts'
import {
  ModuleRoleRefused,
  moduleUrl,
  newRolePassword,
  putModuleSchema,
  schemaOf,
  type ModuleRole,
} from '../../database/module-roles.ts'
import { errorCode } from '../../process/error-code.ts'
import { checkRecords } from './check-records.ts'
import { skipPurgedIds } from './purged-ids.ts'
import { publishSchemaVersions, readModuleSchemas, type WarningLog } from './schema-versions.ts'

/**
 * `folder` is the folder of all releases. `replaces`: the release that people have until this one is active,
 * which need not work with the new schema.
 */
export type PreparedRelease = {
  name: string
  release: string
  folder: string
  descriptor: Descriptor
  replaces?: string | undefined
}

/**
 * Makes the database ready for a release: role and schema of the module, and the migrations that have not run
 * yet. Where several servers share the database, one does it and the others wait. Returns the URL with which
 * the service connects; undefined for a release without a schema. Throws a `CommandError` in both languages,
 * and then the database is as before.
 */
export async function prepareModuleSchema(
  app: Pick<FastifyInstance, 'sql' | 'secretBox'> & { log: WarningLog },
  prepared: PreparedRelease,
): Promise<string | undefined> {
  const { name, release, folder, descriptor } = prepared
  if (!descriptor.schema) return undefined
  const migrations = await readMigrations(prepared)
  try {
    const url = await roleUrl(app, name)
    const isChanged = await app.sql.begin(async (sql) => {
      await lockModuleSchema(sql, name)
      const current = await readVersion(sql, name)
      checkSchemaFits(descriptor, release, current)
      if (descriptor.schema!.newest < current.version) return false
      const versions = await migrateModule(url, schemaOf(name), migrations, async (tx) => {
        await checkRecords(tx, descriptor, release).catch((error: unknown) => {
          throw error instanceof CommandError ? new FailingMigration(error.message, error.bn) : error
        })
        await skipPurgedIds(sql, tx, name)
        await announceVersion(sql, prepared, current)
      })
      for (const migration of migrations)
        await sql`insert into module_migrations ${sql({ module: name, ...migration })} on conflict do nothing`
      await keepRecords(sql, descriptor)
      return recordVersion(sql, name, descriptor.schema!, current, versions.length > 0)
    })
    if (isChanged) await publishSchemaVersions(app.sql, folder, app.log)
    return url
  } catch (error) {
    await publishSchemaVersions(app.sql, folder, app.log).catch(() => undefined)
    throw explain(error, name, release)
  }
}

/**
 * Refuses a schema with which the active release does not work, because somebody has rolled back since the
 * migrations began. From here on the rollback is refused: commands read the version before it is committed.
 */
async function announceVersion(
  sql: Sql,
  { name, release, folder, descriptor, replaces }: PreparedRelease,
  current: SchemaVersion,
): Promise<void> {
  const next = descriptor.schema!
  if (next.newest === current.version && next.oldest === current.oldest) return
  const versions = await readModuleSchemas(sql)
  versions.set(name, { version: next.newest, oldest: next.oldest })
  const refuseUnfit = () => {
    const { modules } = readUsableRegistry(folder).registry
    const active = Object.hasOwn(modules, name) ? modules[name]?.active : undefined
    if (active === undefined || active === release || active === replaces) return
    const { schema } = descriptorOf(folder, name, active)
    if (schema && schema.newest < next.oldest)
      throw releaseError('schemaOfActive', { module: name, release, active })
  }
  await withLock(folder, () => {
    refuseUnfit()
    saveSchemaVersions(folder, Object.fromEntries(versions))
  }).catch((error: unknown) => {
    if (error instanceof CommandError) throw error
    // only the operator can write in the folder
    refuseUnfit()
  })
}

/**
 * One process at a time changes the schema of a module. The lock ends with the transaction, also when the
 * process is killed.
 */
export const lockModuleSchema = (sql: Transaction, module: string) =>
  sql`select pg_advisory_xact_lock(hashtext('samity module schema'), hashtext(${module}))`

async function readVersion(sql: Sql, module: string) {
  const [row] = await sql<{ version: number; oldest: number }[]>`
    select version, oldest from module_schemas where module = ${module}`
  return row ?? { version: 0, oldest: 0 }
}

/**
 * Returns whether the row has changed. It differs from the schema also when a process was killed between the
 * two commits.
 */
async function recordVersion(
  sql: Sql,
  module: string,
  { oldest, newest }: NonNullable<Descriptor['schema']>,
  current: { version: number; oldest: number },
  isMigrated: boolean,
): Promise<boolean> {
  if (!isMigrated && current.version === newest && current.oldest === oldest) return false
  await sql`
    update module_schemas
    set version = ${newest}, oldest = ${oldest}, migrated_at = case when ${isMigrated} then now() else migrated_at end
    where module = ${module}`
  return true
}

/** Stores what people read when no release is left that says what the tables are. */
async function keepRecords(sql: Sql, { name, title, records }: Descriptor): Promise<void> {
  const declared: DeclaredRecords | null = records ? { title, tables: records } : null
  const value = declared && JSON.stringify(declared)
  await sql`
    update module_schemas set records = ${value}::text::jsonb
    where module = ${name} and records is distinct from ${value}::text::jsonb`
}

/** The URL of the module's role, for reads that may run code of the module. The module must have a schema. */
export const roleUrl = async (
  app: Pick<FastifyInstance, 'sql' | 'secretBox'>,
  module: string,
): Promise<string> => moduleUrl(app.sql, await app.sql.begin((sql) => ensureRole(sql, app, module)))

const purposeOf = (module: string) => `database password of ${module}`

async function ensureRole(
  sql: Transaction,
  { secretBox }: Pick<FastifyInstance, 'secretBox'>,
  module: string,
): Promise<ModuleRole> {
  await lockModuleSchema(sql, module)
  const [row] = await sql<{ role: string; password: string }[]>`
    select role, password from module_schemas where module = ${module}`
  const storedPassword = row && secretBox.decrypt(row.password, purposeOf(module))
  const role = await putModuleSchema(sql, module, {
    role: row?.role,
    password: storedPassword ?? newRolePassword(),
  })
  if (storedPassword) return role
  const password = secretBox.encrypt(role.password, purposeOf(module))
  await sql`
    insert into module_schemas ${sql({ module, role: role.role, password })}
    on conflict (module) do update set password = excluded.password`
  return role
}

async function readMigrations({ name, release, folder, descriptor }: PreparedRelease) {
  const description = readTrustedRelease(folder, name, release)
  return Promise.all(
    migrationFilesOf(descriptor, description).map(async (file, index): Promise<ModuleMigration> => {
      const text = await readFile(path.join(releaseFolder(folder, name, release), file), 'utf8').catch(() => {
        throw releaseError('missing', { module: name, release, file })
      })
      const hash = migrationHash(text)
      if (hash !== description.files[file]) throw releaseError('changed', { module: name, release, file })
      return { version: index + 1, name: path.basename(file), hash, text }
    }),
  )
}

/**
 * A migration of the release fails, or it declares records that the schema lacks: no change around the
 * release would let it work.
 */
export class FailingMigration extends CommandError {}

const lockNotAvailable = '55P03'

function explain(error: unknown, module: string, release: string): unknown {
  if (error instanceof ModuleRoleRefused)
    return new CommandError(`${module}: ${error.message}`, `${module}: ${error.bn}`)
  if (error instanceof MigrationFailed) {
    // a backup or another reader has the table: the release would work a while later
    const Refusal = errorCode(error.cause) === lockNotAvailable ? CommandError : FailingMigration
    return new Refusal(
      `${module} ${release}: the migration ${error.migration} failed, and nothing was changed: ${error.message}.`,
      `${module} ${release}: ${error.migration} মাইগ্রেশনটি ব্যর্থ হয়েছে, কিছুই বদলায়নি: ${error.message}`,
    )
  }
  return error
}
