import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { activate, readStoredRegistry, removeModule } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import type { ModuleRecords, RecordRow } from '@samity/shared-api/contract/system/module-records'
import type { RecordColumnEntry, RecordTableEntry } from '@samity/shared-api/module'
import { anAdvocate, createRecord } from '../../../test/builders.ts'
import { startTestServer, type Caller, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { openDatabase, type Database } from '../../database/database.ts'
import { describeModuleData } from '../schemas/purge-module.ts'
import { exportRecords } from '../schemas/export-records.ts'
import { prepareModuleSchema } from '../schemas/prepare-module-schema.ts'

jest.setTimeout(60_000)

const library = 'mfe-library'
let releases: string
let server: TestServer
let admin: TestUser
let advocate: number
const pools: Database[] = []

beforeEach(async () => {
  releases = aFolder()
  const site = aDescriptor({
    name: 'mfe-site',
    routes: [{ path: '/dashboard/site', screen: 'Site', allow: ['admin'] }],
    nav: [],
  })
  activate(releases, 'mfe-site', aRelease(releases, { descriptor: site }).release, 'build')
  server = await startTestServer({ SAMITY_RELEASES: releases })
  admin = await server.as('admin')
  const body = { ...anAdvocate(), name_english: 'Rahima Akter', name_bengali: 'রহিমা আক্তার' }
  ;({ id: advocate } = await createRecord<{ id: number }>(admin, 'advocates/', body))
})
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end()
  const roles = await server.sql<{ role: string }[]>`select role from module_schemas`
  await server.close()
  rmSync(releases, { recursive: true })
  const sql = openDatabase(process.env['SAMITY_TEST_DATABASE']!, { poolSize: 1 })
  for (const { role } of roles) await sql`select samity_roles.drop_role(${role})`
  await sql.end()
})

const words = (en: string) => ({ en, bn: `${en} (bn)` })
const column = (name: string, kind: RecordColumnEntry['kind'] = 'text', more: object = {}) => ({
  name,
  title: words(name),
  kind,
  ...more,
})
const books: RecordTableEntry = {
  table: 'books',
  title: words('Books'),
  key: 'id',
  name: 'title',
  columns: [column('title', 'text', { search: true })],
}
const loans: RecordTableEntry = {
  table: 'loans',
  title: words('Loans'),
  roles: ['staff'],
  order: '-lent_on',
  day: 'lent_on',
  columns: [
    column('book_id', 'record', { table: 'books', search: true }),
    column('advocate_id', 'advocate', { search: true }),
    column('lent_on', 'day'),
    column('fine', 'money', { sum: true }),
    column('days', 'int', { sum: true }),
    column('is_late', 'flag'),
    column('at', 'moment'),
    column('state', 'text', { choices: { open: words('Open') } }),
    column('illness', 'text', { personal: true }),
  ],
}
const migration = `
  create table books (id int generated always as identity primary key, title text not null);
  create table loans (id int generated always as identity primary key, book_id int, advocate_id bigint, lent_on date,
    fine bigint not null default 0, days int, is_late boolean, at timestamptz, state text, illness text,
    week int generated always as (days / 7) stored);`

const descriptorWith = (records: RecordTableEntry[] | undefined) =>
  aDescriptor({
    name: library,
    title: words('Library'),
    routes: [{ path: '/dashboard/library', screen: 'Books', allow: ['admin'] }],
    nav: [],
    service: { main: 'service/main.mjs' },
    schema: { oldest: 1, newest: 1 },
    ...(records && { records }),
  })
const releaseWith = (records: RecordTableEntry[] | undefined, version = '1.0.0', sql = migration) =>
  aRelease(releases, {
    version,
    descriptor: descriptorWith(records),
    files: { 'service/main.mjs': '', 'service/migrations/001.books.sql': sql },
  }).release
const activateOnScreen = (release: string, headers = {}) =>
  admin.post(`modules/${library}/activate/`, { release, share: 100 }, headers)

async function serviceDatabase(records = [books, loans]): Promise<Database> {
  const { active } = readStoredRegistry(releases).modules[library]!
  const prepared = { name: library, release: active, folder: releases, descriptor: descriptorWith(records) }
  const sql = openDatabase((await prepareModuleSchema(server.app, prepared))!, { poolSize: 1 })
  pools.push(sql)
  return sql
}

/** Three loans of two books. The second has what spreadsheets and COPY treat in their own way. */
async function aLibrary(): Promise<Database> {
  expect((await activateOnScreen(releaseWith([books, loans]))).statusCode).toBe(200)
  const sql = await serviceDatabase()
  await sql`insert into books (title) values ('Evidence Act'), ('দণ্ডবিধি ১৮৬০')`
  await sql`
    insert into loans (book_id, advocate_id, lent_on, fine, days, is_late, at, state, illness) values
      (1, ${advocate}, '2026-11-01', 1050, 21, true, '2026-11-01T20:00:00Z', 'open', 'secret'),
      (2, 999, '2026-11-03', 25, 3, false, null, ${'=1+1, "x"\ty\nz\\'}, null),
      (9, null, null, 0, null, null, 'infinity', null, null)`
  return sql
}

const list = (user: Caller, query = '', table = 'loans') =>
  user.get(`module-records/${library}/${encodeURIComponent(table)}/${query}`)
const rowsOf = async (user: Caller, query = '') => (await list(user, query)).json<RecordRow[]>()
const booksOf = async (query: string) => (await rowsOf(admin, query)).map(({ values }) => values[0])
const modulesOf = async (user: Caller) => (await user.get('module-records/')).json<ModuleRecords[]>()

test('a table is read with its kinds, in its order, with the names of advocates and records', async () => {
  await aLibrary()
  const [first, second, third] = await rowsOf(admin)
  const number = (await server.sql`select bar_registration_number as number from advocates`)[0]!['number']
  expect(first?.values).toEqual([
    'দণ্ডবিধি ১৮৬০',
    '999',
    '2026-11-03',
    '0.25',
    3,
    false,
    null,
    '=1+1, "x"\ty\nz\\',
    null,
  ])
  expect(second?.values).toEqual([
    'Evidence Act',
    { en: `${number} – Rahima Akter`, bn: `${number} – রহিমা আক্তার` },
    '2026-11-01',
    '10.50',
    21,
    true,
    '2026-11-01T20:00:00.000Z',
    'open',
    'secret',
  ])
  // the book of the third does not exist, so its key stands there
  expect(third?.values.slice(0, 4)).toEqual(['9', null, null, '0.00'])
})

test('search, days, order and pages leave rows, and the sums are those of what is left', async () => {
  await aLibrary()
  expect(await booksOf('?search=evidence')).toEqual(['Evidence Act'])
  expect(await booksOf('?search=1860')).toEqual(['দণ্ডবিধি ১৮৬০'])
  expect(await booksOf('?search=rahima')).toEqual(['Evidence Act'])
  expect(await booksOf('?search=%25')).toEqual([])
  expect(await booksOf('?ordering=fine')).toEqual(['9', 'দণ্ডবিধি ১৮৬০', 'Evidence Act'])
  expect(await booksOf('?ordering=-book_id')).toEqual(['দণ্ডবিধি ১৮৬০', 'Evidence Act', '9'])
  expect(await booksOf('?from=2026-11-02&to=2026-11-30')).toEqual(['দণ্ডবিধি ১৮৬০'])
  const page = await list(admin, '?limit=1&offset=1&ordering=fine')
  expect([page.headers['x-total-count'], page.json<RecordRow[]>()[0]?.id]).toEqual(['3', 2])
  for (const query of ['?ordering=illness;drop', '?ordering=advocate_id', '?limit=1001'])
    expect((await list(admin, query)).statusCode).toBe(400)
  const sumsOf = async (query: string) =>
    (await list(admin, `sums/${query}`)).json<{ sums: unknown[] }>().sums
  expect(await sumsOf('')).toEqual([null, null, null, '10.75', 24, null, null, null, null])
  expect((await sumsOf('?search=evidence')).slice(3, 5)).toEqual(['10.50', 21])
})

test('administrators and auditors read, others what names their role, and only administrators what is personal', async () => {
  await aLibrary()
  const [auditor, staff, cashier] = [
    await server.as('auditor'),
    await server.as('staff'),
    await server.as('cashier'),
  ]
  const tablesOf = async (user: Caller) =>
    (await modulesOf(user)).flatMap(({ tables }) => tables.map(({ table }) => table))
  expect(await tablesOf(admin)).toEqual(['books', 'loans'])
  expect(await tablesOf(auditor)).toEqual(['books', 'loans'])
  expect(await tablesOf(staff)).toEqual(['loans'])
  expect(await tablesOf(cashier)).toEqual([])
  expect((await list(server.visitor)).statusCode).toBe(401)
  expect((await list(cashier)).statusCode).toBe(404)
  expect((await list(staff, '', 'books')).statusCode).toBe(404)
  // neither is a table that was not declared
  for (const table of ['schema_migrations', 'pg_class', 'public.users'])
    expect((await list(admin, '', table)).statusCode).toBe(404)
  for (const user of [auditor, staff]) {
    expect(JSON.stringify(await rowsOf(user))).not.toContain('secret')
    expect((await list(user, '?ordering=illness')).statusCode).toBe(400)
  }
  expect((await rowsOf(admin))[1]?.values.at(-1)).toBe('secret')
})

const misfits: [records: RecordTableEntry[], en: RegExp, bn: RegExp][] = [
  [[{ ...books, table: 'cups' }], /name the table cups/, /cups টেবিলের কথা/],
  [[{ ...books, columns: [...books.columns, column('pages')] }], /the column pages/, /pages কলাম/],
  [
    [{ table: 'loans', title: words('Loans'), columns: [column('week', 'int')] }],
    /the column week/,
    /week কলাম/,
  ],
  [[{ ...books, columns: [column('title'), column('id', 'day')] }], /not of the kind 'day'/, /day ধরনের নয়/],
]
test('a release that declares what its schema does not store is refused, and nothing has changed', async () => {
  for (const [index, [records, en, bn]] of misfits.entries()) {
    const release = releaseWith(records, `1.0.${index}`)
    const refused = await activateOnScreen(release)
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringMatching(en)])
    expect((await activateOnScreen(release, { 'accept-language': 'bn' })).body).toMatch(bn)
  }
  expect(readStoredRegistry(releases).modules[library]).toBeUndefined()
  expect(await server.sql`select to_regclass('module_mfe_library.books') as name`).toEqual([{ name: null }])
})

test('names that would be SQL are names', async () => {
  const table = `"; drop table loans; --`
  const name = `a" desc, (select 1)); -- '\\ ১`
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const sql = `${migration} create table ${quoted(table)} (${quoted(name)} text, id int);`
  const odd: RecordTableEntry = {
    table,
    title: words('Odd'),
    order: name,
    columns: [column(name, 'text', { search: true })],
  }
  expect((await activateOnScreen(releaseWith([odd], '1.0.0', sql))).statusCode).toBe(200)
  const service = await serviceDatabase([odd])
  await service.unsafe(`insert into ${quoted(table)} values ('it''s')`)
  for (const query of ['', `?ordering=${encodeURIComponent(`-${name}`)}`, "?search=it's"])
    expect((await list(admin, query, table)).json()).toEqual([{ id: 1, values: ["it's"] }])
  expect(await service`select count(*) from loans`).toEqual([{ count: 0 }])
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-records-'))
  await exportRecords(server.sql, library, path.join(folder, 'new'))
  const files = await readdir(path.join(folder, 'new'))
  expect(files.toSorted()).toEqual([`${encodeURIComponent(table)}.csv`, 'books.csv', 'loans.csv'].toSorted())
  await rm(folder, { recursive: true })
})

test('a view in the place of a table is not read, and its functions run with no right of ours', async () => {
  const sql = await aLibrary()
  await sql.unsafe(`
    create function spy() returns text language plpgsql as $$ begin
      execute 'reset role';
      return (select count(*)::text from public.users);
    end $$;
    alter table books rename to shelf;
    create view books as select 1 as id, spy() as title`)
  expect((await list(admin, '', 'books')).statusCode).toBe(404)
  // the columns of loans that need no books remain
  expect((await rowsOf(admin))[0]?.values[0]).toBe('999')
  await sql.unsafe(`
    drop view books; alter table shelf rename to books; alter table books force row level security;
    alter table books enable row level security; create policy spies on books using (spy() <> '')`)
  expect((await list(admin, '', 'books')).statusCode).toBe(503)
})

test('the library is removed: its loans are read, exported and there again', async () => {
  await aLibrary()
  const before = await rowsOf(admin)
  const { active } = readStoredRegistry(releases).modules[library]!
  removeModule(releases, library, 'operator')
  rmSync(path.join(releases, library), { recursive: true })
  const [removed] = await modulesOf(admin)
  expect(removed).toMatchObject({ module: library, title: words('Library'), is_active: false })
  expect(await rowsOf(admin)).toEqual(before)
  const data = await describeModuleData(server.sql, releases, library)
  expect(data.tables).toEqual([
    { table: 'books', title: words('Books'), rows: 2 },
    { table: 'loans', title: words('Loans'), rows: 3 },
  ])
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'samity-records-')), 'export')
  expect((await exportRecords(server.sql, library, folder)).map(({ rows }) => rows)).toEqual([2, 3])
  const number = (await server.sql`select bar_registration_number as number from advocates`)[0]!['number']
  const csv = await readFile(path.join(folder, 'loans.csv'), 'utf8')
  expect(csv).toBe(
    '\uFEFF' +
      [
        'book_id (book_id (bn)),advocate_id (advocate_id (bn)),lent_on (lent_on (bn)),fine (fine (bn)),days (days (bn)),is_late (is_late (bn)),at (at (bn)),state (state (bn)),illness (illness (bn)),id',
        `Evidence Act,${number} – Rahima Akter,2026-11-01,10.50,21,yes,2026-11-01 20:00:00+00,Open,secret,1`,
        `দণ্ডবিধি ১৮৬০,999,2026-11-03,0.25,3,no,,"'=1+1, ""x""\ty\nz\\",,2`,
        '9,,,0.00,,,infinity,,,3',
        '',
      ].join('\r\n'),
  )
  await expect(exportRecords(server.sql, library, folder)).rejects.toThrow('is not empty')
  await rm(path.dirname(folder), { recursive: true })
  expect(releaseWith([books, loans])).toBe(active)
  expect((await activateOnScreen(active)).statusCode).toBe(200)
  expect((await modulesOf(admin))[0]).toMatchObject({ is_active: true })
  expect(await rowsOf(admin)).toEqual(before)
})

test('a release that declares nothing leaves nothing to read', async () => {
  await aLibrary()
  expect((await activateOnScreen(releaseWith(undefined, '1.1.0'))).statusCode).toBe(200)
  expect(await modulesOf(admin)).toEqual([])
  expect((await list(admin)).statusCode).toBe(404)
})
