import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import {
  activate,
  CommandError,
  readSchemaVersions,
  readStoredRegistry,
  removeModule,
  rollback,
} from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { openDatabase, type Database } from '../../database/database.ts'
import { commandActor } from '../../features/system/backups/backup-runs.ts'
import { describeModuleData, purgeModule } from './purge-module.ts'
import { FailingMigration, prepareModuleSchema } from './prepare-module-schema.ts'
import { endLongTransactions } from './watch-module-schemas.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

jest.setTimeout(60_000)

let releases: string
let server: TestServer
let admin: TestUser
const pools: Database[] = []

beforeEach(async () => {
  releases = aFolder()
  activate(releases, 'mfe-site', aRelease(releases, { descriptor: site }).release, 'build')
  server = await startTestServer({ SAMITY_RELEASES: releases })
  admin = await server.as('admin')
})
afterEach(async () => {
  const roles = await server.sql<{ role: string }[]>`select role from module_schemas`
  for (const pool of pools.splice(0)) await pool.end()
  await server.close()
  rmSync(releases, { recursive: true })
  // roles belong to the whole PostgreSQL, not to the database that was just dropped
  const sql = openDatabase(process.env['SAMITY_TEST_DATABASE']!, { poolSize: 1 })
  for (const { role } of roles) await sql`select samity_roles.drop_role(${role})`
  await sql.end()
})

const site = aDescriptor({
  name: 'mfe-site',
  routes: [{ path: '/dashboard/site', screen: 'Site', allow: ['admin'] }],
  nav: [],
})
const tables = {
  books: 'create table books (id int generated always as identity primary key, title text not null)',
  loans: 'create table loans (book_id int not null references books, due date not null)',
}

type Schema = { oldest: number; newest: number }
const aService = (version: string, schema: Schema, migrations: string[], name = 'mfe-library') =>
  aRelease(releases, {
    version,
    descriptor: aDescriptor({
      name,
      routes: [{ path: `/dashboard/${name}`, screen: 'Books', allow: ['admin'] }],
      nav: [],
      service: { main: 'service/main.mjs' },
      schema,
    }),
    files: {
      'service/main.mjs': '// the supervisor is tested elsewhere',
      ...Object.fromEntries(
        migrations.map((text, index) => [`service/migrations/00${index + 1}.step.sql`, text]),
      ),
    },
  }).release

const bengali = { 'accept-language': 'bn' }
const activateOnScreen = (release: string, { share = 100, headers = {} } = {}) =>
  admin.post('modules/mfe-library/activate/', { release, share }, headers)
const active = (name = 'mfe-library') => readStoredRegistry(releases).modules[name]?.active
const readVersions = () => server.sql`select module, version, oldest from module_schemas order by module`

async function openAs(release: string, schema: Schema, name = 'mfe-library'): Promise<Database> {
  const descriptor = aDescriptor({ name, service: { main: 'service/main.mjs' }, schema })
  const url = await prepareModuleSchema(server.app, { name, release, folder: releases, descriptor })
  const sql = openDatabase(url!, { poolSize: 1 })
  pools.push(sql)
  return sql
}

test('an activation creates the schema and runs the migrations; the role of the module works in it', async () => {
  const release = aService('1.0.0', { oldest: 1, newest: 2 }, [tables.books, tables.loans])
  expect((await activateOnScreen(release)).statusCode).toBe(200)
  expect(await readVersions()).toEqual([{ module: 'mfe-library', version: 2, oldest: 1 }])
  expect(readSchemaVersions(releases)).toEqual({ 'mfe-library': { version: 2, oldest: 1 } })
  const sql = await openAs(release, { oldest: 1, newest: 2 })
  await sql`insert into books (title) values ('বিধি')`
  expect(await sql`select title from books`).toEqual([{ title: 'বিধি' }])
  expect(await sql`select version, name from schema_migrations order by version`).toEqual([
    { version: 1, name: '001.step.sql' },
    { version: 2, name: '002.step.sql' },
  ])
  const [row] = await server.sql<{ password: string }[]>`select password from module_schemas`
  expect(row?.password).toMatch(/^sealed1:/)
})

test('the role of a module touches nothing but its schema', async () => {
  const other = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books], 'mfe-tea')
  await openAs(other, { oldest: 1, newest: 1 }, 'mfe-tea')
  const release = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
  const sql = await openAs(release, { oldest: 1, newest: 1 })
  const appRole = new URL(process.env['SAMITY_TEST_DATABASE']!).username
  const refused = [
    'select * from public.users',
    'select * from users',
    'insert into public.settings default values',
    'select * from public.module_schemas',
    // a module that knew the name could make the server read in a loop
    'select name from public.change_channel',
    "select public.notify_server('module_settings')",
    'create table public.mine (id int)',
    'create schema mine',
    'create temporary table mine (id int)',
    'select * from module_mfe_tea.books',
    'create table module_mfe_tea.mine (id int)',
    'drop schema module_mfe_library cascade',
    'alter schema module_mfe_library rename to mine',
    "select pg_read_file('/etc/hostname')",
    "select pg_ls_dir('.')",
    "copy books to '/tmp/books'",
    "copy books from program 'id'",
    `set role "${appRole}"`,
    `set session authorization "${appRole}"`,
    'create role mine',
    'create extension dblink',
    "select samity_roles.put_role('samity_x_000000000000', '00000000000000000000000000000000', 'public')",
    'select pg_advisory_lock(1)',
    'select lo_create(0)',
    `grant "${appRole}" to current_user`,
    'create function f() returns int language c as $$x$$',
    'alter system set fsync = off',
    'set log_statement = none',
    'create database mine',
    'create publication mine for all tables',
  ]
  for (const statement of refused) {
    const error = await sql.unsafe(statement).then(
      () => `it was possible: ${statement}`,
      (reason: Error) => reason.message,
    )
    expect(error).toMatch(/permission denied|must be|does not exist|not allowed|only roles with|superuser/i)
  }
  expect(await server.sql`select 1 from pg_roles where rolname = 'mine'`).toHaveLength(0)
  // the connection limit holds whatever the service does
  const [limits] = await server.sql`
    select rolconnlimit, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication
    from pg_roles r join module_schemas m on m.role = r.rolname where m.module = 'mfe-library'`
  expect(limits).toEqual({
    rolconnlimit: 12,
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolbypassrls: false,
    rolreplication: false,
  })
})

test('the role has no access to the other databases of the embedded PostgreSQL', async () => {
  const release = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
  const descriptor = aDescriptor({
    name: 'mfe-library',
    service: { main: 'service/main.mjs' },
    schema: { oldest: 1, newest: 1 },
  })
  const url = await prepareModuleSchema(server.app, {
    name: 'mfe-library',
    release,
    folder: releases,
    descriptor,
  })
  const sql = openDatabase(Object.assign(new URL(url!), { pathname: '/postgres' }).href, { poolSize: 1 })
  pools.push(sql)
  await expect(sql`select 1`).rejects.toThrow('permission denied')
})

test('a module that changed the password of its role connects again', async () => {
  const release = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
  const sql = await openAs(release, { oldest: 1, newest: 1 })
  const [{ role } = { role: '' }] = await sql<{ role: string }[]>`select current_user as role`
  await sql.unsafe(`alter role "${role}" password 'other'`)
  const again = await openAs(release, { oldest: 1, newest: 1 })
  expect(await again`select 1 as one`).toEqual([{ one: 1 }])
})

test('a migration that fails half-way leaves the release and the schema as they were, with the reason', async () => {
  const first = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
  await activateOnScreen(first)
  const second = aService('1.1.0', { oldest: 1, newest: 3 }, [
    tables.books,
    tables.loans,
    'alter table books add author text; alter table nothing add x int',
  ])
  const response = await activateOnScreen(second)
  expect(response.statusCode).toBe(409)
  expect(response.body).toContain(
    'the migration 003.step.sql failed, and nothing was changed: relation \\"nothing\\" does not exist',
  )
  expect((await activateOnScreen(second, { headers: bengali })).body).toContain('মাইগ্রেশনটি ব্যর্থ')
  expect(active()).toBe(first)
  expect(await readVersions()).toEqual([{ module: 'mfe-library', version: 1, oldest: 1 }])
  const sql = await openAs(first, { oldest: 1, newest: 1 })
  expect(
    await sql`select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1`,
  ).toEqual([{ relname: 'books' }, { relname: 'schema_migrations' }])
})

test('a migration that waits for a table that a backup reads is no failure of the release', async () => {
  const first = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
  const reader = await openAs(first, { oldest: 1, newest: 1 })
  const second = aService('1.1.0', { oldest: 1, newest: 2 }, [
    tables.books,
    'alter table books add author text',
  ])
  const prepare = () => openAs(second, { oldest: 1, newest: 2 })
  const refusal = await reader.begin(async (tx) => {
    await tx`lock table books in access share mode`
    return prepare().catch((error: unknown) => error)
  })
  expect(refusal).toBeInstanceOf(CommandError)
  // five of these would roll the release back
  expect(refusal).not.toBeInstanceOf(FailingMigration)
  const sql = await prepare()
  expect(await sql`select author from books`).toEqual([])
})

test('a migration with the rights of a stranger cannot become another role, and cannot end its transaction', async () => {
  const appRole = new URL(process.env['SAMITY_TEST_DATABASE']!).username
  for (const [index, text] of [
    `reset role; update public.users set role = 'admin'`,
    `set role "${appRole}"`,
    'create table a (); commit; create table b ()',
  ].entries()) {
    const release = aService(`1.0.${index}`, { oldest: 1, newest: 1 }, [text])
    expect((await activateOnScreen(release)).statusCode).toBe(409)
    expect(await readVersions()).toEqual([{ module: 'mfe-library', version: 0, oldest: 0 }])
  }
})

test('a migration ends soon after the process that runs it was killed', async () => {
  const release = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
  const descriptor = aDescriptor({
    name: 'mfe-library',
    service: { main: 'service/main.mjs' },
    schema: { oldest: 1, newest: 1 },
  })
  const prepared = { name: 'mfe-library', release, folder: releases, descriptor }
  const url = await prepareModuleSchema(server.app, prepared)
  const slow = { version: 2, name: '002.slow.sql', hash: '', text: 'lock table books; select pg_sleep(300)' }
  const args = [url, 'module_mfe_library', [slow]].map((arg) => JSON.stringify(arg)).join(', ')
  const file = path.join(import.meta.dirname, '../../database/migrate-module.ts')
  const program = `(await import(${JSON.stringify(file)})).migrateModule(${args})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
  const isAtWork = async () => {
    const locks = await server.sql`
      select 1 from pg_locks
      where relation = to_regclass('module_mfe_library.books') and mode = 'AccessExclusiveLock'`
    return locks.length > 0
  }
  await until(isAtWork)
  child.kill('SIGKILL')
  // the statement alone would take five minutes, longer than this test may
  await until(async () => !(await isAtWork()))
  expect(await server.sql`select version from module_mfe_library.schema_migrations`).toEqual([{ version: 1 }])
})

test('several servers that prepare a release at once run its migrations once', async () => {
  const release = aService('1.0.0', { oldest: 1, newest: 2 }, [
    tables.books,
    "insert into books (title) values ('once'); select pg_sleep(0.2)",
  ])
  const results = await Promise.all([1, 2, 3, 4].map(() => openAs(release, { oldest: 1, newest: 2 })))
  expect(await results[0]!`select title from books`).toEqual([{ title: 'once' }])
})

test('a migration whose file was changed is refused', async () => {
  const release = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
  const file = path.join(releases, 'mfe-library', release, 'service/migrations/001.step.sql')
  writeFileSync(file, `${readFileSync(file, 'utf8')} `)
  const response = await activateOnScreen(release)
  expect([response.statusCode, response.body]).toEqual([
    409,
    expect.stringContaining('001.step.sql was changed'),
  ])
  expect(await readVersions()).toEqual([])
})

test('a release whose migration of the same number has another content is refused', async () => {
  await activateOnScreen(aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books]))
  const response = await activateOnScreen(
    aService('1.0.1', { oldest: 1, newest: 1 }, ['create table pages ()']),
  )
  expect([response.statusCode, response.body]).toEqual([409, expect.stringContaining('with another content')])
})

test('a release without one of its migrations is refused', async () => {
  const response = await activateOnScreen(aService('1.0.0', { oldest: 1, newest: 2 }, [tables.books]))
  expect([response.statusCode, response.body]).toEqual([
    409,
    expect.stringContaining('must contain the migrations 1 to 2'),
  ])
})

describe('the data of a removed module', () => {
  const log = { warn: () => undefined }
  const purge = () => purgeModule(server.sql, releases, commandActor, 'mfe-library', log)

  test('stays until it is purged; the audit log has the purge', async () => {
    const release = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
    await activateOnScreen(release)
    const service = await openAs(release, { oldest: 1, newest: 1 })
    await service`insert into books (title) values ('Evidence Act')`
    await expect(purge()).rejects.toThrow('mfe-library is active. Remove it first')
    removeModule(releases, 'mfe-library', 'operator')
    const sql = await openAs(release, { oldest: 1, newest: 1 })
    expect(await sql`select title from books`).toEqual([{ title: 'Evidence Act' }])
    const [{ role } = { role: '' }] = await server.sql<{ role: string }[]>`select role from module_schemas`
    expect(await describeModuleData(server.sql, releases, 'mfe-library')).toMatchObject({
      tables: [{ table: 'books', rows: 1 }],
    })
    await purge()
    expect(await readVersions()).toEqual([])
    expect(readSchemaVersions(releases)).toEqual({})
    expect(await server.sql`select 1 from pg_roles where rolname = ${role}`).toHaveLength(0)
    expect(await server.sql`select 1 from pg_namespace where nspname = 'module_mfe_library'`).toHaveLength(0)
    const events = await server.sql`select actor, subject_id from audit_events where action = 'purge'`
    expect(events).toEqual([{ actor: 'command line', subject_id: 'mfe-library' }])
    await expect(purge()).rejects.toThrow('has no data')
  })

  test('gives no id to another record when the module is installed again, because receipts name it', async () => {
    const first = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
    await activateOnScreen(first)
    const before = await openAs(first, { oldest: 1, newest: 1 })
    await before`insert into books (title) values ('Evidence Act'), ('Penal Code')`
    removeModule(releases, 'mfe-library', 'operator')
    await purge()
    await activateOnScreen(first)
    const sql = await openAs(first, { oldest: 1, newest: 1 })
    expect(await sql`insert into books (title) values ('Evidence Act') returning id`).toEqual([{ id: 3 }])
    await openAs(first, { oldest: 1, newest: 1 })
    expect(await sql`insert into books (title) values ('Penal Code') returning id`).toEqual([{ id: 4 }])
  })

  test('takes with it what waits for the module and was approved for it', async () => {
    const { sql } = server
    await activateOnScreen(aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books]))
    removeModule(releases, 'mfe-library', 'operator')
    // as if no server had run at the removal
    await until(async () => (await sql`select from audit_events where action = 'remove'`).length > 0)
    for (const module of ['mfe-library', 'mfe-tea']) {
      await sql`
        insert into module_jobs (module, name, due_at, asked_by) values (${module}, 'overdue', now(), ${admin.id})`
      await sql`
        insert into module_rights (module, rights, approved_by) values (${module}, '{read:members}', ${admin.id})`
      await sql`
        insert into tasks (module, key, title, path, roles) values (${module}, 'book 1', '{}', '/dashboard', '{admin}')`
      await sql`
        insert into webhook_endpoints (module, name, url, kinds, secret, home) values (${module}, ${module}, '', '[]', '', '')`
    }
    await purge()
    expect(
      await sql`
        select jobs.module as job, rights.module as right, endpoints.module as endpoint, tasks.module as task
        from module_jobs jobs, module_rights rights, webhook_endpoints endpoints, tasks
        where tasks.closed_at is null`,
    ).toEqual([{ job: 'mfe-tea', right: 'mfe-tea', endpoint: 'mfe-tea', task: 'mfe-tea' }])
    const events = await sql`
      select action from audit_events where actor = ${commandActor.username} order by id`
    expect(events.map(({ action }) => action as string)).toEqual(['close-task', 'withdraw', 'purge'])
  })

  test('is named by the command before it deletes it, exports it, and asks', async () => {
    const release = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
    await activateOnScreen(release)
    const service = await openAs(release, { oldest: 1, newest: 1 })
    await service`insert into books (title) values ('Evidence Act'), ('Penal Code')`
    removeModule(releases, 'mfe-library', 'operator')
    const [{ name } = { name: '' }] = await server.sql<{ name: string }[]>`select current_database() as name`
    const url = Object.assign(new URL(process.env['SAMITY_TEST_DATABASE']!), { pathname: `/${name}` })
    const run = async (...args: string[]) => {
      const child = spawn(
        process.execPath,
        [path.join(__dirname, '../../samity.ts'), 'purge-module', 'mfe-library', ...args],
        {
          env: { ...process.env, SAMITY_RELEASES: releases, DATABASE_URL: url.href },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      )
      const exit = once(child, 'exit')
      const [output, question] = await Promise.all([readText(child.stdout), readText(child.stderr)])
      return { lines: output.trim().split('\n'), question, code: (await exit)[0] as number }
    }
    const folder = aFolder()
    const file = path.join(folder, 'second/books.csv')
    const lost = ['The data of mfe-library:', '  books: 2 rows', '  files: 0 (0.0 MB)']
    const unconfirmed = await run()
    expect(unconfirmed.code).not.toBe(0)
    expect(unconfirmed.lines).toEqual(lost)
    expect(unconfirmed.question).toContain(
      'All of this will be deleted. Only a backup has it then. To export the tables first: --export FOLDER.',
    )
    const exporting = await run('--export', path.join(folder, 'first'))
    expect(exporting.question).toContain(
      'Only the export and a backup have it then, and only the backup has the files.',
    )
    const unwritten = await run('--export', '/dev/null/export', '--yes')
    expect([unwritten.code, unwritten.question.trim()]).toEqual([
      1,
      'The export in /dev/null/export could not be written: the folder does not exist.',
    ])
    expect(await readVersions()).not.toEqual([])
    const { code, lines } = await run('--export', path.join(folder, 'second'), '--yes')
    expect(lines).toEqual([...lost, `${file}: 2 rows.`, 'The data of mfe-library is deleted.'])
    expect(code).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain('Penal Code')
    expect(await readVersions()).toEqual([])
    rmSync(folder, { recursive: true })
  })
})

describe('a rollback', () => {
  const first = () => aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])

  test('to a release that works with the newer schema is possible', async () => {
    const release = first()
    await activateOnScreen(release)
    await activateOnScreen(aService('1.1.0', { oldest: 1, newest: 2 }, [tables.books, tables.loans]))
    expect((await admin.post('modules/mfe-library/rollback/', {})).statusCode).toBe(200)
    expect(active()).toBe(release)
    expect(await readVersions()).toEqual([{ module: 'mfe-library', version: 2, oldest: 1 }])
  })

  test('to a release that does not is refused with a sentence, on the screen and by the command', async () => {
    await activateOnScreen(first())
    const second = aService('2.0.0', { oldest: 2, newest: 2 }, [
      tables.books,
      'alter table books rename title to name',
    ])
    expect((await activateOnScreen(second)).statusCode).toBe(200)
    for (const response of [
      await admin.post('modules/mfe-library/rollback/', {}),
      await activateOnScreen(first()),
    ]) {
      expect(response.statusCode).toBe(409)
      expect(response.body).toContain(
        'works with its database schema up to version 1, but the database has version 2',
      )
    }
    const refusal = await admin.post('modules/mfe-library/rollback/', {}, bengali)
    expect(refusal.body).toContain('সংস্করণ পর্যন্ত কাজ করে')
    expect(() => rollback(releases, 'mfe-library', 'operator')).toThrow('the database has version 2')
    expect(active()).toBe(second)
  })

  test('by command while the migrations of the newer release run leaves a schema that fits', async () => {
    const former = first()
    await activateOnScreen(former)
    const schema = { oldest: 2, newest: 2 }
    const slow = `select pg_sleep(2); ${tables.loans}`
    const second = aService('2.0.0', schema, [tables.books, slow])
    activate(releases, 'mfe-library', second, 'operator')
    const prepared = openAs(second, schema)
    await until(async () => {
      const [row] = await server.sql`select from pg_stat_activity where query like 'select pg_sleep(2)%'`
      return row !== undefined
    })
    rollback(releases, 'mfe-library', 'operator')
    await expect(prepared).rejects.toThrow(
      `mfe-library ${second} changes its database schema so that ${former}`,
    )
    expect(await readVersions()).toEqual([{ module: 'mfe-library', version: 1, oldest: 1 }])
    expect(readSchemaVersions(releases)).toEqual({ 'mfe-library': { version: 1, oldest: 1 } })
    activate(releases, 'mfe-library', second, 'operator')
    await openAs(second, schema)
    expect(() => rollback(releases, 'mfe-library', 'operator')).toThrow('the database has version 2')
  })

  test('is kept possible during a canary: a canary whose schema breaks the active release is refused', async () => {
    const release = first()
    await activateOnScreen(release)
    const second = aService('2.0.0', { oldest: 2, newest: 2 }, [
      tables.books,
      'alter table books rename title to name',
    ])
    const response = await activateOnScreen(second, { share: 10 })
    expect([response.statusCode, response.body]).toEqual([
      409,
      expect.stringContaining(`mfe-library ${release} works with`),
    ])
    expect(await readVersions()).toEqual([{ module: 'mfe-library', version: 1, oldest: 1 }])
  })
})

test('the server ends a transaction of a module that takes too long', async () => {
  const release = aService('1.0.0', { oldest: 1, newest: 1 }, [tables.books])
  const sql = await openAs(release, { oldest: 1, newest: 1 })
  await sql`set idle_in_transaction_session_timeout = 0`
  const connection = await sql.reserve()
  const [session] = await connection<{ pid: number }[]>`select pg_backend_pid() as pid`
  const lives = async () =>
    (await server.sql`select from pg_stat_activity where pid = ${session!.pid}`).length > 0
  await connection`begin`
  await connection`lock table books in access exclusive mode`
  expect(await endLongTransactions(server.sql)).toHaveLength(0)
  expect(await lives()).toBe(true)
  expect(await endLongTransactions(server.sql, 0)).toHaveLength(1)
  // the driver must not write to a connection that has just ended, so the server is asked
  await until(async () => !(await lives()))
  connection.release()
})
