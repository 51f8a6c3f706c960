import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '@samity/module-registry/testing'
import { openSession } from '../auth/sessions.ts'
import { backUp } from '../backup/backup.ts'
import { putBack } from '../backup/put-back.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { migrate, schemaVersion } from '../database/migrate.ts'
import { migrateRolling, rollingRefusal } from '../database/migrate-rolling.ts'
import { readJournal, removeJournal, writeJournal, type Journal } from './journal.ts'
import { readSavedState, refuseUnfinishedUpgrade, savedRows } from './saved-state.ts'
import { differenceOf, readAllRows } from '../../test/rehearsals/all-rows.ts'
import { createTestDatabase } from '../../test/test-server.ts'

/*
 * `npm run rehearse -- upgrade` runs whole upgrades with kills; these are the parts that decide what is lost.
 */

jest.setTimeout(180_000)

let database: Awaited<ReturnType<typeof createTestDatabase>>
let sql: Database
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  sql = openDatabase(database.url, { poolSize: 1 })
  folder = aFolder()
})
afterEach(async () => {
  await sql.end()
  await database.drop()
})

const aPerson = async (username: string) => {
  const [row] = await sql<{ id: number }[]>`
    insert into users ${sql({ username, username_key: username, password_hash: '-', role: 'staff', status: 'active' })} returning id`
  return row?.id ?? 0
}
const aBank = (name: string) =>
  sql`insert into banks (bank_name, address, branch_name, account_category) values (${name}, 'Road', 'Main', 'FDR')`

describe('the way back', () => {
  test('restores every row of every table, sessions and events too, after tables and rows have changed', async () => {
    const person = await aPerson('karim')
    await openSession(sql, person, 'test')
    await aBank('Sonali')
    const before = await readAllRows(sql)
    const version = await schemaVersion(sql)
    const file = path.join(folder, 'every-row.tar.gz')
    await backUp(sql, file, undefined, 'every row')
    const saved = await readAllRows(sql)
    await sql`alter table banks add column upgraded text not null default 'yes'`
    await sql`update banks set address = 'elsewhere'`
    await sql`create table added (id int)`
    await aBank('Janata')
    await sql`insert into schema_versions (version, name, md5) values (${version + 1}, 'newer', 'x')`
    expect(await putBack(sql, file, undefined)).toEqual([])
    expect(differenceOf(saved, await readAllRows(sql))).toBe('')
    expect(differenceOf(before, await readAllRows(sql))).toBe('')
    expect(await schemaVersion(sql)).toBe(version)
    // the former version creates its views at its start
    expect(await migrate(sql)).toEqual([])
    expect(await sql`select count(*)::int as count from banks where bank_name = 'Sonali'`).toEqual([
      { count: 1 },
    ])
  })

  test('is refused while a server uses the database', async () => {
    const file = path.join(folder, 'every-row.tar.gz')
    await backUp(sql, file, undefined, 'every row')
    const other = openDatabase(database.url, { poolSize: 1 })
    await other`select 1`
    await expect(putBack(sql, file, undefined)).rejects.toThrow('Samity is running on this database')
    await other.end()
  })

  /** Runs a step as `samity upgrade` does. */
  async function runStep(step: string): Promise<unknown> {
    const child = fork(path.join(__dirname, '../samity.ts'), ['upgrade-step', step], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        SAMITY_DATA: folder,
        SAMITY_RELEASES: path.join(folder, 'releases'),
        BACKUP_PASSPHRASE: 'none',
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const exit = once(child, 'exit')
    const [message] = (await once(child, 'message')) as [unknown]
    await exit
    return message
  }

  test('keeps what people have saved since, and says so by keeping the data', async () => {
    const person = await aPerson('karim')
    await sql.end()
    expect(await runStep('save')).toEqual({ result: {} })
    expect(() => refuseUnfinishedUpgrade(folder)).toThrow('An upgrade was interrupted')
    expect(existsSync(savedRows(folder))).toBe(true)
    sql = openDatabase(database.url, { poolSize: 1 })
    await aBank('Janata')
    await sql`insert into audit_events (actor_id, actor, action, subject) values (${person}, 'karim', 'create', 'banks')`
    await sql.end()
    // the tables are those of the former version, which therefore goes on with them
    expect(await runStep('undo')).toEqual({ result: { isKept: false } })
    sql = openDatabase(database.url, { poolSize: 1 })
    expect(await sql`select bank_name from banks`).toEqual([{ bank_name: 'Janata' }])
    await sql`insert into schema_versions (version, name, md5) values (998, 'newer', 'x')`
    await sql.end()
    expect(await runStep('undo')).toEqual({ result: { isKept: true } })
    await runStep('forget')
    expect(readSavedState(folder)).toBeUndefined()
    expect(() => refuseUnfinishedUpgrade(folder)).not.toThrow()
    sql = openDatabase(database.url, { poolSize: 1 })
  })

  test.each([
    ['a member', 'member 12', null, 'Uttara'],
    ['a module for nobody', 'mfe-bank 1.0.0', 'receipts/1', 'Pubali'],
  ])('keeps what %s has saved since', async (_who, actor, record, bank) => {
    await sql.end()
    await runStep('save')
    sql = openDatabase(database.url, { poolSize: 1 })
    await aBank(bank)
    await sql`
      insert into audit_events (actor, action, subject, record) values (${actor}, 'create', 'payments', ${record})`
    await sql.end()
    await runStep('undo')
    await runStep('forget')
    sql = openDatabase(database.url, { poolSize: 1 })
    expect(await sql`select 1 from banks where bank_name = ${bank}`).toHaveLength(1)
  })
})

describe('a rolling upgrade', () => {
  test('is refused when a migration does not promise that the former version runs with it', async () => {
    expect(await rollingRefusal(sql)).toBeUndefined()
    // 034 to 048 promise it, 030 and 052 do not
    await sql`delete from schema_versions where version >= 34`
    expect(await rollingRefusal(sql)).toContain('cannot run with migration 52')
    await sql`delete from schema_versions where version >= 30`
    expect(await rollingRefusal(sql)).toContain('cannot run with migration 30')
    await expect(migrateRolling(sql)).rejects.toThrow('cannot run with migration 30')
    await sql`drop table schema_compatibility`
    expect(await rollingRefusal(sql)).toContain('does not know rolling upgrades')
  })

  test('lets the former version start again, and no older one', async () => {
    const version = await schemaVersion(sql)
    await sql`insert into schema_versions (version, name, md5) values (${version + 1}, 'newer', 'x')`
    await sql`update schema_compatibility set runs_from = ${version + 1}`
    await expect(migrate(sql)).rejects.toThrow('start the newer Samity')
    await sql`update schema_compatibility set runs_from = ${version}`
    const views = await sql`select hash from schema_views`
    expect(await migrate(sql)).toEqual([])
    expect(await sql`select hash from schema_views`).toEqual(views)
  })
})

describe('the journal', () => {
  const journal: Journal = {
    format: 1,
    from: '/opt/samity-1',
    to: '/opt/samity-2',
    mode: 'stop',
    step: 'changing',
    problem: null,
    units: [{ name: 'samity.service', port: 8080 }],
  }

  test('is read as it was written, and refused when somebody has changed it', () => {
    expect(readJournal(folder)).toBeUndefined()
    writeJournal(folder, journal)
    expect(readJournal(folder)).toEqual(journal)
    const file = path.join(folder, 'journal.json')
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40))
    expect(() => readJournal(folder)).toThrow('is not the journal of an upgrade')
    removeJournal(folder)
    expect(readJournal(folder)).toBeUndefined()
  })
})
