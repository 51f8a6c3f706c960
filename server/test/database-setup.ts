import { buildWireSchemas } from '../openapi/build-wire-schemas.ts'
import { openDatabase } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { appRole } from '../src/database/postgres-cluster.ts'
import { startTestPostgres } from './test-postgres.ts'

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
  const { url, superuserUrl } = await startTestPostgres()
  const sql = openDatabase(superuserUrl, { poolSize: 1 })
  // each test file creates a database, and some tamper with it as a database owner could
  await sql`alter role ${sql(appRole)} createdb`
  await sql`grant set on parameter session_replication_role to ${sql(appRole)}`
  await sql.end()
  return url
}
