import { readFile } from 'node:fs/promises'
import { openDatabase, type Database } from '../src/database/database.ts'
import { describeSchema, schemaFile } from '../src/database/describe-schema.ts'
import { migrate } from '../src/database/migrate.ts'
import { createTestDatabase } from './test-server.ts'

let sql: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase()
  sql = openDatabase(database.url, { poolSize: 1 })
  drop = database.drop
})
afterAll(async () => {
  await sql.end()
  await drop()
})

/** The embedded PostgreSQL writes the file; others write views and functions in slightly different words. */
const documentedVersion = 18

test('schema.sql describes the schema that the migrations make', async () => {
  const [server] = await sql<{ version: number }[]>`
    select current_setting('server_version_num')::int / 10000 as version`
  if (server?.version !== documentedVersion) return
  const [current, stored] = [await describeSchema(sql), await readFile(schemaFile, 'utf8').catch(() => '')]
  if (current === stored) return
  const storedLines = stored.split('\n')
  const line = current.split('\n').findIndex((text, index) => text !== storedLines[index])
  throw new Error(
    `server/db/generated/schema.sql is not current (line ${line + 1}). Run 'npm run samity -- schema' and commit the file.`,
  )
})

test('a database of a development version is refused with a sentence that says what to do', async () => {
  await sql.begin(async (tx) => {
    await tx`update schema_versions set name = 'platform' where version = 1`
    await tx`insert into schema_versions (version, name, md5, run_at) values (9044, 'least-role', 'x', now())`
  })
  await expect(migrate(sql)).rejects.toThrow(
    /^A development version of Samity made this database.*\(SAMITY_DATA\)/,
  )
})
