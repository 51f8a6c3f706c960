import { mkdtemp, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp } from '../app.ts'
import { openDatabase, type Database } from './database.ts'
import { runningDatabaseUrl, startEmbeddedPostgres, type EmbeddedDatabase } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { failureReason, runningPostmaster } from './postgres-cluster.ts'
import { rotateLog } from './postgres-log.ts'
import { readEnvironment } from '../process/environment.ts'
import { until } from '../../test/until.ts'

jest.setTimeout(60_000)

let folder: string
let database: EmbeddedDatabase
let sql: Database
const messages: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-embedded-'))
  process.env['ADMIN_PASSWORD'] = 'only for our environment'
  database = await startEmbeddedPostgres(folder, (sentence) => messages.push(sentence))
  sql = openDatabase(database.url)
  await migrate(sql)
})
afterAll(async () => {
  await sql.end()
  await database.stop()
  await rm(folder, { recursive: true })
})

const postmaster = async () => (await runningPostmaster(path.join(folder, 'postgres')))!.pid

test('the first run creates it for this machine only, with a password file that only its owner can read', async () => {
  expect(messages).toEqual([
    'Creating the database. This happens once and takes a few seconds.',
    'Starting the database.',
  ])
  const [{ addresses, fsync } = { addresses: '', fsync: '' }] = await sql<
    { addresses: string; fsync: string }[]
  >`
    select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`
  expect([addresses, fsync]).toEqual(['127.0.0.1', 'on'])
  expect((await stat(path.join(folder, 'postgres.json'))).mode & 0o777).toBe(0o600)
  expect(await readFile(path.join(folder, 'postgres', 'pg_hba.conf'), 'utf8')).not.toMatch(/^[^#]*\btrust$/m)
})

test('the application is not a superuser', async () => {
  const [role] = await sql`
    select current_user as name, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`
  expect(role).toEqual({ name: 'samity_app', rolsuper: false, rolcreaterole: false, rolcreatedb: false })
  await expect(sql`copy schema_views to program 'cat'`).rejects.toThrow(/permission denied/)
  await expect(sql`select pg_read_file('postgresql.conf')`).rejects.toThrow(/permission denied/)
})

test('its processes do not inherit our passwords', async () => {
  // only Linux shows the environment of another process
  if (process.platform !== 'linux') return
  const environment = await readFile(`/proc/${await postmaster()}/environ`, 'utf8')
  expect(environment).toContain('PATH=')
  expect(environment).not.toContain('ADMIN_PASSWORD')
})

test('a second Samity on the same folder is refused, and the first keeps running', async () => {
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/^Another Samity is running on the data folder/)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('a path with a link in it leads to the same running database', async () => {
  const link = `${folder}-link`
  await symlink(folder, link)
  try {
    expect(await runningDatabaseUrl(link)).toBe(database.url)
    await expect(startEmbeddedPostgres(link)).rejects.toThrow(/^Another Samity is running on the data folder/)
    expect(await runningDatabaseUrl(folder)).toBe(database.url)
  } finally {
    await rm(link)
  }
})

test('its log contains no stored value, and is rotated when it is full', async () => {
  await sql`create table quoted (name text primary key)`
  await sql`insert into quoted values ('Rahima Khatun')`
  await expect(sql`insert into quoted values ('Rahima Khatun')`).rejects.toThrow(/duplicate key/)
  await expect(sql.unsafe(`select 'Rahima Khatun'::date`)).rejects.toThrow(/invalid input/)
  const log = path.join(folder, 'postgres.log')
  expect(await readFile(log, 'utf8')).toMatch(/ready to accept connections/)
  expect(await readFile(log, 'utf8')).not.toMatch(/Rahima/)
  await rotateLog(folder, 10)
  expect(await readFile(`${log}.1`, 'utf8')).toMatch(/ready to accept connections/)
  expect((await stat(log)).size).toBe(0)
})

test('the reason of a failed start is that of the database, not its responses to our attempts', () => {
  const log = `
2026-11-30 02:49:31.281 UTC [2] FATAL:  the database system is starting up
2026-11-30 02:49:31.406 UTC [3] FATAL:  the database system is not yet accepting connections
2026-11-30 02:49:31.406 UTC [3] DETAIL:  Consistent recovery state has not been yet reached.
2026-11-30 02:49:31.507 UTC [1] FATAL:  could not extend file "base/1/2": No space left on device
2026-11-30 02:49:31.507 UTC [1] HINT:  Check free disk space.
2026-11-30 02:49:31.547 UTC [0] LOG:  database system is shut down`
  expect(failureReason(log)).toBe('could not extend file "base/1/2": No space left on device')
})

test('the command line finds the running database', async () => {
  expect(await runningDatabaseUrl(folder)).toBe(database.url)
})

test('while the database is down the server reports it and stays up; it recovers automatically afterwards', async () => {
  const app = await buildApp({ sql, environment: readEnvironment({}) })
  await app.ready()
  const ready = async () => (await app.inject('/readyz')).statusCode
  expect(await ready()).toBe(200)
  const before = app.dataVersion
  const messageCount = messages.length
  process.kill(await postmaster(), 'SIGKILL')

  const statuses = new Set<number>()
  let isServing = false
  for (let elapsedMs = 0; elapsedMs < 30_000 && !(statuses.has(503) && isServing); elapsedMs += 20) {
    const response = await app.inject({ url: '/api/settings/' })
    isServing = response.statusCode === 200
    statuses.add(response.statusCode)
    if (response.statusCode === 503) {
      expect(response.json().message).toBe(
        'The database cannot be reached at the moment. Please try again shortly.',
      )
      expect((await app.inject('/healthz')).statusCode).toBe(200)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect([isServing, ...[...statuses].sort()]).toEqual([true, 200, 503])
  expect(await ready()).toBe(200)
  // another may follow: what the database left in memory keeps it from starting for a moment
  expect(messages[messageCount]).toBe('The database stopped unexpectedly and is being started again.')

  // notifications of other processes arrive again
  const changeAndReadVersion = async () => {
    await sql`insert into settings (key, value) values ('rates', '{}') on conflict (key) do update set version = settings.version + 1`
    await new Promise((resolve) => setTimeout(resolve, 100))
    return app.dataVersion
  }
  let version = before
  for (let attempt = 0; attempt < 50 && version <= before + 1; attempt++)
    version = await changeAndReadVersion()
  const settled = await changeAndReadVersion()
  expect(await changeAndReadVersion()).toBe(settled + 1)
  await app.close()
})

test('after a crash in the database the folder is still that of the first Samity', async () => {
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  process.kill(backend!.pid, 'SIGKILL')
  await until(async () => {
    const locks = await sql`
      select from pg_locks where locktype = 'advisory' and objid = hashtext('samity data folder')::bit(32)::bigint::oid`.catch(
      () => [],
    )
    return locks.length > 0
  })
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/^Another Samity is running on the data folder/)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('a database that a killed Samity left running is taken over with all acknowledged data', async () => {
  await sql`create table acknowledged (n int)`
  await sql`insert into acknowledged values (1)`
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(__dirname, 'embedded-postgres.ts'))}
    await startEmbeddedPostgres(process.argv[1])
    process.stdout.write('running')
    setInterval(() => {}, 1000)`
  await sql.end()
  await database.stop()
  const { spawn } = await import('node:child_process')
  const other = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => other.stdout.once('data', resolve))
  const orphan = await postmaster()
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/^Another Samity is running/)
  other.kill('SIGKILL')
  database = await startEmbeddedPostgres(folder)
  expect(await postmaster()).not.toBe(orphan)
  sql = openDatabase(database.url)
  expect(await sql`select n from acknowledged`).toEqual([{ n: 1 }])
})

describe('at another start', () => {
  const passwordFile = () => path.join(folder, 'postgres.json')
  // the tests above are done with the database
  beforeAll(() => database.stop())
  afterAll(async () => {
    database = await startEmbeddedPostgres(folder)
  })

  test.each(['', '{"port":1,"pass'])(
    'a password file lost in a power cut is replaced: %j',
    async (contents) => {
      await writeFile(passwordFile(), contents)
      database = await startEmbeddedPostgres(folder)
      const again = openDatabase(database.url, { poolSize: 1 })
      expect(await again`select 1 from schema_versions limit 1`).toHaveLength(1)
      await again.end()
      await database.stop()
    },
  )

  test('objects that an older version created as superuser become the application’s', async () => {
    database = await startEmbeddedPostgres(folder)
    const older = openDatabase(database.superuserUrl, { poolSize: 1 })
    await older`create table older_table (id int generated always as identity, kind text)`
    await older`create view older_view as select * from older_table`
    await older`create type older_kind as enum ('a')`
    await older`create collation older_order (provider = icu, locale = 'en-u-kn-true')`
    await older`create function older_function() returns int language sql return 1`
    await older`create aggregate older_sum (int) (sfunc = int4pl, stype = int)`
    await older`create sequence older_numbers`
    await older`alter database samity owner to samity`
    await older.end()
    await database.stop()
    const { port, password } = JSON.parse(await readFile(passwordFile(), 'utf8')) as {
      port: number
      password: string
    }
    await writeFile(passwordFile(), JSON.stringify({ port, password }))
    database = await startEmbeddedPostgres(folder)
    const app = openDatabase(database.url, { poolSize: 1 })
    const otherOwners = await app`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname like 'older%' and relowner <> 'samity_app'::regrole
      union all
      select proname from pg_proc where proname like 'older%' and proowner <> 'samity_app'::regrole`
    expect([...otherOwners]).toEqual([])
    await app`drop view older_view`
    await app`drop table older_table`
    await app`drop type older_kind`
    await app`drop collation older_order`
    await app`drop routine older_function`
    await app`drop aggregate older_sum (int)`
    await app`drop sequence older_numbers`
    await app.end()
    await database.stop()
  })

  test('a wrong password is reported at once', async () => {
    const originalFile = await readFile(passwordFile(), 'utf8')
    await writeFile(passwordFile(), '{"port":1,"password":"another","appPassword":"another"}')
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/the password in postgres\.json is wrong/)
    await writeFile(passwordFile(), originalFile)
  })

  test('damaged files are reported with the reason and stay unchanged', async () => {
    const control = path.join(folder, 'postgres', 'global', 'pg_control')
    const whole = await readFile(control)
    await truncate(control, 100)
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      /cannot be used: could not read file "global\/pg_control".*\. Nothing was changed\. .*restore the last backup/,
    )
    expect((await stat(control)).size).toBe(100)
    await writeFile(control, whole)
  })
})
