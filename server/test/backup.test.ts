import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { reconcile } from '../src/features/accounts/reconciliation.ts'
import { withBackupLock, findLatestBackup } from '../src/features/system/backups/backup-runs.ts'
import { rehearse } from '../src/checks/rehearse.ts'
import { backUpIfDue, isBackupDue, lastScheduledTime } from '../src/features/system/backups/schedule.ts'
import { hashChainContains, verifyAudit } from '../src/audit/audit.ts'
import { openArchive, writeArchive } from '../src/backup/archive.ts'
import { backUp } from '../src/backup/backup.ts'
import { backupPassphrase, existingPassphrase, printPassphrase } from '../src/backup/passphrase.ts'
import { readFingerprints, restoreBackup } from '../src/backup/restore.ts'
import { openDatabase, type Database } from '../src/database/database.ts'
import { readEnvironment } from '../src/process/environment.ts'
import { migrate } from '../src/database/migrate.ts'
import { anAdvocate, aSale, createRecord } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

jest.setTimeout(60_000)

let served: TestServer
let admin: TestUser
let folder: string
const opened: { sql: Database; name: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-backup-'))
  served = await startTestServer({
    BACKUP_FOLDER: path.join(folder, 'kept'),
    BACKUP_KEEP: '2',
    SAMITY_DATA: path.join(folder, 'data'),
  })
  admin = await served.as('admin')
  await createRecord(
    admin,
    'advocates/',
    anAdvocate({ name_english: 'Tab\tand \\ slash', remarks: 'line\nbreak' }),
  )
  await createRecord(admin, 'vokalotnama/', aSale())
  const gone = await createRecord(
    admin,
    'vokalotnama/',
    aSale({ serials: [{ from_serial: 11, to_serial: 20 }] }),
  )
  await admin.delete(`vokalotnama/${gone.id}/`, { reason: 'wrong' })
})
afterAll(async () => {
  for (const { sql, name } of opened) {
    await sql.end()
    await served.sql`drop database ${served.sql(name)} with (force)`
  }
  await served.close()
  await rm(folder, { recursive: true })
})

const addressOf = (name: string) =>
  Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), { pathname: `/${name}` }).href

/** A database with nothing in it. */
async function anEmptyDatabase(): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await served.sql`create database ${served.sql(name)} template template0`
  const sql = openDatabase(addressOf(name), { poolSize: 1 })
  opened.push({ sql, name })
  return sql
}

const file = (name: string) => path.join(folder, name)
const tablesIn = async (sql: Database) =>
  (await sql`select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`).length

/** Every row of every table that a backup holds, as text. */
async function everything(sql: Database): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('sessions', 'idempotency_keys', 'one_time_tokens', 'sign_in_failures', 'schema_versions', 'schema_views', 'audit_entries', 'audit_seals', 'audit_unsealed')`
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} t order by 1`
      return [name, found.map(({ row }) => row)] as const
    }),
  )
  return Object.fromEntries(rows)
}

test.each([
  ['as it is', undefined],
  ['encrypted', 'একটি গোপন বাক্য'],
])(
  'a backup, %s, comes back whole in an empty database, proves itself and goes on numbering',
  async (how, passphrase) => {
    const backup = file(`whole-${how}`)
    await backUp(served.sql, backup, passphrase)
    const before = await everything(served.sql)
    const sql = await anEmptyDatabase()
    const { rows } = await restoreBackup(sql, backup, passphrase)
    expect(rows).toBeGreaterThan(20)
    expect(await everything(sql)).toEqual(before)
    expect(await verifyAudit(sql)).toMatchObject({ ok: true })
    expect((await reconcile(sql)).laws.filter(({ ok }) => !ok)).toEqual([])
    expect(await sql`select 1 from sessions`).toHaveLength(0)
    await expect(sql`delete from audit_entries`).rejects.toThrow('append-only')
    await expect(sql`insert into committees (advocate_id, year) values (999999, 2026)`).rejects.toThrow(
      /foreign key/,
    )
    const [{ next } = { next: 0 }] = await sql<{ next: number }[]>`select nextval('receipts_id_seq') as next`
    const [{ last } = { last: 0 }] = await sql<{ last: number }[]>`select max(id) as last from receipts`
    expect(next).toBe(last + 1)
  },
)

test('it is of one moment, while cashiers go on selling', async () => {
  let serial = 1000
  const closing = new AbortController()
  const cashier = async () => {
    while (!closing.signal.aborted)
      await createRecord(
        admin,
        'vokalotnama/',
        aSale({ serials: [{ from_serial: serial, to_serial: serial++ }] }),
      )
  }
  const working = Promise.all([cashier(), cashier(), cashier()])
  const { head } = await backUp(served.sql, file('while-selling'), undefined)
  closing.abort()
  await working
  const sql = await anEmptyDatabase()
  await restoreBackup(sql, file('while-selling'), undefined)
  expect((await reconcile(sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  expect(await verifyAudit(sql)).toMatchObject({ ok: true })
  // the hash that is kept elsewhere proves both: what went on, and what came out of the file
  expect([await hashChainContains(served.sql, head ?? ''), await hashChainContains(sql, head ?? '')]).toEqual(
    [true, true],
  )
})

test('a database that is not empty is refused and stays as it is; one that nobody has used yet is taken', async () => {
  await backUp(served.sql, file('refused'), undefined)
  const sql = await anEmptyDatabase()
  await migrate(sql)
  await sql`insert into users (username, username_key, password_hash) values ('a', 'a', 'x')`
  await expect(restoreBackup(sql, file('refused'), undefined)).rejects.toThrow(/^The database is not empty/)
  expect(await sql`select username from users`).toEqual([{ username: 'a' }])
  await sql`delete from users`
  await restoreBackup(sql, file('refused'), undefined)
  expect((await sql`select 1 from users`).length).toBeGreaterThan(0)
  const stranger = await anEmptyDatabase()
  await stranger`create table something (id int)`
  await expect(restoreBackup(stranger, file('refused'), undefined)).rejects.toThrow(
    /^The database is not empty/,
  )
})

test('the wrong passphrase, and none, are told apart from a damaged file', async () => {
  await backUp(served.sql, file('secret'), 'right')
  expect((await readFile(file('secret'))).includes('Meghnapur')).toBe(false)
  const sql = await anEmptyDatabase()
  await expect(restoreBackup(sql, file('secret'), undefined)).rejects.toThrow(
    /is encrypted: set BACKUP_PASSPHRASE/,
  )
  await expect(restoreBackup(sql, file('secret'), 'wrong')).rejects.toThrow(/is not the passphrase/)
  expect(await tablesIn(sql)).toBe(0)
})

describe.each([
  ['plain', undefined],
  ['encrypted', 'right'],
])('a damaged backup (%s) is refused and leaves the database empty:', (kind, passphrase) => {
  let whole: Buffer
  let sql: Database
  beforeAll(async () => {
    await backUp(served.sql, file(`damaged-${kind}`), passphrase)
    whole = await readFile(file(`damaged-${kind}`))
    sql = await anEmptyDatabase()
  })
  const refused = async (bytes: Buffer) => {
    await writeFile(file('damaged'), bytes)
    await expect(restoreBackup(sql, file('damaged'), passphrase)).rejects.toThrow(
      /^The backup .* (is damaged|could not be restored)|is not a backup of Samity|is not the passphrase|was made (by|with)/,
    )
    expect(await tablesIn(sql)).toBe(0)
  }

  test('cut short anywhere', async () => {
    const head = whole.indexOf('\n') + 1
    const lengths = [head + 1, whole.length >> 1, whole.length - 1]
    // deriving the key takes a while, as it should
    if (!passphrase) lengths.push(0, 5, head, head + 16, whole.length - 16)
    for (const length of lengths) await refused(whole.subarray(0, length))
  })

  test('any byte changed', async () => {
    for (let tries = 0; tries < (passphrase ? 2 : 15); tries++) {
      const changed = Buffer.from(whole)
      const at = tries === 0 ? whole.length - 1 : Math.floor(Math.random() * whole.length)
      changed[at] = changed[at]! ^ (1 << Math.floor(Math.random() * 8))
      await refused(changed)
    }
  })

  test('longer than it was', () => refused(Buffer.concat([whole, Buffer.from('x')])))
})

test('an older backup comes up to date, a newer one is refused with a sentence', async () => {
  // as a Samity of schema version 8 would have written it: the tables of the later migrations are not in it yet
  const migrations = await readFingerprints(served.sql)
  await backUp(served.sql, file('today'), undefined)
  const { header, read } = await openArchive(file('today'), undefined)
  const newer = {
    ...header,
    schema: header.schema + 1,
    migrations: { ...migrations, [header.schema + 1]: 'x' },
  }
  const sql = await anEmptyDatabase()
  await read(async (body) => writeArchive(file('newer'), newer, undefined, body))
  await expect(restoreBackup(sql, file('newer'), undefined)).rejects.toThrow(
    /restore it with the newer Samity/,
  )
  const other = { ...header, migrations: { ...migrations, 3: 'another' } }
  await read(async (body) => writeArchive(file('other'), other, undefined, body))
  await expect(restoreBackup(sql, file('other'), undefined)).rejects.toThrow(/another content of migration 3/)
  expect(await tablesIn(sql)).toBe(0)
  const old = await anEmptyDatabase()
  const { createTables } = await import('../src/database/migrate.ts')
  await old.begin((inside) => createTables(inside, 8))
  await old`insert into users (username, username_key, password_hash) values ('chief', 'chief', 'x')`
  await backUp(old, file('old'), undefined)
  const { migrated } = await restoreBackup(sql, file('old'), undefined)
  expect(migrated).toContain('016 backups')
  expect(await sql`select username from users`).toEqual([{ username: 'chief' }])
  expect(await sql`select id from backups`).toEqual([])
})

test('what cannot be written is said in a sentence, and nothing stands under the name', async () => {
  await expect(backUp(served.sql, '/dev/full/backup', undefined)).rejects.toThrow(
    /the folder does not exist\.$/,
  )
  await expect(backUp(served.sql, file('today'), undefined)).rejects.toThrow(/give the backup another name/)
  const broken = async function* () {
    yield Buffer.alloc(1_000_000, 'a')
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
  }
  const head = { made_at: new Date().toISOString(), schema: 1, migrations: {} }
  await expect(writeArchive(file('half'), head, undefined, broken())).rejects.toThrow(/the disk is full\.$/)
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([])
  // the connection that was given up half way answers again
  expect(await served.sql`select 1 as one`).toEqual([{ one: 1 }])
})

describe('the schedule', () => {
  test('knows when it was that time in Dhaka', () => {
    expect(new Date(lastScheduledTime('02:00', Date.parse('2026-11-21T19:59:59Z'))).toISOString()).toBe(
      '2026-11-20T20:00:00.000Z',
    )
    expect(new Date(lastScheduledTime('02:00', Date.parse('2026-11-21T20:00:00Z'))).toISOString()).toBe(
      '2026-11-21T20:00:00.000Z',
    )
  })

  test('makes up for a time that was missed, once, keeps as many as it should, and waits after a failure', async () => {
    const { sql, app } = served
    const tomorrow = Date.now() + 86_400_000
    expect(await isBackupDue(sql, '02:00', tomorrow)).toBe(true)
    for (let day = 4; day > 0; day--) {
      await sql`update schema_versions set run_at = now() - interval '9 days'`
      await sql`update backups set started_at = started_at - interval '1 day'`
      expect(await backUpIfDue(app)).toBe(true)
      expect(await backUpIfDue(app)).toBe(false)
    }
    expect(await readdir(file('kept'))).toHaveLength(2)
    const last = await findLatestBackup(sql)
    expect((await stat(last!.file)).mode & 0o777).toBe(0o600)
    await sql`update backups set started_at = started_at - interval '1 day'`
    await sql`insert into backups (cause, server, file, problem, finished_at) values ('schedule', 'x', 'y', 'no room', now())`
    expect(await backUpIfDue(app)).toBe(false)
    await sql`update backups set started_at = started_at - interval '61 minutes' where problem = 'no room'`
    expect(await backUpIfDue(app)).toBe(true)
  })

  test('an administrator is told of a failure, and of a last good one that is too old', async () => {
    const { sql } = served
    const told = async () => (await admin.get('dashboard/')).json().backups
    expect(await told()).toMatchObject({ overdue: false, problem: null })
    await sql`update backups set finished_at = finished_at - interval '37 hours'`
    expect(await told()).toMatchObject({ overdue: true, last: expect.stringContaining('T') })
    await sql`insert into backups (cause, server, file, problem, finished_at) values ('person', 'x', 'y', 'no room', now())`
    expect(await told()).toMatchObject({ overdue: true, problem: 'no room' })
    await sql`delete from backups where problem = 'no room'`
    const staff = await served.as('staff')
    expect((await staff.get('dashboard/')).json()).not.toHaveProperty('backups')
  })

  test('is followed by one of several servers', async () => {
    await withBackupLock(served.sql, async () => {
      expect(await withBackupLock(served.sql, async () => 'a second one')).toBeUndefined()
      expect((await admin.post('backups/')).statusCode).toBe(409)
    })
  })

  test('an administrator sees the backups and makes one', async () => {
    const begun = await admin.post('backups/')
    expect([begun.statusCode, begun.json().backups[0].actor]).toEqual([202, admin.username])
    let [newest] = begun.json().backups
    for (let tries = 0; tries < 100 && newest.finished_at === null; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      ;[newest] = (await admin.get('backups/')).json().backups
    }
    expect(newest).toMatchObject({ cause: 'person', problem: null, encrypted: true })
    expect(newest.bytes).toBe((await stat(newest.file)).size)
    // with the passphrase that the server made
    const sql = await anEmptyDatabase()
    await restoreBackup(sql, newest.file, (await admin.get('backups/')).json().passphrase)
    expect((await sql`select 1 from users`).length).toBeGreaterThan(0)
    const [entry] = (await admin.get('audit/?action=backup')).json()
    expect(entry).toMatchObject({ actor: admin.username, subject: 'backups' })
  })
})

test('a rehearsal restores the last one into a database of its own, and leaves nothing behind', async () => {
  const said: string[] = []
  const data = file('rehearsed')
  const { ok } = await rehearse({ data, backups: served.app.environment.backups }, file('today'), (line) =>
    said.push(line),
  )
  expect(ok).toBe(true)
  expect(said[0]).toMatch(/^Restored \d+ rows as of /)
  expect(said[1]).toMatch(/^The audit log is intact/)
  expect(await readdir(data)).toEqual([])
})

describe('the passphrase of backups', () => {
  const settings = (env: Record<string, string> = {}, data = 'another-server') =>
    readEnvironment({ SAMITY_DATA: file(data), ...env })

  test('is made once, whoever asks first, and is kept for its owner alone', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => backupPassphrase(settings())))
    expect(new Set(made).size).toBe(1)
    expect(made[0]).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/)
    const kept = file('another-server/backup-passphrase.json')
    expect((await stat(kept)).mode & 0o777).toBe(0o600)
    expect(await existingPassphrase(settings())).toBe(made[0])
  })

  test('is told at every start until an administrator has kept it', async () => {
    const told: string[] = []
    await printPassphrase(served.app.environment, (sentence) => told.push(sentence))
    const { passphrase } = (await admin.get('backups/')).json()
    expect(told.join()).toContain(passphrase)
    expect((await (await served.as('staff')).post('backups/passphrase-kept/')).statusCode).toBe(403)
    expect((await admin.post('backups/passphrase-kept/')).json()).toMatchObject({
      passphrase: null,
      encrypted: true,
    })
    expect(await existingPassphrase(served.app.environment)).toBe(passphrase)
    await printPassphrase(served.app.environment, (sentence) => told.push(sentence))
    expect(told).toHaveLength(1)
    const [entry] = (await admin.get('audit/?action=keep-passphrase')).json()
    expect(JSON.stringify(entry)).not.toContain(passphrase)
  })

  test('is the operator’s own where one is set, and none only where that is said', async () => {
    expect(await backupPassphrase(settings({ BACKUP_PASSPHRASE: 'my own' }, 'own'))).toBe('my own')
    const off = settings({ BACKUP_PASSPHRASE: 'none' }, 'off')
    expect(await backupPassphrase(off)).toBeUndefined()
    const told: string[] = []
    await printPassphrase(off, (sentence) => told.push(sentence))
    expect(told).toEqual([expect.stringMatching(/^WARNING: backups are not encrypted/)])
    await expect(stat(file('off'))).rejects.toThrow('ENOENT')
  })

  test('is not made anew where its file is damaged', async () => {
    const place = settings({}, 'damaged-file')
    await backupPassphrase(place)
    await writeFile(file('damaged-file/backup-passphrase.json'), '{"passphr')
    await expect(backupPassphrase(place)).rejects.toThrow(/cannot be read: set BACKUP_PASSPHRASE/)
  })
})
