import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { urlForRole, type Database, type Sql, type Transaction } from './database.ts'

/*
 * Each module with data has a PostgreSQL role and a schema. Samity's role owns the schema and is a member of
 * the module's role, so it can back up and remove what the module creates. The module's role can use its
 * schema and nothing else.
 */

const roleScript = path.join(import.meta.dirname, '../../db/module-roles.sql')
export const readRoleFunctions = (): Promise<string> => readFile(roleScript, 'utf8')

/**
 * Installs the functions as a superuser. Returns false when the database has this version of them already.
 */
export async function installRoleFunctions(sql: Database): Promise<boolean> {
  const script = await readRoleFunctions()
  const hash = createHash('sha256').update(script).digest('hex')
  const [installed] = await sql`
    select 1 from pg_namespace where nspname = 'samity_roles' and obj_description(oid, 'pg_namespace') = ${hash}`
  if (installed) return false
  await sql.unsafe(`begin; ${script}; comment on schema samity_roles is '${hash}'; commit`)
  return true
}

/** Names of modules are lower-case letters, digits and hyphens, so two modules never share a schema. */
export const schemaOf = (module: string): string => `module_${module.replaceAll('-', '_')}`

/** Roles belong to all databases of a PostgreSQL, so the name has a random part. */
const newRoleName = (module: string): string =>
  `samity_${module.replaceAll('-', '_').slice(0, 40)}_${randomBytes(6).toString('hex')}`

export const newRolePassword = (): string => randomBytes(24).toString('hex')

export type ModuleRole = { role: string; password: string }

export class ModuleRoleRefused extends Error {
  readonly bn: string
  constructor(sentence: string, bn: string) {
    super(sentence)
    this.bn = bn
  }
}

/**
 * Creates the role and schema of a module, or gives the role `password` and its limits again. Without `role`
 * it chooses a name. Throws ModuleRoleRefused where the database does not permit it.
 */
export async function putModuleSchema(
  sql: Transaction,
  module: string,
  { role = newRoleName(module), password }: { role?: string | undefined; password: string },
): Promise<ModuleRole> {
  // PostgreSQL refuses two changes of the same privileges at the same time
  await sql`select pg_advisory_xact_lock(hashtext('samity module roles'))`
  await provideRoleFunctions(sql)
  const schema = schemaOf(module)
  await sql`select samity_roles.put_role(${role}, ${password}, ${schema})`
  await sql`create schema if not exists ${sql(schema)}`
  await sql`grant usage, create on schema ${sql(schema)} to ${sql(role)}`
  await closePublicSchema(sql, role)
  return { role, password }
}

async function provideRoleFunctions(sql: Sql): Promise<void> {
  const [rights] = await sql<{ installed: boolean; may_install: boolean; user: string; database: string }[]>`
    select to_regprocedure('samity_roles.put_role(text, text, text)') is not null as installed,
      rolsuper or rolcreaterole and has_database_privilege(current_database(), 'create') as may_install,
      current_user as user, current_database() as database
    from pg_roles
    where rolname = current_user`
  if (rights?.installed) return
  const { user, database } = rights ?? { user: '', database: '' }
  if (!rights?.may_install)
    throw new ModuleRoleRefused(
      `The database role ${user} may not create a role for a module. Run this once as a superuser: psql -d ${database} -f ${roleScript}`,
      `ডেটাবেসের ${user} ভূমিকা মডিউলের জন্য ভূমিকা তৈরি করতে পারে না। সুপারইউজার হিসেবে একবার চালান: psql -d ${database} -f ${roleScript}`,
    )
  await sql.unsafe(await readRoleFunctions())
}

/**
 * PostgreSQL lets every role use the schema 'public' and create temporary tables. Samity takes both from all
 * roles when the first module gets a schema, and checks that the module's role really has neither.
 */
async function closePublicSchema(sql: Sql, role: string): Promise<void> {
  const open = async () => {
    const [row] = await sql<{ database: string; open: boolean }[]>`
      select current_database() as database, has_database_privilege(${role}, current_database(), 'temporary')
        or has_schema_privilege(${role}, 'public', 'usage') or has_schema_privilege(${role}, 'public', 'create') as open`
    return row ?? { database: '', open: true }
  }
  const { open: isOpen, database } = await open()
  if (!isOpen) return
  await sql`revoke temporary on database ${sql(database)} from public`
  await sql`revoke all on schema public from public`
  if ((await open()).open)
    throw new ModuleRoleRefused(
      `Every role may use the schema public of the database ${database}, so a module would not be apart. Run as the owner of the database: revoke all on schema public from public; revoke temporary on database "${database}" from public;`,
      `${database} ডেটাবেসের public স্কিমা সব ভূমিকা ব্যবহার করতে পারে, তাই মডিউল আলাদা থাকবে না। ডেটাবেসের মালিক হিসেবে চালান: revoke all on schema public from public; revoke temporary on database "${database}" from public;`,
    )
}

/** Everything that a module wrote, such as migrations, runs only in connections with this URL. */
export const moduleUrl = (sql: Database, { role, password }: ModuleRole): string =>
  urlForRole(sql, role, password)

/**
 * Removes the schema of a module with all its data, everything else that belongs to its role, and the role.
 */
export async function dropModuleSchema(sql: Sql, module: string, role: string): Promise<void> {
  await provideRoleFunctions(sql)
  const [existing] = await sql`select 1 from pg_roles where rolname = ${role}`
  if (existing) {
    // a service that still runs would hold locks
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`
    await sql`drop owned by ${sql(role)} cascade`
  }
  await sql`drop schema if exists ${sql(schemaOf(module))} cascade`
  if (existing) await sql`select samity_roles.drop_role(${role})`
}
