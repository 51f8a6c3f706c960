import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { roleFunctions } from './role-functions.ts'
import { startTestDatabase, type TestDatabase } from './test-database.ts'

let folder: string
let database: TestDatabase
let sql: postgres.Sql
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  writeFileSync(path.join(folder, '002.author.sql'), `alter table books add author text not null default ''`)
  writeFileSync(path.join(folder, '001.books.sql'), 'create table books (id integer primary key, title text)')
  database = await startTestDatabase(folder)
  sql = postgres(database.url, { onnotice: () => undefined })
})
afterAll(async () => {
  await sql.end()
  await database.stop()
  rmSync(folder, { recursive: true })
})

test('the migrations have run in their order, and the module’s role uses its tables', async () => {
  await sql`insert into books (id, title) values (1, 'Torts')`
  expect(await sql`select title, author from books`).toEqual([{ title: 'Torts', author: '' }])
})

test('the role is created by the functions of the server', () => {
  const script = path.join(import.meta.dirname, '../../../../server/db/module-roles.sql')
  expect(roleFunctions).toBe(readFileSync(script, 'utf8'))
})

test.each([
  'create table public.books (id integer)',
  'create schema mine',
  'create temporary table mine (id integer)',
  'create role mine',
  'select pg_advisory_lock(1)',
  'select pg_try_advisory_xact_lock(1)',
  'select lo_create(0)',
  "select pg_read_file('/etc/hostname')",
  "select samity_roles.drop_role('samity_x_000000000000')",
])('the role has no right to %s', async (statement) => {
  await expect(sql.unsafe(statement)).rejects.toThrow(/permission denied/)
})

test('the role has the limits of a module', async () => {
  const [role] =
    await sql`select rolconnlimit, rolsuper, rolcreaterole from pg_roles where rolname = current_user`
  expect(role).toEqual({ rolconnlimit: 12, rolsuper: false, rolcreaterole: false })
  expect(await sql`show lock_timeout`).toEqual([{ lock_timeout: '10s' }])
})

test('a migration that takes an advisory lock fails as it does at an activation', async () => {
  writeFileSync(path.join(folder, '003.lock.sql'), 'select pg_advisory_xact_lock(1)')
  await expect(startTestDatabase(folder)).rejects.toThrow(/permission denied/)
})
