import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { activate } from '@samity/module-registry'
import { aDescriptor, aRelease } from '@samity/module-registry/testing'
import { extract } from 'tar-stream'
import { makeSecretBox } from '../process/secret-box.ts'
import { openArchive } from './archive.ts'
import { backUp } from './backup.ts'
import { dumpTables } from './dump.ts'
import { putBack } from './put-back.ts'
import { restoreBackup } from './restore.ts'
import type { BackupEnd } from './tables.ts'
import { connectWithoutMigrating, type DatabaseConnection } from '../database/connect.ts'
import { openDatabase, rememberUrl, type Database } from '../database/database.ts'
import { commandActor, recordBackupStart, runBackup } from '../features/system/backups/backup-runs.ts'
import { prepareModuleSchema } from '../modules/schemas/prepare-module-schema.ts'
import { rehearse } from '../checks/rehearse.ts'
import { anAdvocate, createRecord } from '../../test/builders.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

jest.setTimeout(120_000)

let folder: string
let server: TestServer
let service: Database
let release: string
let target: DatabaseConnection | undefined
const file = (name: string) => path.join(folder, name)

const migration = `
  create collation by_number (provider = icu, locale = 'und-u-kn-true');
  create table "Books, old" (id int generated always as identity primary key, title text not null, "গ্রন্থ	code" text);
  create table loans (book_id int not null references "Books, old", due date not null);
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'triggers do not run'; end $$;
  create trigger loans_fixed before insert on loans for each row execute function refuse();
  create view late as select * from loans where due < now();`
const descriptor = aDescriptor({
  name: 'mfe-library',
  routes: [{ path: '/dashboard/library', screen: 'Books', allow: ['admin'] }],
  nav: [],
  service: { main: 'service/main.mjs' },
  schema: { oldest: 1, newest: 1 },
  records: [
    {
      table: 'Books, old',
      title: { en: 'Books', bn: 'বই' },
      key: 'id',
      name: 'title',
      columns: [
        { name: 'title', title: { en: 'Title', bn: 'নাম' }, kind: 'text' },
        { name: 'গ্রন্থ\tcode', title: { en: 'Code', bn: 'Code' }, kind: 'text' },
      ],
    },
    {
      table: 'loans',
      title: { en: 'Loans', bn: 'ধার' },
      columns: [
        { name: 'book_id', title: { en: 'Book', bn: 'বই' }, kind: 'record', table: 'Books, old' },
        { name: 'due', title: { en: 'Due', bn: 'ফেরত' }, kind: 'day' },
      ],
    },
  ],
})

const fileId = '5'.repeat(40)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-module-backup-'))
  const files = { 'service/main.mjs': '', 'service/migrations/001.books.sql': migration }
  ;({ release } = aRelease(folder, { descriptor, files }))
  activate(folder, 'mfe-library', release, 'build')
  server = await startTestServer({ SAMITY_RELEASES: folder, BACKUP_PASSPHRASE: 'none' })
  await createRecord(await server.as('admin'), 'advocates/', anAdvocate())
  await server.sql`
    insert into module_files (id, module, kind, name, type, bytes) values (${fileId}, 'mfe-library', 'scan', 'deed.pdf', 'application/pdf', 5)`
  await server.sql`
    insert into module_file_contents (file_id, width, bytes) values (${fileId}, 0, 'a PDF')`
  service = await openService(server.sql)
  await service`insert into "Books, old" (title) values ('one'), ('দুই')`
  await service`alter table loans disable trigger loans_fixed`
  await service`insert into loans values (2, '2026-11-22')`
  await service`alter table loans enable trigger loans_fixed`
})
afterEach(async () => {
  await target?.close()
  target = undefined
})
afterAll(async () => {
  const [{ role } = { role: '' }] = await server.sql<{ role: string }[]>`select role from module_schemas`
  await service.end()
  await server.close()
  const sql = openDatabase(process.env['SAMITY_TEST_DATABASE']!, { poolSize: 1 })
  await sql`select samity_roles.drop_role(${role})`
  await sql.end()
  await rm(folder, { recursive: true })
})

async function openService(sql: Database): Promise<Database> {
  const secretBox = makeSecretBox('a key for the tests of this file')
  const app = { sql, secretBox, log: { warn: () => undefined } }
  const url = await prepareModuleSchema(app, { name: 'mfe-library', release, folder, descriptor })
  return openDatabase(url!, { poolSize: 1 })
}

/** The ends of a backup: one. */
async function readEnds(name: string): Promise<BackupEnd[]> {
  const ends: BackupEnd[] = []
  const archive = await openArchive(file(name), undefined)
  await archive.read(async (items) => {
    for await (const item of items) if (item.kind === 'end') ends.push(item)
  })
  return ends
}

/** The result of a restore into the PostgreSQL of a new installation. */
async function restoreIntoNew(name: string) {
  const data = await mkdtemp(path.join(folder, 'data-'))
  target = await connectWithoutMigrating({ databaseUrl: undefined, data }, () => undefined, { poolSize: 1 })
  return restoreBackup(target.sql, file(name), undefined)
}

test('a backup restores schema, data and numbering of a module, and creates its role again', async () => {
  await backUp(server.sql, file('whole'), undefined)
  expect(await restoreIntoNew('whole')).toMatchObject({ problems: [] })
  const versions = target!.sql`select module, version, oldest, password from module_schemas`
  expect(await versions).toEqual([{ module: 'mfe-library', version: 1, oldest: 1, password: '' }])
  const restored = await openService(target!.sql)
  expect(await restored`select id, title from "Books, old" order by id`).toEqual([
    { id: 1, title: 'one' },
    { id: 2, title: 'দুই' },
  ])
  expect(await restored`select book_id, due from late`).toEqual([{ book_id: 2, due: '2026-11-22' }])
  expect(await restored`insert into "Books, old" (title) values ('three') returning id`).toEqual([{ id: 3 }])
  await expect(restored`insert into loans values (2, '2026-11-22')`).rejects.toThrow('triggers do not run')
  await restored`alter table loans disable trigger loans_fixed`
  await expect(restored`insert into loans values (9, '2026-11-22')`).rejects.toThrow('foreign key')
  await expect(restored`select * from public.users`).rejects.toThrow('permission denied')
  await restored.end()
  expect(await target!.sql`select 1 from advocates`).toHaveLength(1)
  const contents = await target!.sql`
    select f.module, c.bytes from module_files f join module_file_contents c on c.file_id = f.id`
  expect(contents).toEqual([{ module: 'mfe-library', bytes: Buffer.from('a PDF') }])
})

test('a table that a migration rewrites when the backup begins is in it with its rows', async () => {
  const rewritten = Promise.withResolvers<void>()
  const commit = Promise.withResolvers<void>()
  const migrating = service.begin(async (tx) => {
    await tx`alter table "Books, old" alter title type text using title || ''`
    rewritten.resolve()
    await commit.promise
  })
  await rewritten.promise
  const backup = backUp(server.sql, file('rewritten'), undefined)
  await until(async () => {
    const [waiting] = await server.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting !== undefined
  })
  commit.resolve()
  await migrating
  expect((await backup).leftOut).toEqual({})
  const [end] = await readEnds('rewritten')
  expect(end?.rows).toMatchObject({ 'mfe-library/Books, old': 2 })
})

test('a backup has the records of a module as CSV, which a restore ignores', async () => {
  await backUp(server.sql, file('open'), undefined)
  const contents = new Map<string, string>()
  const archive = gunzipSync(await readFile(file('open')))
  const extractor = extract()
  extractor.end(archive)
  for await (const entry of extractor) {
    const chunks: Buffer[] = []
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
    contents.set(entry.header.name.replace('samity-backup/', ''), Buffer.concat(chunks).toString())
  }
  const records = [...contents].filter(([name]) => name.startsWith('records/'))
  expect(records).toEqual([
    ['records/mfe-library/Books%2C%20old/1.csv', '\uFEFFTitle (নাম),Code\r\none,\r\nদুই,\r\n'],
    ['records/mfe-library/loans/1.csv', '\uFEFFBook (বই),Due (ফেরত)\r\nদুই,2026-11-22\r\n'],
  ])
  expect(contents.get('README.txt')).toContain('below records/')
  expect(await restoreIntoNew('open')).toMatchObject({ problems: [] })
  const [{ records: declared } = { records: null }] = await target!.sql`select records from module_schemas`
  expect(declared).toEqual({ title: descriptor.title, tables: descriptor.records })
})

test('a rehearsal restores the data of modules too', async () => {
  await backUp(server.sql, file('rehearsal'), undefined)
  const { data, backups } = server.app.environment
  const lines: string[] = []
  expect(await rehearse({ data, backups }, file('rehearsal'), (line) => lines.push(line))).toMatchObject({
    ok: true,
  })
  expect(lines.filter((line) => line.startsWith('PROBLEM'))).toEqual([])
})

test('what a module puts in the way of a backup neither stops it nor runs with our rights', async () => {
  await service`create function become_admin() returns boolean language plpgsql as $$ begin update public.users set role = 'admin'; return true; end $$`
  await service`alter table loans enable row level security`
  await service`alter table loans force row level security`
  await service`create policy mine on loans using (become_admin())`
  await service`create view inviting as select become_admin() as version`
  await service`alter table schema_migrations rename to hidden`
  await service`alter view inviting rename to schema_migrations`
  await server.as('staff')
  await backUp(server.sql, file('policies'), undefined)
  expect(await server.sql`select 1 from users where role = 'staff'`).toHaveLength(1)
  await service`drop view schema_migrations`
  await service`alter table hidden rename to schema_migrations`
  expect(await restoreIntoNew('policies')).toMatchObject({
    problems: [expect.stringContaining('hidden')],
  })
  await service`alter table loans disable row level security`
  await service`drop policy mine on loans`
})

test('a revoked right, a forced policy and names with dots neither stop a backup nor keep rows out of it', async () => {
  await service`create table "vol.no" (id int generated always as identity, "no.of ""copies""" int)`
  await service`insert into "vol.no" ("no.of ""copies""") values (7)`
  await service`revoke all on "vol.no" from current_user`
  await service`revoke all on sequence "vol.no_id_seq" from current_user`
  await service`alter table loans enable row level security`
  await service`alter table loans force row level security`
  await expect(service`select * from "vol.no"`).rejects.toThrow('permission denied')
  const { leftOut } = await backUp(server.sql, file('revoked'), undefined)
  expect(leftOut).toEqual({})
  const archive = await openArchive(file('revoked'), undefined)
  const end = await archive.read(async (items) => {
    for await (const item of items) if (item.kind === 'end') return item
    return undefined
  })
  expect(end?.rows).toMatchObject({ 'mfe-library/vol.no': 1, 'mfe-library/loans': 1 })
  expect(end?.sequences).toMatchObject({ 'mfe-library/vol.no_id_seq': 1 })
  await service`drop table "vol.no"`
  await service`alter table loans disable row level security`
})

test('a table that was not locked before the snapshot is left out, though it can be locked later', async () => {
  const unlocked = { 'mfe-library/loans': 'a migration had it' }
  const ends: BackupEnd[] = []
  await server.sql.begin('isolation level repeatable read read only', async (tx) => {
    for await (const item of dumpTables(tx, ['mfe-library'], 'backup', unlocked))
      if (item.kind === 'end') ends.push(item)
  })
  expect(ends).toMatchObject([{ left_out: unlocked }])
  expect(Object.keys(ends[0]!.rows)).not.toContain('mfe-library/loans')
})

test('a table that its module takes away again and again is left out and named, and all else is restored', async () => {
  const isDump = (args: unknown[]) => args[0] === 'isolation level repeatable read read only'
  /** The module acts between the moment in which we get the right and the dump. */
  const begin = async (...args: Parameters<Database['begin']>) => {
    if (isDump(args)) await service`revoke all on "Books, old" from current_user, samity_app`
    if (isDump(args)) await service`alter table shelves force row level security`
    return server.sql.begin(...args)
  }
  await service`create table shelves (id int)`
  await service`alter table shelves enable row level security`
  // a function with the properties of the pool and another 'begin'
  const sql = Object.assign((...args: Parameters<Database>) => server.sql(...args), server.sql, {
    begin,
  }) as unknown as Database
  rememberUrl(sql, server.sql)
  const request = { cause: 'command', who: commandActor, file: file('taken-away') } as const
  const { environment } = server.app
  const id = await recordBackupStart(sql, environment, request)
  const { leftOut } = await runBackup(sql, environment, id, request)
  const left_out = {
    'mfe-library/Books, old': 'permission denied for table Books, old',
    'mfe-library/shelves': 'query would be affected by row-level security policy for table "shelves"',
  }
  expect(leftOut).toEqual(left_out)
  const [event] =
    await server.sql`select after from audit_events where action = 'backup' order by id desc limit 1`
  expect(event).toMatchObject({ after: { left_out } })
  const admin = await server.as('admin')
  expect((await admin.get('backups/')).json()).toMatchObject({
    backups: [{ problem: null, left_out: Object.keys(left_out) }],
  })
  expect((await admin.get('dashboard/')).json().backups).toMatchObject({
    left_out: Object.keys(left_out),
  })
  await service`grant all on "Books, old" to current_user`
  await service`drop table shelves`

  const { problems } = await restoreIntoNew('taken-away')
  expect(problems).toEqual([
    'The backup does not contain the table Books, old of mfe-library: permission denied for table Books, old.',
    'The backup does not contain the table shelves of mfe-library: query would be affected by row-level security policy for table "shelves".',
  ])
  expect(await target!.sql`select 1 from advocates`).toHaveLength(1)
  const restored = await openService(target!.sql)
  // the loan is there without its book; a new one needs a book
  expect(await restored`select book_id from loans`).toEqual([{ book_id: 2 }])
  expect(await restored`select 1 from "Books, old"`).toHaveLength(0)
  await restored`alter table loans disable trigger loans_fixed`
  await expect(restored`insert into loans values (9, '2026-11-22')`).rejects.toThrow('foreign key')

  // an upgrade that could not save the module goes back without it
  await backUp(target!.sql, file('every-row'), undefined, 'every row')
  await restored`insert into "Books, old" (title) values ('three')`
  await restored.end()
  await target!.sql`update module_schemas set version = 2`
  await target!.sql`update advocates set remarks = 'upgraded'`
  expect(await putBack(target!.sql, file('every-row'), undefined, ['mfe-library'])).toEqual([
    'The data of mfe-library stays as the newer version left it, because it could not be saved as a whole.',
  ])
  expect(await target!.sql`select version from module_schemas`).toEqual([{ version: 2 }])
  expect(await target!.sql`select 1 from advocates where remarks = 'upgraded'`).toHaveLength(0)
  expect(await target!.sql`select title from module_mfe_library."Books, old"`).toEqual([{ title: 'three' }])
})

test('a module that cannot be restored is named, and the books are restored without it', async () => {
  await service`create table added_by_the_service (id int)`
  await backUp(server.sql, file('unknown-table'), undefined)
  const { problems } = await restoreIntoNew('unknown-table')
  expect(problems).toEqual([
    expect.stringMatching(/^The data of mfe-library could not be restored: .*added_by_the_service/),
  ])
  expect(await target!.sql`select 1 from advocates`).toHaveLength(1)
  expect(await target!.sql`select 1 from module_schemas`).toHaveLength(0)
  expect(await target!.sql`select 1 from pg_namespace where nspname = 'module_mfe_library'`).toHaveLength(0)
})
