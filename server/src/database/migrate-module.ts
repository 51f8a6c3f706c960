import { createHash } from 'node:crypto'
import { isDatabaseError, openDatabase, type Sql, type Transaction } from './database.ts'

/*
 * Runs the migrations of a module. They are a stranger's SQL, so they run in a connection of the module's
 * role. The module's own schema records them in the same transaction.
 */

/**
 * One file `service/migrations/<version>.<name>.sql`; `hash` is the SHA-384 of its text as in release.json.
 */
export type ModuleMigration = { version: number; name: string; hash: string; text: string }

export const migrationHash = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Which migration failed, and the database's reason. Nothing was changed. */
export class MigrationFailed extends Error {
  readonly migration: string
  constructor(migration: string, reason: string, cause?: unknown) {
    super(reason, { cause })
    this.migration = migration
  }
}

const limits = { statement: '10min', lock: '10s' }

/**
 * The statement ends soon after the process that sent it. Otherwise one of a killed upgrade would work on for
 * minutes, and the upgrade could not go back. Ending sessions instead could meet a server of another machine.
 * A database server on Windows cannot do it, and one whose client lost its power notices after its TCP
 * keepalive.
 */
const endWithClient = `do $$ begin
  set local client_connection_check_interval = '1s';
exception when invalid_parameter_value then null;
end $$`

const createRecord = (sql: Sql) => sql`
  create table if not exists schema_migrations (
    version int constraint schema_migrations_pkey primary key,
    name text not null,
    hash text not null,
    at timestamptz not null default now()
  )`

/**
 * Runs the missing migrations in one transaction, so a failure leaves the schema as it was, also one of
 * `check`, which runs after them. The caller holds a lock of the module. `url` is that of the module's role.
 * Returns the versions that ran. Throws MigrationFailed.
 */
export async function migrateModule(
  url: string,
  schema: string,
  migrations: ModuleMigration[],
  check: (sql: Transaction) => Promise<void> = async () => undefined,
): Promise<number[]> {
  const sql = openDatabase(url, { poolSize: 1 })
  try {
    return await sql.begin(async (tx) => {
      const versions = await migrateInTransaction(tx, schema, migrations)
      await check(tx)
      return versions
    })
  } finally {
    await sql.end()
  }
}

async function migrateInTransaction(
  sql: Transaction,
  schema: string,
  migrations: ModuleMigration[],
): Promise<number[]> {
  await sql.unsafe(
    `set local search_path = "${schema}"; set local statement_timeout = '${limits.statement}'; set local lock_timeout = '${limits.lock}'`,
  )
  await sql.unsafe(endWithClient)
  await createRecord(sql)
  const done = await sql<Pick<ModuleMigration, 'version' | 'hash'>[]>`
    select version, hash from ${sql(schema)}.schema_migrations`
  const versions: number[] = []
  for (const migration of migrations) {
    const earlier = done.find(({ version }) => version === migration.version)
    if (earlier && earlier.hash !== migration.hash)
      throw new MigrationFailed(
        migration.name,
        'the database was changed by a migration of this number with another content',
      )
    if (earlier) continue
    await runMigration(sql, schema, migration)
    versions.push(migration.version)
  }
  return versions
}

const transactionOf = async (sql: Sql) => {
  const [row] = await sql<{ id: string }[]>`select pg_current_xact_id()::text as id`
  return row?.id
}

async function runMigration(sql: Transaction, schema: string, migration: ModuleMigration): Promise<void> {
  const { name, hash, text, version } = migration
  const transaction = await transactionOf(sql)
  try {
    await sql.unsafe(text)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    throw new MigrationFailed(name, error.message, error)
  }
  if ((await transactionOf(sql)) !== transaction)
    throw new MigrationFailed(name, 'a migration must not begin or end a transaction')
  await sql`insert into ${sql(schema)}.schema_migrations ${sql({ version, name, hash })}`
}
