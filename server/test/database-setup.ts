import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../src/platform/database.ts'
import { startEmbeddedPostgres, type EmbeddedDatabase } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'

declare global {
  // jest keeps what a set-up leaves here for its teardown
  var samityTestDatabase: { folder: string; server: EmbeddedDatabase } | undefined
}

/** One real PostgreSQL for the whole run; each test file copies the migrated database it finds in it. */
export default async function setUp(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-test-'))
  const server = await startEmbeddedPostgres(folder)
  globalThis.samityTestDatabase = { folder, server }
  const sql = openDatabase(server.url, { poolSize: 1 })
  await migrate(sql)
  await sql.end()
  process.env['SAMITY_TEST_DATABASE'] = server.url
}
