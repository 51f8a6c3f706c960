import { mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../src/database/database.ts'
import { installRoleFunctions } from '../../src/database/module-roles.ts'
import { runningDatabaseUrl, startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts'
import { readJournal, type Journal } from '../../src/upgrade/journal.ts'
import { differenceOf, readAllRows } from './all-rows.ts'
import {
  createInstallation,
  createReleases,
  isUnfinished,
  startAll,
  stopAll,
  waitUntilReady,
  type RehearsedInstallation,
  type UpgradeCommand,
  type VersionOptions,
} from './installation.ts'
import { addNote, changedRows, isMigrating, readModuleOf } from './rehearsed-module.ts'
import { startWriter } from './writer.ts'

/*
 * Rehearses `samity upgrade` with real processes: upgrades that succeed, that fail in each way, and that are
 * killed at each point. After each one the server runs, with one of the two versions and its data, also that
 * of a module, and nothing that it confirmed is lost.
 *
 *   npm run rehearse -- upgrade            the embedded database
 *   npm run rehearse -- upgrade external   a PostgreSQL of its own, as with DATABASE_URL
 */

const goodMigration = `alter table banks add column rehearsed text not null default 'yes';
update banks set address = address || ' (moved)';`
const failingMigration = `update banks set address = ''; select 1 / 0;`
/** The total of a day is no longer the sum of its lines. */
const wrongMigration = `alter table settings add column rehearsed int;
alter table ledger_days disable trigger user;
insert into ledger_days (day, side, category_id, head_id, payment_type, amount)
select '2026-01-01', 'income', 1, 0, 'Cash', 777;
alter table ledger_days enable trigger user;`

const startsInTrial = "if (!process.env['SAMITY_TRIAL']) process.exit(3)"
const notReady = 'No process of the newer version became ready.'

type Scenario = {
  name: string
  version: VersionOptions
  /**
   * Kills the command so many milliseconds after a line, or after a slow migration of the module has begun
   */
  kill?: {
    line: RegExp
    afterMs?: number
    everything?: boolean
    inModule?: boolean
    journal?: Partial<Journal>
  }
  /** Why the command went back */
  says?: RegExp
  ends: 'former' | 'newer' | 'either'
}

const scenarios: Scenario[] = [
  {
    name: 'a migration that fails',
    version: { migration: failingMigration },
    ends: 'former',
    says: /goes back: division by zero/,
  },
  {
    name: 'a version that does not start',
    version: { migration: goodMigration, start: "throw new Error('a broken build')" },
    ends: 'former',
    says: /goes back: The newer version does not start/,
  },
  {
    name: 'a version whose checks fail',
    version: { migration: wrongMigration },
    ends: 'former',
    says: /goes back: PROBLEM/,
  },
  {
    name: 'a module whose migration fails',
    version: { migration: goodMigration, module: 'broken' },
    ends: 'former',
    says: /migration 002\.marks\.sql failed/,
  },
  { name: 'a version that works', version: { migration: goodMigration }, ends: 'newer' },
  {
    name: 'a version that starts only in the trial',
    version: { migration: goodMigration, start: startsInTrial },
    ends: 'former',
    says: /goes back: No process of the newer version became ready/,
  },
  ...killsOf({ migration: goodMigration, start: startsInTrial }, 'former', [
    // it was proven, so the journal needs the reason to go back
    { line: /^The upgrade goes back/, everything: true, journal: { step: 'proven', problem: notReady } },
    { line: /^All data is as it was/, everything: true, journal: { problem: notReady } },
  ]),
  ...killsOf({ migration: goodMigration }, 'either', [
    { line: /^Upgrading from/ },
    { line: /^The backup/, everything: true },
    { line: /^Stopping/ },
    { line: /^Stopping/, afterMs: 1200, everything: true },
    { line: /^Every row is saved/, everything: true },
    { line: /^Updating the database/ },
    { line: /^Updating the database/, afterMs: 900, everything: true },
    { line: /^Updated the database/ },
    { line: /^Trying the newer/, afterMs: 400 },
    { line: /^Trying the newer/, afterMs: 2500, everything: true },
    { line: /^It starts/ },
    { line: /^It starts/, afterMs: 600, everything: true },
    { line: /^It starts/, afterMs: 1500, everything: true },
  ]),
  ...killsOf({ migration: goodMigration, module: 'slow' }, 'former', [
    { line: /^Trying the newer/, inModule: true, journal: { step: 'changing', problem: null } },
    {
      line: /^Trying the newer/,
      inModule: true,
      everything: true,
      journal: { step: 'changing', problem: null },
    },
  ]),
  ...killsOf({ migration: wrongMigration }, 'former', [
    { line: /^The upgrade goes back/ },
    { line: /^The upgrade goes back/, afterMs: 1300, everything: true },
    { line: /^All data is as it was/, everything: true },
  ]),
]

function killsOf(
  version: Scenario['version'],
  ends: Scenario['ends'],
  kills: NonNullable<Scenario['kill']>[],
): Scenario[] {
  return kills.map((kill) => ({
    name: `${version.start === startsInTrial ? 'starts only in the trial, ' : ''}killed ${kill.inModule ? 'in the migration of a module' : `${kill.afterMs ?? 0} ms`} after '${kill.line.source.slice(1)}'${kill.everything ? ' with all it started' : ''}`,
    version,
    kill,
    ends,
  }))
}

const isMatch = (journal: Journal | undefined, expected: Partial<Journal>): boolean =>
  isDeepStrictEqual({ ...journal, ...expected }, { ...journal })

type Rehearsal = { installation: RehearsedInstallation; databaseUrl: string | undefined; former: string }

async function withDatabase<T>(
  { installation, databaseUrl }: Rehearsal,
  work: (sql: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const url = databaseUrl ?? (await runningDatabaseUrl(installation.data))
  if (url === undefined) throw new Error('No server runs on the data folder.')
  const sql = openDatabase(url, { poolSize: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** Waits until the module migrates, or the upgrade has ended. */
async function waitForModuleMigration(rehearsal: Rehearsal, upgrade: AbortSignal): Promise<void> {
  // the embedded database starts with the trial
  while (!upgrade.aborted && !(await withDatabase(rehearsal, isMigrating).catch(() => false)))
    await delay(100)
}

async function rehearse(rehearsal: Rehearsal, { name, version, kill, ends, says }: Scenario): Promise<void> {
  const { installation, former } = rehearsal
  const startedAt = Date.now()
  await startAll(installation)
  const { data } = installation
  const moduleBefore = await withDatabase(rehearsal, async (sql) => {
    await readModuleOf(sql, data, 1)
    await addNote(sql)
    return readModuleOf(sql, data, 1)
  })
  const next = installation.addVersion(`newer-${startedAt}`, version)
  const writer = await startWriter(installation.ports)
  await delay(500)
  const isWaitingForPeople = kill === undefined
  // the digests are those of the moment at which people stop to work
  if (isWaitingForPeople) await writer.stop()
  const before = await withDatabase(rehearsal, readAllRows)
  let isKilled = false
  let journal: Journal | undefined
  const upgrade = new AbortController()
  const onLine = (line: string, command: UpgradeCommand) => {
    if (!kill || isKilled || !kill.line.test(line)) return
    isKilled = true
    const end = () => {
      journal = readJournal(`${installation.link}-upgrade`)
      command.kill(kill.everything ?? false)
    }
    if (kill.inModule) void waitForModuleMigration(rehearsal, upgrade.signal).then(end)
    else setTimeout(end, kill.afterMs ?? 0)
  }
  const first = await installation.upgrade(next, [], onLine)
  upgrade.abort()
  if (kill && !isKilled) throw new Error(`${name}: no such line in\n${first.lines.join('\n')}`)
  const wasKilled = first.code === null
  const second = wasKilled ? await installation.upgrade(next, ['--resume']) : undefined
  const lines = [...first.lines, ...(second?.lines ?? [])]
  // an interrupted upgrade leaves the processes to their supervisor
  if (wasKilled) await startAll(installation)
  for (const port of installation.ports) await waitUntilReady(port)
  await writer.stop()
  const inUse = (await realpath(installation.link)) === (await realpath(former)) ? 'former' : 'newer'
  const fail = (reason: string): never => {
    throw new Error(`${name}: ${reason}\n${lines.map((line) => `    ${line}`).join('\n')}`)
  }
  if (ends !== 'either' && ends !== inUse) fail(`the ${inUse} version is in use`)
  if (kill?.inModule && !wasKilled) fail('the module migrated before the kill')
  if (says && !lines.some((line) => says.test(line))) fail(`the command does not say ${says.source}`)
  if (kill?.journal && !isMatch(journal, kill.journal)) fail(`the journal says ${JSON.stringify(journal)}`)
  if (!wasKilled && (first.code === 0) !== (inUse === 'newer')) fail(`the command ended with ${first.code}`)
  if (isUnfinished(installation)) fail('the upgrade has left something behind')
  await withDatabase(rehearsal, async (sql) => {
    const banks = await sql<{ name: string; moved: boolean }[]>`
      select bank_name as name, address like '%(moved)' as moved from banks`
    const names = new Set(banks.map((bank) => bank.name))
    const lost = writer.confirmed.filter((one) => !names.has(one))
    if (lost.length > 0) fail(`${lost.length} confirmed records are lost: ${lost.slice(0, 5).join(', ')}`)
    const [column] = await sql`
      select 1 from information_schema.columns where table_name = 'banks' and column_name = 'rehearsed'`
    if (Boolean(column) !== (inUse === 'newer')) fail(`the ${inUse} version is in use, but the tables differ`)
    const expected =
      inUse === 'former' ? moduleBefore : { schema: 2, rows: changedRows(moduleBefore.rows), active: '1.1.0' }
    const found = await readModuleOf(sql, data, expected.schema)
    if (!isDeepStrictEqual(found, expected))
      fail(`the module has version ${found.schema}, ${found.rows.length} rows, and ${found.active} is active`)
    if (inUse === 'former' && isWaitingForPeople) {
      const difference = differenceOf(before, await readAllRows(sql))
      if (difference) fail(`the rows differ in ${difference}`)
    }
  })
  const note = await readFile(path.join(data, 'releases/note.json'), 'utf8')
  if (note !== '{"active":"former"}\n') fail('the module registry differs')
  console.log(
    `  ok  ${name}: ${inUse}, ${writer.confirmed.length} confirmed${wasKilled ? '' : kill ? ', ended before the kill' : ''} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`,
  )
}

/** Back to the former version with an empty database, for the next scenario. */
async function reset({ installation, former }: Rehearsal, emptyDatabase: () => Promise<void>): Promise<void> {
  await stopAll(installation)
  await rm(installation.link, { force: true })
  await rm(`${installation.link}-upgrade`, { recursive: true, force: true })
  await symlink(former, installation.link)
  createReleases(installation.data)
  await emptyDatabase()
}

/**
 * Runs all scenarios, or those whose name contains `only`. Throws at the first one that does not end as it
 * should.
 */
export async function rehearseUpgrade(kind = 'embedded', only = ''): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-rehearsal-'))
  const database =
    kind === 'external' ? await startEmbeddedPostgres(path.join(folder, 'database')) : undefined
  const databaseUrl = database?.url
  const installation = await createInstallation(folder, { databaseUrl })
  const former = installation.addVersion('former', { module: 'first' })
  const rehearsal = { installation, databaseUrl, former }
  const emptyDatabase = async () => {
    if (!database) return rm(path.join(installation.data, 'postgres'), { recursive: true, force: true })
    const sql = openDatabase(database.superuserUrl.replace(/\/samity$/, '/postgres'), { poolSize: 1 })
    await sql`drop database if exists samity with (force)`
    await sql`create database samity owner samity_app`
    await sql.end()
    const ownSql = openDatabase(database.superuserUrl, { poolSize: 1 })
    await installRoleFunctions(ownSql)
    await ownSql.end()
  }
  try {
    for (const scenario of scenarios.filter(({ name }) => name.includes(only))) {
      await reset(rehearsal, emptyDatabase)
      await rehearse(rehearsal, scenario)
    }
  } catch (error) {
    console.error(`The installation stays in ${folder}.`)
    throw error
  } finally {
    await stopAll(installation)
    await database?.stop()
  }
  await rm(folder, { recursive: true, force: true })
}
