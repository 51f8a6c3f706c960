import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { reconcile } from '../features/accounts/reconciliation.ts'
import { withBackupLock, findLatestBackup } from '../features/system/backups/backup-runs.ts'
import { rehearse } from '../checks/rehearse.ts'
import { backUpIfDue, isBackupDue, lastScheduledTime } from '../features/system/backups/schedule.ts'
import { hashChainContains } from '../audit/audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { openArchive, writeArchive } from './archive.ts'
import { backUp } from './backup.ts'
import { backupPassphrase, existingPassphrase, printPassphrase } from './passphrase.ts'
import { readFingerprints, restoreBackup } from './restore.ts'
import type { BackupItem } from './tables.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { readEnvironment } from '../process/environment.ts'
import { migrate } from '../database/migrate.ts'
import { anAdvocate, aSale, createRecord } from '../../test/builders.ts'
import { writeFormat1 } from '../../test/backup-format-1.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

jest.setTimeout(60_000)

let server: TestServer
let admin: TestUser
let folder: string
const databases: { sql: Database; name: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-backup-'))
  server = await startTestServer({
    BACKUP_FOLDER: path.join(folder, 'backups'),
    BACKUP_KEEP: '2',
    SAMITY_DATA: path.join(folder, 'data'),
  })
  admin = await server.as('admin')
  await createRecord(
    admin,
    'advocates/',
    anAdvocate({ name_english: 'Tab\tand \\ slash', remarks: 'line\nbreak' }),
  )
  await createRecord(admin, 'vokalotnama/', aSale())
  const voidedSale = await createRecord(
    admin,
    'vokalotnama/',
    aSale({ serials: [{ from_serial: 11, to_serial: 20 }] }),
  )
  await admin.delete(`vokalotnama/${voidedSale.id}/`, { reason: 'wrong' })
})
afterAll(async () => {
  for (const { sql, name } of databases) {
    await sql.end()
    await server.sql`drop database ${server.sql(name)} with (force)`
  }
  await server.close()
  await rm(folder, { recursive: true })
})

const databaseUrl = (name: string) =>
  Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), { pathname: `/${name}` }).href

/** Creates a database without tables. */
async function createEmptyDatabase(): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await server.sql`create database ${server.sql(name)} template template0`
  const sql = openDatabase(databaseUrl(name), { poolSize: 1, noDelay: true })
  databases.push({ sql, name })
  return sql
}

const file = (name: string) => path.join(folder, name)
const tablesIn = async (sql: Database) =>
  (await sql`select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`).length

/** Every row of every table that a backup contains, as text. */
async function readAllRows(sql: Database): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('sessions', 'idempotency_keys', 'one_time_tokens', 'attempt_counters', 'schema_versions', 'schema_views', 'change_channel', 'audit_events', 'audit_chain', 'audit_chain_queue', 'event_feed', 'event_outbox', 'events', 'webhook_deliveries', 'webhook_attempts')`
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const records = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} t order by 1`
      return [name, records.map(({ row }) => row)] as const
    }),
  )
  return Object.fromEntries(rows)
}

test.each([
  ['in plain text', undefined],
  ['encrypted', 'একটি গোপন বাক্য'],
])(
  'a backup, %s, restores completely into an empty database, passes its checks and continues the numbering',
  async (label, passphrase) => {
    const backup = file(`whole-${label}`)
    await backUp(server.sql, backup, passphrase)
    const before = await readAllRows(server.sql)
    const sql = await createEmptyDatabase()
    const { rows } = await restoreBackup(sql, backup, passphrase)
    expect(rows).toBeGreaterThan(20)
    expect(await readAllRows(sql)).toEqual(before)
    expect(await verifyAudit(sql)).toMatchObject({ ok: true })
    expect((await reconcile(sql)).laws.filter(({ ok }) => !ok)).toEqual([])
    expect(await sql`select 1 from sessions`).toHaveLength(0)
    await expect(sql`delete from audit_events`).rejects.toThrow('append-only')
    await expect(sql`insert into committees (advocate_id, year) values (999999, 2026)`).rejects.toThrow(
      /foreign key/,
    )
    const [{ next } = { next: 0 }] = await sql<{ next: number }[]>`select nextval('receipts_id_seq') as next`
    const [{ last } = { last: 0 }] = await sql<{ last: number }[]>`select max(id) as last from receipts`
    expect(next).toBe(last + 1)
  },
)

test('a backup is a snapshot of one moment, even while cashiers sell', async () => {
  let serial = 1000
  const stop = new AbortController()
  const cashier = async () => {
    while (!stop.signal.aborted)
      await createRecord(
        admin,
        'vokalotnama/',
        aSale({ serials: [{ from_serial: serial, to_serial: serial++ }] }),
      )
  }
  const sales = Promise.all([cashier(), cashier(), cashier()])
  const { head } = await backUp(server.sql, file('while-selling'), undefined)
  stop.abort()
  await sales
  const sql = await createEmptyDatabase()
  await restoreBackup(sql, file('while-selling'), undefined)
  expect((await reconcile(sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  expect(await verifyAudit(sql)).toMatchObject({ ok: true })
  // the hash chain of both databases contains the hash that the operator stored elsewhere
  expect([await hashChainContains(server.sql, head ?? ''), await hashChainContains(sql, head ?? '')]).toEqual(
    [true, true],
  )
})

test('a restore refuses a database with data and leaves it unchanged; it accepts a migrated one without users', async () => {
  await backUp(server.sql, file('refused'), undefined)
  const sql = await createEmptyDatabase()
  await migrate(sql)
  await sql`insert into users (username, username_key, password_hash) values ('a', 'a', 'x')`
  await expect(restoreBackup(sql, file('refused'), undefined)).rejects.toThrow(/^The database is not empty/)
  expect(await sql`select username from users`).toEqual([{ username: 'a' }])
  await sql`delete from users`
  // what the server itself notes at its start
  await sql`insert into audit_events (actor, action, subject) values ('system', 'activate', 'modules')`
  await restoreBackup(sql, file('refused'), undefined)
  expect((await sql`select 1 from users`).length).toBeGreaterThan(0)
})

test('a restore replaces a database with data when it is told to, and never one of another program', async () => {
  await backUp(server.sql, file('replacement'), undefined)
  const sql = await createEmptyDatabase()
  await migrate(sql)
  await sql`insert into users (username, username_key, password_hash) values ('former', 'former', 'x')`
  await expect(restoreBackup(sql, file('replacement'), undefined)).rejects.toThrow(/add --replace/)
  await restoreBackup(sql, file('replacement'), undefined, { replace: true })
  expect(await sql`select 1 from users where username = 'former'`).toHaveLength(0)
  expect((await sql`select 1 from users`).length).toBeGreaterThan(0)
  const foreignDatabase = await createEmptyDatabase()
  await foreignDatabase`create table something (id int)`
  await expect(restoreBackup(foreignDatabase, file('replacement'), undefined)).rejects.toThrow(
    /^The database is not empty/,
  )
  await expect(
    restoreBackup(foreignDatabase, file('replacement'), undefined, { replace: true }),
  ).rejects.toThrow(/^The database is not empty/)
})

test('a missing and a wrong passphrase have messages of their own, different from a damaged file', async () => {
  await backUp(server.sql, file('secret'), 'right')
  expect((await readFile(file('secret'))).includes('Meghnapur')).toBe(false)
  const sql = await createEmptyDatabase()
  await expect(restoreBackup(sql, file('secret'), undefined)).rejects.toThrow(
    /is encrypted: set BACKUP_PASSPHRASE/,
  )
  await expect(restoreBackup(sql, file('secret'), 'wrong')).rejects.toThrow(/is not the passphrase/)
  expect(await tablesIn(sql)).toBe(0)
})

describe.each([
  ['plain', undefined],
  ['encrypted', 'right'],
])('a damaged backup (%s) is refused and leaves the database empty when it', (kind, passphrase) => {
  let whole: Buffer
  let sql: Database
  beforeAll(async () => {
    await backUp(server.sql, file(`damaged-${kind}`), passphrase)
    whole = await readFile(file(`damaged-${kind}`))
    sql = await createEmptyDatabase()
  })
  const expectRefusal = async (bytes: Buffer) => {
    await writeFile(file('damaged'), bytes)
    await expect(restoreBackup(sql, file('damaged'), passphrase)).rejects.toThrow(
      /^The backup .* (is damaged|could not be restored)|is not a backup of Samity|is not the passphrase|was made (by|with)/,
    )
    expect(await tablesIn(sql)).toBe(0)
  }

  test('is cut short anywhere', async () => {
    const head = whole.indexOf('\n') + 1
    const lengths = [head + 1, whole.length >> 1, whole.length - 1]
    // deriving the key is slow on purpose
    if (!passphrase) lengths.push(0, 5, head, head + 16, whole.length - 16)
    for (const length of lengths) await expectRefusal(whole.subarray(0, length))
  })

  test('has one byte changed', async () => {
    for (let attempt = 0; attempt < (passphrase ? 2 : 15); attempt++) {
      const copy = Buffer.from(whole)
      const offset = attempt === 0 ? whole.length - 1 : Math.floor(Math.random() * whole.length)
      copy[offset] = copy[offset]! ^ (1 << Math.floor(Math.random() * 8))
      await expectRefusal(copy)
    }
  })

  test('has bytes appended', () => expectRefusal(Buffer.concat([whole, Buffer.from('x')])))
})

test('an older backup is migrated; a newer one is refused with a sentence', async () => {
  // the old backup comes from schema version 8, without the tables of later migrations
  const migrations = await readFingerprints(server.sql)
  await backUp(server.sql, file('today'), undefined)
  const { content, read } = await openArchive(file('today'), undefined)
  const newer = {
    ...content,
    schema: content.schema + 1,
    migrations: { ...migrations, [content.schema + 1]: 'x' },
  }
  const sql = await createEmptyDatabase()
  await read(async (items) => writeArchive(file('newer'), newer, undefined, items))
  await expect(restoreBackup(sql, file('newer'), undefined)).rejects.toThrow(
    /restore it with the newer Samity/,
  )
  const otherMigrations = { ...content, migrations: { ...migrations, 3: 'another' } }
  await read(async (items) => writeArchive(file('other'), otherMigrations, undefined, items))
  await expect(restoreBackup(sql, file('other'), undefined)).rejects.toThrow(/a different migration 3/)
  expect(await tablesIn(sql)).toBe(0)
  const old = await createEmptyDatabase()
  const { createTables } = await import('../database/migrate.ts')
  await old.begin((inside) => createTables(inside, 8))
  await old`insert into users (username, username_key, password_hash) values ('chief', 'chief', 'x')`
  await backUp(old, file('old'), undefined)
  const { migrated } = await restoreBackup(sql, file('old'), undefined)
  expect(migrated).toContain('009 system')
  expect(await sql`select username from users`).toEqual([{ username: 'chief' }])
  expect(await sql`select id from backups`).toEqual([])
})

test.each([
  ['in plain text', undefined],
  ['encrypted', 'একটি গোপন বাক্য'],
])(
  'a backup of an earlier version, %s, restores completely; a damaged one does not',
  async (label, passphrase) => {
    const { content, read } = await openArchive(file('today'), undefined)
    const old = file(`format-1-${label}`)
    await read((items) => writeFormat1(old, content, passphrase, items))
    const sql = await createEmptyDatabase()
    const bytes = await readFile(old)
    bytes[bytes.length - 100]! ^= 1
    await writeFile(file('damaged'), bytes)
    await expect(restoreBackup(sql, file('damaged'), passphrase)).rejects.toThrow(
      /is damaged: it (was changed at|ends too early)/,
    )
    await writeFile(file('damaged'), (await readFile(old)).subarray(0, -20))
    await expect(restoreBackup(sql, file('damaged'), passphrase)).rejects.toThrow(/is damaged/)
    if (passphrase) await expect(restoreBackup(sql, old, 'wrong')).rejects.toThrow(/is not the passphrase/)
    const { rows } = await restoreBackup(sql, old, passphrase)
    expect(rows).toBeGreaterThan(20)
    const fresh = await createEmptyDatabase()
    await restoreBackup(fresh, file('today'), undefined)
    // each restore adds one entry of its own to the audit log, which these rows do not contain
    expect(await readAllRows(sql)).toEqual(await readAllRows(fresh))
  },
)

test('a backup that cannot be written fails with a sentence and leaves no file', async () => {
  await expect(backUp(server.sql, '/dev/full/backup', undefined)).rejects.toThrow(
    /the folder does not exist\.$/,
  )
  await expect(backUp(server.sql, file('today'), undefined)).rejects.toThrow(
    /choose another name for the backup/,
  )
  const failingItems = async function* (): AsyncGenerator<BackupItem> {
    yield { kind: 'table', table: { name: 'banks', columns: ['id'] } }
    yield { kind: 'rows', bytes: Buffer.alloc(1_000_000, 'a') }
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
  }
  const head = { made_at: new Date().toISOString(), schema: 1, migrations: {} }
  await expect(writeArchive(file('half'), head, undefined, failingItems())).rejects.toThrow(
    /the disk is full\.$/,
  )
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([])
  // the connection whose backup failed half way still works
  expect(await server.sql`select 1 as one`).toEqual([{ one: 1 }])
})

describe('the backup schedule', () => {
  test('finds the last scheduled time in Dhaka', () => {
    expect(new Date(lastScheduledTime('02:00', Date.parse('2026-11-21T19:59:59Z'))).toISOString()).toBe(
      '2026-11-20T20:00:00.000Z',
    )
    expect(new Date(lastScheduledTime('02:00', Date.parse('2026-11-21T20:00:00Z'))).toISOString()).toBe(
      '2026-11-21T20:00:00.000Z',
    )
  })

  test('catches up on a missed backup once, keeps BACKUP_KEEP backups, and waits after a failure', async () => {
    const { sql, app } = server
    const tomorrow = Date.now() + 86_400_000
    expect(await isBackupDue(sql, '02:00', tomorrow)).toBe(true)
    for (let day = 4; day > 0; day--) {
      await sql`update schema_versions set run_at = now() - interval '9 days'`
      await sql`update backups set started_at = started_at - interval '1 day'`
      expect(await backUpIfDue(app)).toBe(true)
      expect(await backUpIfDue(app)).toBe(false)
    }
    expect(await readdir(file('backups'))).toHaveLength(2)
    const last = await findLatestBackup(sql)
    expect((await stat(last!.file)).mode & 0o777).toBe(0o600)
    await sql`update backups set started_at = started_at - interval '1 day'`
    await sql`insert into backups (cause, server, file, problem, finished_at) values ('schedule', 'x', 'y', 'no room', now())`
    expect(await backUpIfDue(app)).toBe(false)
    await sql`update backups set started_at = started_at - interval '61 minutes' where problem = 'no room'`
    expect(await backUpIfDue(app)).toBe(true)
  })

  test('goes on after a clock that was ahead, and keeps the backups that were made last', async () => {
    const { sql, app } = server
    const ahead = await findLatestBackup(sql)
    await sql`update backups set started_at = started_at + interval '1 year', finished_at = finished_at + interval '1 year'`
    expect((await admin.get('dashboard/')).json().backups).toMatchObject({ last: null })
    expect(await backUpIfDue(app)).toBe(true)
    expect(await readdir(file('backups'))).toHaveLength(2)
    const last = await findLatestBackup(sql)
    expect(last!.id).toBeGreaterThan(ahead!.id)
    expect((await admin.get('dashboard/')).json().backups).toMatchObject({ overdue: false })
    expect((await admin.get('backups/')).json().backups[0].id).toBe(last!.id)
  })

  test('keeps BACKUP_KEEP backups also where each start has another name of the machine', async () => {
    const { sql, app } = server
    await sql`update backups set server = 'a former container', started_at = started_at - interval '1 day'`
    const former = await findLatestBackup(sql)
    expect(await backUpIfDue(app)).toBe(true)
    expect(await readdir(file('backups'))).toHaveLength(2)
    expect((await findLatestBackup(sql))!.id).toBeGreaterThan(former!.id)
  })

  test('warns an administrator of a failure, and of a last good backup that is too old', async () => {
    const { sql } = server
    const readStatus = async () => (await admin.get('dashboard/')).json().backups
    expect(await readStatus()).toMatchObject({ overdue: false, problem: null })
    await sql`update backups set finished_at = finished_at - interval '37 hours'`
    expect(await readStatus()).toMatchObject({ overdue: true, last: expect.stringContaining('T') })
    await sql`insert into backups (cause, server, file, problem, finished_at) values ('person', 'x', 'y', 'no room', now())`
    expect(await readStatus()).toMatchObject({ overdue: true, problem: 'no room' })
    await sql`delete from backups where problem = 'no room'`
    const staff = await server.as('staff')
    expect((await staff.get('dashboard/')).json()).not.toHaveProperty('backups')
  })

  test('runs on one of several servers at a time', async () => {
    await withBackupLock(server.sql, async () => {
      expect(await withBackupLock(server.sql, async () => 'a second one')).toBeUndefined()
      expect((await admin.post('backups/')).statusCode).toBe(409)
    })
  })

  test('lists the backups for an administrator, who can make one', async () => {
    const response = await admin.post('backups/')
    expect([response.statusCode, response.json().backups[0].actor]).toEqual([202, admin.username])
    let [newest] = response.json().backups
    for (let attempt = 0; attempt < 100 && newest.finished_at === null; attempt++) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      ;[newest] = (await admin.get('backups/')).json().backups
    }
    expect(newest).toMatchObject({ cause: 'person', problem: null, encrypted: true })
    expect(newest.bytes).toBe((await stat(newest.file)).size)
    // with the passphrase that the server generated
    const sql = await createEmptyDatabase()
    await restoreBackup(sql, newest.file, (await admin.get('backups/')).json().passphrase)
    expect((await sql`select 1 from users`).length).toBeGreaterThan(0)
    const [entry] = (await admin.get('audit/?action=backup')).json()
    expect(entry).toMatchObject({ actor: admin.username, subject: 'backups' })
  })
})

test('a rehearsal restores a backup into a temporary database and removes it afterwards', async () => {
  const messages: string[] = []
  const data = file('rehearsed')
  const other = `rehearsal-${process.ppid}-abcdef`
  // the second one is of a version that did not name its process
  const killed = [`rehearsal-${spawnSync('true').pid}-abcdef`, 'rehearsal-abcdef']
  for (const name of [other, ...killed]) await mkdir(path.join(data, name, 'postgres'), { recursive: true })
  const { ok } = await rehearse({ data, backups: server.app.environment.backups }, file('today'), (line) =>
    messages.push(line),
  )
  expect(ok).toBe(true)
  expect(messages[0]).toMatch(/^Restored \d+ rows as of /)
  expect(messages[1]).toMatch(/^The audit log is intact/)
  expect(await readdir(data)).toEqual([other])
})

describe('the passphrase of backups', () => {
  const environment = (env: Record<string, string> = {}, data = 'another-server') =>
    readEnvironment({ SAMITY_DATA: file(data), ...env })

  test('is generated once under concurrent calls, in a file that only its owner can read', async () => {
    const passphrases = await Promise.all(Array.from({ length: 5 }, () => backupPassphrase(environment())))
    expect(new Set(passphrases).size).toBe(1)
    expect(passphrases[0]).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/)
    const passphraseFile = file('another-server/backup-passphrase.json')
    expect((await stat(passphraseFile)).mode & 0o777).toBe(0o600)
    expect(await existingPassphrase(environment())).toBe(passphrases[0])
  })

  test('is printed at every start until an administrator confirms that it is stored', async () => {
    const messages: string[] = []
    await printPassphrase(server.app.environment, (sentence) => messages.push(sentence))
    const { passphrase } = (await admin.get('backups/')).json()
    expect(messages.join()).toContain(passphrase)
    expect((await (await server.as('staff')).post('backups/passphrase-kept/')).statusCode).toBe(403)
    expect((await admin.post('backups/passphrase-kept/')).json()).toMatchObject({
      passphrase: null,
      encrypted: true,
    })
    expect(await existingPassphrase(server.app.environment)).toBe(passphrase)
    await printPassphrase(server.app.environment, (sentence) => messages.push(sentence))
    expect(messages).toHaveLength(1)
    const [entry] = (await admin.get('audit/?action=keep-passphrase')).json()
    expect(JSON.stringify(entry)).not.toContain(passphrase)
  })

  test('is the operator’s own where BACKUP_PASSPHRASE is set, and is off only for the value none', async () => {
    expect(await backupPassphrase(environment({ BACKUP_PASSPHRASE: 'my own' }, 'own'))).toBe('my own')
    const off = environment({ BACKUP_PASSPHRASE: 'none' }, 'off')
    expect(await backupPassphrase(off)).toBeUndefined()
    const messages: string[] = []
    await printPassphrase(off, (sentence) => messages.push(sentence))
    expect(messages).toEqual([expect.stringMatching(/^WARNING: backups are not encrypted/)])
    await expect(stat(file('off'))).rejects.toThrow('ENOENT')
  })

  test('is not generated again when its file is damaged', async () => {
    const brokenEnvironment = environment({}, 'damaged-file')
    await backupPassphrase(brokenEnvironment)
    await writeFile(file('damaged-file/backup-passphrase.json'), '{"passphr')
    await expect(backupPassphrase(brokenEnvironment)).rejects.toThrow(/cannot be read: set BACKUP_PASSPHRASE/)
  })
})
