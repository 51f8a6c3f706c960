import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { backUp } from '../backup/backup.ts'
import { backupPassphrase, existingPassphrase } from '../backup/passphrase.ts'
import { putBack } from '../backup/put-back.ts'
import { refuseOtherSessions } from '../backup/restore.ts'
import { describeLeftOut, splitKey } from '../backup/tables.ts'
import { checkIntegrity } from '../checks/rehearse.ts'
import { connectWithoutMigrating, type DatabaseConnection } from '../database/connect.ts'
import { openDatabase, type Sql } from '../database/database.ts'
import { runningDatabaseUrl } from '../database/embedded-postgres.ts'
import { latestVersion, migrate, schemaVersion } from '../database/migrate.ts'
import { migrateRolling, rollingRefusal } from '../database/migrate-rolling.ts'
import { backUpForCommand, newBackupPath } from '../features/system/backups/backup-runs.ts'
import { errorMessage } from '../process/error-message.ts'
import { readEnvironment, type Environment } from '../process/environment.ts'
import { StartupError } from '../process/startup-error.ts'
import { moduleRefusal } from './module-refusal.ts'
import {
  createSavedFolder,
  createTrialReleases,
  forgetSavedState,
  putRegistryBack,
  readRegistryFiles,
  readSavedState,
  savedRows,
  writeSavedState,
} from './saved-state.ts'

/*
 * The parts of an upgrade that touch data. Each runs in a process of its own, as the user who owns the data,
 * with the code of the newer version, and ends with the command that started it. Each may run again after a
 * kill.
 */

type Print = (sentence: string) => void
type Step = (environment: Environment, print: Print) => Promise<object>

/** `isEmpty`: there is no database yet, so there is nothing to save. */
export type Preparation = { isEmpty: boolean; rollingRefusal: string | undefined; problems: boolean }

/** `isKept`: people have worked with tables that the former version cannot use. */
export type Undone = { isKept: boolean }

const quietly = () => undefined

async function openRunning(environment: Environment): Promise<DatabaseConnection> {
  const url = environment.databaseUrl === undefined ? await runningDatabaseUrl(environment.data) : undefined
  if (url === undefined) return connectWithoutMigrating(environment, quietly)
  const sql = openDatabase(url)
  return { sql, close: () => sql.end() }
}

async function withStoppedDatabase<T>(
  environment: Environment,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const connection = await connectWithoutMigrating(environment, quietly, { poolSize: 1 })
  try {
    // the step of a command that was killed may still be at work for a moment
    await connection.sql`select pg_advisory_lock(hashtext('samity upgrade'))`
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** The sessions of a process that has just ended stay for a moment. */
async function waitForOtherSessions(sql: Sql): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await refuseOtherSessions(sql)
    } catch (error) {
      if (attempt === 20) throw error
      await delay(250)
    }
}

const prepare: Step = async (environment, print): Promise<Preparation> => {
  const { sql, close } = await openRunning(environment)
  try {
    const version = await schemaVersion(sql)
    if (version === 0) return { isEmpty: true, rollingRefusal: undefined, problems: false }
    const latest = await sql.begin((tx) => latestVersion(tx))
    if (version > latest)
      throw new StartupError(
        `The database has schema version ${version}, but this Samity supports versions up to ${latest}: this is no upgrade. To go back, restore a backup into an empty database with the older version.`,
      )
    const file = newBackupPath(environment.backups)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const backup = await backUpForCommand(sql, environment, file)
    print(`The backup ${file} is there, whatever happens.`)
    for (const one of Object.entries(backup.leftOut)) print(`PROBLEM: ${describeLeftOut(one)}`)
    const isIntact = await checkIntegrity(sql, 'command', quietly)
    if (!isIntact)
      print(
        'PROBLEM: the books or the audit log have an error already. samity verify names it. The upgrade goes on.',
      )
    return {
      isEmpty: false,
      rollingRefusal: (await rollingRefusal(sql)) ?? (await moduleRefusal(sql, environment)),
      problems: !isIntact,
    }
  } finally {
    await close()
  }
}

const lastEvent = async (sql: Sql) => {
  const [row] = await sql<{ id: number }[]>`select coalesce(max(id), 0) as id from audit_events`
  return row?.id ?? 0
}

const save: Step = (environment, print) =>
  withStoppedDatabase(environment, async ({ sql }) => {
    await waitForOtherSessions(sql)
    const { data, releases } = environment
    createSavedFolder(data)
    const { bytes, leftOut } = await backUp(
      sql,
      savedRows(data),
      await backupPassphrase(environment),
      'every row',
    )
    writeSavedState(data, {
      state: 'changing',
      lastEvent: await lastEvent(sql),
      schema: await schemaVersion(sql),
      registry: readRegistryFiles(releases),
      unsavedModules: [...new Set(Object.keys(leftOut).map((key) => splitKey(key).module ?? ''))],
    })
    for (const one of Object.entries(leftOut)) print(`PROBLEM: ${describeLeftOut(one)}`)
    print(`Every row is saved (${(bytes / 1_000_000).toFixed(1)} MB).`)
    return {}
  })

const migrateStep: Step = (environment, print) =>
  withStoppedDatabase(environment, async ({ sql }) => {
    const ran = await migrate(sql)
    print(
      ran.length > 0 ? `Updated the database's tables: ${ran.join(', ')}.` : 'The tables stay as they are.',
    )
    return {}
  })

const migrateBesidePeople: Step = async (environment, print) => {
  const { sql, close } = await openRunning(environment)
  try {
    const ran = await migrateRolling(sql)
    print(
      ran.length > 0 ? `Updated the database's tables: ${ran.join(', ')}.` : 'The tables stay as they are.',
    )
    return {}
  } finally {
    await close()
  }
}

/** The trial beside people works with a module registry of its own. */
const copyRegistry: Step = async ({ data, releases }) => {
  createTrialReleases(data, releases)
  return {}
}

const check: Step = async (environment) => {
  const problems: string[] = []
  const { sql, close } = await openRunning(environment)
  try {
    const isIntact = await checkIntegrity(sql, 'command', (line) => problems.push(line))
    if (!isIntact)
      throw new StartupError(
        problems.find((line) => /^PROBLEM|broken/.test(line)) ?? 'The books have an error.',
      )
    return {}
  } finally {
    await close()
  }
}

/** From now on the start serves people: the upgrade does not go back after one of them could work. */
const prove: Step = async ({ data }) => {
  const saved = readSavedState(data)
  if (saved) writeSavedState(data, { ...saved, state: 'proven' })
  return {}
}

/** Puts everything back as it was saved, unless people have worked since: what they saved stays. */
const undo: Step = async (environment, print): Promise<Undone> => {
  const { data, releases } = environment
  const saved = readSavedState(data)
  if (!saved) return { isKept: false }
  const isKept = await withStoppedDatabase(environment, async ({ sql }) => {
    await waitForOtherSessions(sql)
    const version = await schemaVersion(sql)
    const workers = version === 0 ? [] : await workersSince(sql, saved.lastEvent)
    const names = workers.join(', ')
    if (workers.length === 0) {
      const passphrase = await existingPassphrase(environment)
      const problems = await putBack(sql, savedRows(data), passphrase, saved.unsavedModules)
      for (const problem of problems) print(`PROBLEM: ${problem}`)
      print('All data is as it was before the upgrade.')
    } else print(`${names} worked with Samity since, so all data stays.`)
    return workers.length > 0 && version !== saved.schema
  })
  if (!isKept) putRegistryBack(releases, saved.registry)
  return { isKept }
}

/**
 * Who changed something after the event: people, members on their own pages, and modules that booked a
 * receipt for nobody. Commands and the system count as nobody.
 */
async function workersSince(sql: Sql, event: number): Promise<string[]> {
  const rows = await sql<{ actor: string }[]>`
    select distinct actor from audit_events
    where id > ${event} and (actor_id is not null or actor like 'member %' or record is not null)
    order by actor limit 5`
  return rows.map(({ actor }) => actor)
}

const forget: Step = async ({ data }) => {
  forgetSavedState(data)
  return {}
}

const steps = {
  prepare,
  save,
  migrate: migrateStep,
  'migrate-beside-people': migrateBesidePeople,
  'copy-registry': copyRegistry,
  check,
  prove,
  undo,
  forget,
}
export type DataStep = keyof typeof steps

/**
 * Runs one step for the command that started this process, sends it the result, and ends when that command
 * ends.
 */
export async function runDataStep(name = '', print: Print): Promise<boolean> {
  const step = Object.hasOwn(steps, name) ? steps[name as DataStep] : undefined
  if (!step || !process.send) throw new StartupError('samity upgrade runs its steps itself.')
  process.on('disconnect', () => process.exit(1))
  try {
    const result = await step(readEnvironment(), print)
    await new Promise((resolve) => process.send?.({ result }, resolve))
    return true
  } catch (error) {
    if (!(error instanceof StartupError)) console.error(error)
    await new Promise((resolve) => process.send?.({ problem: errorMessage(error) }, resolve))
    return false
  } finally {
    process.removeAllListeners('disconnect')
    process.disconnect()
  }
}
