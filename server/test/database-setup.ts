import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWireSchemas } from '../openapi/build-wire-schemas.ts'
import { openDatabase } from '../src/database/database.ts'
import { startEmbeddedPostgres, type EmbeddedDatabase } from '../src/database/embedded-postgres.ts'
import { migrate } from '../src/database/migrate.ts'
import { appRole } from '../src/database/postgres-cluster.ts'

declare global {
  // jest passes this from the set-up to the teardown
  var samityTestDatabase: { folder: string; server: EmbeddedDatabase } | undefined
}

/**
 * Builds what the server reads, and starts one real PostgreSQL for the whole run. Each test file copies its
 * migrated database. With TEST_DATABASE_URL the run uses that empty database of another server instead.
 */
export default async function setUp(): Promise<void> {
  await buildWireSchemas()
  const url = process.env['TEST_DATABASE_URL'] || (await startOwnServer())
  const sql = openDatabase(url, { poolSize: 1 })
  await migrate(sql)
  await sql.end()
  process.env['SAMITY_TEST_DATABASE'] = url
}

async function startOwnServer(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-test-'))
  const server = await startEmbeddedPostgres(folder)
  globalThis.samityTestDatabase = { folder, server }
  const sql = openDatabase(server.superuserUrl, { poolSize: 1 })
  // nobody needs these databases after a power cut: hundreds are created and dropped, and need not reach the
  // disk
  await sql`alter system set fsync = off`
  await sql`alter system set full_page_writes = off`
  await sql`alter system set synchronous_commit = off`
  // compiling a plan takes longer than any query on the few rows of a test
  await sql`alter system set jit = off`
  // a role that is no superuser cannot drop a database in which an autovacuum worker is at work
  await sql`alter system set autovacuum = off`
  await sql`select pg_reload_conf()`
  // each test file creates a database, and some tamper with it as a database owner could
  await sql`alter role ${sql(appRole)} createdb`
  await sql`grant set on parameter session_replication_role to ${sql(appRole)}`
  await sql.end()
  return server.url
}
