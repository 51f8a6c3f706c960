import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase, type Database } from './database.ts'
import { describeSchema, schemaFile } from './describe-schema.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { createTestDatabase } from '../../test/test-server.ts'

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

/** The embedded PostgreSQL writes the file; others write expressions in slightly different words. */
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

const readScripts = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  )
}
const createFunction = /^create (?:or replace )?function (\w+)/gm

test('every function of the database is in one file of functions, and no new migration creates one', async () => {
  const scripts = await readScripts(path.join(migrationsFolder, '../functions'))
  const written = scripts.flatMap(({ text }) => [...text.matchAll(createFunction)].map(([, name]) => name))
  const existing = await sql<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`
  expect(written.toSorted()).toEqual(existing.map(({ name }) => name).toSorted())
  const lastWithFunctions = 74
  const migrations = await readScripts(migrationsFolder)
  expect(
    migrations
      .filter(
        ({ name, text }) => Number(name.slice(0, 3)) > lastWithFunctions && text.search(createFunction) >= 0,
      )
      .map(({ name }) => name),
  ).toEqual([])
})

test('functions are replaced when the definitions are those of another version', async () => {
  await sql`
    create or replace function latin_digits(value text) returns text language sql immutable return 'changed'`
  await sql`update schema_views set hash = 'another version'`
  await migrate(sql)
  const [row] = await sql<{ digits: string }[]>`select latin_digits('১২') as digits`
  expect(row?.digits).toBe('12')
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
