import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
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

test('the role creates nothing outside of its schema', async () => {
  await expect(sql`create table public.books (id integer)`).rejects.toThrow(
    /permission denied for schema public/,
  )
})
